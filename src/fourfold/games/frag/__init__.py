"""FRAG, a shooter without a computer by Philip Reed."""

from collections.abc import Mapping
from typing import Any

from fourfold.core.game import Game
from fourfold.faults import Sentence, wrong_option
from fourfold.games.frag.acts import builds, fair_character
from fourfold.games.frag.cards import deal_box
from fourfold.games.frag.maps import PRINTED, check_players, map_text, read_board, user_faults
from fourfold.games.frag.rules import set_up
from fourfold.games.frag.scoring import ranking, scores
from fourfold.games.frag.table import Frag, impossible, places
from fourfold.games.frag.view import look, redeal
from fourfold.games.frag.windows import WINDOWS
from fourfold.options import Option
from fourfold.plain import Thing


def character_list(value: Any) -> str:
    """New characters, or by seat one that was brought along from a tournament (frag 6, 168)."""
    texts = value.split(",") if isinstance(value, str) else value
    if not isinstance(texts, (list, tuple)) or not all([isinstance(text, str) for text in texts]):
        raise ValueError(Sentence("fault-frag-characters", value=repr(value)))
    for text in texts:
        stats = text.split("-")
        if text != "new" and not (all([stat.isdecimal() for stat in stats]) and fair_character([*map(int, stats)])):
            fresh = ", ".join(map(str, builds()))
            raise ValueError(Sentence("fault-frag-character", value=repr(text), known=fresh))
    return ",".join(texts)


def number(default: Any, least: int, most: int, or_off: bool = False) -> Option:
    """A whole number within bounds, or off if that is the default or allowed."""
    off = ("off",) if or_off or default == "off" else ()
    known = (*off, f"{least} to {most}")

    def check(value: Any) -> Any:
        if value not in off and not (type(value) is int and least <= value <= most):
            fitting = ", ".join([*off, f"{least}–{most}"])
            raise ValueError(Sentence("fault-not-one-of", value=repr(value), known=fitting))
        return value

    return Option(default, known, check, (least, most))


def box(seats: int, options: Mapping[str, Any]) -> Mapping[str, Thing]:
    """Board and cards, if the options go together."""
    brought = options["characters"].split(",")
    if brought != ["new"] and len(brought) != seats:
        raise wrong_option("characters", "fault-frag-brought", brought=len(brought), seats=seats)
    board = read_board(options["map"])
    check_players(board, seats, options["few_players"] == "on")
    return {board.id: board, **deal_box()}


GAME = Game(
    name="frag",
    seats=range(2, 13),
    table=Frag,
    options={
        "map": Option("pump_station", (*PRINTED, "the text of a map file"), map_text),
        "characters": Option("new", ("new", "2-2-3,new,4-2-1,…"), character_list),
        "tournament": Option("off"),
        "few_players": Option("off"),
        "placement": Option("choose", ("choose", "roll")),
        "weapon_limit": Option("unhurt", ("unhurt", "current")),
        "respawn_at_once": Option("off"),
        "pity_pickup": Option("off"),
        "distance": Option("steps", ("steps", "king")),
        "bound_attacks": Option("on"),
        "no_rushes": Option("off"),
        "markers_per_visit": Option("entry", ("entry", "turn")),
        "drops_keep_wear": Option("off"),
        "hand_lost_at_death": Option("off"),
        "puppeteer_scores": Option("off"),
        "frags_to_win": number(3, 1, 20),
        "lives": number("off", 1, 9),
        "round_limit": number("off", 1, 200),
        "secret_piles": Option("off"),
        "fog": Option("off"),
        "reaction_seconds": number(10, 5, 600, or_off=True),
        "turn_seconds": number(120, 5, 600, or_off=True),
    },
    box=box,
    set_up=set_up,
    look=look,
    redeal=redeal,
    count=scores,
    rank=ranking,
    places=places,
    check=impossible,
    bound=100_000,
    prompts={
        "build": "frag 5",
        "place": "frag 12",
        "roll": "frag 50",
        "act": "frag 53",
        "discard": "frag 19",
        "pick": "frag 160",
        "bounce": "frag 216",
        "puppet": "frag 217",
        "surplus": "frag 26",
        "gain": "frag 168",
        "turn": "frag 208",
        "special": "frag 223",
        "declared": "frag 230",
        "hit": "frag 215",
        "acid": "frag 217",
        "death": "frag 231",
    },
    files={"map": user_faults},
    secret=WINDOWS,
)

"""What each seat may know of a game of FRAG, and worlds it cannot tell from the real one (frag 236 to 244)."""

from collections.abc import Sequence
from typing import Any

from fourfold.core.events import Seat
from fourfold.core.game import View
from fourfold.games.frag.acts import PASS, Act, Means, builds
from fourfold.games.frag.attacks import bounces
from fourfold.games.frag.cards import DECKS, Card
from fourfold.games.frag.damage import ways_to_live
from fourfold.games.frag.forecast import Forecast, forecast, forecast_attack, percent
from fourfold.games.frag.moving import puppet_moves
from fourfold.games.frag.offers import roll_acts, turn_acts
from fourfold.games.frag.previews import preview
from fourfold.games.frag.table import Attack, Fighter, Frag, Pile
from fourfold.games.frag.windows import WINDOWS, reactions


def ids(cards: Sequence[Card]) -> list[str]:
    """Cards by name."""
    return [card.id for card in cards]


def look(g: Frag, me: Seat | None) -> View:
    """The table as a seat sees it."""
    window = g.asked.decisions[0].prompt if g.asked else ""
    return {
        "map": {"id": g.board.id, "names": dict(g.board.names), "grid": list(g.board.grid)},
        "round": g.round,
        "first": g.first,
        "active": g.active,
        "turn": look_at_turn(g),
        "window": window if window in WINDOWS else None,
        "fighters": [look_at(g, seat, me) for seat in range(g.seats)],
        "decks": {deck: len(cards) for deck, cards in g.decks.items()},
        "discards": {deck: ids(cards) for deck, cards in g.discards.items()},
        "specials": [{"card": each.card.id, "owner": each.owner, "target": each.target, "ends": each.ends}
                     for each in g.specials],
        "resolving": [{"card": each.card.id, "seat": each.seat, "target": each.target, "cancelled": each.cancelled}
                      for each in g.resolving],
        "blood": {g.name(place): number for place, number in sorted(g.blood.items())},
        "piles": [look_at_pile(g, pile, me) for pile in g.piles],
        "attack": look_at_attack(g, g.attack, me) if g.attack else None,
        "puppet": {"seat": g.puppet.seat, "points": g.puppet.points} if g.puppet else None,
        "winners": list(g.winners),
        "respawns": [g.name(place) for place in g.board.respawns],
        "odds": odds(g, me),
        **preview(g, me),
    }  # fmt: skip


def look_at_turn(g: Frag) -> View:
    """What the active player has left (frag 55, 237)."""
    turn = g.turn
    fields = ("points", "attacks", "rolled", "drugged", "extreme")
    limits = {weapon.id: g.attack_limit(g.active, weapon) for weapon in g.weapons(g.active)}
    pickups = [g.name(place) for place in turn.pickups]
    return {name: getattr(turn, name) for name in fields} | {"limits": limits, "pickups": pickups}


def look_at(g: Frag, seat: Seat, me: Seat | None) -> View:
    """One seat as another sees it (frag 236, 237)."""
    fighter = g.fighters[seat]
    seen = fighter.place >= 0 and g.sees(me, seat)
    fields = ("frags", "deaths", "blood", "dead", "out", "turns", "spared", "drugged", "misses")
    return {
        "stats": [fighter.health, fighter.speed, fighter.accuracy],
        "now": {"speed": g.stat(seat, "speed"), "accuracy": g.stat(seat, "accuracy"), "weapons": g.weapon_limit(seat)},
        "health": health_parts(g, seat),
        "place": g.name(fighter.place) if seen else None,
        "on_board": fighter.place >= 0,
        "hand": ids(fighter.hand) if seat == me else None,
        "hand_sizes": {deck: sum([card.deck == deck for card in fighter.hand]) for deck in DECKS},
        "hand_known": ids(fighter.shown),
        "guns": [{"card": gun.card.id, "ammo": gun.ammo, "full": gun.card.ammo} for gun in fighter.guns],
        "gear": [{"card": gear.card.id, "on": gear.on, "left": gear.left, "ends": gear.ends} for gear in fighter.gear],
        **{name: getattr(fighter, name) for name in fields},
    }


def health_parts(g: Frag, seat: Seat) -> dict[str, int]:
    """Own Health, bonus Health and armour points."""
    gear = g.fighters[seat].gear
    own = g.fighters[seat].health - g.fighters[seat].wounds
    armour = sum([each.left for each in gear if each.card.armour])
    return {"own": own, "bonus": g.health(seat) - own - armour, "armour": armour}


def look_at_pile(g: Frag, pile: Pile, me: Seat | None) -> View:
    """A weapon marker; a secret pile shows its cards only to who has seen them (frag 239)."""
    known = knows_pile(g, pile, me)
    worn = {card.id: g.worn[card.id] for card in pile.cards if card.id in g.worn} if known else {}
    cards = ids(pile.cards) if known else None
    return {"number": pile.number, "place": g.name(pile.place), "size": len(pile.cards), "cards": cards, "worn": worn}


def knows_pile(g: Frag, pile: Pile, me: Seat | None) -> bool:
    """A seat may see the cards of a pile."""
    return g.options["secret_piles"] == "off" or me in pile.known


def look_at_attack(g: Frag, attack: Attack, me: Seat | None) -> View:
    """The attack going on; in fog only shooter and targets know whom it is meant for (frag 242)."""
    known = g.options["fog"] == "off" or me == attack.shooter or me in attack.victims
    near = g.fighters[attack.shooter].place >= 0 and g.sees(me, attack.shooter)
    whole = {
        "verb": attack.verb,
        "target": attack.target,
        "centre": g.name(attack.centre) if attack.centre >= 0 else None,
        "bounce": g.name(attack.bounce) if attack.bounce >= 0 else None,
        "struck": attack.struck,
        "victims": list(attack.victims),
        "odds": [show(each) for each in forecast_attack(g, attack) if g.sees(me, each.victim)] if near else [],
    }
    return {"shooter": attack.shooter, "weapon": attack.weapon.id, "luck": attack.luck} | (whole if known else {})


def odds(g: Frag, me: Seat | None) -> dict[str, list[View]]:
    """For each attack a seat may declare now, and each square where it may turn, what it promises."""
    decision = g.pending.get(me) if me is not None else None
    if decision is None or decision.prompt not in ("act", "bounce"):
        return {}
    found = {str(act): [each for each in forecast(g, act) if g.sees(me, each.victim)] for act in decision.options}
    return {text: [show(each) for each in lines] for text, lines in found.items() if lines}


def show(line: Forecast) -> View:
    """Chances in percent of a hundred, as a table shows them; the last loss is the chance to be killed by a hit."""
    losses = [percent(chance) for chance in line.losses]
    hit, kill = percent(line.hit), percent(line.kill)
    return {"victim": line.victim, "distance": line.distance, "hit": hit, "losses": losses, "kill": kill}


def redeal(g: Frag, me: Seat | None) -> None:
    """Deal anew what a seat cannot know: decks, hands, secret piles, and in fog where unseen fighters stand."""
    for deck in DECKS:
        redeal_deck(g, deck, me)
    if g.options["fog"] == "on" and g.round:
        hide_fighters(g, me)
    if g.asked:
        prompt = g.asked.decisions[0].prompt
        rivals = [decision.seat for decision in g.asked.decisions if decision.seat != me]
        g.reoffer({seat: offer(g, prompt, seat) for seat in rivals})


def redeal_deck(g: Frag, deck: str, me: Seat | None) -> None:
    """The deck, and what of it lies in other hands or in piles a seat has not seen."""
    hands = [fighter for seat, fighter in enumerate(g.fighters) if seat != me]
    piles = [pile for pile in g.piles if not knows_pile(g, pile, me)]
    unknown = [*g.decks[deck], *[card for fighter in hands for card in hidden(fighter, deck)]]
    unknown += [card for pile in piles for card in pile.cards if card.deck == deck]
    unknown.sort(key=lambda card: card.order)
    g.dice.shuffle(unknown)
    for fighter in hands:
        kept = [card for card in fighter.hand if card not in hidden(fighter, deck)]
        dealt = [unknown.pop() for _ in range(len(fighter.hand) - len(kept))]
        fighter.hand = sorted(kept + dealt, key=lambda card: card.order)
    for pile in piles:
        pile.cards = [unknown.pop() if card.deck == deck else card for card in pile.cards]
    g.decks[deck] = unknown


def hidden(fighter: Fighter, deck: str) -> list[Card]:
    """The cards of a hand that others have not seen."""
    return [card for card in fighter.hand if card.deck == deck and card not in fighter.shown]


def hide_fighters(g: Frag, me: Seat | None) -> None:
    """Unseen fighters stand anywhere that a seat does not see, and in no line of sight it has (frag 241)."""
    unseen = [seat for seat in g.on_board() if not g.sees(me, seat)]
    here = g.fighters[me].place if me is not None else -1
    for seat in unseen:
        g.fighters[seat].place = -1
    sight = g.board.sight[here] if here >= 0 else {}
    lines = 0
    for seat in g.on_board():
        lines |= sight.get(g.fighters[seat].place, 0)
    for seat in unseen:
        g.fighters[seat].place = g.fighters[seat].last_free = g.dice.pick(hiding_places(g, sight, lines))


def hiding_places(g: Frag, sight: dict[int, int], lines: int) -> list[int]:
    """Free places out of sight that hide nobody else."""
    occupied = g.occupied()
    free = [
        place
        for place, solid in enumerate(g.board.solid)
        if not solid and not occupied >> place & 1 and not lines >> place & 1
    ]
    out_of_sight = [place for place in free if place not in sight or sight[place] & occupied]
    return out_of_sight or free


def offer(g: Frag, prompt: str, seat: Seat) -> Sequence[Any]:
    """What a seat would be offered on this table."""
    assert g.asked is not None
    if prompt in WINDOWS[:-1]:
        return [PASS, *reactions(g, prompt, seat)]
    if prompt == "death":
        return [Means(0, 0, 0, 0), *ways_to_live(g.fighters[seat], g.asked.args[2])]
    if prompt == "bounce":
        (weapon,) = [each for each in g.weapons(seat) if each.id == g.asked.args[0]]
        found = list(bounces(g, seat, g.asked.args[2], weapon)) or [g.fighters[seat].place]
        return [Act("bounce", where=g.name(place)) for place in found]
    if prompt == "pick":
        return next(tuple(pile.cards) for pile in g.piles if pile.number == g.asked.args[0])
    if prompt == "build":
        return builds()
    if prompt == "discard":
        return tuple(g.fighters[seat].hand)
    acts = {"puppet": puppet_moves, "roll": roll_acts, "act": turn_acts}
    if prompt in acts:
        return acts[prompt](g)
    return g.asked.decisions[0].options  # place, surplus, gain: open to all

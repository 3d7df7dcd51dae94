"""What each seat may know (fluxx 270 to 286)."""

from typing import Any

import pytest

from fourfold import Dice, LoadedDice
from fourfold.games.fluxx.table import Fluxx
from tests.citing import rule
from tests.games.fluxx.table import ANN, BOB, CY, GAME, asked, heard, ids, options, play, table, view


def known(g: Fluxx, viewer: int | None, seat: int) -> list[str]:
    """The cards of a hand that a seat can be sure of."""
    cards: list[str] = view(g, viewer)["seats"][seat]["known"]
    return cards


def worlds(g: Fluxx, viewer: int | None) -> list[Fluxx]:
    """Some worlds this seat cannot tell from the real one."""
    return [GAME.imagine(g, viewer, Dice(seed)) for seed in range(12)]


def event_names(g: Fluxx, seat: int | None) -> list[str]:
    """The kinds of events a seat saw."""
    return [type(event).__name__ for event in heard(g, seat)]


@rule("fluxx 270")
def test_a_hand_is_seen_by_its_owner_and_its_size_by_everybody() -> None:
    g = table(hands={ANN: ["milk"], BOB: ["bread", "time"]})
    assert view(g, BOB)["seats"][BOB]["hand"] == ["bread", "time"]
    for other in (ANN, CY, None):
        seen = view(g, other)["seats"][BOB]
        assert (seen["hand"], seen["hand_size"], seen["known"]) == (None, 2, [])
    assert {tuple(ids(world.hands[BOB])) for world in worlds(g, ANN)} != {("bread", "time")}
    assert all(ids(world.hands[BOB]) == ["bread", "time"] for world in worlds(g, BOB))


@rule("fluxx 271")
def test_a_small_hand_is_seen_by_its_owner_its_size_action_and_plays_by_everybody() -> None:
    g = table(hands={ANN: ["draw_3_play_2_of_them"]}, deck=["milk", "bread", "time"])
    play(g, "draw_3_play_2_of_them", "milk")
    public = {"action": "draw_3_play_2_of_them", "size": 2, "played": 1, "left": 1}
    assert view(g, ANN)["small_hands"] == [public | {"cards": ["bread", "time"]}]
    assert view(g, BOB)["small_hands"] == view(g, None)["small_hands"] == [public | {"cards": None}]
    assert any(ids(world.small_hands[0].cards) != ["bread", "time"] for world in worlds(g, BOB))


@rule("fluxx 272")
def test_the_table_and_the_turn_are_public() -> None:
    g = table(
        hands={ANN: ["take_another_turn", "draw_2_and_use_em", "love"]},
        keepers={BOB: ["milk"]},
        rules=["play_3", "mystery_play"],
        goals=["toast"],
        deck=["bread"],
    )
    play(g, "use mystery_play", "take_another_turn", "draw_2_and_use_em")
    seen = view(g, None)
    assert (seen["rules"], seen["resolving"]) == (["play_3", "mystery_play"], ["draw_2_and_use_em"])
    assert [goal["id"] for goal in seen["goals"]] == ["toast"]
    turn = seen["turn"]
    assert (turn["drawn"], turn["played"], turn["used"], turn["extra_turn"]) == (1, 2, ["mystery_play"], True)
    assert seen["seats"][BOB]["keepers"] == ["milk"]


@rule("fluxx 273")
def test_the_size_of_the_draw_pile_is_public_and_its_order_known_to_nobody() -> None:
    g = table(hands={ANN: ["milk"]})
    assert view(g, ANN)["deck"] == len(g.deck)
    assert all(ids(world.deck) != ids(g.deck) for seat in (ANN, BOB, None) for world in worlds(g, seat))


@rule("fluxx 274")
def test_every_discard_is_shown() -> None:
    g = table(hands={ANN: ["discard_and_draw", "milk", "bread"]}, discard=["toast"])
    play(g, "discard_and_draw")
    assert view(g, None)["discard"] == ["toast", "milk", "bread", "discard_and_draw"]
    assert "Discarded" in event_names(g, None)


@rule("fluxx 275")
def test_after_a_reshuffle_everybody_knows_which_cards_went_in_and_nobody_where() -> None:
    went_in = ["love", "peace", "time", "music", "sleep", "the_sun"]
    g = table(
        hands={ANN: ["empty_the_trash", "milk"], BOB: ["bread", "money"]}, rules=["play_2"], discard=went_in, rest="out"
    )
    play(g, "empty_the_trash")
    assert sorted(view(g, None)["last_shuffled_in"]) == sorted(went_in)
    for world in worlds(g, CY):
        assert sorted(ids(world.deck)) == sorted(went_in)  # so none of them is in a hand
    assert len({tuple(ids(world.deck)) for world in worlds(g, CY)}) > 1
    play(g, "milk")
    assert g.active == BOB  # who has drawn one of them
    for world in worlds(g, CY):
        assert len([card for card in world.hands[BOB] if card.id in went_in]) == 1


@rule("fluxx 276")
def test_a_drawn_card_is_seen_by_the_drawer() -> None:
    g = table(hands={ANN: ["jackpot"]}, deck=["milk", "bread", "time"])
    play(g, "jackpot")
    mine = next(event for event in heard(g, ANN) if type(event).__name__ == "Drew")
    theirs = next(event for event in heard(g, BOB) if type(event).__name__ == "DrewSome")
    assert (ids(mine._asdict()["cards"]), theirs._asdict()["cards"]) == (["milk", "bread", "time"], 3)


@rule("fluxx 277")
def test_a_taxed_card_is_seen_by_taker_and_giver_only() -> None:
    g = table(hands={ANN: ["random_tax"], BOB: ["bread", "time"], CY: []}, rules=["mystery_play"])
    play(g, "random_tax")
    (taken,) = ids(g.hands[ANN])
    assert (known(g, BOB, ANN), known(g, CY, ANN), known(g, None, ANN)) == ([taken], [], [])
    assert "CardTaken" in event_names(g, BOB)
    assert "CardTakenUnseen" in event_names(g, CY)


@rule("fluxx 278")
def test_in_everybody_gets_1_the_giver_sees_all_and_a_receiver_their_own() -> None:
    g = table(hands={ANN: ["everybody_gets_1"]}, deck=["milk", "bread", "time"], rules=["mystery_play"])
    play(g, "everybody_gets_1")
    assert (view(g, ANN)["looked_at"], view(g, BOB)["looked_at"]) == (["milk", "bread", "time"], None)
    play(g, "milk", "bread", "time")
    assert (known(g, ANN, BOB), known(g, ANN, CY)) == (["bread"], ["time"])
    assert (known(g, CY, BOB), known(g, None, BOB)) == ([], [])
    assert view(g, BOB)["seats"][BOB]["hand"] == ["bread"]


@rule("fluxx 279")
def test_hands_that_change_owners_are_known_to_those_who_gave_them() -> None:
    g = table(hands={ANN: ["rotate_hands", "milk"], BOB: ["bread"], CY: ["time"]}, rules=["mystery_play"])
    play(g, "rotate_hands", "clockwise")
    assert (known(g, ANN, BOB), known(g, BOB, CY), known(g, CY, ANN)) == (["milk"], ["bread"], ["time"])
    assert known(g, CY, BOB) == known(g, None, BOB) == []
    g = table(hands={ANN: ["trade_hands", "milk"], BOB: ["bread"]}, rules=["mystery_play"])
    play(g, "trade_hands", "1")
    assert (known(g, ANN, BOB), known(g, BOB, ANN), known(g, CY, ANN)) == (["milk"], ["bread"], [])
    g = table(hands={ANN: ["rock_paper_scissors_showdown", "milk"], BOB: ["bread"]}, rules=["mystery_play"])
    play(g, "rock_paper_scissors_showdown", "1")
    for _ in range(2):
        g.play(ANN, "rock")
        g.play(BOB, "paper")
    assert (known(g, ANN, BOB), known(g, CY, BOB)) == (["milk"], [])


@rule("fluxx 280")
def test_everybody_knows_a_zapped_card() -> None:
    g = table(hands={ANN: ["zap_a_card"]}, keepers={BOB: ["milk"]}, rules=["mystery_play"])
    play(g, "zap_a_card", "milk")
    assert known(g, BOB, ANN) == known(g, CY, ANN) == known(g, None, ANN) == ["milk"]
    assert all(ids(world.hands[ANN]) == ["milk"] for world in worlds(g, None))


@rule("fluxx 281")
def test_a_card_nobody_chose_is_seen_once_it_is_played() -> None:
    for setting, moves, cause in [
        ({"hands": {ANN: ["use_what_you_take"], BOB: ["milk"]}}, ["use_what_you_take", "1"], "use_what_you_take"),
        ({"hands": {ANN: 1}, "rules": ["mystery_play"], "deck": ["milk"]}, ["use mystery_play"], "mystery_play"),
        ({"hands": {ANN: ["milk"]}, "rules": ["first_play_random", "play_2"]}, ["random"], "first_play_random"),
    ]:
        made: Any = setting
        g = play(table(**made), *moves)
        played = [event._asdict() for event in heard(g, None) if type(event).__name__ == "Played"]
        assert (played[-1]["card"].id, played[-1]["cause"]) == ("milk", cause)


@rule("fluxx 282")
def test_a_throw_is_seen_by_its_thrower_until_both_are_in() -> None:
    g = table(hands={ANN: ["rock_paper_scissors_showdown", 1], BOB: 1})
    play(g, "rock_paper_scissors_showdown", "1")
    g.play(ANN, "rock")
    assert asked(g) == {BOB: "throw"}
    assert {world.answers[ANN] for world in worlds(g, BOB)} == {"rock", "paper", "scissors"}
    assert {world.answers[ANN] for world in worlds(g, ANN)} == {"rock"}


@rule("fluxx 283")
def test_while_others_discard_each_sees_only_their_own_choice() -> None:
    g = table(hands={ANN: ["hand_limit_1"], BOB: ["milk", "bread", "time"], CY: 3})
    play(g, "hand_limit_1")
    g.play(BOB, "bread")
    assert {str(world.answers[BOB]) for world in worlds(g, BOB)} == {"bread"}
    assert len({str(world.answers[BOB]) for world in worlds(g, CY)}) > 1
    g.play(CY, options(g, CY)[0])
    assert (view(g, BOB)["seats"][BOB]["going"], view(g, CY)["seats"][BOB]["going"]) == (["bread"], None)
    assert {tuple(ids(world.going[BOB])) for world in worlds(g, BOB)} == {("bread",)}
    assert len({tuple(ids(world.going[BOB])) for world in worlds(g, CY)}) > 1


@rule("fluxx 284")
def test_answers_to_bonuses_days_and_directions_are_public() -> None:
    g = table(hands={ANN: 1}, keepers={BOB: ["the_party"]}, rules=["party_bonus"], drawn=None)
    play(g, "refuse")
    assert view(g, CY)["turn"]["party"] == "refuse"
    assert "BonusAnswered" in event_names(g, None)
    g = table(hands={ANN: ["todays_special"]})
    assert "DayDeclared" in event_names(play(g, "todays_special", "holiday"), None)
    g = table(hands={ANN: ["rotate_hands", 1], BOB: 1})
    assert "HandsRotated" in event_names(play(g, "rotate_hands", "clockwise"), None)


@rule("fluxx 285")
@pytest.mark.parametrize("taken", ["love", "milk"])
def test_whichever_card_is_taxed_third_players_no_longer_know_the_hand(taken: str) -> None:
    g = table(hands={ANN: ["zap_a_card", "love"], BOB: ["random_tax"]}, keepers={CY: ["milk"]}, deck=["time", "sleep"])
    play(g, "zap_a_card", "milk")
    g.dice = LoadedDice()
    g.dice.falls = [ids(g.hands[ANN]).index(taken)]
    play(g, "random_tax")
    assert taken in ids(g.hands[BOB])
    assert known(g, CY, ANN) == []


@rule("fluxx 285")
def test_a_card_seen_entering_a_hand_is_known_until_that_hand_loses_a_card_unseen() -> None:
    g = table(hands={ANN: ["zap_a_card", "love"], BOB: ["random_tax"]}, keepers={CY: ["milk"]}, deck=["time", "sleep"])
    play(g, "zap_a_card", "milk")
    assert known(g, CY, ANN) == ["milk"]
    assert all("milk" in ids(world.hands[ANN]) for world in worlds(g, CY))
    play(g, "random_tax")  # Bob takes love or milk from Ann, unseen by Cy
    assert known(g, CY, ANN) == []
    assert known(g, BOB, ANN) == [card for card in ["milk"] if card in ids(g.hands[ANN])]
    g = table(
        hands={ANN: ["zap_a_card"], BOB: ["love"], CY: 1}, keepers={CY: ["milk"]}, rules=["play_2"], deck=["music"]
    )
    play(g, "zap_a_card", "milk", "milk")
    assert known(g, CY, ANN) == []  # played, so no longer in the hand


@rule("fluxx 286")
def test_a_spectator_sees_what_is_public_and_nothing_more() -> None:
    g = table(hands={ANN: ["draw_2_and_use_em", "milk"], BOB: ["bread"]}, deck=["time", "love"])
    play(g, "draw_2_and_use_em")
    seen = GAME.view(g, None)
    assert seen["decision"] is None
    assert [seat["hand"] for seat in seen["table"]["seats"]] == [None, None, None]
    assert not {"milk", "bread", "time", "love"} & {word.strip("'\", ") for word in str(seen["table"]).split()}

"""What each seat may know (fits 72 to 75)."""

from fourfold import Dice, save
from tests.citing import rule
from tests.games.fits.table import ANN, BOB, CAT, FITS, FLAT, offered, play, play_all, play_out, table


@rule("fits 72")
def test_grids_cards_pieces_and_scores_are_public() -> None:
    g = table("L5", "P5", calls="L5 O4 I3")
    play_all(g, FLAT, "P5 ##/##/#. 4")
    play_all(g, "pass")
    play_all(g, "O4 ##/## 4", "pass")
    views = [FITS.view(g, seat)["table"] for seat in (None, ANN, BOB)]
    assert views[0]["seats"] == views[1]["seats"] == views[2]["seats"]
    ann, bob = views[0]["seats"]
    assert ([laid["text"] for laid in ann["laid"]], ann["skipped"]) == ([FLAT, "O4 ##/## 4"], ["L5"])
    assert (bob["passed"], bob["start_card"], views[0]["called"]) == (["L5", "O4"], "P5", ["L5", "O4", "I3"])
    play_out(g)
    assert [seat["points"] for seat in FITS.view(g, None)["table"]["seats"]] == [[1], [0]]


@rule("fits 73")
def test_the_pieces_still_to_come_are_known_as_a_set() -> None:
    g = table("L5", calls="Y5 X5 W5 V5 U5 T5 P5 N5 L4 T4 L5 O4 I3")
    play(g, FLAT)
    assert " ".join(FITS.view(g, ANN)["table"]["to_come"]) == "I3 O4 T4 L4 L5 N5 P5 T5 U5 V5 W5 X5"
    play(g, *["pass"] * 10)
    assert FITS.view(g, ANN)["table"]["to_come"] == ["I3"]


@rule("fits 74")
def test_the_order_of_cards_and_unshown_choices_are_hidden() -> None:
    one, other = table("L5", "P5", calls="O4 I3 X5"), table("L5", "P5", calls="O4 X5 I3")
    for g in (one, other):
        play_all(g, FLAT, "P5 ##/##/#. 4")
    play(one, "O4 ##/## 0", seat=BOB)
    play(other, "pass", seat=BOB)
    assert FITS.view(one, ANN) == FITS.view(other, ANN)
    assert FITS.view(one, None) == FITS.view(other, None)
    assert [seat["ready"] for seat in FITS.view(one, ANN)["table"]["seats"]] == [False, True]
    assert FITS.view(one, BOB)["table"]["confirmed"] == "O4 ##/## 0"


@rule("fits 75")
def test_an_imagined_table_differs_in_nothing_else() -> None:
    g = table("L5", "P5", "T5", calls="O4 I3 X5")
    play_all(g, FLAT, "P5 ##/##/#. 4", "T5 ###/.#./.#. 0")
    choices = set(offered(g, CAT))
    play(g, "O4 ##/## 1", seat=BOB)
    play(g, "O4 ##/## 2", seat=CAT)
    worlds = [FITS.imagine(g, BOB, Dice(seed)) for seed in range(30)]
    kept = [{**save(world), "deck": 0, "start_deck": 0, "answers": 0, "dice": 0} for world in worlds]
    assert all(each == kept[0] == {**save(g), "deck": 0, "start_deck": 0, "answers": 0, "dice": 0} for each in kept)
    assert {str(world.answers[BOB]) for world in worlds} == {"O4 ##/## 1"}
    assert len({str(world.answers[CAT]) for world in worlds}) > 3
    assert {str(world.answers[CAT]) for world in worlds} <= choices
    assert len({tuple(world.deck) for world in worlds}) == 30
    assert {frozenset(world.deck) for world in worlds} == {frozenset(g.deck)}


@rule("fits 17", "fits 18")
def test_a_seat_sees_where_the_piece_it_confirmed_will_rest() -> None:
    g = table("L5", "P5", calls="O4")
    play(g, FLAT)
    assert FITS.view(g, ANN)["table"]["confirmed_cells"] == [[0, 0], [0, 1], [1, 0], [2, 0], [3, 0]]
    assert FITS.view(g, BOB)["table"]["confirmed_cells"] == []
    assert FITS.view(g, None)["table"]["confirmed_cells"] == []
    play(g, "P5 ##/##/#. 0", seat=BOB)
    assert FITS.view(g, ANN)["table"]["confirmed_cells"] == []


@rule("fits 51")
def test_a_landing_says_which_symbols_it_lies_on_and_what_they_cost() -> None:
    g = table("L5", calls="O4 I3", board=2)
    play(g, FLAT)
    forecasts = FITS.view(g, ANN)["table"]["forecasts"]
    square = forecasts["O4 ##/## 4"]
    assert (square["symbols"], square["costs"], square["fills"], square["points"]) == ([[5, 1]], {"A": 3}, [0], 7)
    beside = forecasts["O4 ##/## 0"]
    assert (beside["symbols"], beside["costs"]) == ([], {})
    play(g, "O4 ##/## 4")
    assert FITS.view(g, ANN)["table"]["seats"][ANN]["lost"] == ["A"]
    assert all("A" not in each["costs"] for each in FITS.view(g, ANN)["table"]["forecasts"].values())


@rule("fits 58", "fits 59")
def test_a_single_player_sees_the_ranks_to_climb() -> None:
    ladder = FITS.view(table("L5"), ANN)["table"]["ladder"]
    assert [(rung["rank"], rung["least"]) for rung in ladder][::5] == [("master", 17), ("phobe", 0)]
    assert [rung["least"] for rung in ladder] == [17, 14, 11, 8, 5, 0]
    assert FITS.view(table("L5", "P5"), ANN)["table"]["ladder"] is None
    assert FITS.view(table("L5", mode="long"), ANN)["table"]["ladder"] is None

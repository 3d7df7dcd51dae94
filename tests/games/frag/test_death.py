"""Death, frags, remains, dropping, victory and meta-rules (frag 145 to 174)."""

from fourfold.games.frag.acts import Build
from fourfold.games.frag.damage import die
from fourfold.games.frag.table import Frag
from fourfold.games.frag.tournament import Sheet
from tests.citing import rule
from tests.games.frag.table import (
    ANN,
    BOB,
    CID,
    DEE,
    GAME,
    asked,
    discarded,
    hand,
    in_play,
    load,
    offered,
    play,
    seen,
    table,
    told,
    where,
)

WEAK = dict.fromkeys((BOB, CID, DEE), "1-3-3")


def kill(g: Frag, victim: int = BOB) -> None:
    """Ann shoots somebody with Health 1 dead."""
    load(g, 6, 6, 6, 6, 6, 1)
    play(g, ANN, f"fire pistol at {victim}")


@rule("frag 145", "frag 147")
def test_the_attacker_notes_a_frag_and_draws_a_special() -> None:
    g = table(builds=WEAK)
    kill(g)
    assert g.fighters[ANN].frags == 1
    assert [card.deck for card in g.fighters[ANN].hand] == ["special"]


@rule("frag 146", "frag 167")
def test_the_last_frag_needed_wins_at_once() -> None:
    at = {ANN: "0,0", BOB: "7,0", CID: "8,0", DEE: "7,1"}
    for needed in (3, 5):
        g = table(at=at, builds=WEAK, down={ANN: ["w_nuke"]}, frags_to_win=needed)
        g.fighters[ANN].frags = needed - 1
        load(g, 6, 6, 6, *[6] * 8, 1)
        play(g, ANN, "nuke w_nuke.1 7,0")
        assert g.over
        assert g.winners == [ANN]
        assert len(seen(g, "DamageRolled")) == 1  # nothing more is rolled for other victims
        assert hand(g, ANN) == []  # and no Special
        assert GAME.scores(g) == [needed, 0, 0, 0]
        assert GAME.ranking(g) == [1, 2, 2, 2]


@rule("frag 148")
def test_a_death_that_scores_for_nobody_draws_no_special() -> None:
    g = table(hands={ANN: ["s_no_carrier"]})
    play(g, ANN, "play s_no_carrier.1 at 1")
    assert g.fighters[BOB].dead
    assert "DrewUnseen" not in told(g)


@rule("frag 149")
def test_nobody_scores_for_the_own_fighter() -> None:
    g = table(at={ANN: "4,4", BOB: "11,7"}, builds={ANN: "1-3-3"}, down={ANN: ["w_nuke"]})
    load(g, 6, 6, 6, *[6] * 6, 1)
    play(g, ANN, "nuke w_nuke.1 4,5")
    assert g.fighters[ANN].dead
    assert [fighter.frags for fighter in g.fighters] == [0, 0, 0, 0]


@rule("frag 150")
def test_every_fighter_killed_by_an_area_weapon_counts_with_its_special() -> None:
    g = table(at={ANN: "0,0", BOB: "7,0", CID: "8,0"}, builds=WEAK, down={ANN: ["w_nuke"]})
    load(g, 6, 6, 6, *[6] * 8, 1, *[6] * 6, 1)
    play(g, ANN, "nuke w_nuke.1 7,0")
    assert g.fighters[ANN].frags == 2
    assert len(hand(g, ANN)) == 2


@rule("frag 151")
def test_after_a_frag_the_turn_goes_on() -> None:
    g = table(at={ANN: "2,5", BOB: "6,5", CID: "2,1"}, builds=WEAK, points=5)
    kill(g)
    assert asked(g) == {ANN: "act"}
    assert (g.turn.points, g.turn.attacks) == (5, 1)
    assert "fire pistol at 2" in offered(g)


@rule("frag 152", "frag 153", "frag 154")
def test_blood_and_the_weapons_lie_in_the_square_before_the_attacker_goes_on() -> None:
    g = table(builds=WEAK, down={BOB: ["w_needler", "w_shotgun"]})
    square = g.fighters[BOB].place
    kill(g)
    assert asked(g) == {ANN: "act"}
    assert g.blood == {square: 1}
    assert [(pile.place, [card.kind for card in pile.cards]) for pile in g.piles] == [
        (square, ["w_needler", "w_shotgun"])
    ]
    g = table(builds=WEAK)
    kill(g)
    assert g.piles == []  # no weapon, no weapon marker


@rule("frag 155")
def test_gadgets_are_discarded_and_carried_blood_is_lost() -> None:
    g = table(builds=WEAK, down={BOB: ["g_backpack"]})
    square = g.fighters[BOB].place
    g.fighters[BOB].blood = 3
    die(g, BOB, ANN)
    assert discarded(g) == ["g_backpack"]
    assert (g.blood, g.fighters[BOB].blood) == ({square: 1}, 0)


@rule("frag 156")
def test_whoever_comes_may_take_one_of_the_markers_not_both() -> None:
    g = table(builds=WEAK, down={BOB: ["w_needler"]}, at={ANN: "5,5", BOB: "6,5"})
    kill(g)
    play(g, ANN, "step 6,5")
    assert offered(g, verb="take") == ["take blood", "take pile-1"]
    play(g, ANN, "take blood")
    assert offered(g, verb="take") == []
    assert g.fighters[ANN].blood == 1


@rule("frag 157")
def test_markers_are_taken_on_entering_or_before_the_first_move() -> None:
    g = table(builds=WEAK, at={ANN: "5,5", BOB: "6,5"})
    g.blood[g.fighters[ANN].place] = 1
    play(g, ANN, "fire pistol at 1")
    assert "take blood" in offered(g)  # standing on it, before the first move
    play(g, ANN, "step 5,6")
    assert offered(g, verb="take") == []
    play(g, ANN, "step 5,5")
    assert offered(g, verb="take") == ["take blood"]
    g = table(hands={ANN: ["s_swap"]}, at={ANN: "5,5", BOB: "9,5"})
    g.blood[g.fighters[BOB].place] = 1
    play(g, ANN, "step 4,5", "play s_swap")
    assert where(g, ANN) == "9,5"
    assert offered(g, verb="take") == []  # neither entered nor before the first move


@rule("frag 158")
def test_a_fighter_that_comes_back_takes_another_marker_unless_an_option_forbids() -> None:
    for option, taken in {"entry": 2, "turn": 1}.items():
        g = table(at={ANN: "5,5", BOB: "11,7"}, markers_per_visit=option)
        g.blood[g.fighters[ANN].place] = 2
        play(g, ANN, "step 5,6", "step 5,5", "take blood", "step 5,6", "step 5,5")
        if "take blood" in offered(g):
            play(g, ANN, "take blood")
        assert g.fighters[ANN].blood == taken


@rule("frag 159")
def test_blood_is_kept_in_any_number_and_each_restores_1_health_at_any_time() -> None:
    g = table(seats=2, builds={ANN: "4-2-1", BOB: "2-2-3"})
    g.fighters[ANN].blood, g.fighters[ANN].wounds = 5, 3
    play(g, ANN, "step 3,5", "blood", "end")
    assert (g.fighters[ANN].blood, g.health(ANN)) == (4, 2)
    play(g, BOB, "fire pistol at 0")
    assert asked(g) == {ANN: "declared"}
    play(g, ANN, "blood")
    assert g.health(ANN) == 3


@rule("frag 160")
def test_whoever_takes_a_weapon_marker_chooses_one_card_with_full_ammo() -> None:
    g = table(builds=WEAK, down={BOB: ["w_needler", "w_shotgun"]}, at={ANN: "5,5", BOB: "6,5"})
    g.fighters[BOB].guns[1].ammo = 1
    kill(g)
    play(g, ANN, "step 6,5", "take pile-1")
    assert asked(g) == {ANN: "pick"}
    play(g, ANN, "w_shotgun.1", "play w_shotgun")
    assert g.fighters[ANN].guns[0].ammo == 6


@rule("frag 161")
def test_nobody_takes_a_second_weapon_from_a_pile_in_a_turn_and_the_marker_stays() -> None:
    g = table(builds=WEAK, down={BOB: ["w_needler", "w_shotgun"]}, at={ANN: "5,5", BOB: "6,5"})
    kill(g)
    play(g, ANN, "step 6,5", "take pile-1", "w_shotgun.1", "step 5,5", "step 6,5")
    assert offered(g, verb="take") == ["take blood"]
    assert [len(pile.cards) for pile in g.piles] == [1]


@rule("frag 162")
def test_each_death_and_each_drop_makes_a_pile_of_its_own() -> None:
    g = table(down={ANN: ["w_needler", "w_shotgun"], BOB: ["w_nuke"]})
    play(g, ANN, "drop w_needler", "drop w_shotgun")
    g.fighters[BOB].place = g.fighters[ANN].place
    die(g, BOB, ANN)
    assert [[card.kind for card in pile.cards] for pile in g.piles] == [["w_needler"], ["w_shotgun"], ["w_nuke"]]


@rule("frag 163")
def test_a_weapon_or_gadget_is_dropped_at_any_moment_of_ones_own_turn_and_taken_by_others() -> None:
    g = table(seats=2, down={ANN: ["w_needler", "g_backpack"]}, at={ANN: "5,5", BOB: "6,5"}, phase="roll")
    play(g, ANN, "drop g_backpack", "roll", "drop w_needler", "step 4,5", "end")
    assert in_play(g, ANN) == []
    g.turn.points = 4
    play(g, BOB, "step 5,5")
    assert offered(g, BOB, "take") == ["take pile-1", "take pile-2"]
    play(g, BOB, "take pile-1", "g_backpack.1")
    assert hand(g, BOB) == ["g_backpack"]


@rule("frag 164")
def test_what_a_player_dropped_that_player_cannot_take_in_the_same_turn() -> None:
    g = table(down={ANN: ["w_needler"]})
    play(g, ANN, "drop w_needler")
    assert offered(g, verb="take") == []
    play(g, ANN, "step 3,5", "step 2,5")
    assert offered(g, verb="take") == []


@rule("frag 165")
def test_dropped_guns_are_refilled_unless_an_option_says_no() -> None:
    for option, ammo, points in [("off", 6, 3), ("on", 2, 1)]:
        g = table(seats=2, at={ANN: "5,5", BOB: "6,5"}, down={ANN: ["w_needler", "g_heavy_armor"]},
                  drops_keep_wear=option)  # fmt: skip
        g.fighters[ANN].guns[0].ammo, g.fighters[ANN].gear[0].left = 2, 1
        play(g, ANN, "drop w_needler", "drop g_heavy_armor", "step 4,5", "end")
        g.turn.points = 9
        play(g, BOB, "step 5,5", "take pile-1", "w_needler.1", "step 6,5", "step 5,5", "take pile-2", "g_heavy_armor.1")
        play(g, BOB, "play w_needler", "play g_heavy_armor")
        assert (g.fighters[BOB].guns[0].ammo, g.fighters[BOB].gear[0].left) == (ammo, points)


@rule("frag 166")
def test_an_option_deals_no_cards_and_makes_death_cost_weapons_and_gadgets_in_hand() -> None:
    state = GAME.start(4, hand_lost_at_death="on")
    assert [fighter.hand for fighter in state.fighters] == [[], [], [], []]
    for option, kept in [("on", ["s_aimbot"]), ("off", ["w_needler", "s_aimbot", "g_backpack"])]:
        g = table(builds=WEAK, hands={BOB: ["w_needler", "s_aimbot", "g_backpack"]}, hand_lost_at_death=option)
        die(g, BOB, ANN)
        assert hand(g, BOB) == kept


@rule("frag 168")
def test_the_winner_of_a_tournament_game_adds_1_to_a_stat_for_later_games() -> None:
    g = table(builds={**WEAK, ANN: "4-2-1"}, tournament="on", frags_to_win=1)
    kill(g)
    assert asked(g) == {ANN: "gain"}
    play(g, ANN, "health")
    assert g.over
    sheet = Sheet().after(g)
    assert (sheet.characters[ANN], sheet.wins) == (Build(5, 2, 1), (1, 0, 0, 0))
    later = GAME.start(4, **sheet.options())
    assert later.fighters[ANN].health == 5
    assert sheet.after(g).wins == (2, 0, 0, 0)
    assert Sheet().options() == {"tournament": "on", "characters": "new"}


@rule("frag 169")
def test_a_player_killed_too_often_is_out_and_the_last_one_left_wins() -> None:
    g = table(seats=3, at={ANN: "2,5", BOB: "6,5", CID: "2,1"}, builds=WEAK, lives=2, hands={BOB: ["s_aimbot"]})
    g.fighters[BOB].deaths = g.fighters[CID].deaths = 1
    kill(g)
    assert g.fighters[BOB].out
    assert hand(g, BOB) == []
    assert not g.over
    kill(g, CID)
    assert g.over
    assert GAME.ranking(g) == [1, 2, 2]


@rule("frag 169")
def test_a_player_who_is_out_has_no_turn() -> None:
    g = table(seats=3, at={ANN: "2,5", BOB: "6,5", CID: "2,1"}, builds=WEAK, lives=1)
    kill(g)
    play(g, ANN, "end")
    assert g.active == CID


@rule("frag 170")
def test_after_the_last_round_most_frags_wins_and_a_tie_is_shared() -> None:
    g = table(seats=2, round_limit=2, turn=BOB)
    g.fighters[ANN].frags = g.fighters[BOB].frags = 1
    play(g, BOB, "end")
    assert g.over
    assert GAME.ranking(g) == [1, 1]
    g = table(seats=2, round_limit=3, turn=BOB)
    play(g, BOB, "end")
    assert (g.over, g.round) == (False, 3)


@rule("frag 171")
def test_every_bonus_is_applied_by_itself() -> None:
    g = table(down={ANN: ["g_speed_boots", "g_overcharger@pistol", "g_targeting_system@pistol"]}, builds={BOB: "4-2-1"})
    load(g, 6, 6, 6, 6)
    play(g, ANN, "fire pistol at 1")
    assert len(seen(g, "HitRolled")[0].dice) == 4
    assert len(seen(g, "DamageRolled")[0].attack) == 3
    assert g.stat(ANN, "speed") == 3


@rule("frag 172", "frag 173")
def test_rolls_made_stand_when_a_player_is_taken_out_but_damage_not_rolled_is_not_done() -> None:
    g = table(hands={ANN: ["w_nuke"], BOB: ["s_disconnect"]}, down={ANN: ["w_needler"]})  # example 10
    load(g, 6, 6, 6)
    play(g, ANN, "fire w_needler.1 at 1")
    play(g, BOB, "pass")
    assert asked(g) == {BOB: "hit"}
    assert seen(g, "HitRolled")[0].dice == (6, 6, 6)
    play(g, BOB, "play s_disconnect.1 at 0")
    assert where(g, ANN) is None
    assert (g.health(BOB), g.active) == (2, BOB)
    assert (hand(g, ANN), g.fighters[ANN].guns[0].ammo) == (["w_nuke"], 5)


@rule("frag 174")
def test_a_result_that_looks_unreal_stands() -> None:
    g = table(at={ANN: "0,0", BOB: "5,0"}, builds={BOB: "4-2-1"}, down={ANN: ["w_nuke"]})
    load(g, 6, 6, 6, *[1] * 8, 6, 6, 6, 6)  # a Nuke at one's feet, and not a scratch
    play(g, ANN, "nuke w_nuke.1 5,0")
    assert (seen(g, "DamageRolled")[0].loss, g.health(BOB)) == (0, 4)

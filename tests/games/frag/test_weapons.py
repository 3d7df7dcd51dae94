"""One test for each weapon (frag 175 to 189)."""

import pytest

from fourfold.games.frag.cards import Weapon, deal_box
from fourfold.games.frag.damage import die
from tests.citing import rule
from tests.games.frag.table import (
    ANN,
    BOB,
    CID,
    DEE,
    floor,
    grid,
    load,
    offered,
    play,
    seen,
    table,
    told,
)


def copies(kind: str) -> int:
    """How often a card is in the box."""
    return sum(card.kind == kind for card in deal_box().values())


def weapon(kind: str) -> Weapon:
    """A weapon by kind."""
    found = deal_box()[f"{kind}.1"]
    assert isinstance(found, Weapon)
    return found


def shoot(kind: str, distance: int = 4, verb: str = "fire", dice: int = 3) -> list[int]:
    """Fire a weapon at somebody and hit; the damage dice of each roll."""
    board = floor(*["." * 30] * 2)
    g = table(board=board, at={ANN: "0,0", BOB: f"{distance},0"}, builds={BOB: "90-2-1"}, down={ANN: [kind]})
    load(g, *[6] * dice)
    play(g, ANN, f"{verb} {kind}.1 at 1")
    return [len(event.attack) for event in seen(g, "DamageRolled")]


PLAIN = [
    ("w_beam_pistol", 4, 3, 8, "frag 175"),
    ("w_heavy_beam_pistol", 3, 4, 6, "frag 176"),
    ("w_beam_rifle", 2, 5, 6, "frag 177"),
    ("w_assault_cannon", 2, 7, 4, "frag 185"),
]


@rule("frag 175", "frag 176", "frag 177", "frag 185")
@pytest.mark.parametrize(("kind", "number", "dice", "ammo", "cited"), PLAIN)
def test_beam_weapons_and_the_assault_cannon(kind: str, number: int, dice: int, ammo: int, cited: str) -> None:
    assert cited.startswith("frag")
    assert (copies(kind), weapon(kind).ammo, weapon(kind).cost) == (number, ammo, 1)
    assert shoot(kind) == [dice]


@rule("frag 178")
def test_a_shotgun_has_5_dice_up_to_distance_4_and_3_beyond() -> None:
    assert (copies("w_shotgun"), weapon("w_shotgun").ammo) == (4, 6)
    assert [shoot("w_shotgun", distance) for distance in (1, 4, 5, 12)] == [[5], [5], [3], [3]]


@rule("frag 179", "frag 180")
@pytest.mark.parametrize(("kind", "number", "dice"), [("w_machine_gun", 4, 4), ("w_heavy_machine_gun", 2, 5)])
def test_a_machine_gun_may_fire_a_burst(kind: str, number: int, dice: int) -> None:
    assert (copies(kind), weapon(kind).ammo) == (number, 9)
    assert shoot(kind) == [dice]
    g = table(builds={BOB: "90-2-1"}, down={ANN: [kind]})
    load(g, 6, 6, 6, *[1] * dice, *[1] * 90, 1, 1, 1)  # the first roll hits, the second misses
    play(g, ANN, f"burst {kind}.1 at 1")
    assert len(seen(g, "HitRolled")) == 2
    assert len(seen(g, "DamageRolled")) == 1
    assert (g.turn.attacks, g.fighters[ANN].guns[0].ammo) == (1, 6)
    g = table(builds={BOB: "1-3-3"}, down={ANN: [kind]})
    load(g, 6, 6, 6, *[6] * dice, 1)
    play(g, ANN, f"burst {kind}.1 at 1")
    assert len(seen(g, "HitRolled")) == 1  # a kill ends it
    g = table(down={ANN: [kind]})
    g.fighters[ANN].guns[0].ammo = 2
    play(g, ANN, "step 3,5")
    assert offered(g, verb="burst") == []
    assert f"fire {kind}.1 at 1" in offered(g)


@rule("frag 181")
def test_a_needler_has_extra_loss_1() -> None:
    needler = weapon("w_needler")
    assert (copies("w_needler"), needler.ammo, needler.extra_loss) == (3, 6, 1)
    assert shoot("w_needler") == [3]


@rule("frag 182")
def test_a_flamethrower_burns_everybody_in_a_jet_its_roll_reaches() -> None:
    assert (copies("w_flamethrower"), weapon("w_flamethrower").ammo) == (3, 5)
    g = table(
        board=floor("......", "......"),
        at={ANN: "0,0", BOB: "2,0", CID: "4,0", DEE: "5,0"},
        builds=dict.fromkeys((BOB, CID, DEE), "90-2-1"),
        down={ANN: ["w_flamethrower"]},
    )
    assert offered(g, verb="jet") == ["jet w_flamethrower.1 east"]  # there must be a fighter in it
    assert offered(g, verb="fire") == ["fire pistol at 1"]
    load(g, 1, 1, 1)  # 3: enough for Bob at 2, not for Cid at 4
    play(g, ANN, "jet w_flamethrower.1 east")
    assert [event.victim for event in seen(g, "DamageRolled")] == [BOB]
    load(g, 6, 6, 6)
    play(g, ANN, "jet w_flamethrower.1 east")
    assert [(event.victim, len(event.attack)) for event in seen(g, "DamageRolled")] == [(BOB, 4), (CID, 4)]


@rule("frag 182")
@pytest.mark.parametrize(("row", "reaches"), [
    ("|. .|. .|", False), ("|. .D. .|", False), ("|. . # .|", False), ("|. H . .|", False), ("|. . . .|", True),
    ("|. / . .|", False),
])  # fmt: skip
def test_a_jet_ends_at_walls_and_closed_doors(row: str, reaches: bool) -> None:
    board = grid("+-+-+-+-+", row, "+-+-+-+-+")
    where = "2,0" if "#" not in row else "3,0"
    g = table(board=board, at={ANN: "0,0", BOB: where}, down={ANN: ["w_flamethrower"]})
    assert bool(offered(g, verb="jet")) == reaches
    near = table(board=floor("./..", "...."), at={ANN: "0,0", BOB: "1,0n"}, down={ANN: ["w_flamethrower"]})
    assert offered(near, verb="jet") == ["jet w_flamethrower.1 east"]  # the near half is still in it
    held = table(board=grid("+-+-+-+", "|. H .|", "+-+-+-+"), at={ANN: "0,0", BOB: "1,0", CID: "2,0"},
                 down={ANN: ["w_flamethrower"]}, builds={BOB: "90-2-1", CID: "90-2-1"})  # fmt: skip
    load(held, 6, 6, 6)
    play(held, ANN, "jet w_flamethrower.1 east")
    assert [event.victim for event in seen(held, "DamageRolled")] == [BOB, CID]  # Bob holds the door


@rule("frag 182")
def test_a_jet_does_not_pass_an_empty_doorway_behind_its_first_victim() -> None:
    board = grid("+-+-+-+-+", "|. . H .|", "+-+-+-+-+")
    g = table(board=board, at={ANN: "0,0", BOB: "1,0", CID: "3,0"}, down={ANN: ["w_flamethrower"]},
              builds={BOB: "90-2-1", CID: "90-2-1"})  # fmt: skip
    load(g, 6, 6, 6)
    play(g, ANN, "jet w_flamethrower.1 east")
    assert [event.victim for event in seen(g, "DamageRolled")] == [BOB]


@rule("frag 183")
def test_a_chainsaw_cuts_at_distance_1_without_ammo() -> None:
    assert (copies("w_chainsaw"), weapon("w_chainsaw").ammo) == (3, None)
    assert shoot("w_chainsaw", 1) == [6]
    g = table(at={ANN: "2,5", BOB: "4,5"}, down={ANN: ["w_chainsaw"]})
    assert "fire w_chainsaw.1 at 1" not in offered(g)


@rule("frag 184")
def test_a_missile_launcher_has_extra_loss_and_is_not_for_distance_1() -> None:
    launcher = weapon("w_missile_launcher")
    assert (copies("w_missile_launcher"), launcher.ammo, launcher.extra_loss) == (3, 3, 1)
    assert shoot("w_missile_launcher", 2) == [6]
    g = table(at={ANN: "2,5", BOB: "3,5"}, down={ANN: ["w_missile_launcher"]})
    assert "fire w_missile_launcher.1 at 1" not in offered(g)


@rule("frag 186")
def test_a_heavy_assault_cannon_costs_2_ammo_and_slows_each() -> None:
    cannon = weapon("w_heavy_assault_cannon")
    assert (copies("w_heavy_assault_cannon"), cannon.ammo, cannon.cost) == (2, 6, 2)
    assert shoot("w_heavy_assault_cannon") == [8]
    g = table(builds={ANN: "1-4-2"}, down={ANN: ["w_heavy_assault_cannon", "w_heavy_assault_cannon"]})
    assert g.stat(ANN, "speed") == 2


@rule("frag 187")
def test_a_sniper_rifle_counts_more_than_10_as_10_for_the_roll() -> None:
    assert (copies("w_sniper_rifle"), weapon("w_sniper_rifle").ammo) == (2, 4)
    for dice, hits in [((4, 3, 3), [4]), ((3, 3, 3), [])]:
        board = floor(*["." * 30] * 2)
        g = table(board=board, at={ANN: "0,0", BOB: "18,0"}, builds={BOB: "90-2-1"}, down={ANN: ["w_sniper_rifle"]})
        load(g, *dice)
        play(g, ANN, "fire w_sniper_rifle.1 at 1")
        assert [len(event.attack) for event in seen(g, "DamageRolled")] == hits


@rule("frag 188")
def test_a_tranquilizer_halves_the_next_turn_of_whom_it_hits() -> None:
    assert (copies("w_tranquilizer_pistol"), weapon("w_tranquilizer_pistol").ammo) == (2, 4)
    g = table(
        seats=2, builds={BOB: "1-3-3"}, down={ANN: ["w_tranquilizer_pistol", "g_overcharger@w_tranquilizer_pistol.1"]}
    )
    load(g, *[1] * 8)
    play(g, ANN, "fire w_tranquilizer_pistol.1 at 1")
    assert len(seen(g, "HitRolled")[0].dice) == 8
    assert "DamageRolled" not in told(g)
    play(g, ANN, "fire w_tranquilizer_pistol.1 at 1")  # hits do not add up
    load(g, 5)
    play(g, ANN, "end")
    assert len(seen(g, "MovementRolled")[0].dice) == 1  # half of 3
    assert g.stat(BOB, "speed") == 3  # jumps keep their length
    load(g, 1, 1, 1)
    play(g, BOB, "fire pistol at 0")
    assert offered(g, BOB, "fire") == []
    play(g, BOB, "end")
    play(g, ANN, "roll", "end")
    assert len(seen(g, "MovementRolled")[0].dice) == 3  # only the next turn
    g = table(builds={BOB: "1-3-3"})
    g.fighters[BOB].drugged = True
    die(g, BOB, ANN)
    assert not g.fighters[BOB].drugged  # a new fighter is free of it


@rule("frag 189")
def test_a_nuke_attacks_everybody_within_2_steps_whom_nothing_hides() -> None:
    assert (copies("w_nuke"), weapon("w_nuke").ammo, weapon("w_nuke").reloadable) == (1, 1, False)
    board = grid("+-+-+-+-+-+-+", "|. . . . .|.|", "+           +", "|. . . . . .|", "+-+-+-+-+-+-+")
    many = dict.fromkeys(range(4), "90-2-3")
    at = {ANN: "2,0", BOB: "4,0", CID: "5,0", DEE: "3,0"}
    g = table(board=board, at=at, builds=many, down={ANN: ["w_nuke"]})
    load(g, 6, 6, 6)
    play(g, ANN, "nuke w_nuke.1 3,0")
    hurt = [(event.victim, len(event.attack)) for event in seen(g, "DamageRolled")]
    assert hurt == [(DEE, 8), (BOB, 6), (ANN, 6)]  # a wall hides Cid
    g = table(board=board, at=at, builds=many, down={ANN: ["w_nuke"]})
    load(g, 6, 6, 6)
    play(g, ANN, "nuke w_nuke.1 2,1")
    assert [(event.victim, len(event.attack)) for event in seen(g, "DamageRolled")] == [(DEE, 4), (ANN, 6)]
    g = table(board=board, at={ANN: "0,0", BOB: "5,1"}, builds=many, down={ANN: ["w_nuke"]})
    load(g, 1, 1, 1)
    play(g, ANN, "nuke w_nuke.1 4,1")
    assert "DamageRolled" not in told(g)  # a miss does nothing


@rule("frag 189")
def test_a_nuke_is_thrown_at_squares_in_sight_up_to_8_but_not_at_an_empty_doorway() -> None:
    board = grid("+-+-+-+-+-+-+-+-+-+-+-+", "|. . . . . . . H . . .|", "+-+-+-+-+-+-+-+-+-+-+-+")
    g = table(board=board, at={ANN: "0,0", BOB: "10,0"}, down={ANN: ["w_nuke"]})
    assert offered(g, verb="nuke") == [f"nuke w_nuke.1 {x},0" for x in range(1, 7)]
    g = table(board=board, at={ANN: "0,0", BOB: "7,0", CID: "8,0"}, down={ANN: ["w_nuke"]},
              builds={BOB: "90-2-1", CID: "90-2-1"})  # fmt: skip
    assert "nuke w_nuke.1 7,0" in offered(g)
    load(g, 6, 6, 6)
    play(g, ANN, "nuke w_nuke.1 6,0")
    assert [event.victim for event in seen(g, "DamageRolled")] == [BOB, CID]  # the held door shelters nobody
    g = table(board=floor("." * 12), at={ANN: "0,0", BOB: "11,0"}, down={ANN: ["w_nuke"]})
    assert offered(g, verb="nuke")[-1] == "nuke w_nuke.1 8,0"

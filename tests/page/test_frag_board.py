"""FRAG in the browser: what the board promises before, during and after a move."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from fourfold.client import ask
from tests.page.stage import PHONE, Enter, Stage
from tests.page.tables import gone_by, move, partway, put_up, sit, view
from tests.page.test_frag import middle

TWO = {"few_players": "on"}
# Games played by chance that come early to what is wanted.
WALK: dict[str, Any] = {"seats": 2, "seed": 4, "moves": 5} | TWO
SHOT: dict[str, Any] = {"seats": 4, "seed": 1, "moves": 83}
DEAD: dict[str, Any] = {"seats": 4, "seed": 2, "moves": 186}
PILE: dict[str, Any] = {"seats": 4, "seed": 1, "moves": 158}
HIT: dict[str, Any] = {"seats": 2, "seed": 250, "moves": 18} | TWO
HIDDEN: dict[str, Any] = {"seats": 4, "seed": 4, "moves": 9}
ATTACKED: dict[str, Any] = {"seats": 4, "seed": 81, "moves": 20}


def arrive(stage: Stage, **position: Any) -> Any:
    """Sit down in a game that has come so far."""
    made = partway(stage, "frag", **{"reaction_seconds": 600} | position)  # a busy machine answers late
    sit(stage, made)
    expect(stage.page.locator(".arena > svg")).to_be_visible()
    return made


def camera(page: Page) -> list[float]:
    """How large the map is drawn, and what is in its middle."""
    drawn = page.locator("svg[data-scale]")
    return [float(drawn.get_attribute(f"data-{name}") or 0) for name in ("scale", "x", "y")]


def test_a_character_is_built_from_ready_made_ones_or_point_by_point(enter: Enter) -> None:
    stage = enter()
    made = put_up(stage, "frag", {"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}, options=TWO)
    page = sit(stage, made)
    builds = page.locator(".builder .ready button")
    expect(builds).to_have_count(5)
    assert builds.locator("strong").all_inner_texts() == ["2-2-3", "1-3-3", "2-4-1", "4-2-1", "1-2-4"]
    assert all(len(line) > 8 for line in builds.locator("span").all_inner_texts())
    slow, fight = page.locator(".builder .warning"), page.locator(".builder button.main")
    builds.nth(3).click()
    expect(fight).to_have_text("Fight as 4-2-1")
    expect(slow).to_have_count(0)
    speed = page.locator(".builder fieldset").nth(1)
    speed.get_by_role("radio").first.check()
    expect(slow).to_contain_text("no jumps, 1 to 6 squares a turn")
    expect(fight).to_be_disabled()
    expect(page.locator(".builder [role=status]")).to_have_text("1 point left to spend")
    page.locator(".builder fieldset").nth(2).get_by_role("radio").nth(1).check()
    expect(fight).to_be_enabled()
    fight.click()
    expect(page.locator(".builder")).to_have_count(0)
    move(stage, made, 1)  # all characters are shown together
    assert view(stage, made, 0)["view"]["table"]["fighters"][0]["stats"] == [4, 1, 2]


def point_at_square(stage: Stage, made: Any, least: int) -> tuple[int, Any, Any, int]:
    """Look at a square that costs so much at least: the points and the place one has, the square, and its cost."""
    table = view(stage, made, 0)["view"]["table"]
    place, cost = square(stage.page, table, least=least)
    stage.page.mouse.move(*middle(stage.page, place))
    return table["turn"]["points"], table["fighters"][0]["place"], place, cost


def test_pointing_at_a_square_shows_the_way_its_cost_and_what_is_left(enter: Enter) -> None:
    stage = enter()
    page, made = stage.page, arrive(stage, **WALK)
    points, start, place, cost = point_at_square(stage, made, least=2)
    expect(page.locator(".tip .trip")).to_contain_text(f"{cost} points, {points - cost} left")
    expect(page.locator(".overlay .way").first).to_be_attached()
    assert view(stage, made, 0)["view"]["table"]["fighters"][0]["place"] == start  # a look is no move
    page.mouse.click(*middle(page, place))
    expect(page.locator(".panel.active .turn")).to_contain_text(f"Points {points - cost} ")
    assert view(stage, made, 0)["view"]["table"]["fighters"][0]["place"] == place


def square(page: Page, table: Any, least: int) -> tuple[str, int]:
    """A square that can be walked to for so many points or more, where nothing is rolled for, and what it costs."""
    plain = [place for place, way in table["paths"].items() if way[3] and way[0] >= least and way[1] == "step"]
    grid = table["map"]["grid"]
    bare = [place for place in plain if grid[2 * int(place.split(",")[1]) + 1][2 * int(place.split(",")[0]) + 1] == "."]
    found = next(place for place in bare if on_screen(page, place))
    return found, table["paths"][found][0]


def on_screen(page: Page, place: str) -> bool:
    found: bool = page.evaluate(
        "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.arena > svg'))", list(middle(page, place))
    )
    return found


def test_a_target_has_its_chances_to_be_hit_and_killed(enter: Enter) -> None:
    stage = enter(locale="fr")
    made = arrive(stage, **SHOT)
    page, table = stage.page, view(stage, made, 0)["view"]["table"]
    [(line,)] = table["odds"].values()
    assert 1 < line["hit"] < 99
    shot = page.locator(".shots button.shot")
    expect(shot.locator(".chance")).to_have_text(re.compile(rf"{french(line['hit'])} % .* {french(line['kill'])} %"))
    shot.hover()
    chances = [french(chance) for chance in line["losses"] if chance >= 0.01]
    shown = re.findall(r"([\d,]+) %", page.locator(".shots .losses").first.inner_text())
    assert shown == chances
    expect(page.locator(".overlay .aim")).to_have_count(1)


def french(number: float) -> str:
    """A chance as the tables of the rules have it: one digit, or two where it is nearly sure."""
    digits = 2 if number < 1 or number > 99 else 1
    return f"{number:.{digits}f}".rstrip("0").rstrip(".").replace(".", ",")


def test_the_dice_of_a_shot_are_shown_with_both_totals(enter: Enter) -> None:
    stage = enter()
    made = arrive(stage, **HIT)
    page = stage.page
    page.locator(".shots button.shot").click()
    rolls = page.locator(".rolls")
    expect(rolls.locator(".dice.dark").first).to_be_visible()
    told = ask(f"{stage.url}/api/tables/{made['table']}/view?since=0", None, made["seats"][0]["token"])["events"]
    hit, damage = [next(each for each in told[::-1] if each["event"] == f"{kind}Rolled") for kind in ("Hit", "Damage")]
    attack, defence = sum(damage["attack"]), sum(damage["defence"])
    expect(rolls).to_contain_text(f"{attack} ÷ {defence} = {attack // defence}")
    expect(rolls).to_contain_text(str(sum(hit["dice"])))
    expect(rolls.locator(".dice.dark svg")).to_have_count(len(damage["defence"]))
    expect(page.locator(".overlay .shot")).to_have_count(1)


def test_a_target_that_cannot_be_shot_says_why(enter: Enter) -> None:
    stage = enter()
    made = arrive(stage, **HIDDEN)
    page = stage.page
    table = view(stage, made, 0)["view"]["table"]
    hindered = [each for each in table["targets"] if each["why"]]
    assert hindered
    expect(page.locator(".shots li .far")).to_have_count(len(table["targets"]))
    reasons = {"wall": "a wall is in the way", "corner": "a corner", "door": "a closed door", "fighter": "a fighter"}
    for each in hindered:
        expect(page.locator(".shots")).to_contain_text(reasons.get(each["why"], ""))


def test_a_reaction_says_what_a_pass_means_counts_down_and_can_be_passed_always(enter: Enter) -> None:
    stage = enter()
    made = arrive(stage, **ATTACKED)
    page, table = stage.page, view(stage, made, 0)["view"]["table"]
    window = page.locator(".reaction")
    expect(window).to_be_visible()
    expect(window).to_contain_text("If everybody passes" if table["window"] in ("declared", "hit") else "Without help")
    timer = window.get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"\d+ s, then: "))
    first = seconds(timer)
    page.wait_for_function("first => parseInt(document.querySelector('.reaction .timer').innerText) < first", arg=first)
    window.locator(".orders summary").click()
    window.locator(".orders").get_by_label("Always pass").check()
    expect(window).to_have_count(0)
    assert "pass" in view(stage, made, 0)["orders"]


def test_on_a_phone_an_answer_is_given_without_scrolling(enter: Enter) -> None:
    stage = enter(viewport=PHONE, has_touch=True, locale="fr")
    arrive(stage, **ATTACKED)
    tabs = stage.page.locator("nav").last.bounding_box()
    assert tabs
    for button in stage.page.locator(".reaction button").all():
        box = button.bounding_box()
        assert box
        assert box["y"] + box["height"] <= tabs["y"]


def seconds(timer: Locator) -> int:
    return int(timer.inner_text().split()[0])


def test_a_phone_pans_zooms_and_has_the_whole_map_in_small(enter: Enter) -> None:
    stage = enter(viewport=PHONE, has_touch=True)
    arrive(stage, **SHOT)
    page, minimap = stage.page, stage.page.locator(".minimap")
    expect(minimap).to_be_visible()
    start = camera(page)
    box = page.locator(".arena").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers(stage, [(x, y)], [(x - 60, y - 40)])
    panned = camera(page)
    assert panned[0] == start[0]
    assert panned[1:] != start[1:]
    fingers(stage, [(x - 30, y), (x + 30, y)], [(x - 60, y), (x + 60, y)])
    assert camera(page)[0] > panned[0] * 1.5
    page.get_by_role("button", name="Whole map (0)").tap()
    assert camera(page)[0] < start[0]
    expect(minimap).to_have_count(0)  # all of it is seen anyway
    page.get_by_role("button", name="Back to my fighter (M)").tap()
    expect(minimap).to_be_visible()
    here = camera(page)
    small = minimap.bounding_box()
    assert small
    page.touchscreen.tap(small["x"] + small["width"] * 0.8, small["y"] + small["height"] * 0.8)
    assert camera(page)[1:] != here[1:]
    assert stage.overflow() == 0


def fingers(stage: Stage, before: list[tuple[float, float]], after: list[tuple[float, float]]) -> None:
    """Fingers come down, move and are lifted, as on a touch screen."""
    session = stage.context.new_cdp_session(stage.page)

    def touch(kind: str, points: list[tuple[float, float]]) -> None:
        found = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

    touch("touchStart", before)
    for part in (0.25, 0.5, 0.75, 1):
        pairs = zip(before, after, strict=True)
        touch("touchMove", [(x + (to_x - x) * part, y + (to_y - y) * part) for (x, y), (to_x, to_y) in pairs])
    touch("touchEnd", [])


def test_a_step_that_showed_nothing_new_can_be_taken_back(enter: Enter) -> None:
    stage = enter()
    page, made = stage.page, arrive(stage, **WALK)
    points, start, place, cost = point_at_square(stage, made, least=1)
    page.mouse.click(*middle(page, place))
    left = page.locator(".panel.active .turn")
    expect(left).to_contain_text(f"Points {points - cost} ")
    for back in range(1, cost + 1):
        page.locator("body").press("u")
        expect(left).to_contain_text(f"Points {points - cost + back} ")
    assert view(stage, made, 0)["view"]["table"]["fighters"][0]["place"] == start


SEEN = "() => document.querySelector('.arena .seen').getAttribute('d')"


def test_holding_a_key_shows_what_is_seen_from_the_square_under_the_pointer(enter: Enter) -> None:
    stage = enter()
    page, made = stage.page, arrive(stage, **WALK)
    table = view(stage, made, 0)["view"]["table"]
    near, far = [middle(page, square(page, table, least=least)[0]) for least in (1, 5)]
    own = page.evaluate(SEEN)
    page.mouse.move(*near)
    page.keyboard.down("v")
    page.wait_for_function(f"before => ({SEEN})() !== before", arg=own)
    first = page.evaluate(SEEN)
    page.mouse.move(*far)
    page.wait_for_function(f"before => ({SEEN})() !== before", arg=first)
    page.keyboard.up("v")
    page.wait_for_function(f"before => ({SEEN})() === before", arg=own)


def test_one_key_leads_back_to_the_own_fighter_wherever_the_focus_is(enter: Enter) -> None:
    stage = enter()
    arrive(stage, **SHOT)
    page = stage.page
    page.locator(".panel .where").nth(1).click()
    away = camera(page)
    page.keyboard.press("m")
    assert camera(page)[1:] != away[1:]


def test_the_shot_that_killed_is_shown_again_even_to_who_comes_back_later(enter: Enter) -> None:
    stage = enter()
    arrive(stage, **DEAD)
    page = stage.page
    expect(page.locator(".overlay .shot")).to_have_count(0)
    page.get_by_role("button", name="Show that shot again").click()
    expect(page.locator(".overlay .shot")).to_have_count(1)
    expect(page.locator(".overlay .lost")).to_have_text("−9")
    expect(page.locator(".rolls li")).to_have_count(2)


def test_a_moment_of_the_log_cites_the_rules_that_decided(enter: Enter) -> None:
    stage = enter()
    arrive(stage, **DEAD)
    page = stage.page
    page.locator(".log .line").filter(has_text="Player 1 is dead").click()
    cited = page.locator(".prompt .cited button")
    expect(cited.filter(has_text="frag 128")).to_be_visible()
    assert cited.all_inner_texts()[:4] == ["frag 118–122", "frag 128", "frag 131–133", "frag 142"]
    expect(page.locator(".overlay .shot")).to_have_count(1)
    expect(page.locator(".overlay .lost")).to_have_text("−9")
    cited.nth(1).click()
    expect(page.locator(".rules")).to_contain_text("a total equal to the distance or higher hits")


def test_who_is_asked_to_react_is_not_told(enter: Enter) -> None:
    stage = enter()
    made = partway(stage, "frag", **ATTACKED)
    for seat in (1, 2):
        page = sit(stage, made, seat)
        expect(page.locator(".prompt .text")).to_have_text(
            "Some players may answer with a card now. Who they are is not told."
        )


def test_a_marker_shows_its_pile_and_is_taken_by_a_button_that_says_so(enter: Enter) -> None:
    stage = enter()
    made = arrive(stage, **PILE)
    page, table = stage.page, view(stage, made, 0)["view"]["table"]
    expect(page.locator(".actions [data-verb=take]")).to_have_text("take weapon pile 6: Needler")
    page.mouse.move(*middle(page, table["fighters"][0]["place"]))
    expect(page.locator(".tip")).to_contain_text("weapon pile 6: Needler")


def test_a_table_is_as_long_as_the_screen_and_scrolls_within(enter: Enter) -> None:
    stage = enter(viewport=PHONE, has_touch=True)
    arrive(stage, **SHOT)
    assert stage.page.evaluate("() => document.documentElement.scrollHeight - window.innerHeight") == 0


def test_on_a_phone_whoever_is_waited_for_is_in_sight(enter: Enter) -> None:
    stage = enter(viewport=PHONE, has_touch=True)
    arrive(stage, **DEAD)
    expect(stage.page.locator(".seats .turn")).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_sheet_of_a_game_needs_no_scrolling_sideways(enter: Enter) -> None:
    stage = enter(viewport=PHONE, has_touch=True)
    page = sit(stage, gone_by(stage, "frag", 4))
    cells = page.locator(".over tbody tr").first.locator("th, td")
    expect(cells).to_have_count(6)
    for cell in cells.all():
        box = cell.bounding_box()
        assert box
        assert box["x"] + box["width"] <= PHONE["width"]

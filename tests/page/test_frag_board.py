"""FRAG in the browser: what the board promises before, during and after a move."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from fourfold.client import ask
from tests.page.stage import PHONE, Enter, Stage
from tests.page.tables import move, partway, put_up, sit, view
from tests.page.test_frag import middle

TWO = {"few_players": "on"}
# Games played by chance that come early to what is wanted.
WALK: dict[str, Any] = {"seats": 2, "seed": 4, "moves": 5} | TWO
SHOT: dict[str, Any] = {"seats": 2, "seed": 45, "moves": 9} | TWO
HIT: dict[str, Any] = {"seats": 2, "seed": 250, "moves": 18} | TWO
HIDDEN: dict[str, Any] = {"seats": 4, "seed": 4, "moves": 9}
ATTACKED: dict[str, Any] = {"seats": 4, "seed": 81, "moves": 20}


def arrive(stage: Stage, **position: Any) -> Any:
    """Sit down in a game that has come so far."""
    made = partway(stage, "frag", **position)
    sit(stage, made)
    expect(stage.page.locator(".arena > svg")).to_be_visible()
    return made


def camera(page: Page) -> list[float]:
    """How large the map is drawn, and what is in its middle."""
    drawn = page.locator("svg[data-scale]")
    return [float(drawn.get_attribute(f"data-{name}") or 0) for name in ("scale", "x", "y")]


def percents(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"(\d+) %", text)]


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
    stage = enter()
    made = arrive(stage, **SHOT)
    page, table = stage.page, view(stage, made, 0)["view"]["table"]
    odds = {text: lines[0] for text, lines in table["odds"].items()}
    shot = page.locator(".shots button.shot").first
    shown = percents(shot.inner_text())
    wanted = [[round(100 * each["hit"]), round(100 * each["kill"])] for each in odds.values()]
    assert shown in wanted
    shot.hover()
    expect(page.locator(".shots .losses").first).to_contain_text("After a hit:")
    expect(page.locator(".overlay .aim")).to_have_count(1)


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
    page.locator(".orders summary").click()
    page.locator(".orders").get_by_label("Always pass").check()
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

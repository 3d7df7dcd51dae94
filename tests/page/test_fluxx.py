"""Fluxx in the browser: whole games by mouse, touch and keys, every question it can ask, and what the board tells."""

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from fourfold import GAMES
from fourfold.core.dice import Dice
from fourfold.games.fluxx.cards import printed
from tests.page.fluxx import (
    ANSWERS,
    PROMPTS,
    Wanted,
    answer,
    answered,
    asks,
    begin,
    click,
    news,
    play,
    stand,
    tab_and_enter,
    tap,
)
from tests.page.stage import PHONE, Enter
from tests.page.tables import BOT, people, put_up, sit


def test_a_whole_game_by_mouse(enter: Enter) -> None:
    play(begin(enter(), rivals=2), Dice(4), click)


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(enter: Enter) -> None:
    play(begin(enter()), Dice(5), tab_and_enter)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_whole_game_on_a_phone(enter: Enter, theme: str) -> None:
    stage = enter(viewport=PHONE, has_touch=True, color_scheme=theme, locale="ru" if theme == "dark" else "fr")
    page, seen = begin(stage), set[str]()

    def look() -> None:
        kind = page.evaluate("() => document.querySelector('[data-question]')?.dataset.question ?? 'play'")
        if kind not in seen:
            seen.add(kind)
            assert (stage.axe(), stage.overflow()) == ([], 0), kind

    play(page, Dice(6), tap, look)
    assert "play" in seen
    assert stage.overflow() == 0


@pytest.mark.parametrize("prompt", PROMPTS)
def test_every_question_offers_all_its_options_and_takes_an_answer(enter: Enter, prompt: str) -> None:
    stage = enter()
    page, view = stand(stage, asks(prompt))
    options = [option["text"] for option in view["decision"]["options"]]
    shown = [each.get_attribute("data-option") for each in page.locator("[data-option]").all()]
    if prompt in ("discard", "simplify", "mill"):
        expect(page.locator(".picker button.card")).to_have_count(len([text for text in options if text != "done"]))
    elif prompt == "exchange":
        own, theirs = {text.split(" for ")[0] for text in options}, {text.split(" for ")[1] for text in options}
        expect(page.locator("[data-question] button.card")).to_have_count(len(own) + len(theirs))
    else:
        assert sorted(map(str, shown)) == sorted(options)
    page.set_viewport_size(PHONE)
    assert stage.overflow() == 0
    page.set_viewport_size({"width": 1280, "height": 800})
    before = page.locator("[data-seq]").get_attribute("data-seq")
    answer(page, Dice(1), click)
    page.wait_for_function("before => document.querySelector('[data-seq]').dataset.seq !== before", arg=before)


def test_nobody_has_the_turn_until_somebody_claims_it(enter: Enter) -> None:
    ann, bob = enter(), enter(viewport=PHONE, has_touch=True, locale="ru")
    made = put_up(ann, "fluxx", *people(2), BOT, options={"who_starts": "claim"})
    for seat, stage in enumerate((ann, bob)):
        news(sit(stage, made, seat))
        expect(stage.page.locator("[data-strip], article.seat .turn")).to_have_count(0)
        assert (stage.axe(), stage.overflow()) == ([], 0)
    ann.page.locator("[data-question='who starts'] [data-option=anybody]").click()
    expect(ann.page.locator(".prompt .text")).to_contain_text("Bob")
    bob.page.get_by_role("button", name="Хочу начать").tap()
    for stage in (ann, bob):
        expect(stage.page.locator("article.seat").filter(has=stage.page.locator(".turn"))).to_contain_text("Bob")
        expect(stage.page.locator("[data-question='who starts']")).to_have_count(0)
    expect(ann.page.get_by_role("log")).to_contain_text("Bob wants to start, and does.")
    expect(bob.page.locator(".hand [data-option]").first).to_be_visible()


def test_the_dice_decide_if_nobody_minds_who_starts(enter: Enter) -> None:
    stage = enter()
    page = begin(stage, rivals=2, who_starts="claim")
    here = news(page)
    page.locator("[data-option=anybody]").press("Enter")
    assert news(page, here)
    expect(page.locator("[data-question='who starts']")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("Turn 1")


def rules_hold(rule: str, prompt: str = "play") -> Wanted:
    """Whether this rule is in play while a seat chooses a card."""

    def wanted(state: Any, seat: int) -> bool:
        return asks(prompt)(state, seat) and any(each.like == rule for each in state.rules)

    return wanted


def test_numbers_show_where_they_come_from_and_what_they_replace(enter: Enter) -> None:
    page, view = stand(
        enter(), lambda state, seat: asks("play")(state, seat) and {"draw", "play"} <= {r.kind for r in state.rules}
    )
    for name in ("draw", "play", "hand_limit", "keeper_limit"):
        tile, total = page.locator(f"[data-number={name}]"), view["table"]["sums"][name]
        expect(tile.locator("s")).to_have_count(0 if total["basic"] else 1)
        expect(tile.locator(".from button")).to_have_count(1 + len(total["cards"]))
    page.locator("[data-number=draw] .tile").click()
    expect(page.locator("dialog[open] li")).to_have_count(4)


def test_inflation_is_marked_on_every_card_that_bears_a_numeral(enter: Enter) -> None:
    def wanted(state: Any, seat: int) -> bool:
        draws = any(card.id in ("draw_3", "draw_4", "play_3", "jackpot") for card in state.hands[seat])
        return rules_hold("inflation")(state, seat) and draws and len(state.hands[seat]) < 7

    page, view = stand(enter(), wanted)
    known = [card for card in view["table"]["seats"][view["seat"]]["hand"] if any(letter.isdigit() for letter in card)]
    for card in known:
        numeral = next(letter for letter in card if letter.isdigit())
        marked = page.locator(f".hand [data-card={card}] mark").first
        expect(marked).to_contain_text(str(int(numeral) + view["table"]["numbers"]["inflation"]))
        expect(marked).to_contain_text(f"printed {numeral}")
    expect(page.locator("[data-strip]")).to_contain_text("Inflation")


def test_a_card_tells_what_it_will_do_before_it_is_played(enter: Enter) -> None:
    page, view = stand(
        enter(), lambda state, seat: asks("play")(state, seat) and any(c.id == "draw_5" for c in state.hands[seat])
    )
    page.locator(".hand [data-card=draw_5]").hover()
    expect(page.locator(".told")).to_contain_text(f"Draw: {view['table']['numbers']['draw']} → 5")
    page.mouse.move(1, 1)
    page.locator(".hand [data-card=draw_5]").press("e")
    expect(page.locator("dialog[open]")).to_contain_text("→ 5")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def gives_the_game_away(state: Any, seat: int) -> bool:
    """Whether a card of the hand would make somebody else win."""
    if not asks("play")(state, seat) or not state.goals:
        return False
    previews = GAMES["fluxx"].view(state, seat)["table"]["previews"]
    return any(
        each.get("winner") not in (None, seat) for card, each in previews.items() if card in map(str, state.hands[seat])
    )


def test_a_play_that_lets_another_win_is_marked_and_asked_about(enter: Enter) -> None:
    page, view = stand(enter(), gives_the_game_away, seats=2)
    danger = page.locator(".hand button.danger")
    text = danger.first.get_attribute("data-card")
    assert view["table"]["previews"][text]["winner"] not in (None, view["seat"])
    danger.first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(f".hand [data-card={text}]")).to_be_visible()


def test_discarding_can_be_turned_round_to_choosing_what_to_keep(enter: Enter) -> None:
    def wanted(state: Any, seat: int) -> bool:
        hand = state.hands[seat]
        return asks("discard")(state, seat) and state.pending[seat].options[0] in hand and len(hand) > 3

    page, view = stand(enter(), wanted)
    goes, cards = view["table"]["choosing"]["most"], len(view["decision"]["options"])
    picker = page.locator(".picker")
    if cards - goes == 0:
        expect(picker.locator(".main")).to_be_enabled()
        return
    wording = {True: "to keep", False: "to discard"}
    keeping = cards - goes < goes  # whichever is shorter
    expect(picker.locator(".ask")).to_contain_text(wording[keeping])
    picker.locator(".buttons button").last.click()
    expect(picker.locator(".ask")).to_contain_text(wording[not keeping])


def test_the_discard_pile_is_searched_in_any_language_and_by_kind(enter: Enter) -> None:
    page, view = stand(enter(), lambda state, seat: len(state.discard) > 12 and asks("play")(state, seat))
    page.locator("[data-place=discard]").click()
    cards = page.locator("dialog[open] button.card")
    pile = list(reversed(view["table"]["discard"]))
    expect(cards).to_have_count(len(pile))
    assert [each.get_attribute("data-card") for each in cards.all()] == pile
    titles = {card["id"]: card["name_ru"] for card in printed()}
    page.locator("dialog[open] input").fill(titles[pile[0]])
    expect(page.locator(f"dialog[open] [data-card={pile[0]}]")).to_be_visible()
    expect(cards).not_to_have_count(len(pile))
    page.locator("dialog[open] input").fill("")
    page.locator("dialog[open] .kinds button").nth(1).click()
    expect(page.locator("dialog[open] .face.keeper")).to_have_count(cards.count())


def test_what_cannot_be_taken_again_is_dimmed_with_the_reason(enter: Enter) -> None:
    page, view = stand(enter(), asks("again"))
    options = {option["text"] for option in view["decision"]["options"]}
    shut = [card for card in view["table"]["discard"] if card not in options]
    expect(page.locator("[data-question=again] button.closed")).to_have_count(len(shut))
    if shut:
        closed = page.locator(f"[data-question=again] [data-card={shut[0]}]")
        assert "fluxx 213" in str(closed.get_attribute("title"))


def test_a_small_hand_stands_beside_the_hand_set_aside(enter: Enter) -> None:
    page, view = stand(enter(), asks("small hand"))
    small = view["table"]["small_hands"][-1]
    expect(page.locator(".crumbs")).to_contain_text(f"{small['played']} of {small['played'] + small['left']}")
    expect(page.locator(".hand.aside button.closed")).to_have_count(len(view["table"]["seats"][view["seat"]]["hand"]))
    why = page.locator(".hand.aside button.closed").first
    assert "set aside" in str(why.get_attribute("title"))


def test_a_card_nobody_chose_names_its_cause(enter: Enter) -> None:
    def wanted(state: Any, seat: int) -> bool:
        return asks("play")(state, seat) and "use mystery_play" in map(str, state.pending[seat].options)

    page, _ = stand(enter(), wanted)
    page.locator("[data-option='use mystery_play']").click()
    expect(page.locator(".trail .bubble").first).to_have_text("because of Mystery Play")


def test_a_closed_deed_tells_why_with_its_rule(enter: Enter) -> None:
    page, _ = stand(enter(), lambda state, seat: asks("play")(state, seat) and state.plays_left()[1] > 0)
    page.locator(".deeds .end").click(force=True)
    expect(page.locator(".told")).to_contain_text("cannot be passed (fluxx")


def test_digits_and_arrows_go_to_cards_and_e_shows_one_large(enter: Enter) -> None:
    page, _ = stand(enter(), lambda state, seat: asks("play")(state, seat) and 2 < len(state.hands[seat]) < 8)
    cards = page.locator(".hand button.card")
    page.keyboard.press("2")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(2)).to_be_focused()
    page.keyboard.press("e")
    expect(page.locator("dialog[open] .face.large")).to_be_visible()


def test_with_six_players_every_seat_is_in_sight_above_the_hand(enter: Enter) -> None:
    def wanted(state: Any, seat: int) -> bool:
        return asks("play")(state, seat) and state.turn > 9 and len(state.hands[seat]) > 3

    page, _ = stand(enter(), wanted, seats=6)
    hand = page.locator("div.mine").bounding_box()
    for seat in page.locator("article.seat").all():
        place = seat.bounding_box()
        assert hand
        assert place
        assert place["y"] + place["height"] <= hand["y"] + 1


def test_somebody_joins_a_running_game_from_the_page(enter: Enter) -> None:
    stage, other = enter(), enter()
    made = put_up(stage, "fluxx", *people(1), BOT, options={"who_starts": 0})
    ann, zed = sit(stage, made), other.page
    here = news(ann)
    zed.goto(f"/t/{made['table']}")
    zed.locator(".prompt").get_by_role("button", name="Join this game").click()
    zed.locator("dialog[open] input").fill("Zed")
    zed.locator("dialog[open] .main").click()
    expect(zed.locator(".hand .none")).to_contain_text("when this turn is over")
    expect(ann.locator("section.seats")).to_contain_text("Joining after this turn: Zed")
    expect(ann.locator("article.seat")).to_have_count(2)
    dice = Dice(1)
    for _ in range(ANSWERS):
        if zed.locator(".hand button.card").count():
            break
        with suppress(Late):
            answer(ann, dice, click)
        with suppress(Late):
            here = news(ann, here, patience=1500)
    expect(zed.locator(".hand button.card")).not_to_have_count(0)
    expect(ann.locator("article.seat")).to_have_count(3)
    expect(ann.locator("article.seat").filter(has_text="Zed")).to_be_visible()


def follow(page: Page, here: str, step: int, dice: Dice) -> str:
    """Answer until the lesson goes on: other questions may come first, and a bot may win before we play again."""
    lesson, asked = page.locator(".lesson"), list[str]()
    for _ in range(ANSWERS):
        if here == "over":
            lesson.locator(".row button").nth(1).click()
            return here
        asked.append(page.locator(".prompt .text").inner_text())
        here = answered(page, here, dice, click, ".hand [data-option]")
        if str(step) not in lesson.locator(".soft").inner_text():
            return here
    pytest.fail(f"lesson {step} never goes on, whatever is answered to {asked}")


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_lessons_lead_from_the_first_card_to_the_last_word(enter: Enter, language: str) -> None:
    stage = enter(locale=language)
    page, dice, texts = stage.page, Dice(7), set[str]()
    page.goto("/learn/fluxx")
    lesson, here = page.locator(".lesson"), news(page)
    for step in range(1, 11):
        expect(lesson.locator(".soft")).to_contain_text(str(step))
        expect(page.locator("[data-board] .taught")).to_have_count(0 if step == 10 else 1)
        texts.add(lesson.locator(".text").inner_text())
        if step not in (3, 7):
            lesson.locator("button.main").click()
            continue
        here = follow(page, here, step, dice)
    expect(lesson).to_have_count(0)
    assert len(texts) == 10


def test_lessons_can_be_skipped_one_by_one_or_all_together(enter: Enter) -> None:
    page = enter().page
    page.goto("/learn/fluxx")
    lesson = page.locator(".lesson")
    for _ in range(2):
        lesson.locator("button.main").click()
    lesson.get_by_role("button", name="Go on anyway").click()
    expect(lesson.locator(".soft")).to_contain_text("4")
    lesson.locator("button.icon").click()
    expect(lesson).to_have_count(0)
    page.reload()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(lesson).to_have_count(0)


def test_the_options_of_the_table_stand_with_the_rules_each_with_its_number(enter: Enter) -> None:
    page, view = stand(enter(), asks("play"))
    page.get_by_role("tab", name="Rules").click()
    named = page.locator("[data-option-name]")
    expect(page.locator("[data-option-name=edition]")).to_contain_text("(fluxx 265)")
    assert set(named.evaluate_all("all => all.map(each => each.dataset.optionName)")) == set(view["options"])


def test_names_beside_two_goals_are_not_cut(enter: Enter) -> None:
    page, _ = stand(enter(), lambda state, seat: asks("play")(state, seat) and len(state.goals) == 2)
    cut = page.locator(".goal .who").evaluate_all(
        "all => all.filter(each => each.scrollWidth > each.clientWidth).length"
    )
    assert cut == 0

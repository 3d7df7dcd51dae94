"""Going through the page with Tab, as a person does who has no mouse: the shorter way round, and a look on arrival."""

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as Late

FAR = """goals => {
    const within = [...document.querySelectorAll('dialog[open]')].pop() ?? document;
    const stops = [...within.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
        .filter(each => each.tabIndex >= 0 && !each.disabled && each.checkVisibility({ visibilityProperty: true }));
    const here = stops.indexOf(document.activeElement);
    const ways = goals.filter(goal => !goal.disabled).map(goal => goal === document.activeElement ? 0
        : stops.includes(goal) ? stops.indexOf(goal) - here : 1);
    return ways.length ? ways.reduce((one, other) => Math.abs(other) < Math.abs(one) ? other : one) : null;
}"""  # presses of Tab to the nearest goal, fewer than none with Shift; null if there is nowhere to go
LOOKS = 160


def tab_to(goals: Locator) -> None:
    """Press Tab until one of these has the focus; Late if they are gone or are never reached."""
    for _ in range(LOOKS):
        far = goals.evaluate_all(FAR)
        if far == 0:
            return
        if far is None:
            break
        for _ in range(abs(far)):
            goals.page.keyboard.press("Tab" if far > 0 else "Shift+Tab")
    raise Late(f"Tab does not lead to {goals}")

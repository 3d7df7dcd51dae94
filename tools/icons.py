"""Make the icons that phones and desktops want from the one drawing: python tools/icons.py."""

from pathlib import Path
from shutil import which

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parent.parent / "web" / "public"
CHROMIUM = which("chromium-headless-shell") or which("chromium")
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180}
GROUND = "#231f1b"


def draw(page: Page, name: str, size: int, margin: float = 0.0) -> None:
    """One icon as a PNG; a margin leaves room for the shapes that systems cut icons into."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    page.set_viewport_size({"width": size, "height": size})
    whole = "margin:0;height:100vh" + (f";background:{GROUND}" if margin else "")
    page.set_content(
        f'<body style="{whole}"><div style="box-sizing:border-box;height:100vh;padding:{margin * 100}vw">{svg}'
    )
    page.screenshot(path=PUBLIC / name, omit_background=True)


def main() -> None:
    """All icons."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        for name, size in SIZES.items():
            draw(page, name, size)
        draw(page, "icon-maskable-512.png", 512, margin=0.1)
        browser.close()


if __name__ == "__main__":
    main()

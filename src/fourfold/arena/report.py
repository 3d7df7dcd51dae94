"""The report of the lab: one page that needs nothing else."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from fourfold.arena.findings import Finding, findings
from fourfold.arena.lab import Study
from fourfold.arena.match import Match
from fourfold.arena.pictures import pictures
from fourfold.core.dice import Dice
from fourfold.core.game import GAMES
from fourfold.locale import Texts
from fourfold.locale.telling import card_name

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid #8886; padding: .25rem .75rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; }
svg { max-width: 100%; height: auto; background: #fff; border-radius: .5rem; }
"""


def report(match: Match, studies: Sequence[Study], say: Texts) -> str:
    """The whole page."""
    name = card_names(match, say)
    drawn = pictures(studies, say, name)
    title = say("lab-title", game=say(f"{match.game}-title"))
    about = say("lab-about", games=len(studies), seats=match.seats, bots=", ".join(match.bots), seed=match.seed)
    parts = [section(finding, drawn.get(finding.key, ""), say, name) for finding in findings(studies)]
    return (
        f'<!doctype html>\n<html lang="{say.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1><p>{escape(about)}</p>{''.join(parts)}</body></html>\n"
    )


def card_names(match: Match, say: Texts) -> Callable[[str], str]:
    """What cards are called."""
    box = GAMES[match.game].empty(match.seats, match.options, Dice()).box
    return lambda card: card_name(say, match.game, box[card]) if card in box else card


def section(finding: Finding, picture: str, say: Texts, name: Callable[[str], str]) -> str:
    """One table with its picture."""
    head = "".join([f"<th>{escape(say(f'lab-column-{column}'))}</th>" for column in finding.columns])
    rows = "".join([row_text(finding, row, say, name) for row in finding.rows])
    title, about = say(f"lab-{finding.key}"), say(f"lab-{finding.key}.about")
    table = f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    return f"<h2>{escape(title)}</h2><p>{escape(about)}</p>{picture}{table}"


def row_text(finding: Finding, row: tuple[Any, ...], say: Texts, name: Callable[[str], str]) -> str:
    """One row; its first cell is a card, a word of the report, or itself."""
    first = str(row[0])
    if finding.columns[0] == "what":
        first = say(f"lab-row-{first}")
    elif finding.columns[0] == "card":
        first = name(first)
    cells = [first, *[number(cell) for cell in row[1:]]]
    return f"<tr>{''.join([f'<td>{escape(cell)}</td>' for cell in cells])}</tr>"


def number(cell: Any) -> str:
    """A figure as people read it."""
    return f"{cell:.2f}".rstrip("0").rstrip(".") if isinstance(cell, float) else str(cell)

"""axe in the page: what it finds against WCAG 2.2 AA."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page

AXE = Path(__file__).resolve().parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

_RUN = """async levels => {
  const found = await axe.run(document, { runOnly: { type: 'tag', values: levels }, resultTypes: ['violations'] });
  return found.violations.flatMap(rule => rule.nodes.map(node =>
    `${rule.id}: ${node.target.join(' ')} ${node.failureSummary.replace(/\\s+/g, ' ').slice(0, 220)}`));
}"""


async def faults(page: Page) -> list[str]:
    """One line for each element that breaks a rule; empty if all is well."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    return await page.evaluate(_RUN, LEVELS)

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The narrowest phone the product is made for, in CSS pixels. */
export const NARROWEST = { width: 320, height: 640 };

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** axe finds nothing in either scheme, and nothing stands out sideways on the narrowest phone. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const axe = new AxeBuilder({ page });
    // All else is the same document.
    if (colorScheme === 'dark') axe.withRules(COLOR_RULES);
    const { violations } = await axe.analyze();
    expect.soft(violations.map(describe), `${what}, ${colorScheme}`).toEqual([]);
  }
  const usual = page.viewportSize();
  const isNarrow = usual?.width === NARROWEST.width;
  if (!isNarrow) {
    await page.setViewportSize(NARROWEST);
    await settle(page);
  }
  expect.soft(await page.evaluate(findOverhang, NARROWEST.width), `${what}, 320 px wide`).toEqual([]);
  if (usual && !isNarrow) await page.setViewportSize(usual);
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/** Rule, place and reason: enough to mend it without opening a report. */
const describe = ({ id, nodes }: Violation) =>
  nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.failureSummary}`);

/** Waits for all transitions that end; colors on the way say nothing about colors. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Two frames: the first draws the new state, which starts its transitions.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document.getAnimations().filter(({ effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return end !== undefined && Number.isFinite(Number(end)) && Number(end) < 5_000;
    });
    await Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
  });
}

/** The page itself, and whatever can be pressed or filled in that begins or ends outside of the window. */
function findOverhang(width: number): string[] {
  const found: string[] = [];
  const whole = document.documentElement.scrollWidth;
  if (whole > width) found.push(`the page is ${whole} px wide`);
  for (const element of document.querySelectorAll('button, a[href], input, select, textarea, h1, h2, h3')) {
    const { left, right, width: own } = element.getBoundingClientRect();
    if (own <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (scrollsSideways(element)) continue;
    if (left < -1 || right > width + 1)
      found.push(`${element.tagName} "${element.textContent}" from ${left} to ${right}`);
  }
  return found;

  function scrollsSideways(inner: Element): boolean {
    for (let box = inner.parentElement; box; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth)
        return true;
    }
    return false;
  }
}

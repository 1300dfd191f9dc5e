import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { MOST_SHIFT, readShift } from './read-shift.ts';

/** The narrowest phone the product is made for, in CSS pixels. */
export const NARROWEST = { width: 320, height: 640 };

interface Look {
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

/** Lists are tables on the one, cards on the other. Both use the same color roles, so each is checked in one scheme. */
export const DESK_AND_PHONE: Look[] = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { ...NARROWEST, colorScheme: 'dark' },
];
export const ON_PHONE: Look[] = [{ ...NARROWEST, colorScheme: 'light' }];

/** By then a page has loaded; later changes are news. */
const COMING_MS = 5_000;

const COLORS_ONLY: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * Expects that axe finds nothing, that nothing overflows sideways on the narrowest phone, and that nothing jumped while
 * the page loaded.
 * @param looks where axe looks, if not at the page's own size in either scheme
 */
export async function expectAccessible(page: Page, what: string, looks?: Look[]): Promise<void> {
  const usual = page.viewportSize() ?? NARROWEST;
  // Checked once for each document that is opened as a page of its own. Bangla has no system font of known size here.
  if (looks && !(await page.evaluate(() => 'axe' in window || document.documentElement.lang === 'bn')))
    expect.soft(await readShift(page, COMING_MS), `${what}, moved by itself`).toBeLessThan(MOST_SHIFT);
  const both = [
    { ...usual, colorScheme: 'light' },
    { ...usual, colorScheme: 'dark' },
  ] satisfies Look[];
  let lastWidth = 0;
  for (const { width, height, colorScheme } of looks ?? both) {
    // Together, so that the page is drawn once.
    await Promise.all([page.setViewportSize({ width, height }), page.emulateMedia({ colorScheme })]);
    await settle(page, colorScheme);
    // At the same size everything but the colors is the same.
    const violations = await runAxe(page, width === lastWidth ? COLORS_ONLY : {});
    expect.soft(violations.map(describe), `${what}, ${width} px, ${colorScheme}`).toEqual([]);
    lastWidth = width;
  }
  await page.setViewportSize(NARROWEST);
  await settle(page);
  expect.soft(await page.evaluate(findOverhang, NARROWEST.width), `${what}, 320 px wide`).toEqual([]);
  expect.soft(await page.evaluate(findOffCenter), `${what}, labels of buttons, 320 px wide`).toEqual([]);
  await page.setViewportSize(usual);
}

/** Checks that only apply without a dialog: landmarks, and elements outside of them, such as toasts. */
const PAGE_WIDE: RunOptions = {
  runOnly: [
    'landmark-banner-is-top-level',
    'landmark-main-is-top-level',
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-main',
    'landmark-one-main',
    'landmark-unique',
    'region',
  ],
};

const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window);
/** The minified one, since every page reads it anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** A quarter of a run went into copying the HTML of all elements and parsing style sheets for rules that are off. */
const ONLY_PLACES = 'axe.configure({ noHtml: true })';

const SPARING = { resultTypes: ['violations' as const], preload: { assets: ['media'] } };

type Violation = AxeResults['violations'][number];

/** What is open over a page, which is checked without it separately. */
const DIALOGS = '[aria-modal="true"]';

/** Our pages have no frames, so one run in the page is enough, and its half megabyte stays there. */
async function runAxe(page: Page, options: RunOptions): Promise<Violation[]> {
  if (!(await hasAxe(page))) await page.evaluate(`${AXE};${ONLY_PLACES}`);
  return await page.evaluate(
    async ({ dialogs, chosen, pageWide }) => {
      const open = document.querySelectorAll(dialogs);
      const judge = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await judge.run(open.length > 0 ? open : document, chosen);
      if (open.length === 0 || chosen.runOnly) return violations;
      return [...violations, ...(await judge.run(document, pageWide)).violations];
    },
    { dialogs: DIALOGS, chosen: { ...options, ...SPARING }, pageWide: { ...PAGE_WIDE, ...SPARING } },
  );
}

/** Rule, place and reason: enough to fix it without opening a report. */
const describe = ({ id, nodes }: Violation) =>
  nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.failureSummary}`);

/** Waits for the scheme and for all finite transitions, since colors in transition mean nothing. */
async function settle(page: Page, colorScheme?: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (scheme) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    while (scheme && document.documentElement.dataset['mantineColorScheme'] !== scheme) await frame();
    for (;;) {
      // Two frames: the first draws the new state, which starts its transitions.
      await frame();
      await frame();
      const ending = document.getAnimations().filter(({ effect, playState }) => {
        const end = Number(effect?.getComputedTiming().endTime ?? Infinity);
        return playState === 'running' && end < 5_000;
      });
      if (ending.length === 0) return;
      // Their ends may start others.
      await Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
    }
  }, colorScheme);
}

/** Runs in a page: lists buttons, also those that are links, whose label isn't in the middle of their height. */
function findOffCenter(): string[] {
  const middleOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
  return [...document.querySelectorAll('.mantine-Button-root:not([data-loading])')].flatMap((button) => {
    const label = button.querySelector('.mantine-Button-label');
    if (!label || !button.checkVisibility()) return [];
    const off = middleOf(label.getBoundingClientRect()) - middleOf(button.getBoundingClientRect());
    return Math.abs(off) > 2 ? [`${button.tagName} "${label.textContent}" by ${off} px`] : [];
  });
}

/** The page itself, and every control that begins or ends outside the window; with a dialog open, those in it. */
export function findOverhang(width: number): string[] {
  const found: string[] = [];
  const whole = document.documentElement.scrollWidth;
  if (whole > width) found.push(`the page is ${whole} px wide`);
  const open = [...document.querySelectorAll('[aria-modal="true"]')];
  const controls = (open.length > 0 ? open : [document]).flatMap((part) => [
    ...part.querySelectorAll('button, a[href], input, select, textarea, h1, h2, h3'),
  ]);
  for (const element of controls) {
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

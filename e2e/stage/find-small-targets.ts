import { expect, type Page } from '@playwright/test';

/** The size a thumb hits without aiming, in CSS pixels. */
const THUMB = 44;

/**
 * Runs in a page: lists controls that are too small for a thumb, with their sizes. A link in a sentence is as high as its
 * line; a checkbox counts with its label.
 */
function findSmallTargets(least: number): string[] {
  const found: string[] = [];
  const pressable = 'a[href], button, input, select, textarea, summary, [role="button"], [role="option"]';
  for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((each) =>
      each.getBoundingClientRect(),
    );
    const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    // Only for screen readers.
    if (width <= 1 || height <= 1) continue;
    if (element.matches('a') && getComputedStyle(element).display === 'inline') continue;
    if (Math.round(width) >= least && Math.round(height) >= least) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent;
    found.push(`${element.tagName} "${name}" ${Math.round(width)} × ${Math.round(height)}`);
  }
  return found;
}

export const expectPressable = async (page: Page, what: string): Promise<void> =>
  expect.soft(await page.evaluate(findSmallTargets, THUMB), `${what}, smaller than a thumb`).toEqual([]);

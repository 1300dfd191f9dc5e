import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any of our pages has. */
const MOST_STOPS = 60;

/** Presses Tab until this has the focus. Every stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const isSeen = () => document.activeElement?.checkVisibility({ visibilityProperty: true }) === true;
    expect(await page.evaluate(isSeen), 'the focus is somewhere to be seen').toBe(true);
  }
  throw new Error(`Tab never reached ${String(target)}.`);
}

/** Tab to it, then Enter. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await expect(target).toBeEnabled();
  await page.keyboard.press('Enter');
}

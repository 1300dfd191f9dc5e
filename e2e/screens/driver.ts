import { expect, type Locator, type Page } from '@playwright/test';

export async function goOnline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go Online' }).click();
  await expect(page.getByText('You are now available for rides')).toBeVisible();
  await expect(page.getByText('No incoming requests right now.')).toBeVisible();
  // From here on the server knows where the car is.
  await expect(page.getByText('Finding your location…')).toHaveCount(0);
}

/** Cards of requests, including those that just ended. */
export const offers = (page: Page): Locator => page.getByRole('group', { name: /^Request #/ });

export const acceptButton = (page: Page): Locator => offers(page).getByRole('button', { name: 'Accept' });

/** The one button of a ride under way. */
export const stageButton = (page: Page, stage: 'Picked Up' | 'In Transit' | 'Complete'): Locator =>
  page.getByRole('button', { name: stage, exact: true });

/** The same button at the pickup, until the driver has said that they are there. */
export const arriveButton = (page: Page): Locator => page.getByRole('button', { name: 'I have arrived' });

/** The next turn, and how long the route still is. */
export const nextTurn = (page: Page): Locator => page.getByRole('region', { name: 'Next turn' });

/** Far from the destination the app first asks for confirmation. */
export async function completeFarAway(page: Page): Promise<void> {
  await stageButton(page, 'Complete').click();
  await page
    .getByRole('dialog', { name: 'Not at the destination' })
    .getByRole('button', { name: 'Complete ride' })
    .click();
}

/** A toast with this text. */
export const toast = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });

/** A phone with its browser's bars, a small one, the smallest, and one on its side. */
const PHONES = [
  { width: 390, height: 664 },
  { width: 360, height: 612 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

/** Whether a touch on its corners and center reaches it, without scrolling first. */
function isWholeInSight(button: Element): boolean {
  const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
  const points = [left + width / 2, left + 12, right - 12].flatMap((x) =>
    [top + height / 2, top + 4, bottom - 4].map((y) => [x, y] as const),
  );
  return points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
}

/** Fails if the window does not show all of it, or if something covers it. */
export async function expectInSight(part: Locator, where = 'a press on it reaches it'): Promise<void> {
  await expect.poll(() => part.evaluate(isWholeInSight), where).toBe(true);
}

/** Fails if a phone does not show all of it, or if something covers it. */
export async function expectInSightOnPhones(page: Page, button: Locator): Promise<void> {
  const before = page.viewportSize();
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    await expectInSight(button, `a press on it reaches it, on ${phone.width} × ${phone.height}`);
  }
  if (before) await page.setViewportSize(before);
}

/** The cash for a completed ride was received. */
export const receiveCash = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Cash received' }).click();

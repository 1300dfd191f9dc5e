import { expect, type Locator, type Page } from '@playwright/test';

export async function goOnline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go Online' }).click();
  await expect(page.getByText('You are now available for rides')).toBeVisible();
  await expect(page.getByText('No incoming requests right now.')).toBeVisible();
  // From here on the server knows where the car is.
  await expect(page.getByText('Finding your location…')).toHaveCount(0);
}

/** Cards of requests, those that just ended among them. */
export const offers = (page: Page): Locator => page.getByRole('group', { name: /^Request #/ });

export const acceptButton = (page: Page): Locator => offers(page).getByRole('button', { name: 'Accept' });

/** The one button of a ride under way. */
export const stageButton = (page: Page, stage: 'Picked Up' | 'In Transit' | 'Complete'): Locator =>
  page.getByRole('button', { name: stage, exact: true });

/** Far from the destination one is asked first. */
export async function completeFarAway(page: Page): Promise<void> {
  await stageButton(page, 'Complete').click();
  await page
    .getByRole('dialog', { name: 'Not at the destination' })
    .getByRole('button', { name: 'Complete ride' })
    .click();
}

/** A toast with this text. */
export const toast = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });

import { expect, type Page } from '@playwright/test';

/**
 * To another address of the app that runs, as a link does it: a fifth of what a page costs that loads anew. What is
 * open would stay open over it, so nothing may be.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

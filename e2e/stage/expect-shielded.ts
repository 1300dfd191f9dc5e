import { expect, type Page } from '@playwright/test';

/** A press that opens a dialog: a second one at the same place reaches nothing in it, in any frame at first. */
export async function expectShielded(page: Page, press: () => Promise<void>): Promise<void> {
  const body = page.locator('body');
  await expect(page.locator('[data-part="shield"]')).toHaveCount(0);
  await page.evaluate(() => {
    const { dataset } = document.body;
    const look = () => {
      const shield = document.querySelector('[data-part="shield"]');
      if (dataset['second'] !== undefined && !shield) return;
      if (shield && document.querySelector('[role="dialog"]')) {
        const { left, top, width, height } = shield.getBoundingClientRect();
        const reached = document.elementFromPoint(left + width / 2, top + height / 2);
        if (reached !== shield) dataset['second'] = 'reaches the dialog';
        else dataset['second'] ??= 'reaches nothing';
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await press();
  await expect(body).toHaveAttribute('data-second', 'reaches nothing');
  await expect(page.locator('[data-part="shield"]')).toHaveCount(0);
  await expect(body).toHaveAttribute('data-second', 'reaches nothing');
  await body.evaluate(({ dataset }) => delete dataset['second']);
}

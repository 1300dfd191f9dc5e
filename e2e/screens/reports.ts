import type { Locator, Page } from '@playwright/test';

/** A figure of the overview, by its name. */
export const figure = (page: Page, name: string): Locator =>
  page
    .locator('[data-part=stat]')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first();

/** The present count, as a link to the live board: 'Waiting 1'. */
export const connectionNow = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Now' }).getByRole('link', { name: new RegExp(`^${name}`) });

/** What happened, newest first. */
export const events = (page: Page): Locator =>
  page.getByRole('region', { name: 'Live activity' }).getByRole('listitem');

/** One report. */
export const report = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

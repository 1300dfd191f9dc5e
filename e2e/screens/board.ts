import type { Locator, Page } from '@playwright/test';

/** The path of the live board. */
export const BOARD = '/dashboard/admin/live';

/** The rides in the table, without its header. */
export const boardRows = (page: Page): Locator =>
  page.getByRole('table', { name: 'Rides' }).locator('tbody').getByRole('row');

/** The figures above the board, each after its name: 'Waiting1'. */
export const counters = (page: Page): Locator => page.getByRole('group', { name: 'Rides by status' });

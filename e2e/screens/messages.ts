import type { Locator, Page } from '@playwright/test';

/** A message in the admins' list. */
export const messageRow = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: name });

/** The sidebar's count of messages that wait for an answer. */
export const openMessages = (page: Page, count: number): Locator =>
  page.locator('nav').getByText(`${count} open ${count === 1 ? 'message' : 'messages'}`, { exact: true });

/** Fills in the contact form. */
export async function writeMessage(
  page: Page,
  { name, email, text }: { name: string; email: string; text: string },
): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Message').fill(text);
}

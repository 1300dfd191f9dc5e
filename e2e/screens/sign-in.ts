import type { Page } from '@playwright/test';

export const PASSWORD = 'wires-and-rides';

/** Fills in the login form and sends it. */
export async function signIn(page: Page, email: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

import type { Locator, Page } from '@playwright/test';

export interface SignUp {
  role: 'Rider' | 'Driver';
  name: string;
  email: string;
  password: string;
}

/** Fills in the sign-up and sends it. */
export async function signUp(page: Page, { role, name, email, password }: SignUp): Promise<void> {
  await page.getByRole('radio', { name: role }).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

export const slot = (page: Page, position: number): Locator => page.getByLabel(`Digit ${position} of 6`);

export const verifyButton = (page: Page): Locator => page.getByRole('button', { name: 'Verify Email' });

/** Types a code into the slots. The focus moves from one to the next and then to the button. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await slot(page, 1).focus();
  await page.keyboard.type(code);
}

/** 'Resend code in 1:42' */
export const resendLine = (page: Page): Locator => page.getByText(/^Resend code in \d:\d\d$/);

/** Fills in the new password and sends it. */
export async function resetPassword(page: Page, code: string, password: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

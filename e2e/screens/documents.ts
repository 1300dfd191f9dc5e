import { expect, type Locator, type Page } from '@playwright/test';
import { toast } from './driver.ts';

/** One kind of document, on the driver's page or on the admin's page about a driver. */
export const documentCard = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Documents' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

interface Sent {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The date this many days from now, in the form date fields take. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Has a driver send a document. */
export async function sendDocument(page: Page, name: string, file: Sent, expiresOn: string): Promise<void> {
  await documentCard(page, name).getByRole('button').filter({ hasText: /^Send/ }).click();
  const dialog = page.getByRole('dialog', { name: `Send your ${name.toLowerCase()}` });
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByLabel('Expiry date').fill(expiresOn);
  // Waited for from before the press: on a busy machine the toast is gone before the dialog is seen to have closed.
  const told = toast(page, 'Document sent').first().waitFor();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await Promise.all([told, expect(dialog).toHaveCount(0)]);
}

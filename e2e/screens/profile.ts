import { expect, type Locator, type Page } from '@playwright/test';
import { makePng } from '../stage/make-png.ts';

/** The dialog, also while it crops a picture. */
export const editDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Update Profile|Crop picture)$/ });

export async function openEdit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Update Profile' }).click();
  await expect(editDialog(page)).toBeVisible();
}

export const updateButton = (page: Page): Locator =>
  editDialog(page).getByRole('button', { name: /^Updat(e|ing\.\.\.)$/ });

/** Larger than may be uploaded as it is: the browser makes it small. */
export const photo = () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([makePng(1600, 1200), Buffer.alloc(6 * 1024 * 1024)]),
});

/** Chooses a file for the picture, as the system's dialog does. */
export const chooseFile = (page: Page, file: ReturnType<typeof photo>): Promise<void> =>
  editDialog(page).locator('input[type=file]').setInputFiles(file);

/** The picture in the top bar; who has none has initials. */
export const ownPicture = (page: Page): Locator =>
  page.getByRole('button', { name: /^Account menu/ }).locator('img');

/** Whether the picture is there, and how wide its file is, in pixels. */
export const widthOf = (picture: Locator): Promise<number> =>
  picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));

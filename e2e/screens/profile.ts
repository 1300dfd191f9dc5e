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

/** Larger than may be uploaded, so the browser has to shrink it. */
export const photo = () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([makePng(1600, 1200), Buffer.alloc(6 * 1024 * 1024)]),
});

/** Chooses a file for the picture, like the system's dialog. */
export const chooseFile = (page: Page, file: ReturnType<typeof photo>): Promise<void> =>
  editDialog(page).locator('input[type=file]').setInputFiles(file);

/** The picture in the top bar; people without one have initials. */
export const ownPicture = (page: Page): Locator =>
  page.getByRole('button', { name: /^Account menu/ }).locator('img');

/** The color of the picture near each edge, as one of the two of `photo`. */
export const edgesOf = (
  picture: Locator,
): Promise<Record<'left' | 'right' | 'top' | 'bottom', 'first' | 'second'>> =>
  picture.evaluate((image: HTMLImageElement) => {
    const side = image.naturalWidth;
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    // The first has hardly any red, the second is full of it.
    const at = (x: number, y: number) =>
      (pen?.getImageData(x * side, y * side, 1, 1).data[0] ?? 0) < 128 ? 'first' : 'second';
    return { left: at(0.1, 0.5), right: at(0.9, 0.5), top: at(0.5, 0.1), bottom: at(0.5, 0.9) };
  });

/** Whether the picture is there, and the width of its file in pixels. */
export const widthOf = (picture: Locator): Promise<number> =>
  picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));

import type { Page } from '@playwright/test';

/** Red, green and blue, each 0 to 255. */
export type Pixel = readonly [red: number, green: number, blue: number];

/**
 * A row of a picture.
 * @param png decoded in this page, the only decoder at hand
 */
export async function readRow(page: Page, png: Buffer, row: number): Promise<Pixel[]> {
  return await page.evaluate(
    async ([base64, y]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(picture.width, 1).getContext('2d')!;
      context.drawImage(picture, 0, -y);
      const { data } = context.getImageData(0, 0, picture.width, 1);
      return Array.from(
        { length: picture.width },
        (_, x) => [data[x * 4]!, data[x * 4 + 1]!, data[x * 4 + 2]!] as const,
      );
    },
    [png.toString('base64'), row] as const,
  );
}

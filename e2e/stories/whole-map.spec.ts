import { expect, test, type Page } from '../stage/story.ts';

/** The canvas alone, with the streets of the city, below what covers its end. */
const ONLY_COVERED_MAP = `* { visibility: hidden !important }
  .maplibregl-canvas, [data-part='sheet-footer'] { visibility: visible !important }`;
/** Px below the map's top edge: within the strip that would stay empty. */
const BELOW_TOP = 24;

test('a map is drawn up to its top, also where a sheet covers its end', async ({ person, open }) => {
  const page = await open(await person('rider', 'Nadia'), { maps: true });
  await expect(page.getByRole('button', { name: 'Find Driver' })).toBeVisible();
  const canvas = page.locator('.maplibregl-canvas');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect
      .poll(async () => {
        const { y } = (await canvas.boundingBox()) ?? { y: 0 };
        // Of the whole page, since what is cut out of it is drawn otherwise.
        const picture = await page.screenshot({ style: ONLY_COVERED_MAP });
        return countColors(page, picture, Math.round(y) + BELOW_TOP);
      }, `colors at the top of the map, ${colorScheme}`)
      .toBeGreaterThan(1);
  }
});

/** How many colors a row of a picture has. */
const countColors = (page: Page, png: Buffer, row: number): Promise<number> =>
  page.evaluate(
    async ([base64, y]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(picture.width, 1).getContext('2d')!;
      context.drawImage(picture, 0, -y);
      return new Set(new Uint32Array(context.getImageData(0, 0, picture.width, 1).data.buffer)).size;
    },
    [png.toString('base64'), row] as const,
  );

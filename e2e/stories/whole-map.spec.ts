import { riderHeading } from '../screens/rider.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { expectPressable } from '../stage/find-small-targets.ts';
import { readRow } from '../stage/read-row.ts';
import { expect, test } from '../stage/story.ts';

/** The canvas alone, with the streets of the city, below what covers its end. */
const ONLY_COVERED_MAP = `* { visibility: hidden !important }
  .maplibregl-canvas, [data-part='sheet-footer'] { visibility: visible !important }`;
/** Px below the map's top edge: within the strip that would stay empty. */
const BELOW_TOP = 24;

test.use({ city: 'dhaka' });

test('a map is drawn up to its top, also where a sheet covers its end, and a place is chosen on it', async ({
  person,
  open,
}) => {
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
        const row = await readRow(page, picture, Math.round(y) + BELOW_TOP);
        return new Set(row.map((pixel) => pixel.join(' '))).size;
      }, `colors at the top of the map, ${colorScheme}`)
      .toBeGreaterThan(1);
  }

  // The map's worker too.
  expect(await page.evaluate(listUncompressed), 'files that came as they are on disk').toEqual([]);

  await expectPressable(page, 'rider with a map, idle');
  await page.getByPlaceholder('Pickup').click();
  await page.getByRole('option', { name: 'Choose on map' }).click();
  await expect(riderHeading(page)).toHaveText('Set your pickup');
  await expectAccessible(page, 'rider, pointing at a place');
  await page.getByRole('button', { name: 'Set here' }).click();
  await expect(page.getByPlaceholder('Pickup')).toHaveValue(/, /);
});

/** Runs in a page: its built scripts and style sheets that came no smaller than they are. A line or two may not become smaller. */
function listUncompressed(): string[] {
  const leastBytes = 500;
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = all.filter(({ name }) => /\/assets\/.+\.(m?js|css)$/.test(name));
  if (!files.some(({ name }) => name.includes('maplibre-gl-worker'))) return ['no worker of the map'];
  return files
    .filter(
      ({ encodedBodySize, decodedBodySize }) =>
        decodedBodySize >= leastBytes && encodedBodySize >= decodedBodySize,
    )
    .map(({ name }) => name);
}

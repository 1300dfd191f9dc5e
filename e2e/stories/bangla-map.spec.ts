import { putGround } from '@ridewire/api/testing/put-ground';
import { AT_GULSHAN } from '../stage/people.ts';
import { overlapOf, readInk, type Ink } from '../stage/read-ink.ts';
import { expect, test, type Page } from '../stage/story.ts';

/** Three of its signs are letters that join into one. */
const NAME = 'ক্যান্টনমেন্ট';
/** Keeps letters apart that would join. */
const APART = '\u200C';
/** Two renderers smooth the same text differently and share two thirds of its ink; unjoined letters share a third. */
const SAME = 0.5;

const ONLY_MAP = `* { visibility: hidden !important }
  [data-part='map-canvas'], .maplibregl-canvas { visibility: visible !important }`;

test('a name in Bangla is written on the map as the browser writes it', async ({
  connectionString,
  person,
  open,
}) => {
  const { latitude: lat, longitude: lng } = AT_GULSHAN;
  await putGround(connectionString, NAME, {
    at: { lat: lat + 0.002, lng },
    lane: { lat: lat - 0.09, lng },
  });
  const options = { locale: 'bn-BD', viewport: { width: 390, height: 480 }, deviceScaleFactor: 2 };
  const page = await open(await person('rider', 'Nadia'), { maps: true, options });
  const map = page.locator('[data-part="map-canvas"]');
  const [joined, apart] = [await write(page, NAME), await write(page, Array.from(NAME).join(APART))];
  // Makes sure that the two can be told apart at all.
  expect(overlapOf(apart, joined)).toBeLessThan(SAME);
  let drawn: Ink | undefined;
  // Names come faintly at first.
  const likeness = async () => {
    drawn = await readInk(page, await map.screenshot({ style: ONLY_MAP }));
    return drawn.width > 0 ? overlapOf(drawn, joined) : 0;
  };
  await expect.poll(likeness).toBeGreaterThan(SAME);
  expect(drawn!.width / joined.width).toBeCloseTo(1, 1);
});

/** The same letters as the page writes them, in the font and size of the map’s. */
async function write(page: Page, letters: string): Promise<Ink> {
  await page.evaluate(async (text) => {
    const line = document.createElement('div');
    line.id = 'written';
    line.textContent = text;
    // Over the whole page: at an edge in the middle of a px what is below shines through, and counts as ink.
    line.style.cssText = `position: fixed; inset: 0; z-index: 9999; padding: 12px; white-space: nowrap;
      background: white; color: black; font: 16px/1.5 'Noto Sans Bengali Variable'`;
    document.getElementById('written')?.remove();
    document.body.append(line);
    await document.fonts.load(`16px 'Noto Sans Bengali Variable'`, text);
  }, letters);
  return await readInk(page, await page.locator('#written').screenshot());
}

import { stageButton } from '../screens/driver.ts';
import { readRow } from '../stage/read-row.ts';
import { expect, test, type Page } from '../stage/story.ts';

const ONLY_MAP = '* { visibility: hidden !important } .maplibregl-canvas { visibility: visible !important }';
/** A row of a phone that shows the map, in px from its top. */
const ROW = 200;

/** Where on the equator it is now noon, and on the other side midnight. */
function findNoonAndMidnight() {
  const now = new Date();
  const hours = now.getUTCHours() + now.getUTCMinutes() / 60;
  const noon = (12 - hours) * 15;
  const midnight = noon > 0 ? noon - 180 : noon + 180;
  const place = (longitude: number) => ({ latitude: 0.01, longitude, accuracy: 10 });
  return { noon: place(noon), midnight: place(midnight) };
}

/** The ground of the map as it is drawn: the color that most of it has. */
async function readGround(page: Page): Promise<'dark' | 'light'> {
  const row = await readRow(page, await page.screenshot({ style: ONLY_MAP }), ROW);
  const bright = row.filter(([red, green, blue]) => red + green + blue > 3 * 128);
  return bright.length > row.length / 2 ? 'light' : 'dark';
}

test('during a ride the driver’s map is dark where it is dark outside, unless a scheme was chosen', async ({
  person,
  open,
  byWire,
}) => {
  const karim = await person('driver', 'Karim');
  const wire = byWire(karim);
  await wire.goOnline();
  await byWire(await person('rider', 'Nadia')).requestRide();
  await wire.acceptRide();

  // The device says where it is; a loaded page knows of no place before.
  const { noon, midnight } = findNoonAndMidnight();
  const driver = await open(karim, {
    maps: true,
    options: { colorScheme: 'light', geolocation: midnight },
  });
  const isThere = async () => {
    await expect(stageButton(driver, 'Picked Up')).toBeVisible();
    await expect(driver.locator('[data-part="car"]')).toBeVisible();
  };
  const moveTo = async (place: typeof noon) => {
    await driver.context().setGeolocation(place);
    await driver.reload();
    await isThere();
  };
  await isThere();
  await expect.poll(() => readGround(driver), 'at midnight').toBe('dark');
  await expect(driver.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await moveTo(noon);
  await expect.poll(() => readGround(driver), 'at noon').toBe('light');
  // The page's own color of land is there with the car, before the map is drawn anew.
  const land = driver.locator(':has(> [data-part="map-canvas"])');
  const findLand = () => land.evaluate((map) => getComputedStyle(map).backgroundColor);
  const light = await findLand();

  await driver.evaluate(() => localStorage.setItem('ridewire-color-scheme', 'light'));
  await moveTo(midnight);
  expect(await findLand(), 'at midnight, with light chosen').toBe(light);
});

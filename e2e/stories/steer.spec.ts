import type { Locator } from '@playwright/test';
import {
  acceptButton,
  completeFarAway,
  expectInSight,
  goOnline,
  nextTurn,
  offers,
  stageButton,
  toast,
} from '../screens/driver.ts';
import { chooseTrip, findDriver, readQuote } from '../screens/rider.ts';
import { expectPressable } from '../stage/find-small-targets.ts';
import { expect, test, type Page } from '../stage/story.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];
/** A phone on its side, as in a holder in a car. */
const HOLDER = { width: 844, height: 390 };
/** The part of a phone’s height that stays a map while a ride is driven. */
const LEAST_MAP = 0.4;

/** What of the window the map has to itself, and where the car is in that part, from its top. */
async function measureMap(page: Page): Promise<{ share: number; carAt: number }> {
  const [frame, sheet, car] = await Promise.all([
    page.locator('[data-view="driving"]').boundingBox(),
    page.locator('[data-part="sheet"]').boundingBox(),
    page.locator('[data-part="car"]').boundingBox(),
  ]);
  if (!frame || !sheet || !car) return { share: 0, carAt: 0 };
  const free = sheet.y - frame.y;
  const height = page.viewportSize()?.height ?? Infinity;
  return { share: free / height, carAt: (car.y + car.height / 2 - frame.y) / free };
}

/** Fails unless the panel is left of a map that has most of the height and half of the width, without a sidebar. */
async function expectBesideMap(page: Page, panel: Locator): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const { width, height } = HOLDER;
  // Requests have their own map, over the page's.
  const measure = async () => {
    const [left, map] = await Promise.all([
      panel.boundingBox(),
      page.locator('[data-part="map-canvas"]').last().boundingBox(),
    ]);
    if (!left || !map) return null;
    return {
      isBeside: left.x + left.width <= map.x + 1,
      isHigh: Math.min(left.height, map.height) > height * 0.6,
      isWide: map.width >= width * 0.5,
    };
  };
  await expect.poll(measure).toEqual({ isBeside: true, isHigh: true, isWide: true });
}

/** Whether one part of a page lies over another. */
async function tellOverlap(one: Locator, other: Locator): Promise<'apart' | 'overlapping' | 'gone'> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return 'gone';
  const isApart =
    a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;
  return isApart ? 'apart' : 'overlapping';
}

test('on its side, a phone shows rider and driver each panel beside the map; upright, the map follows the car at every size', async ({
  person,
  open,
}) => {
  const options = { viewport: HOLDER };
  const rider = await open(await person('rider', 'Nadia'), { maps: true, options });
  const driver = await open(await person('driver', 'Karim'), { maps: true, options });
  const riderPanel = rider.locator('[data-part="rider-side"]');
  const driverPanel = driver.locator('[data-view] > aside');
  const inSight = (page: Page, name: string) =>
    expectInSight(page.getByRole('button', { name, exact: true }), name);

  await inSight(driver, 'Go Online');
  await expectBesideMap(driver, driverPanel);
  await goOnline(driver);
  await expectBesideMap(rider, riderPanel);
  await expectInSight(findDriver(rider).or(rider.getByRole('button', { name: 'Find Driver' })));
  await chooseTrip(rider);
  await readQuote(rider);
  await expectInSight(findDriver(rider));
  await expectInSight(rider.getByRole('radio', { name: /^Standard/ }));
  await rider.setViewportSize(PHONES[0]!);
  for (const type of ['Standard', 'Comfort', 'Premium'])
    await expectInSight(rider.getByRole('radio', { name: new RegExp(`^${type}`) }));
  await expectInSight(rider.getByText('Pay the driver in cash at the end.'));
  await expect(rider.getByText(/^Arrive \d/)).toBeVisible();
  await rider.setViewportSize(HOLDER);
  await findDriver(rider).click();

  await expectBesideMap(driver, offers(driver));
  await inSight(driver, 'Accept');
  await inSight(driver, 'Decline');
  await inSight(rider, 'Cancel');
  await acceptButton(driver).click();

  await expectInSight(nextTurn(driver));
  await expectBesideMap(driver, driverPanel);
  await expectBesideMap(rider, riderPanel);
  await inSight(rider, 'Cancel ride');
  await expectPressable(rider, 'rider with a map, accepted');

  for (const phone of PHONES) {
    await driver.setViewportSize(phone);
    await expectInSight(stageButton(driver, 'Picked Up'));
    const name = `on ${phone.width} × ${phone.height}`;
    await expect.poll(async () => (await measureMap(driver)).share, name).toBeGreaterThanOrEqual(LEAST_MAP);
    // Low in the free part, since what is ahead matters.
    await expect.poll(async () => (await measureMap(driver)).carAt, name).toBeGreaterThan(0.55);
    await expect.poll(async () => (await measureMap(driver)).carAt, name).toBeLessThan(0.85);
  }
  await driver.getByRole('button', { name: 'Whole way' }).click();
  await driver.getByRole('button', { name: 'Follow' }).click();
  await expect(driver.getByRole('button', { name: 'Whole way' })).toBeVisible();
  await driver.setViewportSize(HOLDER);

  await expectInSight(rider.getByRole('link', { name: /^Call/ }));
  for (const stage of ['Picked Up', 'In Transit'] as const) {
    await expectInSight(stageButton(driver, stage), stage);
    await stageButton(driver, stage).click();
    // A toast is over the map, not over what is read while driving.
    const news = toast(driver, `Ride marked ${stage.toLowerCase()}`);
    // Once it stands still.
    await news.hover({ trial: true });
    expect(await tellOverlap(news, nextTurn(driver)), stage).toBe('apart');
  }
  await inSight(driver, 'Complete');
  await expectInSight(rider.getByRole('link', { name: /^Call/ }));
  await completeFarAway(driver);
  await inSight(driver, 'Cash received');
  await inSight(rider, 'Done');
});

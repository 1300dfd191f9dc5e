import { acceptButton, expectInSight, goOnline, stageButton } from '../screens/driver.ts';
import { chooseTrip, findDriver, readQuote } from '../screens/rider.ts';
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

test('a driver’s map follows the car at every size of phone, and lies beside the ride in a holder', async ({
  person,
  open,
}) => {
  const rider = await open(await person('rider', 'Nadia'), { options: { viewport: PHONES[0]! } });
  const driver = await open(await person('driver', 'Karim'), {
    maps: true,
    options: { viewport: HOLDER },
  });
  await goOnline(driver);
  await chooseTrip(rider);
  await readQuote(rider);
  for (const type of ['Standard', 'Comfort', 'Premium'])
    await expectInSight(rider.getByRole('radio', { name: new RegExp(`^${type}`) }));
  await expectInSight(rider.getByText('Pay the driver in cash at the end.'));
  await expect(rider.getByText(/^Arrive \d/)).toBeVisible();
  await findDriver(rider).click();
  await expectInSight(acceptButton(driver));
  await acceptButton(driver).click();
  await expectInSight(stageButton(driver, 'Picked Up'));
  await expect(driver.getByRole('navigation', { name: 'Main' })).toBeHidden();

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
});

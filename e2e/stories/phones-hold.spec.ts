import { acceptButton, completeFarAway, expectInSight, goOnline, stageButton } from '../screens/driver.ts';
import { requestRide, riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { awake } from '../screens/site.ts';
import { NARROWEST } from '../stage/expect-accessible.ts';
import { expectPressable } from '../stage/find-small-targets.ts';
import { goTo } from '../stage/go-to.ts';
import { stranger } from '../stage/people.ts';
import { readShift } from '../stage/read-shift.ts';
import { expect, test, type Page } from '../stage/story.ts';

/** A narrow, low phone. */
const LOW = { width: 360, height: 740 };
/** How far a page may move by itself: less than half a line of text. */
const LEAST_SHIFT = 0.01;

/** The font size a person set on the phone: everything measured in letters grows. */
const readAt = (page: Page, percent: number) =>
  page.evaluate((size) => void (document.documentElement.style.fontSize = size), `${percent}%`);

/** One of two similar pages is enough: a driver's history and settings use the rider's components. */
const PHONE_PAGES = {
  rider: ['/dashboard/rider/history', '/settings'],
  driver: [
    '/dashboard/goonline',
    '/dashboard/driver/earnings',
    '/dashboard/driver/documents',
    '/dashboard/profile',
  ],
};

async function expectPagesPressable(page: Page, role: keyof typeof PHONE_PAGES): Promise<void> {
  for (const path of PHONE_PAGES[role]) {
    await goTo(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0);
    await expectPressable(page, `${role}, ${path}`);
  }
}

test('a ride is read and driven on a phone in larger letters, and every press on it is a thumb wide', async ({
  db,
  person,
  open,
}) => {
  const karim = await person('driver', 'Karim');
  // A plate as in Dhaka, on its own line.
  const plate = 'Dhaka Metro-Ga 24-2431';
  await db.pool.query('update drivers set license_plate = $2 where id = $1', [karim.userId, plate]);
  await db.pool.query(`update users set phone = '+8801711000000' where id = $1`, [karim.userId]);
  const rider = await open(await person('rider', 'Nadia'));
  const driver = await open(karim);
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.none);
  await expectPressable(rider, 'rider, idle');
  await goOnline(driver);
  await expectPressable(driver, 'driver, waiting');
  await requestRide(rider);
  await expect(acceptButton(driver)).toBeVisible();
  await expectPressable(driver, 'driver, a request');
  await acceptButton(driver).click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.accepted);
  await expect(stageButton(driver, 'Picked Up')).toBeVisible();
  await expectPressable(rider, 'rider, accepted');
  await expectPressable(driver, 'driver, a ride');
  // On a narrow, low phone too, the driver can be called without a move of the sheet.
  const usual = rider.viewportSize();
  await rider.setViewportSize(LOW);
  await expectInSight(rider.getByRole('link', { name: 'Call Karim' }));
  if (usual) await rider.setViewportSize(usual);

  for (const page of [rider, driver]) await readAt(page, 150);
  await expectInSight(rider.getByRole('region', { name: 'Your ride' }).getByText(plate));
  for (const name of ['Contact Rider', 'Navigate']) {
    const button = driver.getByText(name, { exact: true });
    await expectInSight(button);
    await expect.poll(() => button.evaluate(isWhole), `${name} is whole`).toBe(true);
  }
  await stageButton(driver, 'Picked Up').click();
  await stageButton(driver, 'In Transit').click();
  await completeFarAway(driver);
  await expectInSight(driver.getByRole('heading', { name: /^Collect / }));
  await expectInSight(driver.getByRole('button', { name: 'Cash received' }));

  for (const page of [rider, driver]) await readAt(page, 100);
  await expectPressable(rider, 'rider, arrived');
  await rider.setViewportSize(LOW);
  await expectInSight(rider.locator('.mantine-Rating-root'));
  if (usual) await rider.setViewportSize(usual);
  await expectPressable(driver, 'driver, to be paid');
  await expectPagesPressable(rider, 'rider');
  await expectPagesPressable(driver, 'driver');
});

/** No letter is cut off at an edge. */
function isWhole(words: Element): boolean {
  return words.scrollWidth <= words.clientWidth && words.scrollHeight <= words.clientHeight + 1;
}

test('settings and the first page stand still as they come, and fit a narrow phone in letters twice as large', async ({
  person,
  open,
}) => {
  for (const role of ['rider', 'driver', 'admin'] as const) {
    const page = await open(await person(role, role), { path: '/settings' });
    await expect(page.getByRole('switch', { name: /^In the bell/ }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
    expect.soft(await readShift(page), `${role}’s settings, moved by themselves`).toBeLessThan(LEAST_SHIFT);
  }
  const visitor = stranger('rider', 'Visitor');
  const page = await open(visitor, { signedOut: true, path: '/', options: { viewport: NARROWEST } });
  await awake(page);
  expect.soft(await readShift(page), 'the first page, moved by itself').toBeLessThan(LEAST_SHIFT);
  for (const percent of [100, 200]) {
    await readAt(page, percent);
    const wide = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect.soft(wide, `px of the first page, at ${percent} %`).toBeLessThanOrEqual(NARROWEST.width);
  }
});

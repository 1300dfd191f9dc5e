import { acceptButton, goOnline, receiveCash, stageButton } from '../screens/driver.ts';
import { requestRide } from '../screens/rider.ts';
import { goTo } from '../stage/go-to.ts';
import { test, type Page } from '../stage/story.ts';

const SIZES = [
  [390, 664],
  [320, 568],
  [844, 390],
  [1280, 800],
] as const;
const OUT = process.env.OUT ?? '/tmp/look';
test.use({ colorScheme: (process.env.SCHEME ?? 'light') as 'light' });
async function look(page: Page, name: string, sizes = SIZES) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${OUT}/${name}-${width}.png` });
  }
}
test('look @map', async ({ person, open }) => {
  test.setTimeout(400_000);
  const opts = { options: { colorScheme: (process.env.SCHEME ?? 'light') as 'light' } };
  const driver = await open(await person('driver', 'Karim'), opts);
  const rider = await open(await person('rider', 'Nadia'));
  await driver.getByRole('button', { name: 'Go Online' }).waitFor();
  await look(driver, '01-offline');
  await goOnline(driver);
  await look(driver, '02-idle');
  await requestRide(rider);
  await acceptButton(driver).waitFor();
  await look(driver, '03-offer');
  const rider2 = await open(await person('rider', 'Omar'));
  await requestRide(rider2, 'Banani 11', 'Farmgate');
  await look(driver, '04-two-offers');
  await goTo(driver, '/dashboard/profile');
  await look(driver, '05-away');
  await acceptButton(driver).click();
  await stageButton(driver, 'Picked Up').waitFor();
  await look(driver, '06-accepted');
  await stageButton(driver, 'Picked Up').click();
  await driver
    .getByRole('button', { name: 'Mark picked up' })
    .click({ timeout: 2000 })
    .catch(() => {});
  await stageButton(driver, 'In Transit').click();
  await stageButton(driver, 'Complete').waitFor();
  await look(driver, '07-transit');
  await rider2.getByRole('button', { name: 'Cancel' }).click();
  await stageButton(driver, 'Complete').click();
  await driver
    .getByRole('button', { name: 'Complete ride' })
    .click({ timeout: 2000 })
    .catch(() => {});
  await driver.getByRole('button', { name: 'Cash received' }).waitFor();
  await look(driver, '08-owed');
  await receiveCash(driver);
  await look(driver, '09-earned');
  await goTo(driver, '/dashboard/driver/earnings');
  await look(driver, '10-earnings');
  await goTo(driver, '/dashboard/driver/documents');
  await look(driver, '11-documents');
  await goTo(driver, '/dashboard/goonline');
  await look(driver, '12-goonline');
});

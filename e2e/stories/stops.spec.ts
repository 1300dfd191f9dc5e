import { acceptButton, goOnline, offers, receiveCash, stageButton, toast } from '../screens/driver.ts';
import { chooseTrip, findDriver, readQuote, riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { expect, test, type Page } from '../stage/story.ts';

const fareOf = (text: string | null) => Number(/\$(\d+\.\d\d)/.exec(text ?? '')?.[1]);
const choose = async (page: Page, name: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('option', { name }).first().click();
};

test('a ride stops on its way; its rider changes the route, and the driver is led there at once', async ({
  db,
  person,
  open,
  browserOf,
}) => {
  const nadia = await person('rider', 'Nadia');
  const rider = await open(nadia);
  const driver = await open(await person('driver', 'Karim'));
  await goOnline(driver);
  await chooseTrip(rider);
  const direct = await readQuote(rider);
  await rider.getByRole('button', { name: 'Add a stop' }).click();
  await expectAccessible(rider, 'adding a stop', ON_PHONE);
  await choose(rider, 'Banani 11');
  await expect(findDriver(rider)).not.toContainText(direct);
  const over = await readQuote(rider);
  expect(fareOf(over)).toBeGreaterThan(fareOf(direct));
  // A draft with its stop survives a reload, and a stop can be taken out.
  await rider.reload();
  await expect(findDriver(rider)).toContainText(over);
  await rider.getByRole('button', { name: 'Remove the stop at Banani 11, Banani' }).click();
  await expect(findDriver(rider)).toContainText(direct);
  await rider.getByRole('button', { name: 'Add a stop' }).click();
  await choose(rider, 'Banani 11');
  await expect(findDriver(rider)).toContainText(over);
  await findDriver(rider).click();

  await expect(offers(driver)).toContainText('Banani 11');
  await acceptButton(driver).click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.accepted);
  await rider.getByRole('button', { name: 'Change route' }).click();
  const dialog = rider.getByRole('dialog', { name: 'Change your route' });
  await expectAccessible(rider, 'changing the route');
  await dialog.getByRole('button', { name: 'Change the destination' }).click();
  await choose(rider, 'Uttara House Building');
  await expect(dialog.getByText(`was ${over}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change route' }).click();
  await expect(driver.getByRole('heading', { name: 'Nadia changed the route' })).toBeVisible();
  await expect(driver.getByText(/^Now to Uttara House Building.*, with 1 stop\.$/)).toBeVisible();
  await expect(toast(rider, 'Route changed')).toBeVisible();

  // The rider is aboard: the stop comes first, and is said where the car is.
  await stageButton(driver, 'Picked Up').click();
  await stageButton(driver, 'In Transit').click();
  await expect(driver.getByText(/to the next stop$/)).toBeVisible();
  const atStop = driver.getByRole('button', { name: 'At stop 1' });
  await atStop.click();
  await expect(
    toast(driver, 'You aren’t at the stop yet. Come within 250 m of it and try again.'),
  ).toBeVisible();
  const stop = await db.pool.query(
    `select stops -> 0 ->> 'lat' as lat, stops -> 0 ->> 'lng' as lng from rides`,
  );
  const { lat, lng } = stop.rows[0] as { lat: string; lng: string };
  await driver.context().setGeolocation({ latitude: Number(lat), longitude: Number(lng) });
  // A car can't be there at once: at first the server doesn't believe it.
  await expect(async () => {
    await atStop.click();
    await expect(stageButton(driver, 'Complete')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(driver.getByText(/to destination$/)).toBeVisible();

  // On another device of the rider's, one stop more on the way, and it is gone again.
  const other = await (await browserOf(nadia)).newPage();
  await other.goto('/dashboard/rider');
  await other.getByRole('button', { name: 'Change route' }).click();
  await expect(other.getByText(/^reached \d\d:\d\d$/)).toBeVisible();
  await other.getByRole('button', { name: 'Add a stop' }).click();
  await choose(other, 'Khilkhet');
  await other.getByRole('dialog').getByRole('button', { name: 'Change route' }).click();
  await expect(driver.getByRole('button', { name: 'At stop 2' })).toBeVisible();

  // A rider who gets out early: the ride ends where the driver says so.
  await driver.getByRole('button', { name: 'More actions' }).click();
  await driver.getByRole('menuitem', { name: 'Complete' }).click();
  await driver
    .getByRole('dialog', { name: 'Not at the destination' })
    .getByRole('button', { name: 'Complete ride' })
    .click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.completed);
  await receiveCash(driver);
});

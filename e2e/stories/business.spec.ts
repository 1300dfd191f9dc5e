import { readFile } from 'node:fs/promises';
import { chooseTrip } from '../screens/rider.ts';
import { DESK_AND_PHONE, expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { expect, test } from '../stage/story.ts';

test('a rider marks a ride as business, changes it afterwards, and keeps the month’s sheet', async ({
  person,
  open,
  byWire,
}) => {
  const [nadia, karim, ada] = [
    await person('rider', 'Nadia'),
    await person('driver', 'Karim'),
    await person('admin', 'Ada'),
  ];
  const driving = byWire(karim);
  await driving.goOnline();
  const rider = await open(nadia);
  await chooseTrip(rider);
  await rider.getByLabel('Business ride').check();
  await rider.getByRole('combobox', { name: 'Cost center' }).fill('Sales');
  await rider.getByLabel('Purpose').fill('To a customer');
  await expectAccessible(rider, 'booking a business ride', ON_PHONE);
  // Kept as the trip is.
  await rider.reload();
  await expect(rider.getByRole('combobox', { name: 'Cost center' })).toHaveValue('Sales');
  await rider.getByRole('button', { name: /^Find Driver/ }).click();
  const rideId = await driving.acceptRide();
  const driver = await open(karim);
  await expect(driver.locator('[data-part="driving-head"]')).toContainText('Nadia');
  await expect(driver.getByText('Sales')).toHaveCount(0);
  const desk = await open(ada, { path: `/dashboard/ride-management/${rideId}` });
  const details = desk.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Sales');
  await expect(details).toContainText('To a customer');
  await driving.drive('picked_up', 'in_transit', 'completed');
  await expect(rider.getByRole('heading', { name: 'You’ve arrived' })).toBeVisible();
  await expect(rider.locator('[data-part="business"]')).toContainText('Sales · To a customer');
  await expectAccessible(rider, 'the end of a business ride', ON_PHONE);
  await rider.emulateMedia({ media: 'print' });
  await expect(rider.getByText('Sales · To a customer').filter({ visible: true })).toHaveCount(1);
  await rider.emulateMedia({ media: null });

  await goTo(rider, `/dashboard/rider/history?ride=${rideId}`);
  const ride = rider.getByRole('dialog', { name: /^Ride/ });
  await expect(ride.getByText('Sales · To a customer')).toBeVisible();
  // On a phone it is as wide as the receipt.
  const change = ride.getByRole('button', { name: 'Change' });
  const [whole, button] = await Promise.all(
    [ride.locator('[data-part="business"]'), change].map((part) => part.boundingBox()),
  );
  expect(button?.width).toBe(whole?.width);
  await change.click();
  const ask = rider.getByRole('dialog', { name: 'Business ride' });
  const center = ask.getByRole('combobox', { name: 'Cost center' });
  await expect(center).toHaveValue('Sales');
  await center.fill('Marketing');
  await expectAccessible(rider, 'marking a ride', ON_PHONE);
  await ask.getByRole('button', { name: 'Save' }).click();
  await expect(ride.getByText('Marketing · To a customer')).toBeVisible();
  await ride.getByRole('link', { name: 'Open receipt' }).click();
  await expect(rider.getByRole('article')).toContainText('Marketing · To a customer');

  await goTo(rider, '/dashboard/rider/history');
  await rider.getByRole('link', { name: 'Business rides' }).click();
  const sheet = rider.getByRole('region', { name: 'Marketing' });
  await expect(sheet).toContainText('To a customer');
  await expectAccessible(rider, 'business rides', DESK_AND_PHONE);
  for (const kind of ['csv', 'pdf']) {
    const file = rider.waitForEvent('download');
    await rider.getByRole('button', { name: `Export ${kind.toUpperCase()}` }).click();
    const download = await file;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^ridewire-business-\\d{4}-\\d\\d\\.${kind}$`));
    const bytes = await readFile(await download.path());
    expect(bytes.toString('latin1')).toMatch(kind === 'pdf' ? /^%PDF-/ : /Marketing,Total,/);
  }
  await rider.getByRole('button', { name: 'Earlier month' }).click();
  await expect(rider.getByText('No business rides in this month')).toBeVisible();
});

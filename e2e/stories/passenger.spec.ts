import { chooseTrip } from '../screens/rider.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { expect, test } from '../stage/story.ts';

test('a rider books for her mother, whom the driver finds and calls until the ride is over', async ({
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
  await rider.getByLabel('Book for someone else').check();
  // Neither now nor later without a name.
  await rider.getByRole('button', { name: /^Later/ }).click();
  await expect(rider.getByText('Enter their name.')).toBeVisible();
  await expect(rider.getByRole('dialog')).toHaveCount(0);
  await expect(rider.getByLabel('Their name')).toBeFocused();
  await rider.getByLabel('Their name').fill('Amena Begum');
  await rider.getByLabel('Their phone number').fill('০১৮১১-১১১১১১');
  await expectAccessible(rider, 'booking for someone else');
  // Kept as the trip is.
  await rider.reload();
  await expect(rider.getByLabel('Their phone number')).toHaveValue('০১৮১১-১১১১১১');
  await rider.getByRole('button', { name: /^Find Driver/ }).click();
  await expect(rider.getByText('For Amena Begum, 01811-111111')).toBeVisible();
  await expect(rider.getByText('Share the ride so they can follow it')).toBeVisible();

  const rideId = await driving.acceptRide();
  const driver = await open(karim);
  await expect(driver.getByText('Booked by Nadia, who isn’t in the car.')).toBeVisible();
  await expect(driver.locator('[data-part="driving-head"]')).toContainText('Amena Begum');
  await expect(driver.getByRole('link', { name: 'Contact Rider' })).toHaveAttribute(
    'href',
    'tel:01811111111',
  );
  await expectAccessible(driver, 'a ride booked for someone else');
  const desk = await open(ada, { path: `/dashboard/ride-management/${rideId}` });
  await expect(desk.getByText('Amena Begum')).toBeVisible();

  await driving.drive('picked_up', 'in_transit', 'completed');
  await expect(driver.locator('[data-part="driving-head"]')).toContainText('Amena Begum');
  await expect(driver.getByRole('link', { name: 'Contact Rider' })).toHaveCount(0);
});

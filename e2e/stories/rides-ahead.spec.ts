import { DESK_AND_PHONE, expectAccessible } from '../stage/expect-accessible.ts';
import { expect, test } from '../stage/story.ts';

test('a driver takes a scheduled ride that others lose sight of; its rider reads who plans to come, moves it, and the driver takes the new time and gives it back', async ({
  person,
  open,
  byWire,
  db,
}) => {
  const nadia = await person('rider', 'Nadia');
  const karim = await person('driver', 'Karim');
  const at = { path: '/dashboard/driver/ahead' };
  const driver = await open(karim, at);
  const other = await open(await person('driver', 'Selim'), at);
  await expect(driver.getByText('No open rides')).toBeVisible();

  const rider = await open(nadia, { path: '/dashboard/rider/active-rides' });
  const inTwoDays = Date.now() + 2 * 24 * 3_600_000;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(inTwoDays);
  const rideId = await byWire(nadia).scheduleRide(day, '14:30');
  const untaken = /^No driver has taken it yet. We start asking drivers at about 1[3-7]:\d\d\.$/;
  await expect(rider.getByText(untaken)).toBeVisible();
  const openRide = driver.getByRole('region', { name: 'Open' }).getByRole('listitem');
  await expect(openRide).toContainText('14:30');
  await expect(openRide).not.toContainText('Nadia');
  await expect(other.getByRole('region', { name: 'Open' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(driver, 'rides ahead', DESK_AND_PHONE);
  await openRide.getByRole('button', { name: /^Take: / }).click();
  const yours = driver.getByRole('region', { name: 'Yours' });
  await expect(yours.getByRole('listitem')).toContainText(/14:30.*Nadia.*Be online by 14:00/s);
  await expect(driver.getByRole('heading', { name: 'Yours' })).toBeFocused();
  const entry = driver.waitForEvent('download');
  await yours.getByRole('button', { name: /^Add to calendar: / }).click();
  expect((await entry).suggestedFilename()).toBe('ridewire-ride.ics');
  await expect(other.getByRole('region', { name: 'Open' }).getByRole('listitem')).toHaveCount(0);
  await expect(rider.getByText('Karim plans to drive you')).toBeVisible();
  await expect(rider.getByText(untaken)).toBeHidden();
  await expectAccessible(rider, 'a scheduled ride with its driver', DESK_AND_PHONE);
  const desk = await open(await person('admin', 'Ada'), { path: '/dashboard/admin/scheduled' });
  await expect(desk.getByRole('row').filter({ hasText: 'Nadia' })).toContainText('Karim');

  await byWire(nadia).moveScheduled(rideId, day, '18:00');
  await expect(rider.getByText('Karim plans to drive you')).toBeHidden();
  await expect(yours.getByRole('listitem')).toHaveCount(0);
  await expect(openRide).toContainText('18:00');
  await expect(desk.getByRole('row').filter({ hasText: 'Nadia' })).toContainText(
    /No driver yet.*Drivers are asked at about 17:\d\d/,
  );

  // He calls the desk, which opens it to the others.
  await openRide.getByRole('button', { name: /^Take: / }).click();
  const row = desk.getByRole('row').filter({ hasText: 'Nadia' });
  const takeBack = row.getByRole('button', { name: /^Take back: / });
  await takeBack.click();
  const why = desk.getByRole('dialog', { name: 'Take this ride from Karim?' });
  await expect(why).toContainText('Karim and Nadia are told in the app.');
  await expectAccessible(desk, 'taking a scheduled ride from its driver');
  // He gives it back meanwhile, and takes it again.
  await yours.getByRole('button', { name: /^Give back: / }).click();
  await driver.getByRole('dialog').getByRole('button', { name: 'Yes, give back' }).click();
  await expect(why.getByText('Karim no longer has this ride.')).toBeVisible();
  await expect(why.getByRole('button', { name: 'Yes, take back' })).toHaveCount(0);
  await why.getByRole('button', { name: 'Close' }).last().click();
  await openRide.getByRole('button', { name: /^Take: / }).click();
  await takeBack.click();
  // A narrow window has no room for the table: what was typed stays all the same.
  await why.getByLabel('Reason').fill('Called in');
  await desk.setViewportSize({ width: 1024, height: 768 });
  await expect(why.getByLabel('Reason')).toHaveValue('Called in');
  await desk.setViewportSize({ width: 1440, height: 900 });
  await why.getByLabel('Reason').fill('');
  await why.getByRole('button', { name: 'Yes, take back' }).click();
  await expect(why.getByText('Say why.')).toBeVisible();
  await why.getByLabel('Reason').fill('Called in sick');
  await why.getByRole('button', { name: 'Yes, take back' }).click();
  await expect(row).toContainText('No driver yet');
  await expect(yours.getByRole('listitem')).toHaveCount(0);
  await expect(rider.getByText(untaken)).toBeVisible();
  await driver.getByRole('button', { name: /^Notifications/ }).click();
  await expect(driver.getByText(/^From .* Support opened it to other drivers\./)).toBeVisible();
  await driver.keyboard.press('Escape');

  await expect(openRide).toHaveCount(0);
  const openToSelim = other.getByRole('region', { name: 'Open' }).getByRole('listitem');
  await openToSelim.getByRole('button', { name: /^Take: / }).click();
  const his = other.getByRole('region', { name: 'Yours' });
  await expect(his.getByRole('listitem')).toHaveCount(1);

  // The desk stops its type: everyone reads what that means for it.
  const offer = (isOffered: boolean) =>
    db.pool.query(`update ride_types set is_enabled = $1 where id = 'standard'`, [isOffered]);
  await offer(false);
  const change = 'Standard is no longer offered. Change the ride type, or this ride won’t take place.';
  await expect(rider.getByText(change)).toBeVisible();
  await expect(row).toContainText(change);
  await expect(his).toContainText('Standard is no longer offered, so this ride may not take place.');
  await offer(true);
  await expect(rider.getByText(change)).toBeHidden();

  await his.getByRole('button', { name: /^Give back: / }).click();
  const ask = other.getByRole('dialog', { name: 'Give this ride back?' });
  await expect(ask).toContainText('It’s free until an hour before.');
  await ask.getByRole('button', { name: 'Yes, give back' }).click();
  await expect(his.getByRole('listitem')).toHaveCount(0);
  await rider.getByRole('button', { name: /^Notifications/ }).click();
  // Karim gave it back once, and lost it once.
  for (const [name, count] of [
    ['Karim', 2],
    ['Selim', 1],
  ] as const)
    await expect(rider.getByText(`${name} can’t drive you at 18:00`, { exact: false })).toHaveCount(count);
});

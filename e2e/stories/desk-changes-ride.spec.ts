import { acceptButton, goOnline, offers } from '../screens/driver.ts';
import { requestRide, riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { DESK_AND_PHONE, expectAccessible } from '../stage/expect-accessible.ts';
import { expect, test } from '../stage/story.ts';

test('the desk changes where a ride goes for its rider on the phone, and both sides are told at once', async ({
  db,
  person,
  open,
}) => {
  const rider = await open(await person('rider', 'Nadia'));
  const driver = await open(await person('driver', 'Karim'));
  await goOnline(driver);
  await requestRide(rider);
  await expect(offers(driver)).toBeVisible();
  const { rows } = await db.pool.query<{ id: string }>('select id from rides');
  const desk = await open(await person('admin', 'Ada'), {
    path: `/dashboard/ride-management/${rows[0]?.id}`,
  });
  await desk.getByRole('button', { name: 'Change type' }).click();
  const type = desk.getByRole('dialog', { name: /^Change the type of ride/ });
  const comfort = type.getByRole('button', { name: /^Change to Comfort / });
  await expect(comfort).toBeVisible();
  await expectAccessible(desk, 'changing a ride’s type at the desk', DESK_AND_PHONE);
  await comfort.click();
  await expect(type).toBeHidden();
  await expect(rider.getByText('Support changed your ride')).toBeVisible();
  await expect(offers(driver)).toContainText('Comfort');

  await acceptButton(driver).click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.accepted);
  await expect(desk.getByRole('button', { name: 'Change type' })).toBeHidden();
  await desk.getByRole('button', { name: 'Change route' }).click();
  const dialog = desk.getByRole('dialog', { name: /^Change the route of ride/ });
  await expect(dialog.getByText('Nadia and Karim will be told right away.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change the destination' }).click();
  await dialog.getByRole('textbox', { name: 'Where should it go instead?' }).fill('Uttara House Building');
  await dialog.getByRole('option', { name: 'Uttara House Building' }).first().click();
  await expect(dialog.getByText(/^was \$/)).toBeVisible();
  await expectAccessible(desk, 'changing a ride’s route at the desk', DESK_AND_PHONE);
  await dialog.getByRole('button', { name: 'Change route' }).click();
  await expect(dialog).toBeHidden();
  await expect(driver.getByRole('heading', { name: 'Support changed the route' })).toBeVisible();
  await expect(driver.getByText(/^Now to Uttara House Building/)).toBeVisible();
  await expect(rider.getByText('Uttara House Building').first()).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Timeline' })).toContainText('Route changed');
});

test('the desk finds one of many scheduled rides, and a rider’s own on their page', async ({
  db,
  person,
  open,
}) => {
  const nadia = await person('rider', 'Nadia');
  await person('rider', 'Sami');
  await db.pool.query(
    `insert into scheduled_rides (id, rider_id, state, missed_why, type, pickup_address, pickup_lat, pickup_lng,
      destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, pickup_at)
    select gen_random_uuid(), id, (case when n = 13 then 'missed' else 'waiting' end)::scheduled_state,
      case when n = 13 then 'late' end, 'standard', 'House ' || n, 23.79, 90.41, 'Airport', 23.84, 90.4, 9000, 1500, 500,
      now() + interval '1 day' + n * interval '1 hour'
    from users, generate_series(1, 13) n where name = case when n = 12 then 'Nadia' else 'Sami' end and role = 'rider'`,
  );
  const desk = await open(await person('admin', 'Ada'), { path: '/dashboard/admin/scheduled' });
  const rows = desk.getByRole('row').filter({ hasText: 'House' });
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText('House 1');
  await expect(desk.getByText('12 rides')).toBeVisible();
  await expectAccessible(desk, 'a page of scheduled rides', DESK_AND_PHONE);
  await desk.getByRole('searchbox').fill('nadia');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('House 12');
  await desk.getByRole('searchbox').fill('');
  await desk.getByText('Not requested', { exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('We had a problem at that time.');
  await expect(desk).toHaveURL(/state=missed/);

  await desk.goto(`/dashboard/user-management/${nadia.userId}`);
  const own = desk.getByRole('region', { name: 'Scheduled rides' });
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await expect(own).toContainText('House 12');
  await own.getByRole('button', { name: /^Cancel ride/ }).click();
  await desk.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(own.getByText('No scheduled rides')).toBeVisible();
});

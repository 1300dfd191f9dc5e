import { acceptButton, goOnline, offers } from '../screens/driver.ts';
import { chooseTrip, findDriver, readQuote, riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { DESK_AND_PHONE, expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { expect, test } from '../stage/story.ts';

test('a rider schedules a ride and cancels it, schedules another, changes its time on another device; when its time comes a driver is found', async ({
  db,
  person,
  open,
  browserOf,
}) => {
  const nadia = await person('rider', 'Nadia');
  const rider = await open(nadia);
  const rides = await (await browserOf(nadia)).newPage();
  await rides.goto('/dashboard/rider/active-rides');
  const desk = await open(await person('admin', 'Ada'), { path: '/dashboard/admin/scheduled' });
  await expect(desk.getByText('No scheduled rides')).toBeVisible();

  const later = rider.getByRole('button', { name: 'Later: schedule this ride' });
  await later.click();
  await expect(rider.getByText('Choose your destination.')).toBeVisible();
  await chooseTrip(rider);
  await readQuote(rider);
  await later.click();
  const dialog = rider.getByRole('dialog', { name: 'Schedule a ride' });
  // One that is canceled on one device is gone on all.
  await dialog.getByLabel('Day').selectOption({ index: 2 });
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  const next = rider.getByRole('link', { name: /^Scheduled: / });
  await expect(next).toBeVisible();
  const entry = rides.waitForEvent('download');
  await rides.getByRole('button', { name: /^Add to calendar/ }).click();
  expect((await entry).suggestedFilename()).toBe('ridewire-ride.ics');
  await rides.getByRole('button', { name: /^Cancel ride/ }).click();
  const ask = rides.getByRole('dialog', { name: 'Cancel this scheduled ride?' });
  await ask.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(next).toBeHidden();
  await expect(rides.getByRole('button', { name: /^Cancel ride/ })).toBeHidden();

  // One that repeats: its rides are listed with their days, and end together.
  await chooseTrip(rider);
  await readQuote(rider);
  await later.click();
  await dialog.getByLabel('Day').selectOption({ index: 2 });
  const repeat = dialog.getByRole('group', { name: 'Repeat on' });
  for (const weekday of ['Mon', 'Wed']) await repeat.getByText(weekday, { exact: true }).click();
  await expect(dialog.getByLabel('Until')).not.toHaveValue('');
  await expectAccessible(rider, 'scheduling rides that repeat', ON_PHONE);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(rider.getByText(/^Scheduled every .*Mon, .*Wed/)).toBeVisible();
  const every = rides.getByRole('region', { name: 'Scheduled rides' }).getByText(/^Every .*Mon, .*Wed/);
  await expect(every.first()).toBeVisible();
  const repeating = rides.getByRole('region', { name: 'Repeating rides' });
  await expect(repeating).toContainText(/Every .*Mon, .*Wed.*Until/s);
  await expectAccessible(rides, 'rides that repeat', ON_PHONE);
  await repeating.getByRole('button', { name: /^End series/ }).click();
  await rides
    .getByRole('dialog', { name: 'End these repeating rides?' })
    .getByRole('button', { name: 'Yes, end' })
    .click();
  await expect(repeating).toBeHidden();
  await expect(every).toHaveCount(0);
  await expect(next).toBeHidden();

  await chooseTrip(rider);
  const quote = await readQuote(rider);
  await rider.getByLabel('Note for your driver').fill('At the blue gate');
  await later.click();
  await expect(dialog.getByText(quote)).toBeVisible();
  await expectAccessible(rider, 'scheduling a ride', ON_PHONE);
  const day = dialog.getByLabel('Day');
  await day.selectOption({ index: 3 });
  await dialog.getByLabel('Pickup time').selectOption('09:30');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(rider.getByText(/^Ride scheduled for .* 09:30$/)).toBeVisible();
  await expect(rider.getByRole('link', { name: /^Scheduled: .* 09:30/ })).toContainText('Airport');
  await expect(findDriver(rider)).toBeHidden();

  const row = rides.getByRole('listitem').filter({ hasText: '09:30' });
  await expect(row).toContainText(quote);
  await expect(desk.getByRole('row').filter({ hasText: 'Nadia' })).toContainText('09:30');
  await expectAccessible(desk, 'everyone’s scheduled rides', DESK_AND_PHONE);
  // Its filters are saved under a name, as on other lists.
  const search = desk.getByRole('searchbox');
  await search.fill('Nadia');
  await desk.getByRole('button', { name: 'Views' }).click();
  await desk.getByRole('menuitem', { name: 'Save these filters…' }).click();
  await desk.getByRole('dialog').getByLabel('Name').fill('Hers');
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('button', { name: 'Hers' })).toBeFocused();
  await search.fill('');
  await rides.getByRole('button', { name: /^Change: / }).click();
  const change = rides.getByRole('dialog', { name: 'Change ride' });
  await change.getByLabel('Pickup time').selectOption('10:15');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(rider.getByRole('link', { name: /^Scheduled: .* 10:15/ })).toBeVisible();
  await expectAccessible(rides, 'a rider’s scheduled rides', DESK_AND_PHONE);

  const driver = await open(await person('driver', 'Karim'));
  await goOnline(driver);
  // As if the days had passed.
  await db.pool.query(
    `update scheduled_rides set pickup_at = date_trunc('minute', now() + interval '5 minutes')`,
  );
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.requested);
  await expect(rider.getByText(/^Pickup at \d\d:\d\d$/)).toBeVisible();
  await expect(desk.getByText('No scheduled rides')).toBeVisible();
  await expect(rider.getByText('Your note: At the blue gate')).toBeVisible();
  await expect(offers(driver)).toContainText(/Pickup at \d\d:\d\d/);
  await expect(driver.getByText('At the blue gate')).toBeHidden();
  await acceptButton(driver).click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.accepted);
  await expect(driver.getByText(/^Pickup at \d\d:\d\d$/)).toBeVisible();
  await expect(driver.getByText('At the blue gate')).toBeVisible();
  await expect(rides.getByText('Scheduled rides')).toBeHidden();
});

test('that no driver took a scheduled ride is in the bell of each tab, whose entry leads to the ride; it is booked again as it was', async ({
  db,
  person,
  open,
}) => {
  const nadia = await person('rider', 'Nadia');
  const rider = await open(nadia);
  const tab = await rider.context().newPage();
  await tab.goto('/settings');
  await chooseTrip(rider);
  await readQuote(rider);
  await rider.getByRole('button', { name: 'Later: schedule this ride' }).click();
  const dialog = rider.getByRole('dialog', { name: 'Schedule a ride' });
  await dialog.getByLabel('Day').selectOption({ index: 2 });
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(rider.getByRole('link', { name: /^Scheduled: / })).toBeVisible();
  // As if the days had passed, and then the wait for a driver.
  await db.pool.query(
    `update scheduled_rides set pickup_at = date_trunc('minute', now() + interval '5 minutes')`,
  );
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.requested);
  await db.pool.query(
    `update rides set scheduled_for = scheduled_for - interval '1 hour', requested_at = now() - interval '1 hour',
      next_wave_at = now() - interval '1 ms' where status = 'requested'`,
  );
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.noDriver);
  await rider.close();

  // That the search began is the other one.
  const bell = tab.getByRole('button', { name: 'Notifications, 2 unread' });
  await bell.click();
  await tab.getByRole('link', { name: /^No driver took your \d\d:\d\d ride/ }).click();
  const ride = tab.getByRole('dialog', { name: /^Ride / });
  await expect(ride.getByText('No driver was free.')).toBeVisible();
  await expectAccessible(tab, 'a ride that no driver took', ON_PHONE);
  await ride.getByRole('link', { name: 'Book again' }).click();
  await expect(riderHeading(tab)).toHaveText(RIDER_SAYS.none);
  await expect(tab.getByPlaceholder('Pickup')).toHaveValue(/Gulshan 2 Circle/);
  await expect(tab.getByPlaceholder('Destination')).toHaveValue(/Airport/);
  await readQuote(tab);
});

test('before a ride is moved to a time at which its promo code isn’t valid, its rider reads so', async ({
  db,
  person,
  open,
  complaints,
}) => {
  const nadia = await person('rider', 'Nadia');
  await db.pool.query(
    `insert into promos (id, code, percent, begins_at, ends_at, most_each, made_by)
      select gen_random_uuid(), 'EID20', 20, now() - interval '1 day', now() + interval '60 hours', 1, id from users limit 1`,
  );
  const rider = await open(nadia);
  await chooseTrip(rider);
  await readQuote(rider);
  await rider.getByRole('button', { name: 'Later: schedule this ride' }).click();
  const dialog = rider.getByRole('dialog', { name: 'Schedule a ride' });
  await dialog.getByLabel('Day').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Add a promo code' }).click();
  await dialog.getByLabel('Promo code').fill('eid20');
  const held = await db.pool.connect();
  await held.query('begin; lock table promos in access exclusive mode');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Checking…')).toBeVisible();
  const schedule = dialog.getByRole('button', { name: 'Schedule' });
  await expect(schedule).toHaveAttribute('aria-disabled', 'true');
  await held.query('rollback');
  held.release();
  await expect(dialog.getByText('EID20 is applied')).toBeVisible();
  await schedule.click();
  await expect(dialog).toBeHidden();
  await rider.goto('/dashboard/rider/active-rides');
  await rider.getByRole('button', { name: /^Change: / }).click();
  const change = rider.getByRole('dialog', { name: 'Change ride' });
  complaints.expectRefusals();
  await change.getByLabel('Day').selectOption({ index: 5 });
  await expect(change.getByRole('alert')).toHaveText(
    /^EID20 isn’t valid at that time\. The ride then costs \$\d+\.\d\d\.$/,
  );
  await expect(change.getByText(/^was \$/)).toBeVisible();
  await expectAccessible(rider, 'a time at which the promo code isn’t valid', ON_PHONE);
  await change.getByLabel('Day').selectOption({ index: 1 });
  await expect(change.getByRole('alert')).toBeHidden();
  await expect(change.getByText(/^was \$/)).toBeHidden();
});

test('a rider changes where a scheduled ride goes, by what and for whom, and reads both prices; they hear what the desk changes', async ({
  person,
  open,
}) => {
  const nadia = await person('rider', 'Nadia');
  const rider = await open(nadia);
  await rider.setViewportSize({ width: 375, height: 740 });
  await chooseTrip(rider);
  const quote = await readQuote(rider);
  await rider.getByRole('button', { name: 'Later: schedule this ride' }).click();
  const dialog = rider.getByRole('dialog', { name: 'Schedule a ride' });
  await dialog.getByLabel('Day').selectOption({ index: 3 });
  await dialog.getByLabel('Pickup time').selectOption('09:30');
  const schedule = dialog.getByRole('button', { name: 'Schedule' });
  await expect(schedule).toBeInViewport({ ratio: 1 });
  await schedule.click();
  await expect(dialog).toBeHidden();
  await rider.goto('/dashboard/rider/active-rides');
  const row = rider.getByRole('listitem').filter({ hasText: '09:30' });
  await row.getByRole('button', { name: /^Change: / }).click();
  const change = rider.getByRole('dialog', { name: 'Change ride' });
  const save = change.getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await expect(change.getByText(/^was \$/)).toBeHidden();

  const destination = change.getByRole('combobox', { name: 'Destination' });
  await destination.fill('Nowhere at all');
  await save.click();
  await expect(
    change.getByRole('alert').filter({ hasText: 'Choose the destination.' }).last(),
  ).toBeInViewport();
  await destination.fill('Banani');
  await rider.getByRole('option', { name: 'Banani' }).first().click();
  await change.getByRole('radio', { name: /XL/ }).click();
  await change.getByLabel('Note for the driver').fill('Terminal 1');
  await change.getByLabel('Book for someone else').check();
  await change.getByLabel('Their name').fill('Amena Begum');
  await save.click();
  const wanting = change.getByText('Enter a phone number such as 01712-345678.');
  await expect(wanting.last()).toBeInViewport();
  await change.getByLabel('Their phone number').fill('01811111111');
  await expect(change.getByText(`was ${quote}`)).toBeVisible();
  await expect(save).toBeInViewport({ ratio: 1 });
  await expectAccessible(rider, 'changing a scheduled ride', ON_PHONE);
  await save.click();
  await expect(rider.getByText('Ride changed')).toBeVisible();
  await expect(change).toBeHidden();
  for (const text of ['Banani', 'XL', 'For Amena Begum', 'Note: Terminal 1'])
    await expect(row).toContainText(text);
  await expect(row).not.toContainText('Airport');

  const desk = await open(await person('admin', 'Ada'), { path: '/dashboard/admin/scheduled' });
  await desk.getByRole('button', { name: /^Change: / }).click();
  const desks = desk.getByRole('dialog', { name: 'Change ride' });
  await expect(desks).toContainText('It’s Nadia’s ride. They’ll be told in the app and by email.');
  // What the rider touches meanwhile stays, and what they don’t follows the desk.
  await row.getByRole('button', { name: /^Change: / }).click();
  await change.getByLabel('Note for the driver').fill('Terminal 2');
  await desks.getByRole('button', { name: 'Add a stop' }).click();
  await desks.getByRole('combobox', { name: 'Stop 1' }).fill('Airport');
  await desk.getByRole('option', { name: 'Airport' }).first().click();
  await desks.getByRole('button', { name: 'Save' }).click();
  await expect(desks).toBeHidden();
  await expect(change.getByText('It was changed a moment ago. Look again before you save.')).toBeVisible();
  await expect(change.getByRole('combobox', { name: 'Stop 1' })).toHaveValue(/Airport/);
  await expect(change.getByLabel('Note for the driver')).toHaveValue('Terminal 2');
  await save.click();
  await expect(change).toBeHidden();
  await expect(row).toContainText('Note: Terminal 2');
  await expect(row).toContainText('Airport');
  await rider.getByRole('button', { name: /^Notifications/ }).click();
  await expect(rider.getByText(/^Support changed the stops\. It’s now from .* to .*Banani/)).toBeVisible();
});

test('on a device with a wrong clock, rides are scheduled for days that there are', async ({
  db,
  person,
  browserOf,
}) => {
  const browser = await browserOf(await person('rider', 'Nadia'));
  await browser.addInitScript(() => {
    const aheadMs = 3 * 86_400_000;
    const Real = Date;
    globalThis.Date = new Proxy(Real, {
      construct: (_, given: [number]) =>
        given.length > 0 ? new Real(...given) : new Real(Real.now() + aheadMs),
      get: (_, key) => (key === 'now' ? () => Real.now() + aheadMs : (Reflect.get(Real, key) as unknown)),
    });
  });
  const rider = await browser.newPage();
  await rider.goto('/dashboard/rider');
  await chooseTrip(rider);
  await readQuote(rider);
  await rider.getByRole('button', { name: 'Later: schedule this ride' }).click();
  const dialog = rider.getByRole('dialog', { name: 'Schedule a ride' });
  // The first time offered is 70 minutes ahead, in whole steps of five: shortly before midnight, that is the next day.
  const { rows } = await db.pool.query<{ day: string }>(
    `select to_char(date_bin('5 minutes', now() + interval '75 minutes', 'epoch') at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day`,
  );
  await expect(dialog.getByLabel('Day')).toHaveValue(rows[0]?.day ?? '');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(rider.getByText(/^Ride scheduled for /)).toBeVisible();
});

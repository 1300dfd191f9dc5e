import { deleteDialog, findNewestRide, makeRides, rideRows, shortId, timeline } from '../screens/rides.ts';
import { Delays } from '../stage/delays.ts';
import { goTo } from '../stage/go-to.ts';
import { expect, test, type Page } from '../stage/story.ts';

const RIDES = '/dashboard/ride-management';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Without text that only screen readers say. */
const content = (page: Page) => page.locator('#content');

test('the page of a ride tells its story, and grows with it', async ({
  person,
  open,
  byWire,
  complaints,
}) => {
  complaints.expectRefusals();
  const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  const [rina, driver] = [byWire(await person('driver', 'Rina')), byWire(karim)];
  for (const each of [rina, driver]) await each.goOnline();
  const id = await byWire(nadia).requestRide();
  const admin = await open(await person('admin', 'Ada'), {
    maps: true,
    path: `${RIDES}?q=${id.slice(-6)}x`,
  });
  await expect(content(admin).getByText('No rides found.')).toBeVisible();
  await admin.getByRole('button', { name: 'Clear filters' }).click();
  await admin.getByRole('link', { name: `View ride ${shortId(id)}` }).click();
  await expect(admin.getByRole('heading', { level: 1, name: `Ride ${shortId(id)}` })).toBeFocused();
  await expect(timeline(admin).last()).toHaveText(/Requested.*Nadia · Rider/s);
  await expect(admin.getByText('Unknown')).toBeVisible();
  const offers = admin.getByRole('region', { name: 'Offers' });
  await expect(offers.getByRole('listitem')).toHaveCount(2);

  const delays = new Delays();
  await rina.declineRide(id);
  await delays.seen(timeline(admin).filter({ hasText: 'Declined' }).filter({ hasText: 'Rina' }));
  await driver.acceptRide();
  await delays.seen(timeline(admin).filter({ hasText: 'Accepted' }).filter({ hasText: 'Karim' }));
  await expect(offers.getByText('1 accepted · 1 declined')).toBeVisible();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Accepted' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  );
  // On a narrow phone too, each state has its word.
  await admin.setViewportSize({ width: 360, height: 740 });
  for (const word of ['Requested', 'Accepted', 'Completed'])
    await expect(
      admin.getByRole('list', { name: 'Progress' }).getByText(word, { exact: true }),
    ).toBeInViewport({ ratio: 1 });
  await admin.setViewportSize({ width: 1440, height: 900 });
  const people = admin.getByRole('region', { name: 'People' });
  await expect(people).toContainText(nadia.email);
  await expect(people).toContainText(karim.email);
  await expect(people).toContainText(karim.plate);
  // The car itself, on the map.
  await expect(admin.getByRole('region', { name: 'Route' })).toContainText(karim.plate);
  await expect(admin.getByRole('region', { name: 'Details' })).toContainText('23.795, 90.414');
  await expect(admin.getByRole('region', { name: 'Fare breakdown' })).toContainText('Driver payout');

  // The actions of the board's drawer are here too.
  await expect(admin.getByRole('button', { name: 'Reassign' })).toBeVisible();
  await admin.getByRole('button', { name: 'Cancel ride' }).click();
  const dialog = admin.getByRole('dialog', { name: `Cancel ride ${shortId(id)}?` });
  await dialog.getByLabel('Reason').fill('Asked for by phone');
  await dialog.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(timeline(admin).first()).toHaveText(/Canceled.*Ada · Admin.*Reason: Asked for by phone/s);
  delays.expectAtOnce();

  // Another admin deletes it: anyone looking at it reads so, and finds the way back.
  const other = await open(await person('admin', 'Omar'), { path: RIDES });
  await goTo(other, `${RIDES}/${id}`);
  await other.getByRole('button', { name: 'Delete Ride' }).click();
  await deleteDialog(other, id).getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(other).toHaveURL(new RegExp(`${RIDES}$`));
  await expect(content(other).getByText('No rides found.')).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'This ride was deleted a moment ago.' })).toBeVisible();
  await admin.getByRole('link', { name: 'Back to rides' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Ride Management' })).toBeVisible();
  // The browser's Back leads to where the admin came from, not to the page of a ride that is gone.
  await other.goBack();
  await expect(other).toHaveURL(new RegExp(`${RIDES}$`));
  await expect(other.getByRole('heading', { level: 1, name: 'Ride Management' })).toBeVisible();

  await goTo(admin, `${RIDES}/${UNKNOWN}`);
  await expect(admin.getByRole('heading', { name: 'This ride was not found.' })).toBeVisible();
  await goTo(admin, `${RIDES}/nonsense`);
  await expect(admin.getByRole('heading', { name: 'This ride was not found.' })).toBeVisible();
  await admin.getByRole('link', { name: 'Back to rides' }).click();
  await expect(content(admin).getByText('No rides found.')).toBeVisible();
});

test('what of a ride’s page can’t be read for a moment is said, and asked again by itself', async ({
  db,
  person,
  open,
  complaints,
}) => {
  complaints.expectLostConnections();
  complaints.expectNotReady();
  const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 1 });
  const id = await findNewestRide(db);
  const admin = await open(await person('admin', 'Ada'), { path: RIDES });
  await expect(rideRows(admin)).toHaveCount(1);
  // Without the link every query is sent separately.
  await admin.routeWebSocket(/trpc/, (socket) => void socket.close());
  const fail = (procedure: string) => admin.route(`**/trpc/${procedure}?*`, (route) => route.abort());
  for (const procedure of ['rides.get', 'rides.story', 'users.get']) await fail(procedure);
  const data = { code: 'NOT_READY', httpStatus: 503 };
  const notReady = { status: 503, json: { error: { code: -32_603, message: 'Not ready.', data } } };
  await admin.route('**/trpc/auth.me*', (route) => route.fulfill(notReady));
  await admin.goto(`${RIDES}/${id}`);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Not ready.');
  await admin.unroute('**/trpc/auth.me*');
  const alert = (sentence: string) => admin.getByRole('alert').filter({ hasText: sentence });
  const again = async (sentence: string, procedure: string) => {
    // Nobody presses it.
    await expect(alert(sentence).getByRole('button', { name: 'Try again' })).toBeVisible();
    await admin.unroute(`**/trpc/${procedure}?*`);
    await expect(alert(sentence)).toHaveCount(0);
  };
  await again('Failed to load ride.', 'rides.get');
  const people = admin.getByRole('region', { name: 'People' });
  // The ride's own data about its people is there all the same.
  await expect(people).toContainText(karim.email);
  await again('Failed to load rider or driver info.', 'users.get');
  await again('Failed to load the timeline.', 'rides.story');
  await expect(timeline(admin)).toHaveText([/Requested.*Nadia · Rider/s]);
});

test('the page of a very old ride says that its details were archived, in both languages', async ({
  db,
  person,
  open,
}) => {
  const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 1 });
  const id = await findNewestRide(db);
  await db.pool.query(
    `insert into ride_archives (month, from_id, to_id, files)
      values ('2026-01', '00000000-0000-7000-8000-000000000000', 'ffffffff-0000-7000-8000-000000000000', '[]')`,
  );
  const admin = await open(await person('admin', 'Ada'), { path: `${RIDES}/${id}` });
  await expect(
    admin
      .getByRole('region', { name: 'Timeline' })
      .getByText('The details of this ride were archived: each step, who was asked and the route driven.'),
  ).toBeVisible();
  await expect(admin.getByRole('region', { name: 'Offers' })).toHaveCount(0);
  await expect(admin.getByRole('region', { name: 'Fare breakdown' })).toContainText('Driver payout');
  await admin.context().addCookies([{ name: 'ridewire_language', value: 'bn', url: admin.url() }]);
  await admin.reload();
  await expect(admin.getByText(/^এই রাইডের বিস্তারিত আর্কাইভ করা হয়েছে/)).toBeVisible();
});

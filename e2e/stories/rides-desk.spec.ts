import { acceptButton, goOnline, toast } from '../screens/driver.ts';
import { findDriver, requestRide, riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import {
  deleteDialog,
  findNewestRide,
  listFoot,
  makeRides,
  rideRow,
  rideRows,
  shortId,
  statusDialog,
  timeline,
} from '../screens/rides.ts';
import { Delays } from '../stage/delays.ts';
import { expectAccessible, NARROWEST } from '../stage/expect-accessible.ts';
import { pressByKey, tabTo } from '../stage/tab-to.ts';
import { expect, test, type Page } from '../stage/story.ts';

const RIDES = '/dashboard/ride-management';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** Without what is said to screen readers only. */
const content = (page: Page) => page.locator('#content');

/** The rider asks for a ride, and the driver accepts it. */
async function drive(rider: Page, driver: Page): Promise<void> {
  await goOnline(driver);
  await requestRide(rider);
  await acceptButton(driver).click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.accepted);
}

test('an admin finds a ride by its id, sets it while its driver looks on, and deletes it for every admin', async ({
  db,
  person,
  open,
}) => {
  const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 2 });
  const [rider, driver] = [await open(nadia), await open(karim)];
  await drive(rider, driver);
  const id = await findNewestRide(db);
  const admin = await open(await person('admin', 'Ada'), { path: RIDES });
  const other = await open(await person('admin', 'Omar'), { path: RIDES });
  await expect(rideRow(other, id)).toContainText('Accepted');
  await expect(listFoot(other)).toHaveText('Server page: 1 (limit 10) | Showing 3 of 3 filtered rides.');

  await admin.getByLabel('Search by pickup, destination or ride ID').fill(shortId(id));
  await expect(rideRows(admin)).toHaveCount(1);
  await expect(rideRow(admin, id)).toContainText('Karim');
  await expect(admin).toHaveURL(new RegExp(id.slice(-6)));

  // An active ride can't be deleted, and the button says why.
  const remove = admin.getByRole('button', { name: `Delete ride ${shortId(id)}` });
  await expect(remove).toBeDisabled();
  await remove.hover();
  await expect(admin.getByRole('tooltip')).toHaveText('This ride is still active. Cancel it first.');

  await admin.getByRole('button', { name: `Status of ride ${shortId(id)}` }).click();
  await expect(statusDialog(admin, 'Accepted').getByRole('radio')).toHaveCount(4);
  await statusDialog(admin, 'Accepted').getByRole('radio', { name: 'In transit' }).check();
  await statusDialog(admin, 'Accepted').getByLabel('Reason').fill('Called in by the driver');
  const delays = new Delays();
  await statusDialog(admin, 'Accepted').getByRole('button', { name: 'Update Status' }).click();
  await delays.seen(
    driver.getByText('Support set this ride to In transit.'),
    riderHeading(rider, RIDER_SAYS.in_transit),
    rideRow(other, id).getByText('In transit'),
    rideRow(admin, id).getByText('In transit'),
  );
  await expect(toast(admin, 'Ride marked In transit')).toBeVisible();
  await expect(admin.getByRole('dialog')).toHaveCount(0);

  await admin.getByRole('button', { name: `Status of ride ${shortId(id)}` }).click();
  await statusDialog(admin, 'In transit').getByRole('radio', { name: 'Completed' }).check();
  await statusDialog(admin, 'In transit').getByRole('button', { name: 'Update Status' }).click();
  await delays.seen(riderHeading(rider, RIDER_SAYS.completed), rideRow(other, id).getByText('Completed'));

  await remove.click();
  await expect(deleteDialog(admin, id).getByRole('button', { name: 'Keep ride' })).toBeFocused();
  await deleteDialog(admin, id).getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(toast(admin, 'Ride deleted')).toBeVisible();
  await expect(content(admin).getByText('No rides found.')).toBeVisible();
  // Its button is gone, the focus is not.
  await expect(admin.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(rideRow(other, id)).toHaveCount(0);
  await expect(listFoot(other)).toHaveText('Server page: 1 (limit 10) | Showing 2 of 2 filtered rides.');
  delays.expectAtOnce();
});

test('the page of a ride tells its story, and grows with it', async ({ db, person, open, complaints }) => {
  complaints.expectRefusals();
  const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  const rina = await open(await person('driver', 'Rina'));
  await goOnline(rina);
  const driver = await open(karim);
  await goOnline(driver);
  const rider = await open(nadia);
  await requestRide(rider);
  await expect(acceptButton(rina)).toBeVisible();
  const id = await findNewestRide(db);
  const admin = await open(await person('admin', 'Ada'), { path: `${RIDES}?q=${id.slice(-6)}x` });
  await expect(content(admin).getByText('No rides found.')).toBeVisible();
  await admin.getByRole('button', { name: 'Clear filters' }).click();
  await admin.getByRole('link', { name: `View ride ${shortId(id)}` }).click();
  await expect(admin.getByRole('heading', { level: 1, name: `Ride ${shortId(id)}` })).toBeFocused();
  await expect(timeline(admin)).toHaveText([/Requested.*Nadia · Rider/s]);
  await expect(admin.getByText('Unknown')).toBeVisible();
  const offers = admin.getByRole('region', { name: 'Offers' });
  await expect(offers.getByRole('listitem')).toHaveCount(2);

  const delays = new Delays();
  await rina.getByRole('button', { name: 'Decline' }).click();
  await delays.seen(timeline(admin).filter({ hasText: 'Declined' }).filter({ hasText: 'Rina' }));
  await acceptButton(driver).click();
  await delays.seen(timeline(admin).filter({ hasText: 'Accepted' }).filter({ hasText: 'Karim' }));
  await expect(offers.getByText('1 accepted · 1 declined')).toBeVisible();
  await expect(admin.getByRole('listitem').filter({ hasText: 'Accepted' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  );
  const people = admin.getByRole('region', { name: 'People' });
  await expect(people).toContainText(nadia.email);
  await expect(people).toContainText(karim.email);
  await expect(people).toContainText(karim.plate);
  await expect(admin.getByRole('region', { name: 'Details' })).toContainText('23.795, 90.414');
  await expect(admin.getByRole('region', { name: 'Fare breakdown' })).toContainText('Driver gets');

  await admin.getByRole('button', { name: 'Update Status' }).click();
  const dialog = statusDialog(admin, 'Accepted');
  await dialog.getByRole('radio', { name: 'Canceled' }).check();
  await dialog.getByLabel('Reason').fill('Asked for by phone');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(timeline(admin).first()).toHaveText(/Canceled.*Ada · Admin.*Reason: Asked for by phone/s);
  delays.expectAtOnce();

  // Somebody else deletes it: whoever looks at it reads so, and finds the way back.
  const other = await open(await person('admin', 'Omar'), { path: `${RIDES}/${id}` });
  await other.getByRole('button', { name: 'Delete Ride' }).click();
  await deleteDialog(other, id).getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(other).toHaveURL(new RegExp(`${RIDES}$`));
  await expect(content(other).getByText('No rides found.')).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'This ride was deleted a moment ago.' })).toBeVisible();
  await admin.getByRole('link', { name: 'Back to rides' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Ride Management' })).toBeVisible();
  // Back by the browser does not bring it to life again.
  await other.goBack();
  await other.goForward();
  await expect(other.getByRole('button', { name: 'Delete Ride' })).toHaveCount(0);

  await admin.goto(`${RIDES}/${UNKNOWN}`);
  await expect(admin.getByRole('heading', { name: 'This ride was not found.' })).toBeVisible();
  await admin.goto(`${RIDES}/nonsense`);
  await expect(admin.getByRole('heading', { name: 'Ride ID missing in URL.' })).toBeVisible();
  await admin.getByRole('link', { name: 'Back to rides' }).click();
  await expect(content(admin).getByText('No rides found.')).toBeVisible();
});

test('what is asked about a ride follows the ride', async ({ db, person, open, complaints }) => {
  complaints.expectRefusals();
  const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 2 });
  const [kept, gone] = ['Stop 001', 'Stop 002'];
  const row = (page: Page, stop: string) => rideRows(page).filter({ hasText: stop });
  const admin = await open(await person('admin', 'Ada'), { path: RIDES });
  const other = await open(await person('admin', 'Omar'), { path: RIDES });

  await row(admin, kept)
    .getByRole('button', { name: /^Status/ })
    .click();
  await statusDialog(admin, 'Completed').getByRole('radio', { name: 'In transit' }).check();
  await row(other, kept)
    .getByRole('button', { name: /^Status/ })
    .click();
  await statusDialog(other, 'Completed').getByRole('radio', { name: 'Canceled' }).check();
  await statusDialog(other, 'Completed').getByRole('button', { name: 'Update Status' }).click();
  await expect(statusDialog(admin, 'Canceled')).toContainText(
    'This ride was changed a moment ago. It is Canceled now.',
  );
  await statusDialog(admin, 'Canceled').getByRole('button', { name: 'Back' }).click();

  await row(admin, gone)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await row(other, gone)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await other.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(toast(other, 'Ride deleted')).toBeVisible();
  await expect(admin.getByRole('dialog')).toContainText('This ride was deleted a moment ago.');
  await expect(admin.getByRole('button', { name: 'Yes, Delete' })).toHaveCount(0);
  await admin.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(row(other, gone)).toHaveCount(0);
});

test('rides are found by place, status and page, all of it in the address; what can’t be read is said', async ({
  db,
  person,
  open,
  line,
  complaints,
}) => {
  complaints.expectLostLinks();
  const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 93 });
  const way = await line();
  const admin = await open(await person('admin', 'Ada'), { path: RIDES, line: way });
  const pages = admin.getByRole('navigation', { name: 'Pages of the list' });
  const numbers = pages.getByRole('button', { name: /^Page / });
  await expect(numbers).toHaveText(['1', '2', '10']);
  await expect(rideRows(admin).first()).toContainText('Stop 001');
  await pages.getByRole('button', { name: 'Page 10' }).click();
  await expect(listFoot(admin)).toHaveText('Server page: 10 (limit 10) | Showing 3 of 93 filtered rides.');
  await admin.reload();
  await expect(rideRows(admin)).toHaveCount(3);
  await admin.getByLabel('Search by pickup, destination or ride ID').fill('STOP 09');
  await expect(rideRows(admin)).toHaveCount(4);
  await admin.getByRole('radiogroup', { name: 'Status' }).getByText('Canceled').click();
  await expect(content(admin).getByText('No rides found.')).toBeVisible();
  await expect(admin).toHaveURL(/status=canceled/);
  await admin.getByRole('button', { name: 'Clear filters' }).click();
  await expect(numbers).toHaveText(['1', '2', '10']);
  // View, and back to the same list.
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await rideRows(admin).first().getByRole('link', { name: /^View/ }).click();
  await admin.getByRole('link', { name: 'Rides', exact: true }).click();
  await expect(listFoot(admin)).toContainText('Server page: 2');

  way.cut();
  await admin.getByLabel('Search by pickup, destination or ride ID').fill('airport');
  const failure = admin.getByRole('alert').filter({ hasText: 'Failed to load rides: ' });
  await expect(failure).toBeVisible();
  await expect(admin.getByText('Not live')).toBeVisible();
  way.restore();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  await expect(listFoot(admin)).toContainText('of 93 filtered rides.');
  await admin.getByRole('button', { name: 'Refresh' }).click();
  await expect(rideRows(admin)).toHaveCount(10);
  await expect(admin.getByText('Live', { exact: true })).toBeVisible();
});

test('each part of a ride’s page that can’t be read is said, and can be tried again', async ({
  db,
  person,
  open,
  complaints,
}) => {
  complaints.expectLostLinks();
  const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 1 });
  const id = await findNewestRide(db);
  const admin = await open(await person('admin', 'Ada'), { path: RIDES });
  await expect(rideRows(admin)).toHaveCount(1);
  // Without the link everything is asked one by one.
  await admin.routeWebSocket(/trpc/, (socket) => void socket.close());
  const fail = (procedure: string) => admin.route(`**/trpc/${procedure}?*`, (route) => route.abort());
  for (const procedure of ['rides.get', 'rides.story', 'users.get']) await fail(procedure);
  await admin.goto(`${RIDES}/${id}`);
  const alert = (sentence: string) => admin.getByRole('alert').filter({ hasText: sentence });
  const again = async (sentence: string, procedure: string) => {
    await expect(alert(sentence)).toBeVisible();
    await admin.unroute(`**/trpc/${procedure}?*`);
    await alert(sentence).getByRole('button', { name: 'Try again' }).click();
    await expect(alert(sentence)).toHaveCount(0);
  };
  await again('Failed to load ride.', 'rides.get');
  const people = admin.getByRole('region', { name: 'People' });
  // What the ride itself has of them stands there all the same.
  await expect(people).toContainText(karim.email);
  await again('Failed to load rider or driver info.', 'users.get');
  await again('Failed to load the timeline.', 'rides.story');
  await expect(timeline(admin)).toHaveText([/Requested.*Nadia · Rider/s]);
});

test('rides are the admins’ alone', async ({ person, open }) => {
  const rider = await open(await person('rider', 'Nadia'), { path: RIDES });
  await expect(findDriver(rider).or(riderHeading(rider))).toBeVisible();
  await expect(rider).toHaveURL(/\/dashboard\/rider$/);
  const driver = await open(await person('driver', 'Karim'), { path: `${RIDES}/${UNKNOWN}` });
  await expect(driver).toHaveURL(/\/dashboard\/driver$/);
  const admin = await open(await person('admin', 'Ada'));
  await admin
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Ride Management' })
    .click();
  await expect(content(admin).getByText('No rides found.')).toBeVisible();
});

test('by keyboard alone: find a ride and set its status', async ({ db, person, open }) => {
  const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 2 });
  const admin = await open(await person('admin', 'Ada'), { path: RIDES });
  await expect(rideRows(admin)).toHaveCount(2);
  await admin.keyboard.press('/');
  await admin.keyboard.type('stop 002');
  await expect(rideRows(admin)).toHaveCount(1);
  const opener = admin.getByRole('button', { name: /^Status of ride/ });
  await pressByKey(admin, opener);
  const dialog = statusDialog(admin, 'Completed');
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeFocused();
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await admin.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeFocused();
  // Nothing chosen: it stays.
  await tabTo(admin, dialog.getByRole('button', { name: 'Update Status' }));
  await admin.keyboard.press('Enter');
  await tabTo(admin, dialog.getByRole('radio', { name: 'Accepted' }));
  await admin.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: 'Canceled' })).toBeChecked();
  await tabTo(admin, dialog.getByLabel('Reason'));
  await admin.keyboard.type('Never took place');
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'Ride marked Canceled')).toBeVisible();
  await expect(opener).toBeFocused();
  await expect(rideRows(admin)).toContainText('Canceled');
  await pressByKey(admin, admin.getByRole('link', { name: /^View ride/ }));
  await expect(timeline(admin).first()).toContainText('Reason: Never took place');
});

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['the narrowest phone', NARROWEST],
] as const) {
  test(`the list of rides is accessible on ${device}`, async ({ db, person, open }) => {
    const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
    await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 80 });
    const admin = await open(await person('admin', 'Ada'), { path: RIDES, options: { viewport } });
    await expect(rideRows(admin)).toHaveCount(10);
    await expectAccessible(admin, 'rides');
    const first = rideRows(admin).first();
    await first.getByRole('button', { name: /^Status/ }).click();
    await expect(statusDialog(admin, 'Completed')).toBeVisible();
    await expectAccessible(admin, 'asked for a status');
    await admin.keyboard.press('Escape');
    await first.getByRole('button', { name: /^Delete/ }).click();
    await expect(admin.getByRole('dialog', { name: /^Delete Ride/ })).toBeVisible();
    await expectAccessible(admin, 'asked about deleting');
    await admin.goto(`${RIDES}?q=nowhere`);
    await expect(content(admin).getByText('No rides found.')).toBeVisible();
    await expectAccessible(admin, 'no rides');
  });

  test(`the page of a ride is accessible on ${device}`, async ({ db, person, open }) => {
    const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
    await drive(await open(nadia), await open(karim));
    const id = await findNewestRide(db);
    const path = `${RIDES}/${id}`;
    const admin = await open(await person('admin', 'Ada'), { path, options: { viewport } });
    await expect(timeline(admin)).toHaveCount(2);
    await expect(admin.getByText('Straight line')).toBeVisible();
    await expectAccessible(admin, 'a ride');
    await admin.goto(`${RIDES}/nonsense`);
    await expect(admin.getByRole('heading', { name: 'Ride ID missing in URL.' })).toBeVisible();
    await expectAccessible(admin, 'no ride');
  });
}

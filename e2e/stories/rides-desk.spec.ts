import { stageButton, toast } from '../screens/driver.ts';
import { riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import {
  deleteDialog,
  listFoot,
  makeRides,
  rideRow,
  rideRows,
  shortId,
  statusDialog,
  timeline,
} from '../screens/rides.ts';
import { Delays } from '../stage/delays.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { expect, test, type Page } from '../stage/story.ts';
import { watchColumns } from '../stage/watch-columns.ts';

const RIDES = '/dashboard/ride-management';

/** Without text that only screen readers say. */
const content = (page: Page) => page.locator('#content');

test('an admin finds a ride by its id, sets it while its driver looks on, and deletes it for every admin; what is asked about a ride follows it', async ({
  db,
  person,
  open,
  byWire,
  complaints,
}) => {
  const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 2 });
  await byWire(karim).goOnline();
  const id = await byWire(nadia).requestRide();
  await byWire(karim).acceptRide();
  const [rider, driver] = [await open(nadia), await open(karim)];
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.accepted);
  await expect(stageButton(driver, 'Picked Up')).toBeVisible();
  const admin = await open(await person('admin', 'Ada'), { path: RIDES });
  const other = await open(await person('admin', 'Omar'), { path: RIDES });
  await expect(rideRow(other, id)).toContainText('Accepted');
  await expect(listFoot(other)).toHaveText('Server page: 1 (limit 10) | Showing 3 of 3 filtered rides.');

  await admin.getByLabel('Search by place, person or ride ID').fill(shortId(id));
  await expect(rideRows(admin)).toHaveCount(1);
  await expect(rideRow(admin, id)).toContainText('Karim');
  await expect(admin).toHaveURL(new RegExp(id.slice(-6)));
  // Saved under a name, the filters come back.
  await admin.getByRole('button', { name: 'Views' }).click();
  await admin.getByRole('menuitem', { name: 'Save these filters…' }).click();
  const saving = admin.getByRole('dialog', { name: 'Save these filters' });
  await saving.getByLabel('Name').fill('Being watched');
  await saving.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByRole('button', { name: 'Being watched' })).toBeFocused();
  await admin.getByLabel('Search by place, person or ride ID').fill('');
  await expect(rideRows(admin)).toHaveCount(3);
  await admin.getByRole('button', { name: 'Views' }).click();
  await admin.getByRole('menuitem', { name: 'Being watched' }).click();
  await expect(rideRows(admin)).toHaveCount(1);

  // On a phone they fold behind a button that counts them.
  await admin.setViewportSize({ width: 390, height: 844 });
  const status = admin.getByRole('combobox', { name: 'Status' });
  await admin.getByRole('button', { name: 'Filters', exact: true }).click();
  await status.click();
  await admin.getByRole('option', { name: 'Canceled' }).click();
  await expect(content(admin).getByText('No rides found.')).toBeVisible();
  await admin.getByRole('button', { name: 'Filters, 1 set' }).click();
  await expect(status).toBeHidden();
  await admin.getByRole('button', { name: 'Filters, 1 set' }).click();
  await status.click();
  await admin.getByRole('option', { name: 'All rides' }).click();
  await admin.setViewportSize({ width: 1440, height: 900 });

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
  const readColumns = await watchColumns(other.getByRole('table', { name: 'Rides' }));
  await statusDialog(admin, 'Accepted').getByRole('button', { name: 'Update Status' }).click();
  await delays.seen(
    driver.getByText('Support set this ride to In transit.'),
    riderHeading(rider, RIDER_SAYS.in_transit),
    rideRow(other, id).getByText('In transit'),
    rideRow(admin, id).getByText('In transit'),
  );
  // The row flashes, and the columns stand still.
  await expect.poll(async () => (await readColumns()).length).toBe(1);
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
  // Its button is gone; the focus is not.
  await expect(admin.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(rideRow(other, id)).toHaveCount(0);
  await expect(listFoot(other)).toHaveText('Server page: 1 (limit 10) | Showing 2 of 2 filtered rides.');
  delays.expectAtOnce();

  // Two admins ask about the same ride.
  await Promise.all([rider.close(), driver.close()]);
  await admin.getByRole('button', { name: 'Clear filters' }).click();
  complaints.expectRefusals();
  const [kept, gone] = ['Stop 001', 'Stop 002'];
  const row = (page: Page, stop: string) => rideRows(page).filter({ hasText: stop });
  await row(admin, kept)
    .getByRole('button', { name: /^Status/ })
    .click();
  await statusDialog(admin, 'Completed').getByRole('radio', { name: 'In transit' }).check();
  await row(other, kept)
    .getByRole('button', { name: /^Status/ })
    .click();
  await statusDialog(other, 'Completed').getByRole('radio', { name: 'Canceled' }).check();
  await statusDialog(other, 'Completed').getByRole('button', { name: 'Update Status' }).click();
  await expect(statusDialog(admin, 'Canceled')).toContainText('This ride just changed. It’s now Canceled.');
  // A choice for the ride's earlier state is not offered for its present one.
  await expect(statusDialog(admin, 'Canceled').getByRole('radio')).toHaveCount(0);
  await expect(statusDialog(admin, 'Canceled').getByRole('button', { name: 'Update Status' })).toHaveCount(0);
  await statusDialog(admin, 'Canceled').getByRole('button', { name: 'Back' }).click();
  await row(admin, kept)
    .getByRole('button', { name: /^Status/ })
    .click();
  await statusDialog(admin, 'Canceled').getByRole('radio', { name: 'In transit' }).check();
  // Before the news arrives, the server's answer tells the ride's state.
  await db.pool.query(
    `update rides set status = 'completed', canceled_by = null, canceled_at = null, completed_at = now()
      where pickup_address = $1`,
    [kept],
  );
  await statusDialog(admin, 'Canceled').getByRole('button', { name: 'Update Status' }).click();
  await expect(admin.getByRole('dialog')).toContainText('This ride just changed: it’s now completed.');
  await statusDialog(admin, 'Canceled').getByRole('button', { name: 'Back' }).click();

  await row(admin, gone)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await row(other, gone)
    .getByRole('button', { name: /^Delete/ })
    .click();
  const refund = (cents: number) =>
    db.pool.query(
      `update rides set refunded_cents = $2, payout_cents = fare_cents - commission_cents - $2 where pickup_address = $1`,
      [gone, cents],
    );
  await refund(100);
  await other.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(other.getByRole('dialog')).toContainText(
    'Part of this fare was refunded, so the ride stays completed and can’t be deleted.',
  );
  await expect(other.getByRole('button', { name: 'Yes, Delete' })).toHaveCount(0);
  await other.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await refund(0);
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
  complaints.expectLostConnections();
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
  await admin.getByLabel('Search by place, person or ride ID').fill('STOP 09');
  await expect(rideRows(admin)).toHaveCount(4);
  // By their people, and from the other end.
  await admin.getByLabel('Search by place, person or ride ID').fill(karim.email);
  await expect(listFoot(admin)).toContainText('of 93 filtered rides.');
  await admin
    .getByRole('table', { name: 'Rides' })
    .getByRole('button', { name: 'Ride', exact: true })
    .click();
  await expect(rideRows(admin).first()).toContainText('Stop 093');
  await expect(admin).toHaveURL(/sort=oldest/);
  await admin
    .getByRole('table', { name: 'Rides' })
    .getByRole('button', { name: 'Ride', exact: true })
    .click();
  await expect(rideRows(admin).first()).toContainText('Stop 001');
  await admin.getByRole('radiogroup', { name: 'Status' }).getByText('Canceled').click();
  await expect(content(admin).getByText('No rides found.')).toBeVisible();
  await expect(admin).toHaveURL(/status=canceled/);
  await admin.getByRole('button', { name: 'Clear filters' }).click();
  await expect(numbers).toHaveText(['1', '2', '10']);
  // To a ride, and back to the same list.
  await pages.getByRole('button', { name: 'Page 2' }).click();
  // Wherever a row is pressed.
  await rideRows(admin).first().getByText('$14.50').click();
  // On its page, part of the fare is noted as refunded.
  const refunds = admin.getByRole('region', { name: 'Refund notes' });
  await refunds.getByRole('button', { name: 'Note a refund' }).click();
  const dialog = admin.getByRole('dialog', { name: /^Note a refund for ride #/ });
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('14.51');
  await expect(dialog).toContainText('At most $14.50 of this fare is left.');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('-5');
  await expect(dialog).toContainText('Enter dollars and cents in digits, such as 4.50.');
  await expect(dialog.getByRole('button', { name: 'Note a refund' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('4.5');
  await dialog.getByLabel('Reason').fill('Long way round');
  await expectAccessible(admin, 'a refund');
  await dialog.getByRole('button', { name: 'Note refund of $4.50' }).click();
  await expect(refunds).toContainText('$4.50 of $14.50');
  await expect(timeline(admin).first()).toHaveText(/Refund of \$4\.50 noted.*Ada · Admin.*Long way round/s);
  await admin.getByRole('link', { name: 'Rides', exact: true }).click();
  await expect(listFoot(admin)).toContainText('Server page: 2');

  way.cut();
  await admin.getByLabel('Search by place, person or ride ID').fill('airport');
  const failure = admin.getByRole('alert').filter({ hasText: 'Failed to load rides: ' });
  await expect(failure).toBeVisible();
  await expect(admin.getByText('Not live')).toBeVisible();
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
  // With the link it loads by itself.
  way.restore();
  await expect(failure).toHaveCount(0);
  await expect(listFoot(admin)).toContainText('of 93 filtered rides.');
  await admin.getByRole('button', { name: 'Refresh' }).click();
  await expect(rideRows(admin)).toHaveCount(10);
  await expect(admin.getByText('Live', { exact: true })).toBeVisible();
});

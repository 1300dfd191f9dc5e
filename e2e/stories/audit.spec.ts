import { toast } from '../screens/driver.ts';
import { giveReason } from '../screens/people.ts';
import { findNewestRide, makeRides, shortId } from '../screens/rides.ts';
import { DESK_AND_PHONE, expectAccessible } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { expect, test, type Page } from '../stage/story.ts';

const entries = (page: Page, label = 'Audit Trail') =>
  page
    .getByRole('table', { name: label })
    .getByRole('row')
    .or(page.getByRole('list', { name: label }).locator(':scope > li'))
    .and(page.locator('[data-entry]'));
const entry = (page: Page, text: string | RegExp, label?: string) =>
  entries(page, label).filter({ hasText: text });
const part = (page: Page, name: string) => page.getByRole('region', { name });

test('an admin sees what was done to a person, signs them out, and finds who did it in the trail', async ({
  db,
  person,
  open,
  complaints,
}) => {
  // A signed-out person's client asks once more, and is refused.
  complaints.expectRefusals();
  const [nadia, ada] = [await person('rider', 'Nadia'), await person('admin', 'Ada')];
  const karim = await person('driver', 'Karim');
  await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 1 });
  const rideId = await findNewestRide(db);
  const rider = await open(nadia);
  const trail = await open(await person('admin', 'Omar'), { path: '/dashboard/admin/audit' });
  await expect(trail.getByRole('heading', { level: 1, name: 'Audit Trail' })).toBeVisible();
  const admin = await open(ada, { path: `/dashboard/user-management/${nadia.userId}` });

  // A person's page shows their records, and each ride leads to its page.
  await expect(part(admin, 'Recent rides').getByRole('link')).toContainText(shortId(rideId));
  await expect(part(admin, 'Signed-in devices').getByRole('listitem')).not.toHaveCount(0);
  await expect(entry(admin, 'Nadia signed in', 'Audit')).not.toHaveCount(0);
  await expectAccessible(admin, 'a user’s page', DESK_AND_PHONE);

  // Signed out everywhere: the rider's page shows it at once, and every trail shows who did it.
  await part(admin, 'Signed-in devices').getByRole('button', { name: 'Sign out everywhere' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Yes, sign out' }).click();
  await expect(toast(admin, 'Signed out everywhere')).toBeVisible();
  await expect(rider).toHaveURL(/login/);
  await expect(part(admin, 'Signed-in devices')).toContainText('Not signed in on any device.');
  await admin.getByRole('button', { name: 'Block' }).click();
  await giveReason(admin, 'Abusive behavior');
  await admin.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  const blocked = entry(admin, 'Ada (admin) blocked Nadia', 'Audit');
  await expect(blocked).toContainText('Status: Active → Blocked');
  await expect(entry(trail, 'Ada (admin) blocked Nadia')).toContainText('127.0.0.1');

  // New entries wait until the person at the list asks for them.
  await entry(trail, 'Ada (admin) blocked Nadia').hover();
  await admin.getByRole('button', { name: 'Unblock' }).click();
  await expect(trail.getByRole('button', { name: '1 new entry' })).toBeVisible();
  await expect(entry(trail, 'Ada (admin) unblocked Nadia')).toHaveCount(0);
  await trail.getByRole('button', { name: '1 new entry' }).click();
  await expect(entry(trail, 'Ada (admin) unblocked Nadia')).toBeVisible();

  // Filters are in the address.
  await trail.getByRole('switch', { name: 'By admins only' }).check();
  await expect(entries(trail)).toHaveCount(5);
  await trail.getByRole('combobox', { name: 'Action' }).click();
  await trail.getByRole('option', { name: 'User blocked' }).click();
  await expect(entries(trail)).toHaveCount(1);
  await trail.getByLabel('Search by name, email or ride ID').fill('nobody at all');
  await expect(trail.locator('#content').getByText('No entries found.')).toBeVisible();
  await expect(trail).toHaveURL(/q=nobody/);
  await trail.getByRole('button', { name: 'Clear filters' }).click();
  await trail.getByLabel('Search by name, email or ride ID').fill(shortId(rideId));
  await expect(entry(trail, shortId(rideId))).not.toHaveCount(0);
  await expect(entries(trail).filter({ hasNotText: shortId(rideId) })).toHaveCount(0);
  await trail.reload();
  await expect(entry(trail, `Nadia requested ride ${shortId(rideId)}`)).toBeVisible();
  await expectAccessible(trail, 'the audit trail', DESK_AND_PHONE);
  await entry(trail, 'Nadia requested').getByRole('link', { name: 'Nadia' }).click();
  await expect(trail.getByRole('heading', { level: 1, name: 'Nadia' })).toBeVisible();

  // Page by page, and back.
  await db.pool.query(
    `insert into account_events (user_id, type, at)
      select $1, 'user.code_asked', now() - n * interval '1 minute' from generate_series(1, 60) n`,
    [nadia.userId],
  );
  await goTo(trail, `/dashboard/admin/audit?person=${nadia.userId}`);
  await expect(trail.getByText('Person: Nadia')).toBeVisible();
  await expect(entries(trail)).toHaveCount(25);
  const first = await entries(trail).first().getAttribute('data-entry');
  await trail.getByRole('button', { name: 'Older' }).click();
  await expect(trail.locator(`[data-entry="${first}"]`)).toHaveCount(0);
  await trail.getByRole('button', { name: 'Newer', exact: true }).click();
  await expect(trail.locator(`[data-entry="${first}"]`)).toBeVisible();

  // Your own page can neither block you nor sign you out.
  await goTo(admin, `/dashboard/user-management/${ada.userId}`);
  await expect(admin.getByText('This is your own account.')).toBeVisible();
  await expect(admin.getByText('Your own devices are in Settings.')).toBeVisible();
  await expect(admin.getByRole('button', { name: /Block|Sign out everywhere/ })).toHaveCount(0);
});

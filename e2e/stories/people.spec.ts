import { givePassword } from '@ridewire/api/testing/give-password';
import { toast } from '../screens/driver.ts';
import { driverCard, giveReason, makeCrowd, userRow } from '../screens/people.ts';
import { riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { PASSWORD, signIn } from '../screens/sign-in.ts';
import { Delays } from '../stage/delays.ts';
import { goTo } from '../stage/go-to.ts';
import { pressByKey, tabTo } from '../stage/tab-to.ts';
import { expect, test, type Page } from '../stage/story.ts';

const USERS = '/dashboard/user-management';
const DRIVERS = '/dashboard/driver-management';

/** Without text that only screen readers say. */
const content = (page: Page) => page.locator('#content');

test('a blocked rider is on the login page at once, every admin sees it, and unblocked they are back; a list stays in place, and a block that never arrived is taken back', async ({
  db,
  person,
  open,
  line,
  complaints,
}) => {
  complaints.expectLostConnections();
  const nadia = await person('rider', 'Nadia');
  await givePassword(db, nadia.userId, PASSWORD);
  await person('rider', 'Rina');
  await person('rider', 'Lima');
  const rider = await open(nadia);
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.none);
  const ada = await person('admin', 'Ada');
  const admin = await open(ada, { path: USERS });
  const way = await line();
  const other = await open(await person('admin', 'Omar'), { path: USERS, line: way });
  await expect(userRow(other, 'Nadia').getByText('Active')).toBeVisible();

  // Nobody can block themselves.
  await expect(userRow(admin, 'Ada').getByText('You', { exact: true })).toBeVisible();
  await expect(userRow(admin, 'Ada').getByRole('button', { name: /Block/ })).toHaveCount(0);

  await admin.getByRole('button', { name: 'Block Nadia' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Block Nadia?' });
  await expect(dialog).toContainText('They’ll be signed out everywhere.');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(dialog.getByText('Choose a reason.')).toBeVisible();
  await giveReason(admin, 'Unpaid fares');
  const delays = new Delays();
  await dialog.getByRole('button', { name: 'Block' }).click();
  await delays.seen(
    rider.getByText('You were signed out. Please sign in again.'),
    userRow(other, 'Nadia').getByText('Blocked'),
    userRow(admin, 'Nadia').getByText('Blocked'),
  );
  delays.expectAtOnce();
  await expect(toast(admin, 'User blocked')).toBeVisible();
  await expect(rider).toHaveURL(/\/login/);
  complaints.expectRefusals();
  await signIn(rider, nadia.email);
  await expect(rider.getByText('This account is blocked. Reason: Unpaid fares')).toBeVisible();

  await other.getByRole('link', { name: 'View Nadia' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Nadia' })).toBeVisible();
  // The second press of a double press lands on 'Block', and means nothing.
  await other.getByRole('button', { name: 'Unblock Nadia' }).dblclick();
  await expect(toast(other, 'User unblocked')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Block Nadia' })).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(userRow(admin, 'Nadia').getByText('Active')).toBeVisible();
  await signIn(rider, nadia.email);
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.none);
  await rider.close();

  // A list that somebody uses stays in place; what changed waits.
  await goTo(admin, `${USERS}?status=active&role=rider`);
  await expect(userRow(admin, 'Rina')).toBeVisible();
  await goTo(other, USERS);
  const before = await userRow(admin, 'Nadia').boundingBox();
  await admin.getByRole('link', { name: 'View Nadia' }).hover();

  await other.getByRole('button', { name: 'Block Rina' }).click();
  await giveReason(other, 'Abusive behavior');
  await other.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  // Blocked people are not in a list of active ones any more, but this row is still there, and correct.
  await expect(userRow(admin, 'Rina').getByText('Blocked')).toBeVisible();
  expect(await userRow(admin, 'Nadia').boundingBox()).toEqual(before);
  await admin.getByRole('button', { name: 'Show changes' }).click();
  await expect(userRow(admin, 'Rina')).toHaveCount(0);
  await expect(userRow(admin, 'Nadia')).toBeVisible();

  // The action has happened in the meantime: the dialog says so and no longer asks.
  await admin.getByRole('button', { name: 'Block Nadia' }).click();
  await other.getByRole('button', { name: 'Block Nadia' }).click();
  await giveReason(other, 'Abusive behavior');
  await other.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(dialog).toContainText('This user was blocked a moment ago.');
  await expect(dialog.getByRole('button', { name: 'Block', exact: true })).toHaveCount(0);

  // A block that never arrives.
  await other.getByRole('button', { name: 'Block Lima' }).click();
  await giveReason(other, 'Abusive behavior');
  way.freeze();
  await other.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(userRow(other, 'Lima').getByText('Blocked')).toBeVisible();
  way.cut();
  await expect(userRow(other, 'Lima').getByText('Active')).toBeVisible();
  await expect(toast(other, 'Failed to block user')).toBeVisible();

  // Old rows stay. What can't be read is named, and is tried again.
  await other.getByLabel('Search by name, email or phone').fill('lima');
  const failed = other.getByRole('alert').filter({ hasText: 'Failed to load users: ' });
  await expect(failed).toBeVisible();
  await expect(other.getByRole('button', { name: 'Try again' })).toBeVisible();
  // With the link it loads by itself.
  way.restore();
  await expect(failed).toHaveCount(0);
  await expect(userRow(other, 'Lima')).toBeVisible();
  await expect(userRow(other, 'Ada')).toHaveCount(0);
});

test('thousands are found by search, filters and pages, all of them in the address', async ({
  db,
  person,
  open,
}) => {
  await makeCrowd(db, 93);
  const admin = await open(await person('admin', 'Ada'), { path: USERS });
  const pages = admin.getByRole('navigation', { name: 'Pages of the list' });
  const numbers = pages.getByRole('button', { name: /^Page / });
  const all = Array.from({ length: 10 }, (_, index) => `${index + 1}`);
  await expect(numbers).toHaveText(all);
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await pages.getByRole('button', { name: 'Next page' }).click();
  await pages.getByRole('button', { name: 'Page 4' }).click();
  await expect(pages.getByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
  await expect(admin).toHaveURL(/[?&]page=4/);
  const names = await admin.getByRole('table').ariaSnapshot();
  await admin.reload();
  await expect(numbers).toHaveText(all);
  expect(await admin.getByRole('table').ariaSnapshot()).toBe(names);

  await admin.getByRole('radiogroup', { name: 'Role' }).getByText('Admin').click();
  await expect(userRow(admin, 'Ada')).toBeVisible();
  await expect(pages).toHaveCount(0);
  await expect(admin).not.toHaveURL(/page=/);
  await admin.getByLabel('Search by name, email or phone').fill('nobody at all');
  await expect(content(admin).getByText('No users found.')).toBeVisible();
  await admin.getByRole('button', { name: 'Clear filters' }).click();
  await expect(admin.getByLabel('Search by name, email or phone')).toHaveValue('');
  await expect(numbers).toHaveText(all);
  await admin.getByLabel('Search by name, email or phone').fill('CROWD93@');
  await expect(userRow(admin, 'Rider 093')).toBeVisible();
  await expect(userRow(admin, 'Rider')).toHaveCount(1);
  // Back from a user leads to the same list.
  await admin.getByRole('link', { name: 'View Rider 093' }).click();
  await expect(admin.getByText('Not Provided')).toHaveCount(2);
  await admin.getByRole('link', { name: 'Back' }).click();
  await expect(admin.getByLabel('Search by name, email or phone')).toHaveValue('CROWD93@');
  await expect(userRow(admin, 'Rider 093')).toBeVisible();

  await goTo(admin, `${USERS}?page=99`);
  await expect(admin).toHaveURL(/page=10/);
  await expect(userRow(admin, 'Rider 093')).toBeVisible();
  await goTo(admin, `${DRIVERS}?status=suspended`);
  await expect(admin.getByText('No drivers found.')).toBeVisible();
});

test('by keyboard alone: find, block and unblock; an unknown user is a page with a way back', async ({
  person,
  open,
  complaints,
}) => {
  await person('driver', 'Karim');
  await person('rider', 'Nadia');
  await person('rider', 'Rina');
  const admin = await open(await person('admin', 'Ada'), { path: USERS });
  await expect(userRow(admin, 'Nadia')).toBeVisible();
  await admin.keyboard.press('/');
  await admin.keyboard.type('nad');
  await expect(userRow(admin, 'Rina')).toHaveCount(0);
  const block = admin.getByRole('button', { name: 'Block Nadia', exact: true });
  await pressByKey(admin, block);
  const dialog = admin.getByRole('dialog', { name: 'Block Nadia?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(block).toBeFocused();
  await expect(userRow(admin, 'Nadia').getByText('Active')).toBeVisible();

  await admin.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await giveReason(admin, 'Abusive behavior');
  await pressByKey(admin, dialog.getByRole('button', { name: 'Block' }));
  const unblock = admin.getByRole('button', { name: 'Unblock Nadia' });
  await expect(unblock).toBeFocused();
  await expect(userRow(admin, 'Nadia').getByText('Blocked')).toBeVisible();
  await pressByKey(admin, unblock);
  await expect(userRow(admin, 'Nadia').getByText('Active')).toBeVisible();
  await expect(block).toBeFocused();
  await tabTo(admin, admin.getByRole('link', { name: 'View Nadia' }));

  complaints.expectRefusals();
  for (const id of ['00000000-0000-4000-8000-000000000000', 'nobody']) {
    await goTo(admin, `${USERS}/${id}`);
    await expect(admin.getByRole('heading', { name: 'This user was not found.' })).toBeVisible();
  }
  await admin.getByRole('link', { name: 'Back to users' }).click();
  await expect(userRow(admin, 'Nadia')).toBeVisible();
  const sidebar = admin.getByRole('navigation', { name: 'Main' });
  for (const name of ['Dashboard', 'Live Board', 'User Management'])
    await expect(sidebar.getByRole('link', { name })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Ride Management' }).click();
  await expect(content(admin).getByText('No rides found.')).toBeVisible();
  await sidebar.getByRole('link', { name: 'Driver Management' }).click();
  await expect(driverCard(admin, 'Karim')).toBeVisible();
});

import { resetPassword } from '../screens/auth.ts';
import { toast } from '../screens/driver.ts';
import { userRow } from '../screens/people.ts';
import { findNewestRide, makeRides } from '../screens/rides.ts';
import { signIn } from '../screens/sign-in.ts';
import { DESK_AND_PHONE, expectAccessible } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { readCode, waitForMail } from '../stage/read-mail.ts';
import { expect, test } from '../stage/story.ts';

const CHOSEN = 'Three-blue-wires-7';

test('an owner invites a dispatcher, who sees to rides and to nothing else, until the owner changes that', async ({
  server,
  db,
  person,
  open,
  complaints,
}) => {
  complaints.expectLostConnections();
  // The address that is taken; the ride’s page may also ask for a way that these few streets don’t have.
  complaints.expectRefusals();
  complaints.expectLostConnections();
  const [ada, nadia, karim] = [
    await person('admin', 'Ada'),
    await person('rider', 'Nadia'),
    await person('driver', 'Karim'),
  ];
  await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 1 });
  const rideId = await findNewestRide(db);
  const owner = await open(ada, { path: '/dashboard/user-management' });
  await owner.getByRole('button', { name: 'Invite an admin' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite an admin' });
  // Back closes it alone.
  await expect(dialog).toBeVisible();
  await owner.goBack();
  await expect(dialog).toHaveCount(0);
  await owner.getByRole('button', { name: 'Invite an admin' }).click();
  // The dialog covers the banner, so it says itself why its button is gray.
  await owner.context().setOffline(true);
  await expect(dialog.getByText('The live link is down. You can do this when it’s back.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Invite' })).toHaveAccessibleDescription(
    'The live link is down. You can do this when it’s back.',
  );
  await owner.context().setOffline(false);
  await expect(dialog.getByText('The live link is down.')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Omar \u202a');
  await dialog.getByLabel('Email', { exact: true }).fill(nadia.email);
  await dialog.getByRole('radio', { name: 'Dispatcher' }).check();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(
    'Name contains characters that aren’t allowed.',
  );
  await dialog.getByLabel('Name').fill('Omar');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  // Nothing typed is lost.
  await expect(dialog.getByText('An account with this email already exists')).toBeVisible();
  await expectAccessible(owner, 'an invitation', DESK_AND_PHONE);
  await dialog.getByLabel('Email', { exact: true }).fill('omar@example.test');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(toast(owner, 'Omar was invited')).toBeVisible();
  await expect(userRow(owner, 'Omar')).toContainText('Dispatcher');

  const { id } = await waitForMail(server, 'omar@example.test');
  const desk = await open(ada, { signedOut: true, path: '/forgot-password' });
  await desk.getByLabel('Email').fill('omar@example.test');
  await desk.getByRole('button', { name: 'Send Code' }).click();
  const { code } = await readCode(server, 'omar@example.test', id);
  await resetPassword(desk, code, CHOSEN);
  await expect(desk).toHaveURL(/\/login$/);
  await signIn(desk, 'omar@example.test', CHOSEN);

  const pages = desk.getByRole('navigation', { name: 'Main' });
  await expect(pages.getByRole('link', { name: 'Live Board' })).toBeVisible();
  for (const hidden of ['Messages', 'Audit Trail', 'Reports'])
    await expect(pages.getByRole('link', { name: hidden })).toHaveCount(0);
  await goTo(desk, '/dashboard/admin/audit');
  await expect(desk).toHaveURL(/\/dashboard\/admin$/);
  await goTo(desk, `/dashboard/ride-management/${rideId}`);
  await expect(desk.getByRole('button', { name: 'Update Status' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(desk.getByRole('button', { name: 'Note a refund' })).toHaveCount(0);

  await owner.getByRole('link', { name: 'View Omar' }).click();
  await owner.getByRole('button', { name: 'Change the desk role of Omar' }).click();
  await owner.getByRole('dialog').getByRole('radio', { name: 'Finance' }).check();
  await owner.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('You were signed out. Please sign in again.')).toBeVisible();
  await signIn(desk, 'omar@example.test', CHOSEN);
  await expect(desk.getByRole('button', { name: 'Note a refund' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Update Status' })).toHaveCount(0);
});

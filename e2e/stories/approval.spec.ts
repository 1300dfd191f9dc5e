import { givePapers } from '@ridewire/api/testing/give-papers';
import { toast } from '../screens/driver.ts';
import { driverCard, giveReason, letWait } from '../screens/people.ts';
import { Delays } from '../stage/delays.ts';
import { expect, test } from '../stage/story.ts';

const DRIVERS = '/dashboard/driver-management';

test('an admin approves a driver who waits, who can go online at once', async ({ db, person, open }) => {
  const karim = await person('driver', 'Karim');
  await letWait(db, karim.userId);
  const driver = await open(karim);
  await expect(driver.getByText('Send what’s missing, then we’ll review your account.')).toBeVisible();
  await givePapers(db, karim.userId);
  const admin = await open(await person('admin', 'Ada'), { path: DRIVERS });
  const other = await open(await person('admin', 'Omar'), { path: DRIVERS });
  await expect(driverCard(other, 'Karim').getByText('Not Approved')).toBeVisible();

  await admin.getByText('Waiting for approval').click();
  await expect(admin).toHaveURL(/status=waiting/);
  await admin.getByRole('button', { name: 'Approve Karim' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Approve Karim?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  const delays = new Delays();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await delays.seen(
    driver.getByRole('button', { name: 'Go Online' }),
    driverCard(other, 'Karim').getByText('Approved', { exact: true }),
  );
  await expect(toast(admin, 'Driver approved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The card stays for the admin who is at it. Its Approve button is gone, and the focus is not lost.
  await expect(admin.getByRole('button', { name: 'Suspend Karim' })).toBeFocused();

  await driver.getByRole('button', { name: 'Go Online' }).click();
  await expect(driver.getByText('You are now available for rides')).toBeVisible();
  await delays.seen(driverCard(other, 'Karim').getByText('Available', { exact: true }));

  await other.getByRole('button', { name: 'Suspend Karim' }).click();
  await giveReason(other, 'Unsafe driving');
  await other
    .getByRole('dialog', { name: 'Suspend Karim?' })
    .getByRole('button', { name: 'Suspend' })
    .click();
  await delays.seen(
    driver.getByText('Your driver account is suspended: Unsafe driving'),
    driverCard(admin, 'Karim').getByText('Suspended', { exact: true }),
  );
  await expect(driverCard(other, 'Karim').getByText('Unavailable')).toBeVisible();
  await expect(toast(other, 'Driver suspended')).toBeVisible();
  await other.getByRole('button', { name: 'Reactivate Karim' }).click();
  await other
    .getByRole('dialog', { name: 'Reactivate Karim?' })
    .getByRole('button', { name: 'Reactivate' })
    .click();
  await delays.seen(driver.getByRole('button', { name: 'Go Online' }));
  delays.expectAtOnce();
});

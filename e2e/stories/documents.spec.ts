import { mkdir, writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { PDF } from '@ridewire/api/testing/make-document';
import { documentCard, inDays, sendDocument } from '../screens/documents.ts';
import { toast } from '../screens/driver.ts';
import { driverCard, giveReason, letWait } from '../screens/people.ts';
import { Delays } from '../stage/delays.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { makePng } from '../stage/make-png.ts';
import { expectShielded } from '../stage/expect-shielded.ts';
import { expect, test } from '../stage/story.ts';

const DRIVERS = '/dashboard/driver-management';
const photo = (side = 900) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: makePng(side, Math.round(side * 0.63)),
});
/** More than ten megabytes, most of them a remark. A browser reads a file for a twentieth of what sending it the bytes costs. */
async function writeHeavy(info: TestInfo): Promise<string> {
  await mkdir(info.outputDir, { recursive: true });
  const path = info.outputPath('photo.png');
  await writeFile(path, makePng(900, 600, undefined, 11 * 1024 * 1024));
  return path;
}
const pdf = { name: 'insurance.pdf', mimeType: 'application/pdf', buffer: PDF };

test('a driver sends documents, one comes back with a reason, and with all three good an admin approves them and they drive, until they are suspended', async ({
  db,
  person,
  open,
}, info) => {
  const karim = await person('driver', 'Karim');
  await letWait(db, karim.userId);
  const driver = await open(karim);
  await expect(driver.getByText('Send what’s missing, then we’ll review your account.')).toBeVisible();
  await expect(
    driver.getByText('Still missing: driver’s license, vehicle registration, and insurance.'),
  ).toBeVisible();
  await driver.getByRole('link', { name: 'Open documents' }).click();
  await expect(driver.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();

  // Mistakes are shown before anything is sent.
  await expectShielded(driver, () => documentCard(driver, 'Driver’s license').getByRole('button').click());
  const dialog = driver.getByRole('dialog', { name: 'Send your driver’s license' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ ...photo(), name: 'a.svg', mimeType: 'image/svg+xml' });
  await expect(dialog.getByText('Choose a photo (JPEG, PNG or WebP) or a PDF.')).toBeVisible();
  // A photo larger than the server accepts is made smaller here.
  await dialog.locator('input[type=file]').setInputFiles(await writeHeavy(info));
  await expect(dialog.getByText(/^photo\.jpg, \d+ KB$/)).toBeVisible();
  await expect(dialog.getByText('Choose a photo (JPEG, PNG or WebP) or a PDF.')).toHaveCount(0);
  await dialog.getByLabel('Expiry date').fill(inDays(-3));
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('The expiry date must be in the future.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const admin = await open(await person('admin', 'Ada'), { path: DRIVERS });
  const other = await open(await person('admin', 'Omar'), { path: DRIVERS });
  await sendDocument(driver, 'Driver’s license', photo(), inDays(900));
  await expect(documentCard(driver, 'Driver’s license')).toContainText('Waiting for approval');
  await expect(driverCard(other, 'Karim')).toContainText('1 to check');
  await sendDocument(driver, 'Vehicle registration', photo(600), inDays(20));
  await sendDocument(driver, 'Insurance', pdf, inDays(300));
  await expect(
    driver.getByText('Nothing’s missing. We’ll check your documents and tell you here.'),
  ).toBeVisible();

  // Approving names what is not in order, and links to it.
  await admin.getByRole('button', { name: 'Approve Karim' }).click();
  const question = admin.getByRole('dialog', { name: 'Approve Karim?' });
  await expect(question).toContainText('Vehicle registration: waiting for your approval');
  await expect(question.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await question.getByRole('link', { name: 'See documents' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Karim' })).toBeVisible();
  const licence = documentCard(admin, 'Driver’s license');
  await expectShielded(admin, () =>
    licence.getByRole('button', { name: 'See driver’s license full size' }).click(),
  );
  const viewer = admin.getByRole('dialog', { name: /^Driver’s license · Valid until/ });
  await expect
    .poll(() =>
      viewer
        .getByAltText('Photo of the driver’s license')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(900);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await admin.getByRole('button', { name: 'Open insurance full size' }).click();
  await expect(admin.getByRole('img', { name: 'Page 1 of the insurance' })).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Download PDF of the insurance' })).toBeVisible();
  await admin.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await licence.getByRole('button', { name: 'Return driver’s license' }).click();
  const back = admin.getByRole('dialog', { name: 'Return the driver’s license?' });
  await back.getByRole('button', { name: 'Return' }).click();
  await expect(back.getByText('Say what’s wrong so the driver can fix it.')).toBeVisible();
  await back.getByLabel('Reason').fill('The photo is blurred.');
  const delays = new Delays();
  await back.getByRole('button', { name: 'Return' }).click();
  // The message disappears by itself.
  await Promise.all([
    expect(toast(admin, 'Document returned')).toBeVisible(),
    delays.seen(
      documentCard(driver, 'Driver’s license').getByText('The photo is blurred.'),
      driver.getByRole('button', { name: /Notifications, 1 unread/ }),
      licence.getByText('Returned', { exact: true }),
    ),
  ]);
  // The button is gone, and the focus is not lost.
  await expect(licence.getByRole('heading')).toBeFocused();
  await expectAccessible(admin, 'a driver’s documents, for an admin');
  await expectAccessible(driver, 'the own documents');
  await expectShielded(driver, () => driver.getByRole('button', { name: /^Notifications/ }).click());
  await driver.keyboard.press('Escape');

  await sendDocument(driver, 'Driver’s license', photo(1000), inDays(900));
  await delays.seen(licence.getByText('Waiting for approval'));
  // A newer upload is not the one that was seen: the dialog says so, and decides nothing.
  await licence.getByRole('button', { name: 'Return driver’s license' }).click();
  await back.getByLabel('Reason').fill('Still blurred.');
  await sendDocument(driver, 'Driver’s license', photo(1100), inDays(900));
  await expect(back).toContainText('This document changed a moment ago. The driver has sent a new one.');
  await expect(back.getByLabel('What you wrote')).toHaveValue('Still blurred.');
  await back.getByText('Close', { exact: true }).click();
  for (const name of ['driver’s license', 'vehicle registration', 'insurance']) {
    const approve = admin.getByRole('button', { name: `Approve ${name}`, exact: true });
    await approve.click();
    await expect(approve).toHaveCount(0);
  }
  await delays.seen(
    documentCard(driver, 'Driver’s license').getByText('Approved', { exact: true }),
    documentCard(driver, 'Vehicle registration').getByText('Expires soon'),
    documentCard(driver, 'Insurance').getByText('Approved', { exact: true }),
  );
  await expect(driverCard(other, 'Karim')).toContainText('3 of 3 approved');
  await goTo(driver, '/dashboard/driver');
  await expect(driver.getByText(/^Your vehicle registration expires on/)).toBeVisible();

  await admin.getByRole('button', { name: 'Approve Karim' }).click();
  await expect(question).not.toContainText('not in order');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await goTo(admin, DRIVERS);
  await expect(driverCard(other, 'Karim').getByText('Not Approved')).toBeVisible();
  await admin.getByText('Waiting for approval').click();
  await expect(admin).toHaveURL(/status=waiting/);
  await admin.getByRole('button', { name: 'Approve Karim' }).click();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Approve' }).click();
  await delays.seen(
    driver.getByRole('button', { name: 'Go Online' }),
    driverCard(other, 'Karim').getByText('Approved', { exact: true }),
  );
  await expect(toast(admin, 'Driver approved')).toBeVisible();
  await expect(question).toHaveCount(0);
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

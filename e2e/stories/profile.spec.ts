import { givePapers } from '@ridewire/api/testing/give-papers';
import { toast } from '../screens/driver.ts';
import {
  chooseFile,
  editDialog,
  openEdit,
  edgesOf,
  ownPicture,
  photo,
  updateButton,
  widthOf,
} from '../screens/profile.ts';
import { DESK_AND_PHONE, expectAccessible } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { expect, test, type Page } from '../stage/story.ts';
import { pressByKey, tabTo } from '../stage/tab-to.ts';

const PROFILE = '/dashboard/profile';
const desktop = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };
const account = (page: Page, name: string) => page.getByRole('button', { name: `Account menu: ${name}` });

test('a new name and picture show on another page of the same person at once', async ({
  person,
  browserOf,
}) => {
  const nadia = await person('rider', 'Nadia');
  const browser = await browserOf(nadia);
  const [here, there] = [await browser.newPage(), await browser.newPage()];
  await there.goto('/dashboard/rider/history');
  await expect(account(there, 'Nadia')).toBeVisible();
  await expect(ownPicture(there)).toHaveCount(0);

  await here.goto(PROFILE);
  await here.bringToFront();
  await expect(here.getByText('Completed rides', { exact: true })).toBeVisible();
  await openEdit(here);
  await expect(editDialog(here).getByText('Email cannot be changed')).toBeVisible();
  await chooseFile(here, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(editDialog(here).getByText('Choose an image file.')).toBeVisible();
  await chooseFile(here, { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(editDialog(here).getByText('This browser can’t open that picture.')).toBeVisible();

  await editDialog(here).getByLabel('Full name').fill('Nadia Rahman');
  await chooseFile(here, photo());
  await editDialog(here).getByRole('button', { name: 'Use picture' }).click();
  await expect(toast(here, 'Image uploaded successfully')).toBeVisible();
  // What was typed before is still there.
  await expect(editDialog(here).getByLabel('Full name')).toHaveValue('Nadia Rahman');
  await expect(account(there, 'Nadia Rahman')).toHaveCount(0);
  await updateButton(here).click();
  await expect(toast(here, 'Profile updated successfully')).toBeVisible();
  await expect(editDialog(here)).toHaveCount(0);
  await expect(account(here, 'Nadia Rahman')).toBeVisible();

  await there.bringToFront();
  await expect(account(there, 'Nadia Rahman')).toBeVisible();
  await expect.poll(() => widthOf(ownPicture(there))).toBe(128);
  await expect(ownPicture(there)).toHaveAttribute('src', /\/media\/avatars\/[\da-f-]+\/128\.webp$/);
  await goTo(there, PROFILE);
  const large = there.locator('#content img');
  await expect.poll(() => widthOf(large)).toBe(512);
  expect(await edgesOf(large)).toMatchObject({ left: 'first', right: 'second' });
  await expect(there.getByRole('heading', { name: 'Nadia Rahman' })).toBeVisible();
});

test('a change shows before it is answered, and is gone again when it can’t be made', async ({
  person,
  line,
  open,
  complaints,
}) => {
  complaints.expectLostConnections();
  const nadia = await person('rider', 'Nadia');
  const way = await line();
  const page = await open(nadia, { line: way, path: PROFILE });
  await expect(page.getByText('Completed rides', { exact: true })).toBeVisible();
  await openEdit(page);
  const dialog = editDialog(page);
  await dialog.getByLabel('Full name').fill('Al');
  await dialog.getByLabel('Phone').fill('123');
  await dialog.getByLabel('Address').fill('Road');
  await updateButton(page).click();
  for (const sentence of [
    'Name must be at least 3 characters',
    'Phone number must be at least 11 characters',
    'Address must be at least 5 characters',
  ])
    await expect(dialog.getByText(sentence)).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toBeFocused();

  await dialog.getByLabel('Full name').fill('Alia Rahman');
  await dialog.getByLabel('Address').fill('Road 27, Gulshan');
  // A blank field keeps the old value.
  await dialog.getByLabel('Phone').fill('');
  way.freeze();
  await updateButton(page).click();
  await expect(updateButton(page)).toHaveText('Updating...');
  await expect(page.getByRole('button', { name: /^Account menu/ })).toContainText('Alia Rahman');
  way.cut();
  await expect(toast(page, 'Failed to update profile')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account menu/ })).toContainText('Account menu: Nadia');
  await expect(dialog.getByLabel('Full name')).toHaveValue('Alia Rahman');
  await expect(dialog.getByText('Your changes are still here.')).toBeVisible();

  way.restore();
  await expect(updateButton(page)).not.toHaveAttribute('aria-disabled');
  await updateButton(page).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Alia Rahman' })).toBeVisible();
  await expect(page.getByText('+8801700000000')).toBeVisible();
  await expect(page.getByText('Road 27, Gulshan')).toBeVisible();
});

test('a new driver reads what is missing, gives the vehicle, and hears of the approval', async ({
  db,
  person,
  open,
  browserOf,
}) => {
  const karim = await person('driver', 'Karim');
  await db.pool.query(
    'update drivers set approved = false, vehicle_model = null, license_plate = null where id = $1',
    [karim.userId],
  );
  const page = await open(karim);
  await expect(page.getByText('Send what’s missing, then we’ll review your account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go Online' })).toHaveCount(0);
  await expect(page.getByText('You haven’t added a vehicle.')).toBeVisible();
  await expectAccessible(page, 'driver, being reviewed');
  await goTo(page, '/dashboard/goonline');
  await expect(page.getByRole('listitem').filter({ hasText: 'You haven’t added a vehicle' })).toBeVisible();
  await expectAccessible(page, 'go online, being reviewed');

  await page.getByRole('link', { name: 'Add vehicle' }).click();
  const dialog = editDialog(page);
  await expect(dialog.getByLabel('Vehicle model')).toBeFocused();
  await dialog.getByLabel('Vehicle model').fill('T1');
  await dialog.getByLabel('License plate').fill('D1');
  await updateButton(page).click();
  await expect(dialog.getByText('Model must be at least 3 characters')).toBeVisible();
  await expect(dialog.getByText('License plate is required')).toBeVisible();
  await dialog.getByLabel('Vehicle model').fill('Toyota Axio');
  await dialog.getByLabel('License plate').fill('Dhaka Metro-Ga 15-5264');
  await updateButton(page).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await expect(page.locator('#content').getByText('Toyota Axio')).toBeVisible();

  await goTo(page, '/dashboard/goonline');
  await expect(page.getByText('You’ve added a vehicle')).toBeVisible();
  await expect(page.getByText('You haven’t added a vehicle')).toHaveCount(0);
  const ada = await browserOf(await person('admin', 'Ada'));
  await givePapers(db, karim.userId);
  const approval = await ada.request.post('/trpc/drivers.approve', { data: { driverId: karim.userId } });
  expect(approval.status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Go Online' })).toBeVisible();
  await expect(page.getByText('Your account is approved', { exact: true })).toBeVisible();

  // On other pages a message says so.
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Karim' })).toBeVisible();
  for (const [act, sentence] of [
    ['suspend', 'Your driver account is suspended.'],
    ['reactivate', 'Your driver account is active again.'],
  ] as const) {
    await ada.request.post(`/trpc/drivers.${act}`, { data: { driverId: karim.userId } });
    await expect(toast(page, sentence)).toBeVisible();
  }
});

test('by keyboard alone: another name, another picture; profile and settings are accessible, on a phone and at a desk', async ({
  person,
  open,
}) => {
  const page = await open(await person('driver', 'Karim'), { path: PROFILE, options: desktop });
  // With a listener, no system file dialog opens. It must not begin with a press.
  page.on('filechooser', () => {});
  await pressByKey(page, page.getByRole('link', { name: 'Update Profile' }));
  const dialog = editDialog(page);
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Update Profile' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Karim Uddin');
  const chooser = page.waitForEvent('filechooser');
  await pressByKey(page, dialog.getByRole('button', { name: 'Choose picture' }));
  await (await chooser).setFiles(photo());
  // Escape leads back to what was typed, and the same file can be chosen again.
  await expect(dialog.getByRole('button', { name: 'Use picture' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Choose picture' })).toBeFocused();
  const again = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await again).setFiles(photo());

  await tabTo(page, page.getByRole('application', { name: 'Part of the picture to keep' }));
  const picture = page.getByRole('application').locator('xpath=preceding-sibling::img');
  const before = await picture.getAttribute('style');
  await page.keyboard.press('ArrowRight');
  await expect(picture).not.toHaveAttribute('style', before ?? '');
  await tabTo(page, dialog.getByRole('slider', { name: 'Zoom' }));
  await page.keyboard.press('ArrowRight');
  await expect(picture).toHaveAttribute('style', /scale\(1\.05\)/);
  await pressByKey(page, dialog.getByRole('button', { name: 'Rotate' }));
  await expect(picture).toHaveAttribute('style', /rotate\(90deg\)/);
  await pressByKey(page, dialog.getByRole('button', { name: 'Use picture' }));
  await expect(toast(page, 'Image uploaded successfully')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Change picture' })).toBeFocused();
  await tabTo(page, dialog.getByLabel('Full name'));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Karim Uddin' })).toBeVisible();
  const large = page.locator('#content img');
  await expect.poll(() => widthOf(large)).toBe(512);
  expect(await edgesOf(large)).toMatchObject({ top: 'first', bottom: 'second' });
  await expect(page.getByRole('link', { name: 'Update Profile' })).toBeFocused();

  const look = (what: string, on = page) => expectAccessible(on, what, DESK_AND_PHONE);
  await expect(page.getByText('Completion rate')).toBeVisible();
  await look('profile');
  await openEdit(page);
  await look('profile dialog');
  await editDialog(page).getByLabel('Full name').fill('K');
  await updateButton(page).click();
  await expect(editDialog(page).getByText('Name must be at least 3 characters')).toBeVisible();
  await look('profile dialog with mistakes');
  await chooseFile(page, photo());
  await expect(page.getByRole('application')).toBeVisible();
  await look('cropping a picture');
  await page.goto('/settings');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await look('settings');
  const admin = await open(await person('admin', 'Ada'), { path: PROFILE });
  await expect(admin.getByText('Member since')).toBeVisible();
  await look('profile of an admin', admin);
});

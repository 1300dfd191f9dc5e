import { readFile } from 'node:fs/promises';
import { givePassword } from '@ridewire/api/testing/give-password';
import { toast } from '../screens/driver.ts';
import { DESK_AND_PHONE, expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { expect, test, type Page } from '../stage/story.ts';

const desktop = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };

test('a person chooses what to be told, takes the data along and deletes the account', async ({
  db,
  person,
  browserOf,
  complaints,
}) => {
  complaints.expectRefusals();
  const nadia = await person('rider', 'Nadia');
  await givePassword(db, nadia.userId, 'Correct-horse-7');
  const browser = await browserOf(nadia, { options: desktop });
  const [page, there] = [await browser.newPage(), await browser.newPage()];
  for (const each of [page, there]) await each.goto('/settings');
  const bell = (on: Page) => on.getByRole('switch', { name: 'In the bell: Refunds' });
  const system = (on: Page) => on.getByRole('switch', { name: 'On device: Refunds' });
  await expect(bell(there)).toBeChecked();
  // The switch itself is covered by its track.
  await bell(page).click({ force: true });
  await expect(bell(page)).not.toBeChecked();
  await expect(system(page)).toBeDisabled();
  await there.bringToFront();
  await expect(bell(there)).not.toBeChecked();
  await page.bringToFront();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as object;
  expect(file).toMatchObject({
    account: { name: 'Nadia', email: nadia.email, notificationsOff: { bell: ['ride_refunded'] } },
    ridesAsRider: [],
  });
  await expect(page.locator('#content').getByText('Saved as ridewire-my-data.json.')).toBeVisible();

  const toDelete = page.getByRole('button', { name: 'Delete my account…' });
  await toDelete.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await toDelete.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = dialog.getByRole('button', { name: 'Delete account' });
  const password = dialog.getByRole('textbox', { name: 'Your password' });
  await expect(password).toBeFocused();
  expect(await page.evaluate(() => scrollY), 'the page stays where it was').toBe(scrolled);
  await confirm.click();
  await expect(dialog.getByText('Enter your password.')).toBeVisible();
  await expect(dialog.getByText('Type DELETE to confirm.')).toBeVisible();
  await expect(password).toBeFocused();
  await expectAccessible(page, 'deleting the account, with mistakes', DESK_AND_PHONE);
  await password.fill('Wrong-horse-7');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await confirm.click();
  await expect(dialog.getByText('That password isn’t right.')).toBeVisible();
  await expect(dialog.getByLabel('Type DELETE to confirm')).toHaveValue('DELETE');
  await password.fill('Correct-horse-7');
  await confirm.click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Your account has been deleted.')).toBeVisible();
  await there.bringToFront();
  await expect(there).toHaveURL(/\/login/);
  const { rows } = await db.pool.query<{ name: string }>('select name from users where id = $1', [
    nadia.userId,
  ]);
  expect(rows).toEqual([{ name: 'Deleted account' }]);
});

test('settings in another language than that of the mails say so, and nothing moves for it', async ({
  db,
  person,
  open,
}) => {
  const nadia = await person('rider', 'Nadia');
  await db.pool.query(`update users set language = 'bn' where id = $1`, [nadia.userId]);
  const page = await open(nadia, { path: '/settings' });
  await expect(page.getByText(/^We email you in/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sounds' })).toBeVisible();
  await expectAccessible(page, 'settings in another language than the mails', ON_PHONE);
});

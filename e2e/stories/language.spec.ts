import { givePassword } from '@ridewire/api/testing/give-password';
import { findNewestRide, makeRides, shortId } from '../screens/rides.ts';
import { PASSWORD } from '../screens/sign-in.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { expect, test, type Page } from '../stage/story.ts';

const language = (page: Page) => page.locator('html');
const choose = (page: Page, name: 'বাংলা' | 'English') => page.getByText(name, { exact: true }).click();
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

test('a rider chooses Bangla, and everything speaks it until English is chosen', async ({
  db,
  person,
  open,
  complaints,
}) => {
  complaints.expectRefusals();
  const nadia = await person('rider', 'Nadia');
  await givePassword(db, nadia.userId, PASSWORD);
  const page = await open(nadia, { path: '/settings' });
  const otherTab = await page.context().newPage();
  await otherTab.goto('/dashboard/rider/payments');
  await expect(otherTab.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await expect(language(page)).toHaveAttribute('lang', 'en');
  await choose(page, 'বাংলা');
  await expect(page.getByRole('heading', { level: 1, name: 'সেটিংস' })).toBeVisible();
  await expect(otherTab.getByRole('heading', { level: 1, name: 'পেমেন্ট' })).toBeVisible();
  await otherTab.close();
  await expect(page).toHaveTitle('সেটিংস · Ridewire');
  await expect(language(page)).toHaveAttribute('lang', 'bn');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'সেটিংস' })).toBeVisible();
  const inThis = page.getByRole('button', { name: 'এই ভাষা নিন' });
  await expect(inThis).toHaveCount(0);
  // Chosen on another device: emails use that language until this one is requested.
  await db.pool.query(`update users set language = 'en' where id = $1`, [nadia.userId]);
  await page.reload();
  await inThis.click();
  await expect(inThis).toHaveCount(0);
  // The button disappears when pressed, before the server has answered.
  const written = async () =>
    (await db.pool.query('select language from users where id = $1', [nadia.userId])).rows;
  await expect.poll(written).toEqual([{ language: 'bn' }]);
  await expect(language(page)).toHaveAttribute('lang', 'bn');
  await expectAccessible(page, 'settings in Bangla');

  // The server refuses in English; the page says it in Bangla.
  await page.getByRole('button', { name: 'আমার অ্যাকাউন্ট মুছুন…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('another one');
  await dialog.getByRole('textbox').last().fill('DELETE');
  await dialog.getByRole('button', { name: 'অ্যাকাউন্ট মুছুন' }).click();
  await expect(dialog.getByText('পাসওয়ার্ডটি সঠিক নয়।')).toBeVisible();
  await page.keyboard.press('Escape');

  await choose(page, 'English');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(language(page)).toHaveAttribute('lang', 'en');

  // Before signing in there are no settings. What is typed stays.
  const visitor = await open(nadia, { signedOut: true, path: '/login' });
  await visitor.getByLabel('Email').fill('nadia@');
  await visitor.getByRole('button', { name: 'বাংলা' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'লগ ইন' })).toBeVisible();
  await expect(visitor.getByLabel('ইমেইল')).toHaveValue('nadia@');
  await expectAccessible(visitor, 'signing in, in Bangla');
});

test('an admin reads a ride in Bangla', async ({ db, person, open }) => {
  const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 1 });
  const id = await findNewestRide(db);
  const page = await open(await person('admin', 'Ada'), { path: '/settings' });
  await expect(sidebar(page)).toBeVisible();
  await choose(page, 'বাংলা');
  await expect(sidebar(page)).toHaveCount(0);
  await goTo(page, `/dashboard/ride-management/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `রাইড ${shortId(id)}` })).toBeVisible();
  await expect(page.getByText('$১৪.৫০').first()).toBeVisible();
  const { rows } = await db.pool.query<{ at: Date }>('select requested_at as at from rides');
  const day = new Intl.DateTimeFormat('bn-BD', { day: 'numeric', month: 'short', timeZone: 'Asia/Dhaka' });
  await expect(page.locator('#content')).toContainText(day.format(rows[0]?.at));
  await expectAccessible(page, 'a ride in Bangla');

  // Figures can be typed in either language’s digits.
  await page.getByRole('button', { name: 'ফেরতের নোট লিখুন' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'পরিমাণ' }).fill('১৫');
  await expect(dialog.getByText('এই ভাড়ার সর্বোচ্চ $১৪.৫০ বাকি আছে।')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'পরিমাণ' }).fill('৪.৫০');
  await expect(dialog.getByRole('button', { name: '$৪.৫০ ফেরতের নোট রাখুন' })).toBeVisible();
});

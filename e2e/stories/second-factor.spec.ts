import { givePassword } from '@ridewire/api/testing/give-password';
import { codeOf, forgetUsed, wrongCodeOf } from '@ridewire/api/testing/second-factors';
import { PASSWORD, signIn } from '../screens/sign-in.ts';
import { DESK_AND_PHONE, expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { expect, test, type Page } from '../stage/story.ts';

const BANGLA = '০১২৩৪৫৬৭৮৯';
const inBangla = (code: string) => code.replaceAll(/\d/g, (digit) => BANGLA[Number(digit)] as string);

/** Types into the slots, the first of which has the focus. */
const typeCode = (page: Page, code: string) => page.keyboard.type(code);
const signOut = async (page: Page) => {
  await page.context().clearCookies({ name: 'ridewire_session' });
  await page.goto('/login');
};

/** Reads the key that people type into their app. */
const readKey = async (page: Page) =>
  ((await page.getByText('Type this key into the app').locator('span').textContent()) ?? '').replaceAll(
    ' ',
    '',
  );

test('a driver turns two-step verification on, signs in with codes, and turns it off', async ({
  db,
  person,
  open,
  complaints,
}) => {
  const karim = await person('driver', 'Karim');
  await givePassword(db, karim.userId, PASSWORD);
  const page = await open(karim, { path: '/settings' });
  const setting = page.getByRole('region', { name: 'Two-step verification' });
  await expect(setting).toContainText('Off.');
  await setting.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page, 'setting it up', ON_PHONE);
  const secret = await readKey(page);
  complaints.expectRefusals();
  await dialog.getByLabel('Digit 1 of 6').focus();
  await typeCode(page, wrongCodeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('That code isn’t right. Enter the one your app shows now.')).toBeVisible();
  await expect(dialog.getByLabel('Digit 1 of 6')).toBeFocused();
  await typeCode(page, inBangla(codeOf(secret)));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = '', other = ''] = await codes.allTextContents();
  await expectAccessible(page, 'recovery codes', ON_PHONE);
  await dialog.getByRole('button', { name: 'I saved them' }).click();
  await expect(setting).toContainText('Recovery codes left: 10.');

  await signOut(page);
  await signIn(page, karim.email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused();
  await expectAccessible(page, 'the second step');
  await typeCode(page, wrongCodeOf(secret));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('That code isn’t right. Enter the one your app shows now.')).toBeVisible();
  await forgetUsed(db, karim.userId);
  await typeCode(page, codeOf(secret));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/driver$/);

  await signOut(page);
  await signIn(page, karim.email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await expectAccessible(page, 'the second step with a recovery code');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/driver$/);

  await goTo(page, '/settings');
  await expect(setting).toContainText('Recovery codes left: 9.');
  await setting.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Code from your app, or a recovery code').fill(recovery);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText('That recovery code isn’t right, or was already used.')).toBeVisible();
  await dialog.getByLabel('Code from your app, or a recovery code').fill(other);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(setting).toContainText('Off.');
  await signOut(page);
  await signIn(page, karim.email);
  await expect(page).toHaveURL(/\/dashboard\/driver$/);
});

test('in Bangla it asks for the code in Bangla', async ({ db, person, open, complaints }) => {
  const nadia = await person('rider', 'Nadia');
  await givePassword(db, nadia.userId, PASSWORD);
  const page = await open(nadia, { path: '/settings' });
  await page.getByText('বাংলা', { exact: true }).click();
  const setting = page.getByRole('region', { name: 'দুই ধাপে যাচাই' });
  await setting.getByRole('button', { name: 'চালু করুন' }).click();
  const dialog = page.getByRole('dialog');
  const key = dialog.getByText('অ্যাপে এই কী-টি লিখুন').locator('span');
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByRole('textbox').first().focus();
  await typeCode(page, inBangla(codeOf(secret)));
  await dialog.getByRole('button', { name: 'চালু করুন' }).click();
  await dialog.getByRole('button', { name: 'রেখে দিয়েছি' }).click();
  await expect(setting).toContainText('রিকভারি কোড বাকি: ১০টি।');
  complaints.expectRefusals();
  await signOut(page);
  await page.locator('input[type=email]').fill(nadia.email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'কোডটি দিন' })).toBeVisible();
});

test('an admin turns it off for a person who lost their phone', async ({ db, person, open }) => {
  const [ada, karim] = [await person('admin', 'Ada'), await person('driver', 'Karim')];
  await givePassword(db, karim.userId, PASSWORD);
  const his = await open(karim, { path: '/settings' });
  await his
    .getByRole('region', { name: 'Two-step verification' })
    .getByRole('button', { name: 'Turn on' })
    .click();
  const secret = await readKey(his);
  await his.getByRole('dialog').getByLabel('Digit 1 of 6').focus();
  await typeCode(his, codeOf(secret));
  await his.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await his.getByRole('button', { name: 'I saved them' }).click();

  const page = await open(ada, { path: `/dashboard/user-management/${karim.userId}` });
  const part = page.getByRole('region', { name: 'Two-step verification' });
  await expect(part).toContainText('On since');
  await expectAccessible(page, 'a person’s page', DESK_AND_PHONE);
  await part.getByRole('button', { name: 'Turn it off for them' }).click();
  await page.getByRole('button', { name: 'Yes, turn it off' }).click();
  await expect(part).toContainText('Off.');
  await expect(his).toHaveURL(/\/login/);
  await signIn(his, karim.email);
  await expect(his).toHaveURL(/\/settings$/);
});

test.describe('where admins need it', () => {
  test.use({ settings: { ADMIN_SECOND_FACTOR: 'demanded' } });

  test('an admin without it is led to set it up, and then works', async ({ db, person, open }) => {
    const ada = await person('admin', 'Ada');
    await givePassword(db, ada.userId, PASSWORD);
    const page = await open(ada, { path: '/dashboard/admin' });
    await expect(page).toHaveURL(/\/second-factor\b/);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expectAccessible(page, 'the demanded setup', DESK_AND_PHONE);
    const secret = await readKey(page);
    await page.getByLabel('Digit 1 of 6').focus();
    await typeCode(page, codeOf(secret));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page).toHaveURL(/\/dashboard\/admin/);
    await goTo(page, '/settings');
    const setting = page.getByRole('region', { name: 'Two-step verification' });
    await expect(setting).toContainText('Admins need it here, so it can’t be turned off.');
    await expect(setting.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  });
});

import { givePassword } from '@ridewire/api/testing/give-password';
import { codeOf, forgetUsed, wrongCodeOf } from '@ridewire/api/testing/second-factors';
import { resetPassword } from '../screens/auth.ts';
import { PASSWORD, signIn } from '../screens/sign-in.ts';
import { DESK_AND_PHONE, expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { readCode, waitForMail } from '../stage/read-mail.ts';
import { expect, test, type Page } from '../stage/story.ts';

/**
 * A device that keeps passkeys, and confirms that it is the person whenever it is asked.
 * @param options whether it waits for a person who never comes
 */
async function plugIn(page: Page, { isWaiting = false } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: !isWaiting,
    },
  });
  return {
    isVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    count: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

const signOut = async (page: Page) => {
  await page.context().clearCookies({ name: 'ridewire_session' });
  await page.goto('/login');
};

/** Passkeys belong to a name: an address of numbers has none. */
const named = ({ port }: { port: number }) => `http://localhost:${port}`;

test('a driver adds a passkey, signs in with it alone, and removes it', async ({
  db,
  person,
  open,
  server,
  complaints,
}) => {
  const karim = await person('driver', 'Karim');
  await givePassword(db, karim.userId, PASSWORD);
  const page = await open(karim, { address: named(server), path: '/settings' });
  const device = await plugIn(page);
  const setting = page.getByRole('region', { name: 'Passkeys' });
  await expect(setting).toContainText('You have no passkeys.');
  await setting.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).not.toHaveValue('');
  await dialog.getByLabel('Name').fill('Work phone');
  await expectAccessible(page, 'adding a passkey', ON_PHONE);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const row = setting.getByRole('listitem');
  await expect(row).toContainText('Work phone');
  await expect(row).toContainText('Last used never');
  expect(await device.count()).toBe(1);
  await expectAccessible(page, 'passkeys', DESK_AND_PHONE);

  // This device has one.
  await setting.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('This device already has a passkey for your account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await signOut(page);
  await expectAccessible(page, 'the login page', DESK_AND_PHONE);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard\/driver$/);
  await page.goto('/settings');
  await expect(row).not.toContainText('never');

  await row.getByRole('button', { name: 'Remove Work phone' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(setting).toContainText('You have no passkeys.');
  complaints.expectRefusals();
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('That passkey doesn’t work here. Sign in another way.')).toBeVisible();
  await signIn(page, karim.email);
  await expect(page).toHaveURL(/\/dashboard\/driver$/);
});

test('where two-step verification is on, adding a passkey asks for a code, and for no second one when the device was stopped; so does deleting the account', async ({
  db,
  person,
  open,
  server,
  complaints,
}) => {
  const nadia = await person('rider', 'Nadia');
  await givePassword(db, nadia.userId, PASSWORD);
  const page = await open(nadia, { address: named(server), path: '/settings' });
  const device = await plugIn(page);
  const dialog = page.getByRole('dialog');
  await page
    .getByRole('region', { name: 'Two-step verification' })
    .getByRole('button', { name: 'Turn on' })
    .click();
  const key = page.getByText('Type this key into the app').locator('span');
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Digit 1 of 6').focus();
  await page.keyboard.type(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I saved them' }).click();
  await expect(dialog).toBeHidden();

  const setting = page.getByRole('region', { name: 'Passkeys' });
  await setting.getByRole('button', { name: 'Add a passkey' }).click();
  const code = dialog.getByLabel('Code from your app, or a recovery code');
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  await expect(code).toBeVisible();
  await add.click();
  await expect(dialog.getByText('Enter a code.')).toBeVisible();
  await expectAccessible(page, 'adding a passkey with a code', ON_PHONE);
  complaints.expectRefusals();
  await code.fill(wrongCodeOf(secret));
  await add.click();
  await expect(dialog.getByText('That code isn’t right. Enter the one your app shows now.')).toBeVisible();
  await expect(code).toBeFocused();
  await forgetUsed(db, nadia.userId);
  await device.isVerified(false);
  await code.fill(codeOf(secret));
  await add.click();
  await expect(dialog.getByText('No passkey was added. Try again when you’re ready.')).toBeVisible();
  await device.isVerified(true);
  await add.click();
  await expect(setting.getByRole('listitem')).toHaveCount(1);

  await forgetUsed(db, nadia.userId);
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete your account?' });
  const confirm = deletion.getByRole('button', { name: 'Delete account' });
  const deletionCode = deletion.getByLabel('Code from your app, or a recovery code');
  await deletion.getByLabel('Your password').fill(PASSWORD);
  await deletion.getByLabel('Type DELETE to confirm').fill('DELETE');
  await confirm.click();
  await expect(deletion.getByText('Enter a code.')).toBeVisible();
  await expectAccessible(page, 'deleting with a code', ON_PHONE);
  await deletionCode.fill(wrongCodeOf(secret));
  await confirm.click();
  await expect(deletion.getByText('That code isn’t right. Enter the one your app shows now.')).toBeVisible();
  await expect(deletionCode).toBeFocused();
  await deletionCode.fill(codeOf(secret));
  await confirm.click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the email field’s offer is made anew before it is over', async ({ person, open, server }) => {
  const nadia = await person('rider', 'Nadia');
  const page = await open(nadia, { signedOut: true, address: named(server), path: '/login' });
  await plugIn(page, { isWaiting: true });
  await page.clock.install();
  await page.goto('/login');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('passkeys.beginSignIn')) asked.push(request.url());
  });
  await page.clock.fastForward('09:00');
  expect(asked).toEqual([]);
  await page.getByLabel('Email').focus();
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.fastForward('03:00');
  await page.clock.fastForward('01:45');
  await expect.poll(() => asked.length).toBe(2);
});

test('the email field offers passkeys, and nothing is asked of the server before somebody comes to it; the page after a new password names those that still work', async ({
  person,
  open,
  server,
}) => {
  const nadia = await person('rider', 'Nadia');
  const page = await open(nadia, { address: named(server), path: '/settings' });
  await plugIn(page);
  const setting = page.getByRole('region', { name: 'Passkeys' });
  await setting.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(setting.getByRole('listitem')).toHaveCount(1);
  const { id } = await waitForMail(server, nadia.email);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /passkey/i.test(url))).toEqual([]);
  await page.getByLabel('Email').focus();
  await expect(page).toHaveURL(/\/dashboard\/rider$/);

  const other = await open(nadia, { signedOut: true, path: '/forgot-password' });
  await other.getByLabel('Email').fill(nadia.email);
  await other.getByRole('button', { name: 'Send Code' }).click();
  const { code } = await readCode(server, nadia.email, id);
  await resetPassword(other, code, 'Wires-2026');
  await expect(other.getByText('Your passkeys still work: check them in Settings.')).toBeVisible();
});

test.describe('where admins need more than a password', () => {
  test.use({ settings: { ADMIN_SECOND_FACTOR: 'demanded' } });

  test('an admin adds a passkey in place of an app, and then needs it', async ({
    db,
    person,
    open,
    server,
    complaints,
  }) => {
    const ada = await person('admin', 'Ada');
    await givePassword(db, ada.userId, PASSWORD);
    const page = await open(ada, { address: named(server), path: '/dashboard/admin' });
    await plugIn(page);
    await expect(page).toHaveURL(/\/second-factor\b/);
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expectAccessible(page, 'the demanded passkey', DESK_AND_PHONE);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/admin/);

    complaints.expectRefusals();
    await signOut(page);
    // Typed before the field has offered it.
    await page.evaluate(() => delete (window as { PublicKeyCredential?: unknown }).PublicKeyCredential);
    await signIn(page, ada.email);
    await expect(page.getByText('A password alone isn’t enough for admins here.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/dashboard\/admin/);
  });
});

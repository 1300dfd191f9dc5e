import { heading, resendLine, resetPassword, signUp, slot, typeCode, verifyButton } from '../screens/auth.ts';
import { PASSWORD, signIn } from '../screens/sign-in.ts';
import { countTraffic } from '../stage/count-traffic.ts';
import { expectAccessible, NARROWEST } from '../stage/expect-accessible.ts';
import { stranger } from '../stage/people.ts';
import { readCode, wrongCode } from '../stage/read-mail.ts';
import { expect, test } from '../stage/story.ts';
import { pressByKey, tabTo } from '../stage/tab-to.ts';

const NEW_PASSWORD = 'Wires-2026';

test('a stranger signs up, verifies by the real mail, signs in, and sets a new password', async ({
  server,
  open,
  complaints,
}) => {
  const nadia = stranger('rider', 'Nadia');
  const options = { viewport: NARROWEST };
  const page = await open(nadia, { signedOut: true, path: '/register', options });
  await expect(page).toHaveURL(/\/signup$/);
  await expect(heading(page, 'Create your account')).toBeVisible();
  await expectAccessible(page, 'sign-up');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please select a role')).toBeVisible();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Rider' })).toBeFocused();
  await expectAccessible(page, 'sign-up with mistakes');
  await signUp(page, { ...nadia, role: 'Rider', password: PASSWORD });
  await expect(page.getByText('Account created Please Verify your email')).toBeVisible();
  await expect(page).toHaveURL(/\/verify-otp$/);
  await expect(page.getByText(nadia.email)).toBeVisible();

  await expectAccessible(page, 'verification');

  const mail = await readCode(server, nadia.email);
  await slot(page, 1).fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a 6-digit OTP code.')).toBeVisible();
  await expectAccessible(page, 'verification with a mistake');
  await slot(page, 1).fill('');
  await typeCode(page, wrongCode(mail.code));
  await expect(verifyButton(page)).toBeFocused();
  complaints.expectRefusals();
  await verifyButton(page).click();
  await expect(page.getByText('Invalid or expired OTP, try again.')).toBeVisible();
  await expect(slot(page, 1)).toBeFocused();
  await expect(slot(page, 6)).toHaveValue('');

  // The page keeps whose code it is, and when another one may be requested.
  await page.reload();
  await expect(page.getByText(nadia.email)).toBeVisible();
  await expect(resendLine(page)).toHaveText(/ in (1:[0-5]\d|0:[1-5]\d)$/);
  // Like phones that offer the code from the email.
  await slot(page, 1).fill(mail.code);
  await expect(verifyButton(page)).toBeFocused();
  await verifyButton(page).click();
  await expect(page.getByText('Your email has been successfully verified!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email')).toHaveValue(nadia.email);
  await signIn(page, nadia.email);
  await expect(page).toHaveURL(/\/dashboard\/rider$/);

  // Her password is reset on another device; this one stays signed in until the new one is set.
  const other = await open(nadia, { signedOut: true, path: '/login', options });
  await other.getByLabel('Email').fill(nadia.email);
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(other, 'Forgot your password?')).toBeFocused();
  await expect(other.getByLabel('Email')).toHaveValue(nadia.email);
  await expectAccessible(other, 'forgotten password');
  await other.getByRole('button', { name: 'Send Code' }).click();
  await expect(other.getByText('OTP sent to your email')).toBeVisible();
  const resetMail = await readCode(server, nadia.email, mail.id);
  await other.reload();
  await expect(other.getByLabel('Email')).toHaveValue(nadia.email);
  await expect(other.getByLabel('Email')).not.toBeEditable();
  await expect(resendLine(other)).toBeVisible();
  await resetPassword(other, '1', 'short');
  await expect(other.getByText('OTP must be 6 digits')).toBeVisible();
  await expectAccessible(other, 'new password with mistakes');
  await resetPassword(other, resetMail.code, PASSWORD);
  await expect(other.getByText('Password must contain upper, lower, number & special char')).toBeVisible();
  await expect(other.getByLabel('New password', { exact: true })).toBeFocused();
  await resetPassword(other, wrongCode(resetMail.code), NEW_PASSWORD);
  await expect(other.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/dashboard\/rider$/);
  await other.evaluate(holdPage);
  await resetPassword(other, resetMail.code, NEW_PASSWORD);
  await expect(heading(other, 'Password Reset Complete')).toBeFocused();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('You were signed out. Please sign in again.')).toBeVisible();

  await expectAccessible(other, 'new password set');
  await other.evaluate(() => dispatchEvent(new Event('go-on')));
  await expect(other).toHaveURL(/\/login$/);
  await signIn(other, nadia.email);
  await expect(other.getByText('Invalid email or password')).toBeVisible();
  await signIn(other, nadia.email, NEW_PASSWORD);
  await expect(other).toHaveURL(/\/dashboard\/rider$/);
});

/** Looking takes longer than the last page stays by itself, five seconds: it stays until it is told to go on. */
function holdPage(): void {
  const wait = window.setTimeout;
  window.setTimeout = ((run: () => void, ms: number) => {
    if (ms !== 5_000) return wait(run, ms);
    addEventListener('go-on', run, { once: true });
    return 0;
  }) as typeof wait;
}

test('by keyboard alone: sign up as a driver, verify, sign in', async ({ server, open }) => {
  const karim = stranger('driver', 'Karim');
  // People who use keys sit at a desk.
  const options = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };
  const page = await open(karim, { signedOut: true, path: '/driver-signup', options });
  await expect(page.getByRole('radio', { name: 'Driver' })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'Driver' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Rider' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Driver' })).toBeChecked();
  const words = [
    ['Full name', karim.name],
    ['Email', karim.email],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const;
  for (const [label, word] of words) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(word);
  }
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Verify your email')).toBeFocused();
  const { code } = await readCode(server, karim.email);
  await tabTo(page, slot(page, 1));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${code}\n`);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(verifyButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(karim.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByRole('button', { name: 'Show password' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await pressByKey(page, page.getByRole('button', { name: 'Sign In', exact: true }));
  await expect(page).toHaveURL(/\/dashboard\/driver$/);
});

test('an address that is taken or waits is said, and nothing typed is lost', async ({
  person,
  open,
  complaints,
}) => {
  const karim = await person('driver', 'Karim');
  const nadia = stranger('rider', 'Nadia');
  const page = await open(nadia, { signedOut: true, path: '/signup?from=%2Fdashboard%2Frider%2Fhistory' });
  const typed = { role: 'Rider', name: nadia.name, password: PASSWORD } as const;
  complaints.expectRefusals();
  await signUp(page, { ...typed, email: karim.email });
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('An account with this email already exists.');
  await expect(page.getByRole('alert')).toContainText('An account with this email already exists.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await email.fill(nadia.email);
  // A repeated field is checked again when the other one changes.
  await page.getByLabel('Confirm password', { exact: true }).fill('another password');
  await page.getByLabel('Full name').focus();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('another password');
  await expect(page.getByText('Passwords do not match')).toBeHidden();
  const { requests } = countTraffic(page);
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await expect(heading(page, 'Verify your email')).toBeVisible();
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /trpc/auth.register']);

  // The way back, for people who typed the wrong address.
  await page.getByRole('link', { name: 'Back to sign up' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue(nadia.name);
  await expect(page.getByRole('radio', { name: 'Rider' })).toBeChecked();
  await signUp(page, { ...typed, email: nadia.email, password: 'another password' });
  await expect(page.getByText(/^This email is waiting to be verified\./)).toBeVisible();
  await expect(heading(page, 'Verify your email')).toBeVisible();
  await page.goBack();
  await expect(email).toHaveValue(nadia.email);

  // Signing in needs the code too, and leads to it. The last code may have expired, so another can be requested.
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(heading(page, 'Sign in')).toBeFocused();
  await signIn(page, nadia.email, 'another password');
  await expect(page.getByText('Your email isn’t verified yet.')).toBeVisible();
  await expectAccessible(page, 'login of who is not verified');
  await page.getByRole('link', { name: 'Enter code' }).click();
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByText('A new OTP has been sent to your email.')).toBeVisible();
  await expect(resendLine(page)).toBeVisible();
  await expect(slot(page, 1)).toBeFocused();
  await expect(page).toHaveURL(/from=%2Fdashboard%2Frider%2Fhistory/);
});

test('a page that needs to know whose code it is leads to the sign-up; another code may be asked for when the time is over, one that nobody looked at stays', async ({
  server,
  db,
  open,
  complaints,
}) => {
  const nadia = stranger('rider', 'Nadia');
  const page = await open(nadia, { signedOut: true, path: '/verify-otp' });
  await expect(page.getByText('Missing email context, please sign up again.')).toBeVisible();
  await expect(page).toHaveURL(/\/signup$/);
  await page.goto('/reset-password');
  await expect(page.getByText('Missing email context, please sign up.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/signup$/);

  await page.clock.install();
  await signUp(page, { ...nadia, role: 'Rider', password: PASSWORD });
  await expect(resendLine(page)).toHaveText(/ in (2:00|1:5\d)$/);
  const resend = page.getByRole('button', { name: 'Resend Code' });
  await expect(resend).toBeHidden();
  await page.clock.fastForward(121_000);
  await expect(resend).toBeVisible();
  await expect(page.getByText('You can ask for another code now.')).toHaveCount(1);

  const { code } = await readCode(server, nadia.email);
  // All of an hour's tries are used up from here.
  await page.request.post('/trpc/auth.verifyEmail', { data: { email: nadia.email, otp: wrongCode(code) } });
  complaints.expectRefusals();
  await db.pool.query(`update rate_limits set points = 1000 where key like 'tryCodeByAddress:%'`);
  await typeCode(page, code);
  await verifyButton(page).click();
  await expect(page.getByText(/^Too many attempts\. Try again in/)).toBeVisible();
  for (const [index, digit] of Array.from(code).entries())
    await expect(slot(page, index + 1)).toHaveValue(digit);
  await db.pool.query('delete from rate_limits');
  await verifyButton(page).click();
  await expect(page.getByText('Your email has been successfully verified!')).toBeVisible();
});

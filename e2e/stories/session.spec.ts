import { givePassword } from '@ridewire/api/testing/give-password';
import { PASSWORD, signIn } from '../screens/sign-in.ts';
import { countTraffic } from '../stage/count-traffic.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { makeHistory } from '../stage/make-history.ts';
import { expect, test, type Page } from '../stage/story.ts';

/** Opens the first as a new page, the others within the running app. */
async function expectLed(page: Page, paths: readonly string[], to: (path: string) => RegExp): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await (index === 0 ? page.goto(path) : goTo(page, path));
    await expect(page, path).toHaveURL(to(path));
  }
}
const toRider = () => /\/dashboard\/rider$/;
const toDriver = () => /\/dashboard\/driver$/;
const toLogin = (path: string) => new RegExp(`/login\\?from=${encodeURIComponent(path)}$`);

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

test('a wrong password keeps what was typed; the right one leads to where one wanted to go', async ({
  db,
  person,
  open,
  complaints,
}) => {
  complaints.expectLostConnections();
  const nadia = await person('rider', 'Nadia');
  await givePassword(db, nadia.userId, PASSWORD);
  const page = await open(nadia, { signedOut: true, path: '/dashboard/rider/history' });
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, nadia.email, 'not her password');
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(nadia.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await signIn(page, nadia.email);
  await expect(page.getByText('Login Successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/rider\/history$/);
  // Back does not lead to the form.
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login/);
});

test('signing out in one tab ends the socket of the other, which says so and stays quiet', async ({
  person,
  browserOf,
}) => {
  const nadia = await person('rider', 'Nadia');
  const browser = await browserOf(nadia);
  const [here, there] = [await browser.newPage(), await browser.newPage()];
  const traffic = countTraffic(there);
  await here.goto('/dashboard/rider/history');
  await there.goto('/dashboard/rider/history');
  await expect(there.getByText('No rides yet')).toBeVisible();
  await expect.poll(() => traffic.sockets.length).toBe(1);

  // A tab in the background draws one frame a second.
  await here.bringToFront();
  await here.getByRole('button', { name: /^Account menu/ }).click();
  await here.getByRole('menuitem', { name: 'Logout' }).click();
  // Signing out from the top bar leads to the front page.
  await expect(here.getByRole('heading', { name: 'Rides that move the moment you do.' })).toBeVisible();

  await expect(there).toHaveURL(/\/login/);
  await expect(there.getByText('You were signed out. Please sign in again.')).toBeVisible();
  await expect.poll(() => traffic.sockets.every((socket) => socket.isClosed())).toBe(true);

  // A client that retries does so within milliseconds, hundreds of times a second. Two quiet seconds are enough, since
  // there is no event for silence.
  traffic.requests.length = 0;
  await there.waitForTimeout(2_000);
  expect(traffic.sockets).toHaveLength(1);
  expect(traffic.requests).toEqual([]);

  await there.goto('/dashboard/rider');
  await expect(there).toHaveURL(/\/login/);
  await here.goBack();
  await expect(here).toHaveURL(/\/login\?from=.*history$/);
});

test('a device that is signed out elsewhere is led to the login page, and leaves the list', async ({
  db,
  person,
  open,
}) => {
  const nadia = await person('rider', 'Nadia');
  await givePassword(db, nadia.userId, PASSWORD);
  const here = await open(nadia, { path: '/settings' });
  const rows = here.getByRole('list').filter({ hasText: 'This device' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(here.getByText('You’re signed in on this device only.')).toBeVisible();

  const elsewhere = async () => {
    const page = await open(nadia, { signedOut: true, path: '/settings' });
    await signIn(page, nadia.email);
    await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeVisible();
    return page;
  };
  const phone = await elsewhere();
  await expect(rows).toHaveCount(2);
  await here.bringToFront();
  await rows.getByRole('button', { name: /^Sign out / }).click();
  const question = here.getByRole('dialog', { name: 'Sign out Chrome on Linux?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(here, 'asked about signing a device out');
  await question.getByRole('button', { name: 'Yes, sign out' }).click();
  await expect(phone).toHaveURL(/\/login/);
  await expect(phone.getByText('You were signed out. Please sign in again.')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('You were signed out. Please sign in again.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(here.getByRole('heading', { name: 'Signed-in devices' })).toBeFocused();

  const other = await elsewhere();
  await expect(rows).toHaveCount(2);
  await here.bringToFront();
  await here.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await here.getByRole('button', { name: 'Yes, sign out' }).click();
  await expect(other).toHaveURL(/\/login/);
  await expect(rows).toHaveCount(1);
  await expect(here.getByText('This device', { exact: true })).toBeVisible();
});

test('a page opened by its address: signed out, in another role, the admins’ alone, and of a ride that is not there', async ({
  db,
  person,
  open,
  complaints,
}) => {
  complaints.expectRefusals();
  const nadia = await person('rider', 'Nadia');
  const karim = await person('driver', 'Karim');
  await givePassword(db, nadia.userId, PASSWORD);
  await makeHistory(db, { riderId: nadia.userId, driverId: karim.userId, count: 25 });
  const { rows } = await db.pool.query<{ id: string }>('select id from rides order by completed_at limit 1');
  const oldest = rows[0]?.id ?? '';
  const ofRiders = ['book-ride', 'active-rides', 'payments', `payments/${oldest}`].map(
    (page) => `/dashboard/rider/${page}`,
  );
  const ofDrivers = ['/dashboard/driver/requests', '/dashboard/driver/active-rides'];
  const ofAdmins = [
    '/dashboard/user-management',
    '/dashboard/driver-management',
    '/dashboard/ride-management',
    `/dashboard/ride-management/${UNKNOWN}`,
  ];

  const driver = await open(karim, { path: '/settings' });
  await expectLed(driver, ofRiders, toDriver);
  await expectLed(driver, ofAdmins, toDriver);
  const rider = await open(nadia, { signedOut: true });
  await expectLed(rider, [...ofRiders, ...ofDrivers], toLogin);
  await rider.goto(`/dashboard/rider/payments/${oldest}`);
  await signIn(rider, nadia.email);
  await expect(rider.getByRole('heading', { level: 1 })).toHaveText(`Receipt #${oldest.slice(-6)}`);
  await expectAccessible(rider, 'a receipt');
  const saved = rider.waitForEvent('download');
  await rider.getByRole('button', { name: 'Download PDF' }).click();
  expect((await saved).suggestedFilename()).toBe(`ridewire-receipt-${oldest.slice(-6)}.pdf`);
  await rider.getByRole('button', { name: 'Email receipt' }).click();
  await expect(rider.getByText('The receipt is on its way to your email.')).toBeVisible();
  await expectLed(rider, ofDrivers, toRider);
  await expectLed(rider, ofAdmins, toRider);

  // Not among the first of the list, and there all the same.
  await rider.goto(`/dashboard/rider/history?ride=${oldest}`);
  await rider.getByRole('dialog').getByRole('link', { name: 'Open receipt' }).click();
  await expect(rider).toHaveURL(new RegExp(`/payments/${oldest}$`));
  for (const id of [UNKNOWN, 'nothing']) {
    await goTo(rider, `/dashboard/rider/payments/${id}`);
    await expect(rider.getByText('This receipt was not found.')).toBeVisible();
    await rider.getByRole('link', { name: 'Back to payments' }).click();
    await expect(rider.getByRole('heading', { level: 1 })).toHaveText('Payments');
    await goTo(rider, `/dashboard/rider/history?ride=${id}`);
    await expect(rider.getByRole('dialog').getByText('This ride was not found.')).toBeVisible();
    await rider.getByRole('button', { name: 'Back to your rides' }).click();
    await expect(rider.getByRole('dialog')).toHaveCount(0);
  }
  // Signed-in people see none of the pages for signed-out ones.
  await expectLed(
    rider,
    ['/login', '/signup', '/verify-otp', '/forgot-password', '/reset-password'],
    toRider,
  );
});

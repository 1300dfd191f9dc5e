import { givePassword } from '@ridewire/api/testing/give-password';
import { PASSWORD, signIn } from '../screens/sign-in.ts';
import { countTraffic } from '../stage/count-traffic.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { makeHistory } from '../stage/make-history.ts';
import { expect, test, type Page } from '../stage/story.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const DESKTOP = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

/** The sidebar, from top to bottom. */
const ENTRIES = {
  rider: ['Dashboard', 'Profile', 'Book Ride', 'Active Rides', 'Ride History', 'Payments', 'Settings'],
  driver: [
    'Dashboard',
    'Profile',
    'Go Online/Offline',
    'Ride Requests',
    'Active Rides',
    'Earnings',
    'Ride History',
    'Documents',
    'Settings',
  ],
  admin: [
    'Dashboard',
    'Profile',
    'Live Board',
    'User Management',
    'Driver Management',
    'Ride Management',
    'Analytics',
    'Reports',
    'Messages',
    'Audit trail',
    'Settings',
  ],
} as const;
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a wrong password keeps what was typed; the right one leads to where one wanted to go', async ({
  db,
  person,
  open,
  complaints,
}) => {
  complaints.expectLostLinks();
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
  // Not a way back to the form.
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
  // From the top bar the way out leads to the front page.
  await expect(here.getByRole('heading', { name: 'Rides that move the moment you do.' })).toBeVisible();

  await expect(there).toHaveURL(/\/login/);
  await expect(there.getByText('You were signed out. Please sign in again.')).toBeVisible();
  await expect.poll(() => traffic.sockets.every((socket) => socket.isClosed())).toBe(true);

  // A client that tries again does so within milliseconds, hundreds of times a second: two quiet seconds say enough,
  // and quiet is nothing that could be waited for.
  traffic.requests.length = 0;
  await there.waitForTimeout(2_000);
  expect(traffic.sockets).toHaveLength(1);
  expect(traffic.requests).toEqual([]);

  await there.goto('/dashboard/rider');
  await expect(there).toHaveURL(/\/login/);
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
  await expect(rows).toHaveCount(1);
  await expect(here.getByRole('heading', { name: 'Signed-in devices' })).toBeFocused();

  const others = [await elsewhere(), await elsewhere()];
  await expect(rows).toHaveCount(3);
  await here.bringToFront();
  await here.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await here.getByRole('button', { name: 'Yes, sign out' }).click();
  for (const page of others) await expect(page).toHaveURL(/\/login/);
  await expect(rows).toHaveCount(1);
  await expect(here.getByText('This device', { exact: true })).toBeVisible();
});

test('the desk is the admins’ alone', async ({ person, open }) => {
  const rider = await open(await person('rider', 'Nadia'), { path: '/dashboard/user-management' });
  const driver = await open(await person('driver', 'Karim'), { path: '/dashboard/driver-management' });
  await expect(rider).toHaveURL(/\/dashboard\/rider$/);
  await expect(driver).toHaveURL(/\/dashboard\/driver$/);
  await rider.goto('/dashboard/ride-management');
  await expect(rider).toHaveURL(/\/dashboard\/rider$/);
  await driver.goto(`/dashboard/ride-management/${UNKNOWN}`);
  await expect(driver).toHaveURL(/\/dashboard\/driver$/);
});

test('every entry of the sidebar leads to a page, for each role', async ({ person, open }) => {
  const people = [
    await person('rider', 'Nadia'),
    await person('driver', 'Karim'),
    await person('admin', 'Ada'),
  ];
  for (const somebody of people) {
    const entries = ENTRIES[somebody.role];
    const page = await open(somebody, { options: DESKTOP });
    const links = sidebar(page).getByRole('link');
    await expect(links).toHaveText(entries);
    for (const name of entries) {
      const link = sidebar(page).getByRole('link', { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${await link.getAttribute('href')}$`));
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
    }
    await page.close();
  }
});

test('the sidebar says that it waits, narrows by a key, is kept so, and names its signs', async ({
  person,
  open,
}) => {
  const page = await open(await person('rider', 'Nadia'), { options: DESKTOP });
  const frame = page.locator('nav.mantine-AppShell-navbar');
  const width = () => frame.evaluate((element) => Math.round(element.getBoundingClientRect().width));
  await expect(sidebar(page)).toBeVisible();
  await expect.poll(width).toBe(256);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(48);
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
  const narrow = await cookie();
  expect(narrow?.value).toBe('false');
  expect(Math.round(((narrow?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(7);
  await sidebar(page).getByRole('link', { name: 'Payments' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Payments' })).toBeVisible();

  // Until it is known who is here.
  let answer = () => {};
  await page.route('**/trpc/auth.me*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect.poll(width).toBe(48);
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(256);
  await expect(frame.getByText('Loading...')).toBeVisible();
  answer();
  await expect(frame.getByText('Rider', { exact: true })).toBeVisible();
  expect((await cookie())?.value).toBe('true');
});

test('a page opened by its address: signed out, in another role, and of a ride that is not there', async ({
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
  const own = {
    rider: ['book-ride', 'active-rides', 'payments', `payments/${oldest}`],
    driver: ['requests', 'active-rides'],
  };

  const driver = await open(karim);
  for (const path of own.rider) {
    await driver.goto(`/dashboard/rider/${path}`);
    await expect(driver).toHaveURL(/\/dashboard\/driver$/);
  }
  const rider = await open(nadia, { signedOut: true });
  for (const path of [...own.rider.map((of) => `rider/${of}`), ...own.driver.map((of) => `driver/${of}`)]) {
    await rider.goto(`/dashboard/${path}`);
    await expect(rider).toHaveURL(new RegExp(`/login\\?from=${encodeURIComponent(`/dashboard/${path}`)}$`));
  }
  await rider.goto(`/dashboard/rider/payments/${oldest}`);
  await signIn(rider, nadia.email);
  await expect(rider.getByRole('heading', { level: 1 })).toHaveText(`Receipt #${oldest.slice(-6)}`);
  await expectAccessible(rider, 'a receipt');
  for (const path of own.driver) {
    await rider.goto(`/dashboard/driver/${path}`);
    await expect(rider).toHaveURL(/\/dashboard\/rider$/);
  }

  // Not among the first of the list, and there all the same.
  await rider.goto(`/dashboard/rider/history?ride=${oldest}`);
  await rider.getByRole('dialog').getByRole('link', { name: 'Open receipt' }).click();
  await expect(rider).toHaveURL(new RegExp(`/payments/${oldest}$`));
  for (const id of [UNKNOWN, 'nothing']) {
    await rider.goto(`/dashboard/rider/payments/${id}`);
    await expect(rider.getByText('This receipt was not found.')).toBeVisible();
    await rider.getByRole('link', { name: 'Back to payments' }).click();
    await expect(rider.getByRole('heading', { level: 1 })).toHaveText('Payments');
    await rider.goto(`/dashboard/rider/history?ride=${id}`);
    await expect(rider.getByRole('dialog').getByText('This ride was not found.')).toBeVisible();
    await rider.getByRole('button', { name: 'Back to your rides' }).click();
    await expect(rider.getByRole('dialog')).toHaveCount(0);
  }
});

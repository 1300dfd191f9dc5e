import { givePassword } from '@ridewire/api/testing/give-password';
import { PASSWORD, signIn } from '../screens/sign-in.ts';
import { countTraffic } from '../stage/count-traffic.ts';
import { expect, test } from '../stage/story.ts';

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
  await expect(here).toHaveURL(/\/login/);

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

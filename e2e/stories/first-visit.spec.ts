import { givePassword } from '@ridewire/api/testing/give-password';
import { PASSWORD, signIn } from '../screens/sign-in.ts';
import { expect, test } from '../stage/story.ts';

test('the login form is there before the app, which keeps and sends what was typed meanwhile', async ({
  db,
  person,
  browserOf,
  complaints,
}) => {
  const rina = await person('rider', 'Rina');
  await givePassword(db, rina.userId, PASSWORD);
  const page = await (await browserOf(rina, { signedOut: true })).newPage();
  let app = Promise.withResolvers<void>();
  const menu = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, (route) => app.promise.then(() => route.continue()));

  const isMenuAsked = Promise.withResolvers<void>();
  await page.route(/\/assets\/ThemeMenu-/, async (route) => {
    isMenuAsked.resolve();
    await menu.promise;
    await route.continue();
  });

  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Sign in · Ridewire');
  const email = page.getByLabel('Email');
  await email.fill('rina@exam');
  const early = await email.elementHandle();
  app.resolve();
  // A menu may load later still.
  await isMenuAsked.promise;
  // The app kept this field instead of drawing another.
  expect(await early?.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect(email).toHaveValue('rina@exam');

  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  menu.resolve();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(email).toHaveValue('rina@exam');

  app = Promise.withResolvers<void>();
  await page.goto('/login?from=%2Fdashboard%2Frider%2Fhistory', { waitUntil: 'commit' });
  await signIn(page, rina.email);
  app.resolve();
  await expect(page).toHaveURL(/\/dashboard\/rider\/history$/);

  await page.unrouteAll();
  await page.route(/\/assets\/start-.*\.js$/, (route) => route.abort());
  complaints.expectLostConnections();
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByRole('alert')).toHaveText('We can’t reach the server. Try again.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Theme' })).toBeVisible();
});

import { givePassword } from '@ridewire/api/testing/give-password';
import { PASSWORD, signIn } from '../screens/sign-in.ts';
import { expect, test, type Page } from '../stage/story.ts';

/** Where the form's parts are, to a tenth of a pixel. */
const places = (page: Page) =>
  page
    .locator('h1, label, input, .rw-auth-form button, .rw-auth-way, .rw-auth-head button')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.tagName, ...[x, y, width, height].map((px) => px.toFixed(1))].join(' ');
      }),
    );

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
  const early = await places(page);
  app.resolve();
  await expect(page.locator('#early')).toHaveCount(0);
  await expect(email).toHaveValue('rina@exam');
  await expect(email).toBeFocused();
  expect(await places(page)).toEqual(early);

  // A menu may come later still.
  await isMenuAsked.promise;
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  menu.resolve();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused();

  app = Promise.withResolvers<void>();
  await page.goto('/login', { waitUntil: 'commit' });
  await email.fill('rina@exam.test');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  app.resolve();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await expect(email).toHaveValue('rina@exam.test');

  app = Promise.withResolvers<void>();
  await page.goto('/login?from=%2Fdashboard%2Frider%2Fhistory', { waitUntil: 'commit' });
  await signIn(page, rina.email);
  app.resolve();
  await expect(page).toHaveURL(/\/dashboard\/rider\/history$/);

  await page.unrouteAll();
  await page.route(/\/assets\/start-.*\.js$/, (route) => route.abort());
  complaints.expectLostLinks();
  await page.context().clearCookies();
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('The server can’t be reached. Try again.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.locator('#early')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

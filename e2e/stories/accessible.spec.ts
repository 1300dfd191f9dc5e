import { expectAccessible } from '../stage/expect-accessible.ts';
import { expect, test } from '../stage/story.ts';

test('login, history and a page that is none are accessible', async ({ person, open }) => {
  const nadia = await person('rider', 'Nadia');
  const stranger = await open(nadia, { signedOut: true, path: '/login' });
  await expect(stranger.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expectAccessible(stranger, 'login');
  await stranger.getByRole('button', { name: 'Sign In' }).click();
  await expect(stranger.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(stranger, 'login with mistakes');

  const page = await open(nadia, { path: '/dashboard/rider/history' });
  await expect(page.getByText('No rides yet')).toBeVisible();
  await expectAccessible(page, 'empty history');
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect(page.getByRole('dialog', { name: 'Sidebar' })).toBeVisible();
  await expectAccessible(page, 'the drawer of pages');
  await page.goto('/nowhere');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expectAccessible(page, '404');
});

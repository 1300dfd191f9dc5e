import { goTo } from '../stage/go-to.ts';
import { expect, test, type Page, type Person } from '../stage/story.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false };

/** The sidebar, from top to bottom. The desk may have more pages. */
const ENTRIES = {
  rider: ['Dashboard', 'Profile', 'Book Ride', 'Active Rides', 'Ride History', 'Payments', 'Settings'],
  driver: [
    'Dashboard',
    'Profile',
    'Go Online/Offline',
    'Ride Requests',
    'Rides Ahead',
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
    'Incidents',
    'Problems',
    'Messages',
    'Announcements',
    'Rates',
    'Promo Codes',
    'Quests & Referral',
    'Service Areas',
    'Street Changes',
    'Driver Queues',
    'Analytics',
    'Reports',
    'Audit Trail',
    'Settings',
  ],
} as const;
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('every entry of the sidebar leads to a page, for each role; it says that it waits, narrows by a key, is kept so, and names its signs', async ({
  person,
  open,
}) => {
  const inRole = async (role: Person['role'], name: string) => {
    const known: readonly string[] = ENTRIES[role];
    const page = await open(await person(role, name), { options: DESKTOP });
    const links = sidebar(page).getByRole('link');
    await expect(links.last()).toHaveText('Settings');
    const entries = await links.allTextContents();
    expect(role === 'admin' ? entries.filter((name) => known.includes(name)) : entries).toEqual(known);
    for (const name of entries) {
      const link = sidebar(page).getByRole('link', { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${await link.getAttribute('href')}$`));
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText('Oops! Page not found')).toHaveCount(0);
    }
    // The present page's entry is in sight where the list is longer than the screen.
    const last = sidebar(page).getByRole('link', { name: entries.at(-2)!, exact: true });
    await page.setViewportSize({ width: 1280, height: 600 });
    await last.click();
    await page.reload();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(DESKTOP.viewport);
    return page;
  };
  await (await inRole('driver', 'Karim')).close();
  const desk = await inRole('admin', 'Ada');
  await goTo(desk, '/dashboard/admin/scheduled');
  const rides = sidebar(desk).getByRole('link', { name: 'Ride Management' });
  await expect(rides).toHaveAttribute('aria-current', 'page');
  await desk.close();
  const page = await inRole('rider', 'Nadia');

  const frame = page.locator('[data-part="sidebar"]');
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

  // Until it is known who is signed in.
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

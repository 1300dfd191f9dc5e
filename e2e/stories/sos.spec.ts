import type { Locator } from '@playwright/test';
import { boardRows } from '../screens/board.ts';
import { acceptButton, goOnline } from '../screens/driver.ts';
import { requestRide, riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { Delays } from '../stage/delays.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { MOST_SHIFT, readShift } from '../stage/read-shift.ts';
import { tabTo, pressByKey } from '../stage/tab-to.ts';
import { expect, test, type Page } from '../stage/story.ts';

const sos = (page: Page): Locator => page.getByRole('button', { name: 'SOS', exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Emergency' });
const send = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Send alert' });
const bar = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'SOS alert:' });
const bell = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/ });
const list = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });

/** Presses for this long, like a finger. */
const hold = (page: Page) => sos(page).click({ delay: 1_100 });

test('a rider calls for help; every admin sees it on any page, and who took it', async ({
  person,
  open,
  byWire,
}) => {
  const rider = await open(await person('rider', 'Nadia'));
  const driver = byWire(await person('driver', 'Karim'));
  const ada = await open(await person('admin', 'Ada'), { maps: true });
  const omar = await open(await person('admin', 'Omar'), { path: '/dashboard/user-management' });

  // Without a ride there is only the number.
  await rider.getByRole('button', { name: 'Emergency SOS' }).click();
  await expect(dialog(rider)).toContainText('If you’re in danger, call 999.');
  await expect(send(rider)).toHaveCount(0);
  await expectAccessible(rider, 'SOS without a ride');
  await dialog(rider).getByRole('button', { name: 'Close' }).last().click();

  await driver.goOnline();
  await requestRide(rider);
  await driver.acceptRide();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.accepted);

  // A brief touch does not count.
  await sos(rider).click();
  await expect(rider.getByText('Hold for 1 second').first()).toBeVisible();
  await expect(dialog(rider)).toHaveCount(0);
  await hold(rider);
  await expect(dialog(rider).getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
  await expect(dialog(rider).getByRole('button', { name: 'Not now' })).toBeFocused();
  await expectAccessible(rider, 'SOS');

  await dialog(rider).getByLabel('What’s happening? (optional)').fill('He drives the wrong way');
  const delays = new Delays();
  await send(rider).click();
  await delays.seen(bar(ada), bar(omar), dialog(rider).getByText(/^Our team was alerted at \d\d:\d\d$/));
  delays.expectAtOnce();
  await expect(bar(ada)).toHaveText(/^SOS alert: Nadia · ride #[0-9a-f]{6} · \d\d:\d\d/);
  await expect(bar(ada)).toContainText('“He drives the wrong way”');
  await expect(ada).toHaveTitle(/^\(SOS\)/);

  // Nothing covers it, not even the search, and nothing has moved for it. It says where she is.
  expect(await readShift(ada), 'nothing moved').toBeLessThan(MOST_SHIFT);
  await ada.keyboard.press('Control+k');
  await expect(ada.locator('.mantine-Spotlight-overlay')).toBeVisible();
  await bar(ada).getByRole('button', { name: 'Acknowledge' }).click({ trial: true });
  await ada.keyboard.press('Escape');
  await expect(ada.locator('.mantine-Spotlight-overlay')).toHaveCount(0);
  await bar(ada)
    .getByRole('link', { name: /^−?\d+\.\d{3}, −?\d+\.\d{3}: show on the map/ })
    .click();
  await expect(ada).toHaveURL(/\/admin\/live\?ride=/);
  await expect(ada.getByRole('img', { name: 'Nadia sent an SOS alert here' })).toBeVisible();
  await expect(boardRows(ada)).toContainText('SOS');
  const drawer = await ada.getByRole('dialog', { name: /^Ride #/ }).boundingBox();
  const body = await ada.getByTestId('board').boundingBox();
  // Below the board's hairline, and not lower by the height of the emergency bar a second time.
  expect((drawer?.y ?? 0) - (body?.y ?? 0)).toBeLessThan(3);
  await expect(omar).toHaveTitle(/^\(SOS\)/);
  await expectAccessible(ada, 'an emergency');
  await ada.getByRole('link', { name: 'User Management' }).click();
  await expect(ada.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await ada.reload();
  await expect(bar(ada)).toBeVisible();

  // On a phone it is as high as its button, until its line is pressed.
  await ada.setViewportSize({ width: 360, height: 640 });
  const line = bar(ada).getByRole('button', { name: /^SOS alert: Nadia · ride/ });
  await expect(bar(ada).getByText('“He drives the wrong way”')).toBeHidden();
  expect((await bar(ada).boundingBox())?.height).toBeLessThan(64);
  await line.click();
  await expect(bar(ada).getByText('“He drives the wrong way”')).toBeVisible();
  await expect(bar(ada).getByRole('link', { name: 'Open ride' })).toBeVisible();
  await line.click();
  await ada.setViewportSize({ width: 1440, height: 900 });

  await bar(ada).getByRole('button', { name: 'Acknowledge' }).click();
  await expect(bar(ada)).toHaveCount(0);
  await expect(ada.getByText('You acknowledged Nadia’s SOS alert')).toBeVisible();
  await expect(omar.getByText('Ada acknowledged Nadia’s SOS alert')).toBeVisible();
  await expect(bar(omar)).toHaveCount(0);
  await expect(omar).not.toHaveTitle(/SOS/);
  await expect(dialog(rider).getByText('We have your alert')).toBeVisible();
  await dialog(rider).getByRole('button', { name: 'Close' }).last().click();
  await expect(rider.getByText(/^Our team responded at \d\d:\d\d\./)).toBeVisible();
  await rider.reload();
  await expect(rider.getByText('We have your alert')).toBeVisible();

  // The desk's handling is a record that every admin reads, live.
  await omar.getByRole('link', { name: 'Incidents', exact: true }).click();
  const record = omar.getByRole('list', { name: 'Incidents' }).getByRole('link');
  await expect(record).toContainText('In hand');
  await expect(record).toContainText('Ada');
  await record.click();
  await expect(omar.getByText('No notes yet.')).toBeVisible();
  await goTo(ada, new URL(omar.url()).pathname);
  await ada.getByRole('textbox', { name: 'Note' }).fill('Called her: she is safe.');
  await ada.getByRole('button', { name: 'Add note' }).click();
  await expect(omar.getByText('Called her: she is safe.')).toBeVisible();
  await expectAccessible(omar, 'an incident');
  await ada.getByRole('button', { name: 'Close incident' }).click();
  await expect(omar.getByText('Another SOS alert from this ride will reopen it.')).toBeVisible();
  await omar.getByRole('link', { name: 'Open ride' }).click();
  await expect(omar.getByRole('region', { name: 'Timeline' })).toContainText('Incident closed');
});

test('the bell counts what is unread, in every tab, and leads to it', async ({
  person,
  open,
  byWire,
  db,
}) => {
  const driver = await open(await person('driver', 'Karim'));
  const ada = await open(await person('admin', 'Ada'));
  const tab = await ada.context().newPage();
  await tab.goto('/dashboard/profile');
  await expect(bell(ada)).toHaveAccessibleName('Notifications');
  await bell(ada).click();
  await expect(list(ada)).toContainText('You’re all caught up.');
  await ada.keyboard.press('Escape');
  await expect(list(ada)).toHaveCount(0);
  await expect(bell(ada)).toBeFocused();

  await goOnline(driver);
  await byWire(await person('rider', 'Nadia')).requestRide();
  await acceptButton(driver).click();
  await hold(driver);
  await send(driver).click();
  await expect(bell(ada)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(bell(tab)).toHaveAccessibleName('Notifications, 1 unread');

  // Older than today, and more than are shown.
  await db.pool.query(
    `insert into notifications (user_id, type, params, created_at)
      select id, 'driver_waiting', jsonb_build_object('name', 'Driver ' || n), now() - interval '2 days' from users, generate_series(1, 120) n where role = 'admin'`,
  );
  await ada.reload();
  await expect(bell(ada)).toHaveAccessibleName('Notifications, more than 99 unread');
  await bell(ada).click();
  await expect(list(ada).getByRole('heading', { level: 3 })).toHaveText(['Today', 'Earlier']);
  await expect(list(ada).getByRole('listitem')).toHaveCount(30);
  await expect(list(ada).getByRole('listitem').first()).toContainText('The driver needs help on ride #');
  await expectAccessible(ada, 'notifications');
  await list(ada).getByRole('button', { name: 'Mark all read' }).click();
  await expect(bell(ada)).toHaveAccessibleName('Notifications');
  await expect(bell(tab)).toHaveAccessibleName('Notifications');
  await expect(list(ada).getByText('Unread')).toHaveCount(0);
  await list(ada).getByRole('link').first().click();
  await expect(ada).toHaveURL(/\/dashboard\/ride-management\//);
  await expect(list(ada)).toHaveCount(0);

  await bar(tab).getByRole('button', { name: 'Acknowledge' }).click();
  await expect(bell(driver)).toHaveAccessibleName('Notifications, 1 unread');
  await dialog(driver).getByRole('button', { name: 'Close' }).last().click();
  await bell(driver).click();
  await expect(list(driver)).toContainText('We have your alert');
  await expectAccessible(driver, 'notifications on a phone');
  await list(driver).getByRole('link').click();
  await expect(bell(driver)).toHaveAccessibleName('Notifications');
  await expect(list(driver)).toHaveCount(0);
});

test('by keyboard: Enter twice opens it; without a network it says whom to call', async ({
  person,
  open,
  byWire,
  complaints,
}) => {
  complaints.expectLostConnections();
  const options = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };
  const rider = await open(await person('rider', 'Nadia'), { options });
  // Its file may load late, or never.
  const file = /\/assets\/SosDialog-/;
  await rider.route(file, (route) => route.abort());
  await rider.reload();
  await rider.getByRole('button', { name: 'Emergency SOS' }).click();
  await expect(rider.getByRole('alert').getByRole('link', { name: 'Call 999' })).toBeVisible();
  await rider.unroute(file);
  await expect(dialog(rider)).toContainText('You’re not on a ride');
  await rider.keyboard.press('Escape');
  await expect(dialog(rider)).toHaveCount(0);

  const driver = byWire(await person('driver', 'Karim'));
  await driver.goOnline();
  await requestRide(rider);
  await driver.acceptRide();
  await pressByKey(rider, sos(rider));
  await expect(rider.getByText('Press Enter again').first()).toBeVisible();
  await expect(dialog(rider)).toHaveCount(0);
  await rider.keyboard.press('Enter');
  await expect(dialog(rider)).toBeVisible();

  await rider.context().setOffline(true);
  await pressByKey(rider, send(rider));
  await expect(dialog(rider).getByRole('alert')).toHaveText(
    'You’re offline, so we can’t send an alert. Call 999.',
  );
  // The press has failed by now: until then it is sent as soon as the network is back.
  await expect(send(rider)).toBeEnabled();
  await rider.context().setOffline(false);
  await pressByKey(rider, send(rider));
  await expect(dialog(rider).getByText(/^Our team was alerted at/)).toBeVisible();
  // Back closes the overlay and does nothing else.
  await rider.goBack();
  await expect(dialog(rider)).toHaveCount(0);
  await expect(rider).toHaveURL(/\/dashboard\/rider/);
  await expect(sos(rider)).toBeFocused();
  await tabTo(rider, rider.getByRole('link', { name: 'If you’re in danger, call 999.' }));
});

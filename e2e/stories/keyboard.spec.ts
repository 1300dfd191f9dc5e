import { givePassword } from '@ridewire/api/testing/give-password';
import { offers, stageButton, toast } from '../screens/driver.ts';
import { findDriver, riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { makeRides, rideRows, statusDialog, timeline } from '../screens/rides.ts';
import { PASSWORD } from '../screens/sign-in.ts';
import { expectAccessible } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { pressByKey, tabTo } from '../stage/tab-to.ts';
import { expect, test } from '../stage/story.ts';

/** People who use keys sit at a desk. */
const options = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };

test('by keyboard alone: sign in, book, cancel', async ({ db, person, open }) => {
  const nadia = await person('rider', 'Nadia');
  await givePassword(db, nadia.userId, PASSWORD);
  const page = await open(nadia, { signedOut: true, options });
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(nadia.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(riderHeading(page)).toHaveText(RIDER_SAYS.none);

  for (const [end, name] of [
    ['Pickup', 'Gulshan 2 Circle'],
    ['Destination', 'Farmgate'],
  ] as const) {
    await tabTo(page, page.getByPlaceholder(end));
    await page.keyboard.type(name);
    await expect(page.getByRole('option').first()).toContainText(name);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(page.getByPlaceholder(end)).toHaveValue(new RegExp(`^${name}`));
  }
  await tabTo(page, page.getByRole('radio', { name: 'Standard' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Comfort' })).toBeChecked();
  await pressByKey(page, findDriver(page));
  await expect(riderHeading(page)).toHaveText(RIDER_SAYS.requested);
  await pressByKey(page, page.getByRole('button', { name: 'Cancel' }));
  await expect(riderHeading(page)).toHaveText(RIDER_SAYS.canceledByRider);
  await pressByKey(page, page.getByRole('button', { name: 'Done' }));
  await expect(riderHeading(page)).toHaveText(RIDER_SAYS.none);
});

test('by keyboard alone: go online, accept, drive, complete; a request moves no focus and is said once', async ({
  person,
  open,
  byWire,
}) => {
  const rider = byWire(await person('rider', 'Nadia'));
  const page = await open(await person('driver', 'Karim'), { options });
  await pressByKey(page, page.getByRole('button', { name: 'Go Online' }));
  await expect(page.getByText('No incoming requests right now.')).toBeVisible();

  const offline = page.getByRole('button', { name: 'Go Offline' });
  await offline.focus();
  const first = await rider.requestRide();
  await expect(offers(page)).toBeVisible();
  await expect(page).toHaveTitle('(1) New request · Ridewire');
  // The minutes are said if the first position arrived before the request.
  await expect(page.locator('[aria-live=assertive]')).toHaveText(
    /^New request\. \$\d+\.\d\d, (\d+ minutes? away, )?to /,
  );
  await expect(offline).toBeFocused();
  await page.keyboard.press('Tab');
  await rider.cancelRide(first);
  await expect(page).not.toHaveTitle(/New request/);
  await expect(offers(page)).toHaveCount(0);

  await rider.requestRide();
  await expect(offers(page)).toBeVisible();
  await expect(offers(page).getByRole('button', { name: 'Accept' })).not.toBeFocused();
  await expect(offers(page).getByRole('button', { name: 'Accept' })).toBeEnabled();
  await tabTo(page, offers(page));
  await page.keyboard.press('a');
  await pressByKey(page, stageButton(page, 'Picked Up'));
  await pressByKey(page, stageButton(page, 'In Transit'));
  await pressByKey(page, stageButton(page, 'Complete'));
  await expect(page.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await pressByKey(page, page.getByRole('button', { name: 'Complete ride' }));
  const received = page.getByRole('button', { name: 'Cash received' });
  await expect(received).toBeFocused();
  await pressByKey(page, received);
  const next = page.getByRole('button', { name: 'Next request' });
  await expect(next).toBeFocused();
  await pressByKey(page, next);
  await expect(page.getByText('No incoming requests right now.')).toBeVisible();
});

test('by keyboard alone: find a ride and set its status; find a page, a person, an action, and go there', async ({
  db,
  person,
  open,
}) => {
  const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  await makeRides(db, { riderId: nadia.userId, driverId: karim.userId, count: 2 });
  const admin = await open(await person('admin', 'Ada'), { path: '/dashboard/ride-management' });
  await expect(rideRows(admin)).toHaveCount(2);
  await admin.keyboard.press('/');
  await admin.keyboard.type('stop 002');
  await expect(rideRows(admin)).toHaveCount(1);
  const opener = admin.getByRole('button', { name: /^Status of ride/ });
  await pressByKey(admin, opener);
  const dialog = statusDialog(admin, 'Completed');
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeFocused();
  await admin.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  await admin.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeFocused();
  // Nothing was chosen, so it stays.
  await tabTo(admin, dialog.getByRole('button', { name: 'Update Status' }));
  await admin.keyboard.press('Enter');
  await tabTo(admin, dialog.getByRole('radio', { name: 'Accepted' }));
  await admin.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: 'Canceled' })).toBeChecked();
  await tabTo(admin, dialog.getByLabel('Reason'));
  await admin.keyboard.type('Never took place');
  await admin.keyboard.press('Enter');
  await expect(toast(admin, 'Ride marked Canceled')).toBeVisible();
  await expect(opener).toBeFocused();
  await expect(rideRows(admin)).toContainText('Canceled');
  await pressByKey(admin, admin.getByRole('link', { name: /^View ride/ }));
  await expect(timeline(admin).first()).toContainText('Reason: Never took place');

  await goTo(admin, '/dashboard/user-management');
  await expect(admin.getByRole('heading', { level: 1, name: 'User Management' })).toBeFocused();
  const search = admin.getByRole('button', { name: 'Search…' });
  const spotlight = admin.getByRole('dialog', { name: 'Search' });
  const typed = spotlight.getByRole('combobox');
  await search.focus();
  await admin.keyboard.press('ControlOrMeta+K');
  await expect(typed).toBeFocused();
  await admin.keyboard.type('zzzz');
  await expect(spotlight.getByText('Nothing found for “zzzz”.')).toBeVisible();
  await admin.keyboard.press('Escape');
  await expect(spotlight).toHaveCount(0);
  await expect(search).toBeFocused();

  // A page that comes meanwhile takes the focus from no search.
  await goTo(admin, '/dashboard/driver-management');
  await admin.keyboard.press('ControlOrMeta+K');
  await expect(
    admin.getByRole('heading', { level: 1, name: 'Driver Management', includeHidden: true }),
  ).toBeAttached();
  await expect(typed).toBeFocused();
  await admin.keyboard.type('nadia');
  const found = spotlight.getByRole('option', { name: /^Nadia/ });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  await expect(typed).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? '');
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('heading', { level: 1, name: 'Nadia' })).toBeFocused();
  // Without a list on the page, the key leads here.
  await admin.keyboard.press('/');
  await expect(typed).toBeFocused();
  await admin.keyboard.type('karim');
  await expect(spotlight.getByRole('group', { name: 'Drivers' }).getByRole('option')).toHaveText(/DHK-KARIM/);
  await expectAccessible(admin, 'search');
  await admin.keyboard.press('Escape');
  await admin.keyboard.press('?');
  await expect(admin.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();

  const driver = await open(karim, { options });
  await expect(driver.getByRole('main').getByRole('button', { name: 'Go Online' })).toBeVisible();
  await driver.keyboard.press('ControlOrMeta+K');
  await expect(driver.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await driver.keyboard.type('online');
  const goOnlineNow = driver.getByRole('option', { name: 'Go Online', exact: true });
  await expect(goOnlineNow).toBeVisible();
  await goOnlineNow.click();
  await expect(driver.getByText('You are now available for rides')).toBeVisible();
});

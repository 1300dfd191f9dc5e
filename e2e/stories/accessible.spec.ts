import { acceptButton, completeFarAway, goOnline, receiveCash, stageButton } from '../screens/driver.ts';
import {
  chooseTrip,
  findDriver,
  readQuote,
  requestRide,
  riderHeading,
  RIDER_SAYS,
} from '../screens/rider.ts';
import { expectAccessible, NARROWEST } from '../stage/expect-accessible.ts';
import { expectShielded } from '../stage/expect-shielded.ts';
import { goTo } from '../stage/go-to.ts';
import { expect, test } from '../stage/story.ts';

/** The narrowest phone, where fitting is hardest. */
const options = { viewport: NARROWEST };

test('login, history and a page that is none are accessible', async ({ person, open, complaints }) => {
  complaints.expectRefusals();
  const nadia = await person('rider', 'Nadia');
  const stranger = await open(nadia, { signedOut: true, path: '/login', options });
  await expect(stranger.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expectAccessible(stranger, 'login');
  await stranger.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(stranger.getByText('Please enter a valid email address')).toBeVisible();
  await expectAccessible(stranger, 'login with mistakes');

  const page = await open(nadia, { path: '/dashboard/rider/history', options });
  await expect(page.getByText('No rides yet')).toBeVisible();
  // A system that asks for less motion gets none: with the shortest transition, every element would have one.
  await expect(page.locator('body')).toHaveCSS('transition-duration', '0s');
  await expectAccessible(page, 'empty history');
  await goTo(page, '/dashboard/rider/payments');
  await expect(page.getByText('No payments yet')).toBeVisible();
  await expectAccessible(page, 'empty payments');
  await goTo(page, '/dashboard/rider/active-rides');
  await expect(page.getByText('No ride right now')).toBeVisible();
  await expectAccessible(page, 'no active ride');
  const tabs = page.getByRole('navigation', { name: 'Pages' });
  await expect(tabs.getByRole('link', { name: 'Rides' })).toHaveAttribute('aria-current', 'true');
  await expectShielded(page, () => page.getByRole('button', { name: 'Toggle sidebar' }).click());
  await expect(page.getByRole('dialog', { name: 'Sidebar' })).toBeVisible();
  await expectAccessible(page, 'the drawer of pages');
  await page.keyboard.press('Escape');
  await goTo(page, '/dashboard/nowhere');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expectAccessible(page, '404');
});

test('the rider’s home and the driver’s pages are accessible in every state', async ({ person, open }) => {
  const rider = await open(await person('rider', 'Nadia'), { options });
  const driver = await open(await person('driver', 'Karim'), { path: '/dashboard/goonline', options });
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.none);
  await expectAccessible(rider, 'rider, idle');
  await rider.getByPlaceholder('Pickup').click();
  await expect(rider.getByRole('option').first()).toBeVisible();
  const listId = (await rider.getByRole('listbox').getAttribute('id')) ?? '';
  await expect(rider.getByPlaceholder('Pickup')).toHaveAttribute('aria-controls', listId);
  await expectAccessible(rider, 'rider, choosing a place');
  await chooseTrip(rider);
  await readQuote(rider);
  await expectAccessible(rider, 'rider, quote');
  await findDriver(rider).click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.requested);
  await expectAccessible(rider, 'rider, searching');

  await expect(driver.getByRole('button', { name: 'Go Online' })).toBeVisible();
  await expectAccessible(driver, 'go online');
  await goTo(driver, '/dashboard');
  // The button is also on the page before.
  await expect(driver.getByRole('heading', { level: 1, name: 'Driver dashboard' })).toBeAttached();
  await expect(driver.getByRole('button', { name: 'Go Online' })).toBeVisible();
  await expectAccessible(driver, 'driver, offline');
  await rider.getByRole('button', { name: 'Cancel' }).click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.canceledByRider);
  await goOnline(driver);
  await expectAccessible(driver, 'driver, waiting');

  await rider.getByRole('button', { name: 'Book again' }).click();
  await requestRide(rider);
  await expect(acceptButton(driver)).toBeVisible();
  await expectAccessible(driver, 'driver, a request');
  await acceptButton(driver).click();
  await expect(stageButton(driver, 'Picked Up')).toBeVisible();
  await expectAccessible(driver, 'driver, current ride');
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.accepted);
  await expectAccessible(rider, 'rider, accepted');
  await rider.getByRole('button', { name: 'Cancel ride' }).click();
  await expect(rider.getByRole('dialog')).toBeVisible();
  await expectAccessible(rider, 'rider, asked about canceling');
  await rider.getByRole('button', { name: 'Keep ride' }).click();
  await driver.getByRole('button', { name: 'More actions' }).click();
  await driver.getByRole('menuitem', { name: 'Cancel ride' }).click();
  await expect(driver.getByRole('dialog', { name: 'Cancel this ride?' })).toBeVisible();
  await expectAccessible(driver, 'driver, asked about canceling');
  await driver.getByRole('button', { name: 'Keep ride' }).click();
  await expect(driver.getByRole('button', { name: 'More actions' })).toBeFocused();
  await stageButton(driver, 'Picked Up').click();
  await stageButton(driver, 'In Transit').click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.in_transit);
  await expectAccessible(rider, 'rider, in transit');
  await completeFarAway(driver);
  await expect(driver.getByRole('heading', { name: /^Collect / })).toBeVisible();
  await expectAccessible(driver, 'driver, to be paid');
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.completed);
  await expectAccessible(rider, 'rider, completed');
  await receiveCash(driver);
  await expect(driver.getByRole('heading', { name: /earned$/ })).toBeVisible();
  await expectAccessible(driver, 'driver, completed');
  await goTo(driver, '/dashboard/driver/earnings');
  await expect(driver.getByRole('heading', { name: 'Statement' })).toBeVisible();
  await expectAccessible(driver, 'earnings');

  await goTo(rider, '/dashboard/rider/history');
  await expectShielded(rider, () =>
    rider.getByRole('listitem').filter({ hasText: 'Completed' }).getByRole('link').click(),
  );
  await expect(rider.getByRole('dialog')).toContainText('Receipt');
  await expectAccessible(rider, 'a receipt of the history');
});

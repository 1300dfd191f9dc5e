import {
  acceptButton,
  expectInSightOnPhones,
  goOnline,
  offers,
  stageButton,
  toast,
} from '../screens/driver.ts';
import { chooseTrip, requestRide, riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { expectShielded } from '../stage/expect-shielded.ts';
import { expect, test, type Page } from '../stage/story.ts';

test('a rider cancels while drivers look at it, and while one is on the way; nobody takes the next one until it is tried again', async ({
  db,
  person,
  open,
}) => {
  const [rider, driver] = await Promise.all([
    open(await person('rider', 'Nadia')),
    open(await person('driver', 'Karim')),
  ]);
  await goOnline(driver);
  await requestRide(rider);
  await expect(acceptButton(driver)).toBeVisible();
  // Waits from before the press, because the words show only briefly.
  const isSaid = driver.getByText('Canceled by rider').waitFor();
  await rider.getByRole('button', { name: 'Cancel' }).click();
  await isSaid;
  await expect(offers(driver)).toHaveCount(0);
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.canceledByRider);

  const tab = await rider.context().newPage();
  await tab.goto('/dashboard');
  // An end seen in one tab waits in the other too; dismissed in one, it is gone in both.
  await expect(riderHeading(tab)).toHaveText(RIDER_SAYS.canceledByRider);
  await rider.getByRole('button', { name: 'Book again' }).click();
  await expect(riderHeading(tab)).toHaveText(RIDER_SAYS.none);
  await chooseTrip(tab, 'Dhanmondi 32', 'Airport');
  // On any page the driver is on at that time.
  await goTo(driver, '/dashboard/driver/earnings');
  await rider.getByRole('button', { name: /^Find Driver \$/ }).click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.requested);
  await expect(riderHeading(tab)).toHaveText(RIDER_SAYS.requested);
  await expect(toast(tab, 'You booked this ride in another tab or on another device.')).toBeVisible();
  await tab.close();
  await expectInSightOnPhones(driver, acceptButton(driver));
  const lateTap = await readLateTap(rider, RIDER_SAYS.accepted);
  await acceptButton(driver).click();
  // What receives a press on its way to 'Cancel' when a driver accepts: nothing, and no phone rings.
  expect(await lateTap.evaluate(({ at }) => at)).toBe('DIV');
  await expect(rider.getByRole('link', { name: 'Call Karim' })).toBeVisible();
  await expect(stageButton(driver, 'Picked Up')).toBeVisible();
  await expectShielded(rider, () => rider.getByRole('button', { name: 'Cancel ride' }).click());
  const dialog = rider.getByRole('dialog', { name: 'Cancel this ride?' });
  await dialog.getByLabel('My plans changed').check();
  await dialog.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(driver.getByRole('heading', { name: 'Nadia canceled' })).toBeVisible();
  await expect(driver.getByText('Reason: My plans changed')).toBeVisible();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.canceledByRider);
  await driver.getByRole('button', { name: 'Back to requests' }).click();
  await expect(driver.getByText('No incoming requests right now.')).toBeVisible();

  // Nobody takes it: the rider is told, and can try again.
  await driver.getByRole('button', { name: 'Go Offline' }).click();
  await expect(driver.getByRole('button', { name: 'Go Online' })).toBeVisible();
  await rider.getByRole('button', { name: 'Book again' }).click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.none);
  const quote = await requestRide(rider);
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.requested);
  // As if four minutes had passed.
  await db.pool.query(
    `update rides set requested_at = requested_at - interval '5 minutes', next_wave_at = now() - interval '1 ms'
      where status = 'requested'`,
  );
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.noDriver);

  await goOnline(driver);
  await rider.getByRole('button', { name: 'Try again' }).click();
  await expect(offers(driver)).toContainText(quote);
  // As if two minutes had passed: another type may come sooner, and the drivers asked see its price.
  await db.pool.query(
    `update rides set requested_at = requested_at - interval '125 seconds' where status = 'requested'`,
  );
  await rider.reload();
  await expect(rider.getByText('Still looking. This is taking longer than usual.')).toBeVisible();
  const other = rider.getByRole('button', { name: /^Change to XL / });
  const [price = ''] = (await other.getAttribute('aria-label'))?.match(/\$[\d.]+/) ?? [];
  await other.click();
  await expect(offers(driver)).toContainText(price);
  await acceptButton(driver).click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.accepted);
});

test('a driver gives the ride back and another one gets it; a declined one never comes back', async ({
  db,
  person,
  open,
  byWire,
}) => {
  const [rider, karim] = await Promise.all([
    open(await person('rider', 'Nadia')),
    open(await person('driver', 'Karim')),
  ]);
  const rina = byWire(await person('driver', 'Rina'));
  await goOnline(karim);
  await requestRide(rider);
  await rider.getByRole('button', { name: 'Toggle Sidebar' }).click();
  await rider.getByRole('link', { name: 'Ride History' }).click();
  const rideBar = rider.getByRole('link', { name: /Show the ride$/ });
  await expect(rideBar).toContainText('Finding your driver…');
  await expectAccessible(rider, 'a ride under way, seen from elsewhere', ON_PHONE);
  await acceptButton(karim).click();
  await expect(rideBar).toContainText('Karim is on the way');
  await expect(rideBar).toContainText('DHK-KARIM');
  const said = rider.getByRole('alert').filter({ hasText: /^Karim accepted\./ });
  await said.getByRole('button', { name: 'View' }).click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.accepted);
  await expect(rideBar).toHaveCount(0);
  await rina.goOnline();
  await rider.getByRole('button', { name: 'Message Karim' }).click();
  const chat = rider.getByRole('dialog', { name: 'Chat with Karim' });
  await chat.getByRole('button', { name: 'Where are you?' }).click();
  await expect(chat.getByRole('log').getByText('Where are you?')).toBeVisible();
  await chat.getByRole('button', { name: 'Close' }).click();
  await setHidden(rider, true);

  await karim.getByRole('button', { name: 'More actions' }).click();
  await karim.getByRole('menuitem', { name: 'Give the ride back' }).click();
  await karim
    .getByRole('dialog', { name: 'Give this ride back?' })
    .getByRole('button', { name: 'Give back' })
    .click();
  await expect(toast(karim, 'Ride given back')).toBeVisible();
  await expect(riderHeading(rider)).toHaveText('Karim canceled. Finding another driver…');
  await expect(rider).toHaveTitle('Karim canceled. Finding another driver… · Ridewire');
  await setHidden(rider, false);
  await expect(rider).toHaveTitle('Book a Ride · Ridewire');
  // The chat is gone with the driver, and can be reported all the same.
  const report = rider.getByRole('button', { name: 'Report the chat with Karim' });
  await report.click();
  const why = rider.getByRole('dialog', { name: 'Report the chat with Karim' });
  await why.getByRole('textbox', { name: 'What is wrong?' }).fill('Wants more money');
  await why.getByRole('button', { name: 'Report' }).click();
  await expect(toast(rider, 'Reported. Our team will read this chat.')).toBeVisible();
  await expect(report).toHaveCount(0);
  await expect(karim.getByText('No incoming requests right now.')).toBeVisible();

  await rina.acceptRide();
  await expect(riderHeading(rider)).toHaveText('Rina is on the way');
  await expect(offers(karim)).toHaveCount(0);

  await byWire(await person('rider', 'Omar')).requestRide();
  await expectInSightOnPhones(karim, acceptButton(karim));
  await offers(karim).getByRole('button', { name: 'Decline' }).click();
  await expect(toast(karim, 'Ride rejected')).toBeVisible();
  await expect(offers(karim)).toHaveCount(0);
  await karim.reload();
  await expect(karim.getByText('No incoming requests right now.')).toBeVisible();
  const { rows } = await db.pool.query(`select from rides where status = 'requested'`);
  expect(rows, 'it still waits for others').toHaveLength(1);
});

/** What is in the place of 'Cancel' at the moment the heading says `heading`; it holds a promise of it. */
async function readLateTap(page: Page, heading: string) {
  const box = await page.getByRole('button', { name: 'Cancel' }).boundingBox();
  const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 4, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  return await page.evaluateHandle(
    ({ x, y, words }) => ({
      at: new Promise<string | undefined>((tell) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== words) return;
          observer.disconnect();
          tell(document.elementFromPoint(x, y)?.tagName);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    }),
    { ...point, words: heading },
  );
}

/** As if the person looked at another tab. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );

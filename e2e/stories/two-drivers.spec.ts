import {
  acceptButton,
  arriveButton,
  completeFarAway,
  goOnline,
  offers,
  receiveCash,
  stageButton,
  toast,
} from '../screens/driver.ts';
import { riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { goTo } from '../stage/go-to.ts';
import { AT_GULSHAN } from '../stage/people.ts';
import { pressTogether } from '../stage/press-together.ts';
import { expectShielded } from '../stage/expect-shielded.ts';
import { expect, test } from '../stage/story.ts';

test.describe(() => {
  test.use({ motion: 'no-preference' });

  test('two drivers press Accept together: one has the ride, the other reads that it is taken', async ({
    db,
    person,
    open,
    byWire,
  }) => {
    const karim = await person('driver', 'Karim');
    const rina = await person('driver', 'Rina');
    const drivers = await Promise.all([open(karim), open(rina)]);
    for (const driver of drivers) await goOnline(driver);
    await byWire(await person('rider', 'Nadia')).requestRide();
    for (const driver of drivers) await expect(acceptButton(driver)).toBeEnabled();

    // Waits from before the press, because the words show only briefly.
    const lost = drivers.map(async (driver) => {
      await driver.getByText('Taken by another driver').first().waitFor();
      await expect(offers(driver)).toHaveCount(0);
      return driver;
    });
    const won = drivers.map(async (driver) => {
      await toast(driver, 'Ride accepted').waitFor();
      return driver;
    });
    await pressTogether(...drivers.map(acceptButton));

    const [winner, loser] = await Promise.all([Promise.any(won), Promise.any(lost)]);
    expect(winner).not.toBe(loser);
    const wonByKarim = winner === drivers[0];
    await expect(stageButton(winner, 'Picked Up')).toBeVisible();
    await expect(loser.getByText('No incoming requests right now.')).toBeVisible();
    await expect(toast(loser, 'Ride accepted')).toHaveCount(0);

    const { rows } = await db.pool.query('select driver_id as "driverId", status from rides');
    expect(rows).toEqual([{ driverId: wonByKarim ? karim.userId : rina.userId, status: 'accepted' }]);
  });
});

test('both write to each other, the ride begins with the PIN the rider reads out, and is rated', async ({
  db,
  person,
  open,
  byWire,
}) => {
  const nadia = await person('rider', 'Nadia');
  const [rider, driver] = await Promise.all([open(nadia), open(await person('driver', 'Karim'))]);
  await goTo(rider, '/settings');
  const pinSwitch = rider.getByRole('switch', { name: 'Start my rides with a PIN' });
  // A forced click doesn't wait for the profile, without which the switch can't be turned.
  await expect(pinSwitch).toBeEnabled();
  await pinSwitch.click({ force: true });
  await expect
    .poll(async () => {
      const { rows } = await db.pool.query('select pin_at_pickup as "isOn" from users where id = $1', [
        nadia.userId,
      ]);
      return rows;
    })
    .toEqual([{ isOn: true }]);
  await goOnline(driver);
  await byWire(nadia).requestRide();
  await goTo(rider, '/dashboard');
  await acceptButton(driver).click();
  const shown = rider.getByText(/^\d \d \d \d$/);
  await expect(shown).toBeVisible();
  const pin = (await shown.textContent())?.replaceAll(' ', '') ?? '';

  await rider.getByRole('button', { name: 'Message Karim' }).click();
  const chat = rider.getByRole('dialog', { name: 'Chat with Karim' });
  await chat.getByRole('textbox', { name: 'Message' }).fill('At the blue gate');
  await chat.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(toast(driver, 'Nadia: At the blue gate')).toBeVisible();
  // A second tap would send one of the quick replies.
  await expectShielded(driver, () => driver.getByRole('button', { name: 'Message Nadia, 1 unread' }).click());
  const other = driver.getByRole('dialog', { name: 'Chat with Nadia' });
  await expect(other.getByText('At the blue gate')).toBeVisible();
  await expect(chat.getByText(/ · Read$/)).toBeVisible();
  await other.getByRole('button', { name: 'I’m here' }).click();
  await expect(chat.getByRole('log').getByText('I’m here')).toBeVisible();
  await expectAccessible(rider, 'a chat', ON_PHONE);
  await chat.getByRole('button', { name: 'Close' }).click();
  await other.getByRole('button', { name: 'Close' }).click();

  // The rider walked up to the car: the driver is not there yet, and picks them up without having waited.
  const more = driver.getByRole('button', { name: 'More actions' });
  await more.click();
  await driver.getByRole('menuitem', { name: 'I have arrived' }).click();
  await expect(driver.getByText('You aren’t at the pickup yet.')).toBeVisible();
  await driver.context().setGeolocation(AT_GULSHAN);
  await expect(arriveButton(driver)).toBeVisible();
  await expect(stageButton(driver, 'Picked Up')).toHaveCount(0);
  await more.click();
  await driver.getByRole('menuitem', { name: 'Picked Up' }).click();
  const dialog = driver.getByRole('dialog', { name: 'PIN at the pickup' });
  await dialog.getByLabel('Digit 1 of 4').pressSequentially(pin === '0000' ? '0001' : '0000');
  await expect(dialog.getByText('That isn’t this ride’s PIN. Ask your rider for it again.')).toBeVisible();
  await expectAccessible(driver, 'the PIN that isn’t right', ON_PHONE);
  await dialog.getByLabel('Digit 1 of 4').pressSequentially(pin);
  await expect(stageButton(driver, 'In Transit')).toBeVisible();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.picked_up);
  await expect(shown).toHaveCount(0);

  await stageButton(driver, 'In Transit').click();
  await completeFarAway(driver);
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.completed);
  // Something was left in the car: told on any page, for an hour.
  await receiveCash(driver);
  // Chosen stars count, although nothing was sent.
  await expect(async () => {
    // The heading takes the focus of the button that went: a key pressed at that moment reaches no star.
    await driver.getByRole('radio', { name: '5 stars' }).press(' ');
    await expect(driver.getByRole('button', { name: 'Send rating' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await driver.getByRole('button', { name: 'Next request' }).click();
  await driver.getByRole('link', { name: 'Rides' }).click();
  await rider.getByRole('button', { name: 'Message Karim' }).click();
  await chat.getByRole('textbox', { name: 'Message' }).fill('My bag is on the seat');
  await chat.getByRole('textbox', { name: 'Message' }).press('Enter');
  await expect(toast(driver, 'Nadia: My bag is on the seat')).toBeVisible();
  await driver.getByRole('button', { name: 'Reply' }).click();
  await expect(other.getByText('My bag is on the seat')).toBeVisible();
  await other.getByRole('button', { name: 'Close' }).click();
  await driver.getByRole('listitem').first().click();
  await expect(driver.getByText('You gave 5 stars.')).toBeVisible();
  await driver.getByRole('button', { name: 'Message Nadia' }).click();
  await expect(other.getByText('My bag is on the seat')).toBeVisible();
  await chat.getByRole('button', { name: 'Close' }).click();

  await rider.getByRole('radio', { name: '4 stars' }).press(' ');
  await rider.getByText('Safe driving').click();
  await expectAccessible(rider, 'a rating', ON_PHONE);
  await rider.getByRole('button', { name: 'Send rating' }).click();
  await expect(rider.getByText('You gave 4 stars.')).toBeVisible();
});

test('what a rider writes before the driver’s page knows the chat is told there once', async ({
  person,
  open,
  byWire,
}) => {
  const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  const [rider, driver] = [byWire(nadia), byWire(karim)];
  await driver.goOnline();
  await rider.requestRide();
  await driver.acceptRide();
  await rider.say('At the blue gate');
  const page = await open(karim);
  await expect(toast(page, 'Nadia: At the blue gate')).toBeVisible();
  const button = page.getByRole('button', { name: 'Message Nadia, 1 unread' });
  await expect(button).toBeVisible();
  // The page of before is loaded again: it is still unread, and told no more.
  await page.reload();
  await expect(button).toBeVisible();
  await rider.say('Or at the red one');
  await expect(toast(page, 'Nadia: Or at the red one')).toBeVisible();
  await expect(toast(page, 'Nadia: At the blue gate')).toHaveCount(0);
});

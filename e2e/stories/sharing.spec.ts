import { requestRide, riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { expectShielded } from '../stage/expect-shielded.ts';
import { AT_GULSHAN, stranger } from '../stage/people.ts';
import { waitForMail } from '../stage/read-mail.ts';
import { expect, test } from '../stage/story.ts';

test('a rider shares the ride; anyone with the link watches it to its end, without an account', async ({
  server,
  person,
  open,
  byWire,
}) => {
  const rider = await open(await person('rider', 'Nadia'));
  const driver = byWire(await person('driver', 'Karim'));
  await driver.goOnline();
  await requestRide(rider);
  await driver.acceptRide();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.accepted);

  await expectShielded(rider, () => rider.getByRole('button', { name: 'Share ride' }).click());
  const dialog = rider.getByRole('dialog', { name: 'Share this ride' });
  await dialog.getByRole('button', { name: 'Add a contact' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await dialog.getByLabel('Name').fill('Rima');
  await dialog.getByLabel('Email').fill('Rima@Family.test');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.getByRole('button', { name: 'Email link to Rima' }).click();
  await expect(rider.getByText('The link is on its way to Rima.')).toBeVisible();
  await expectAccessible(rider, 'sharing a ride', ON_PHONE);
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  const mail = await waitForMail(server, 'rima@family.test');
  expect(mail.subject).toBe('A ride is shared with you');

  const rima = await open(stranger('rider', 'Rima'), { signedOut: true, maps: true, path: link });
  const heading = rima.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Nadia’s ride');
  await expect(rima.getByText('Karim is on the way to the pickup.')).toBeVisible();
  await expect(rima.getByText(/^Pickup at about \d/)).toBeVisible();
  await expect(rima.locator("[data-part='car']")).toBeVisible();

  await expectAccessible(rima, 'a shared ride', ON_PHONE);

  await rider.keyboard.press('Escape');
  await driver.comeTo(AT_GULSHAN);
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.arriving);
  await driver.arrive();
  await expect(rima.getByText('Karim is at the pickup.')).toBeVisible();
  await driver.drive('picked_up');
  await expect(rima.getByText('Nadia is in the car.')).toBeVisible();
  await expect(rima.getByText(/^Arrives at about \d/)).toBeVisible();
  await driver.drive('in_transit', 'completed');
  await expect(heading).toHaveText('This ride is over');
  await rima.reload();
  await expect(heading).toHaveText('This ride is over');
  await rima.goto('/shared-ride#nothing');
  await rima.reload();
  await expect(heading).toHaveText('This link shows no ride');
});

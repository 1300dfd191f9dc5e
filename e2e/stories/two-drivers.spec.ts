import { acceptButton, goOnline, offers, stageButton, toast } from '../screens/driver.ts';
import { requestRide, riderHeading } from '../screens/rider.ts';
import { pressTogether } from '../stage/press-together.ts';
import { expect, test } from '../stage/story.ts';

test.use({ motion: 'no-preference' });

test('two drivers press Accept together: one has the ride, the other reads that it is taken', async ({
  db,
  person,
  open,
}) => {
  const karim = await person('driver', 'Karim');
  const rina = await person('driver', 'Rina');
  const [rider, ...drivers] = await Promise.all([
    open(await person('rider', 'Nadia')),
    open(karim),
    open(rina),
  ]);
  for (const driver of drivers) await goOnline(driver);
  await requestRide(rider);
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
  await expect(riderHeading(rider)).toHaveText(`${wonByKarim ? 'Karim' : 'Rina'} is on the way`);

  const { rows } = await db.pool.query('select driver_id as "driverId", status from rides');
  expect(rows).toEqual([{ driverId: wonByKarim ? karim.userId : rina.userId, status: 'accepted' }]);
});

import { acceptButton, goOnline, stageButton } from '../screens/driver.ts';
import { DESK_AND_PHONE, expectAccessible, ON_PHONE } from '../stage/expect-accessible.ts';
import { NEAR_GULSHAN } from '../stage/people.ts';
import { expect, test } from '../stage/story.ts';

/** Around Gulshan, where drivers of stories wait and riders are picked up. */
const GULSHAN = '23.785, 90.405\n23.785, 90.425\n23.805, 90.425\n23.805, 90.405';
/** North of it, not far. */
const OUTSIDE = { ...NEAR_GULSHAN, latitude: 23.808 };
/** Longer than a driver has to be in a zone before they are in line, in milliseconds. */
const JOINED_MS = 60_000;

test('drivers who wait in a zone see their place in line as it moves, and the desk sees the line and takes one out', async ({
  person,
  open,
  byWire,
  db,
}) => {
  test.slow();
  const desk = await open(await person('admin', 'Ada'), { path: '/dashboard/admin/queues', maps: true });
  await expect(desk.getByText('Draw a zone, such as an airport')).toBeVisible();
  await desk.getByRole('button', { name: 'Draw a zone' }).click();
  await desk.getByLabel('Name').fill('Gulshan');
  await expect(desk.getByText('Drivers in line see it.')).toBeVisible();
  await expect(desk.getByLabel('Rides must also end inside an area')).toHaveCount(0);
  await desk.getByLabel('Corners as text').fill(GULSHAN);
  await desk.getByRole('button', { name: 'Save zone' }).click();
  const zone = desk.getByRole('list', { name: 'Driver Queues' }).getByRole('listitem');
  await expect(zone).toContainText(/Gulshan.*In use[^]*4 corners[^]*0 drivers in line/);
  await expectAccessible(desk, 'queue zones', DESK_AND_PHONE);

  // Rina waits there already; Karim comes after her.
  const rina = byWire(await person('driver', 'Rina'));
  await rina.goOnline();
  const countInLine = async () =>
    (await db.pool.query<{ count: number }>('select count(*)::int from queue_places')).rows[0]?.count;
  await expect
    .poll(
      async () => {
        await rina.comeTo(NEAR_GULSHAN);
        return countInLine();
      },
      { timeout: JOINED_MS },
    )
    .toBe(1);
  const karim = await open(await person('driver', 'Karim'));
  await goOnline(karim);
  const place = karim.locator('[data-part="queue"]');
  await expect(place).toContainText('You are 2nd of 2 in line at Gulshan', { timeout: JOINED_MS });
  await expect(place).toContainText(
    'If you decline or miss two requests in a row, you go to the end of the line.',
  );
  await expectAccessible(karim, 'a place in line', ON_PHONE);
  await zone.getByRole('link', { name: 'Gulshan: 2 drivers in line' }).click();
  const line = desk.getByRole('list', { name: 'Line at Gulshan' }).getByRole('listitem');
  await expect(line).toHaveText([/^1Rina/, /^2Karim/]);
  await expectAccessible(desk, 'a line', DESK_AND_PHONE);

  // The first in line gets the ride, and the next one moves up.
  await byWire(await person('rider', 'Nadia')).requestRide();
  await rina.acceptRide();
  await expect(place).toContainText('You are 1st of 1 in line at Gulshan');
  await expect(line).toHaveText([/^1Karim/]);

  // A ride that comes to nothing costs Karim nothing.
  const tania = byWire(await person('rider', 'Tania'));
  const rideId = await tania.requestRide();
  await acceptButton(karim).click();
  await expect(stageButton(karim, 'Picked Up')).toBeVisible();
  await tania.cancelRide(rideId);
  await expect(place).toContainText(/Your place in line is kept until \d\d:\d\d/);
  await expect(place).toContainText('Be at Gulshan by then and you’re back where you were.');
  await expectAccessible(karim, 'a kept place', ON_PHONE);
  await expect(place).toContainText('You are 1st of 1 in line at Gulshan', { timeout: JOINED_MS });
  await karim.context().setGeolocation(OUTSIDE);
  await expect(place).toContainText(/You’re outside the zone. Go back to keep your place. 1:\d\d left/);
  await expectAccessible(karim, 'a place left for a moment', ON_PHONE);
  await karim.context().setGeolocation(NEAR_GULSHAN);
  await expect(place).not.toContainText('outside the zone');

  await line.getByRole('button', { name: 'Take out Karim' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take out' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('No reflective vest');
  await dialog.getByRole('button', { name: 'Take out' }).click();
  await expect(desk.getByText('No drivers in line.')).toBeVisible();
  await expect(place).toContainText('You’re out of the line at Gulshan');
  await expect(place).toContainText('Reason: No reflective vest.');
});

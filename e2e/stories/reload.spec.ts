import {
  acceptButton,
  completeFarAway,
  goOnline,
  offers,
  receiveCash,
  stageButton,
} from '../screens/driver.ts';
import { chooseTrip, findDriver, requestRide, riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { BOARD, boardRows } from '../screens/board.ts';
import { countTraffic } from '../stage/count-traffic.ts';
import { MOST_SHIFT, readShift } from '../stage/read-shift.ts';
import { expect, test, type Page } from '../stage/story.ts';

/** Longer than any poll of a page like this would wait, in milliseconds. */
const IDLE_MS = 20_000;

async function expectQuiet(pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.waitForLoadState('networkidle')));
  const traffic = pages.map(countTraffic);
  // A real wait: there is no event for “nothing happens”, and moving the page's clock by hand would cut its live link,
  // which then really asks.
  await pages[0]?.waitForTimeout(IDLE_MS);
  for (const { requests, sockets } of traffic) {
    expect(requests).toEqual([]);
    expect(sockets).toEqual([]);
  }
}

test('idle dashboards ask the server nothing; a reload in every status of a ride comes back to it', async ({
  db,
  person,
  open,
}) => {
  const [rider, driver, board] = await Promise.all([
    open(await person('rider', 'Nadia')),
    open(await person('driver', 'Karim')),
    open(await person('admin', 'Ada'), { path: BOARD }),
  ]);
  const openOverview = async () => {
    const overview = await open(await person('admin', 'Omar'));
    await expect(overview.getByText('No drivers are waiting for approval.')).toBeVisible();
    return overview;
  };
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.none);
  await expect(board.getByText('No rides right now')).toBeVisible();
  const reloadBoth = () => Promise.all([rider.reload(), driver.reload()]);
  const reloadAll = () => Promise.all([reloadBoth(), board.reload()]);
  await goOnline(driver);
  await expectQuiet([rider, driver, board, await openOverview()]);

  await requestRide(rider);
  await expect(acceptButton(driver)).toBeVisible();
  await reloadAll();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.requested);
  await expect(boardRows(board)).toContainText(['Requested']);
  await acceptButton(driver).click();
  await expect(stageButton(driver, 'Picked Up')).toBeVisible();

  // As if the driver had come and said so.
  await db.pool.query(
    `update rides set is_arrival_seen = true, arrived_at = now() - interval '6 minutes 30 seconds'`,
  );
  await reloadBoth();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.arrived);
  for (const page of [rider, driver])
    await expect(page.getByText(/^Waiting 3:[345]\d · \$0\.60$/)).toBeVisible();
  await driver.getByRole('button', { name: 'Rider didn’t come' }).click();
  await expect(driver.getByRole('dialog', { name: 'Leave without Nadia?' })).toBeVisible();
  await driver.getByRole('button', { name: 'Keep waiting' }).click();
  expect(await readShift(rider), 'the rider’s page, moved by itself').toBeLessThan(MOST_SHIFT);
  await expect(boardRows(board)).toContainText(['Accepted']);
  // A reloaded page is silent until its first press. A test's look into it may count as one.
  const soundOff = driver.getByRole('button', { name: 'Sound is off. Tap to hear new requests.' });
  await expect(stageButton(driver, 'Picked Up')).toBeVisible();
  if (await soundOff.isVisible()) await soundOff.click();
  await expect(soundOff).toHaveCount(0);
  await stageButton(driver, 'Picked Up').click();
  await expect(stageButton(driver, 'In Transit')).toBeVisible();

  await reloadBoth();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.picked_up);
  await expect(rider.getByText('incl. $0.60 for waiting')).toBeVisible();
  await expect(boardRows(board)).toContainText(['Picked up']);
  await stageButton(driver, 'In Transit').click();
  await expect(stageButton(driver, 'Complete')).toBeVisible();

  await db.pool.query('update drivers set suspended = true, available = false');
  await reloadAll();
  await expect(driver.getByRole('heading', { name: 'Your driver account is suspended.' })).toBeVisible();
  await db.pool.query('update drivers set suspended = false, available = true');
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.in_transit);
  await expect(boardRows(board)).toContainText(['In transit']);
  await completeFarAway(driver);
  await expect(driver.getByRole('heading', { name: /^Collect \$\d+\.\d\d cash$/ })).toBeVisible();

  // First, since the board shows a finished ride for only ten seconds.
  await board.reload();
  await expect(boardRows(board)).toContainText(['Completed']);
  await reloadBoth();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.completed);
  await receiveCash(driver);
  await driver.reload();
  await expect(driver.getByRole('heading', { name: /earned$/ })).toBeVisible();
  await driver.getByRole('button', { name: 'Next request' }).click();
  await rider.getByRole('button', { name: 'Done' }).click();

  // A dismissed ride stays dismissed, after a reload too.
  await reloadBoth();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.none);
  await expect(driver.getByText('No incoming requests right now.')).toBeVisible();

  await requestRide(rider);
  await expect(acceptButton(driver)).toBeVisible();
  await rider.getByRole('button', { name: 'Cancel' }).click();
  await board.reload();
  await expect(boardRows(board)).toContainText(['Canceled']);
  await reloadBoth();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.canceledByRider);
  await expect(driver.getByText('No incoming requests right now.')).toBeVisible();
});

test('a double click on what moves a ride has one effect', async ({ db, person, open }) => {
  const [rider, driver] = await Promise.all([
    open(await person('rider', 'Nadia')),
    open(await person('driver', 'Karim')),
  ]);
  const events = async () => {
    const { rows } = await db.pool.query<{ type: string }>(
      `select type from ride_events where type <> 'ride.offered' order by id`,
    );
    return rows.map(({ type }) => type);
  };
  await goOnline(driver);
  // It starts where the phone is. Back closes the open list before leaving, and the choice survives a reload.
  await expect(rider.getByPlaceholder('Pickup')).toHaveValue(/^Gulshan 2 Circle/);
  await chooseTrip(rider);
  await rider.getByPlaceholder('Destination').click();
  await expect(rider.getByRole('option').first()).toBeVisible();
  await rider.goBack();
  await expect(rider.getByRole('option')).toHaveCount(0);
  await rider.reload();
  await expect(rider.getByPlaceholder('Destination')).toHaveValue(/Airport/);
  await findDriver(rider).dblclick();
  await expect(offers(driver)).toHaveCount(1);
  await acceptButton(driver).dblclick();
  await expect(stageButton(driver, 'Picked Up')).toBeEnabled();
  expect(await events()).toEqual(['ride.requested', 'ride.accepted']);

  await stageButton(driver, 'Picked Up').dblclick();
  await expect(stageButton(driver, 'In Transit')).toBeEnabled();
  expect(await events()).toHaveLength(3);
  await stageButton(driver, 'In Transit').dblclick();
  await expect(stageButton(driver, 'Complete')).toBeEnabled();
  expect(await events()).toHaveLength(4);
  await stageButton(driver, 'Complete').dblclick();
  await driver.getByRole('button', { name: 'Complete ride' }).dblclick();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.completed);
  expect(await events()).toEqual([
    'ride.requested',
    'ride.accepted',
    'ride.picked_up',
    'ride.in_transit',
    'ride.completed',
  ]);
});

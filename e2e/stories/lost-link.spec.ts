import { BOARD, boardRows, counters } from '../screens/board.ts';
import { acceptButton, completeFarAway, goOnline, offers, stageButton, toast } from '../screens/driver.ts';
import { requestRide, riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { countTraffic } from '../stage/count-traffic.ts';
import { goTo } from '../stage/go-to.ts';
import { expect, test, type Page } from '../stage/story.ts';

const banner = (page: Page) => page.locator('output').filter({ hasText: /offline|Live link down|Back live/ });

/** Expects the message for two seconds, then nothing. Call it before the link returns. */
async function isBack(page: Page): Promise<void> {
  // Tries are up to 8 s apart, and the first may come before a restarting server is there.
  await expect(banner(page)).toHaveText('Back live', { timeout: 60_000 });
  await expect(banner(page)).toHaveCount(0);
}

test('a rider without network for two changes reads so, and is right after it; a driver drives on without it', async ({
  person,
  open,
  line,
  complaints,
}) => {
  complaints.expectLostConnections();
  complaints.expectMissingFiles();
  const network = await line();
  const rider = await open(await person('rider', 'Nadia'), { line: network });
  const road = await line();
  const driver = await open(await person('driver', 'Karim'), { line: road });
  await goOnline(driver);

  // A screen that was never opened can't load now, and loads once the network is back.
  await expect(banner(rider)).toHaveCount(0);
  // A link that opens only now would have the screen loaded anew.
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.none);
  await rider.context().setOffline(true);
  await rider.getByRole('link', { name: 'Payments' }).click();
  await expect(rider.getByRole('alert').getByRole('heading')).toHaveText('You’re offline');
  await rider.context().setOffline(false);
  await expect(rider.getByRole('heading', { level: 1 })).toHaveText('Payments');
  await goTo(rider, '/dashboard');

  await requestRide(rider);
  await expect(acceptButton(driver)).toBeVisible();
  const traffic = countTraffic(rider);

  // What says why a button can't be pressed is there before the connection is lost.
  await expect
    .poll(() =>
      rider.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('HintBubble')),
      ),
    )
    .toBe(true);
  await rider.context().setOffline(true);
  network.cut();
  await expect(banner(rider)).toHaveText('You’re offline');
  await rider.getByRole('button', { name: 'Cancel' }).tap({ force: true });
  await expect(rider.getByRole('tooltip')).toHaveText(
    'The live link is down. You can do this when it’s back.',
  );
  await acceptButton(driver).click();
  await stageButton(driver, 'Picked Up').click();
  await expect(stageButton(driver, 'In Transit')).toBeVisible();
  // Known data stays visible, and nothing calls the server.
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.requested);
  await expect(rider.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(traffic.sockets).toHaveLength(0);

  const rightAgain = isBack(rider);
  network.restore();
  await rider.context().setOffline(false);
  await rightAgain;
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.picked_up);
  expect(traffic.sockets).toHaveLength(1);

  // The driver's acts are kept on the phone, and the ride has them all once it's back.
  await driver.context().setOffline(true);
  road.cut();
  await expect(driver.getByText('No connection', { exact: true })).toBeVisible();
  await expect(driver.getByText('What you press is kept on this phone')).toBeVisible();
  await stageButton(driver, 'In Transit').click();
  await expect(driver.getByText('Kept on this phone.')).toBeVisible();
  await completeFarAway(driver);
  await driver.getByRole('button', { name: 'Cash received' }).click();
  await expect(driver.getByRole('button', { name: 'Next request' })).toBeVisible();
  await expect(driver.getByText('Kept on this phone.')).toBeVisible();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.picked_up);
  road.restore();
  await driver.context().setOffline(false);
  await expect(toast(driver, 'Back online: your ride is up to date')).toBeVisible();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.completed);
  await expect(driver.getByText('Kept on this phone.')).toHaveCount(0);
});

test('a link that dies in silence is noticed; board and drivers are right after it, nothing twice', async ({
  person,
  open,
  byWire,
  line,
  complaints,
}) => {
  complaints.expectLostConnections();
  const networks = [await line(), await line()] as const;
  const driver = byWire(await person('driver', 'Karim'));
  const board = await open(await person('admin', 'Ada'), { path: BOARD, line: networks[0] });
  const cutOff = await open(await person('driver', 'Rina'), { line: networks[1] });
  await driver.goOnline();
  await goOnline(cutOff);
  await byWire(await person('rider', 'Nadia')).requestRide();
  await expect(acceptButton(cutOff)).toBeVisible();
  await expect(boardRows(board)).toHaveCount(1);

  for (const network of networks) network.freeze();
  // Nobody can tell the outcome of this press.
  await acceptButton(cutOff).click();
  await driver.acceptRide();
  await driver.drive('picked_up');
  const other = byWire(await person('rider', 'Omar'));
  await other.requestRide({ pickup: { address: 'Banani 11, Banani', lat: 23.7936, lng: 90.4045 } });
  for (const page of [board, cutOff]) {
    // The client asks a silent server after 5 s, or after 1 s with an open request; the banner appears with the loss.
    await expect(banner(page)).toContainText(/^Live link down since \d\d:\d\d:\d\d/);
  }
  await expect(boardRows(board)).toContainText(['Requested']);
  await expect(toast(cutOff, 'Checking if you got the ride…')).toBeVisible();

  const areBack = [board, cutOff].map(isBack);
  for (const network of networks) network.restore();
  await Promise.all(areBack);
  await expect(toast(cutOff, 'You didn’t get the ride')).toBeVisible();
  await expect(toast(cutOff, 'Failed')).toHaveCount(0);
  await expect(boardRows(board)).toHaveCount(2);
  await expect(boardRows(board).filter({ hasText: 'Picked up' })).toContainText('Karim');
  await expect(boardRows(board).filter({ hasText: 'Requested' })).toContainText('Banani 11');
  await expect(counters(board)).toContainText('Waiting1On the way0On board1');
  // The earlier request is Karim's; the new one waits for Rina.
  await expect(offers(cutOff)).toHaveCount(1);
  await expect(offers(cutOff)).toContainText('Banani 11');
  await acceptButton(cutOff).click();
  await expect(stageButton(cutOff, 'Picked Up')).toBeVisible();
});

test('the server is killed in mid-ride and comes back: everybody goes on by themselves', async ({
  db,
  server,
  person,
  open,
  byWire,
  complaints,
}) => {
  complaints.expectLostConnections();
  const [nadia, karim] = [await person('rider', 'Nadia'), await person('driver', 'Karim')];
  const driving = byWire(karim);
  await driving.goOnline();
  await byWire(nadia).requestRide();
  await driving.acceptRide();
  await driving.drive('picked_up');
  const [rider, driver, board] = await Promise.all([
    open(nadia),
    open(karim),
    open(await person('admin', 'Ada'), { path: BOARD, serviceWorker: true }),
  ]);
  // Without a server nobody learns what did not reach them before.
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.picked_up);
  await expect(stageButton(driver, 'In Transit')).toBeVisible();
  await expect(boardRows(board)).toContainText(['Picked up']);

  await board.evaluate(() => navigator.serviceWorker.ready);
  await server.kill();
  for (const page of [rider, driver, board]) {
    await expect(banner(page)).toContainText('Live link down since');
  }
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.picked_up);
  // The driver goes on, and the ride hears of it later.
  await stageButton(driver, 'In Transit').click();
  await expect(driver.getByText('Kept on this phone.')).toBeVisible();
  await expect(boardRows(board)).toContainText(['Picked up']);

  // A page opened in this state is one of ours, and loads by itself later.
  await board.reload();
  await expect(board.getByRole('heading', { level: 1 })).toHaveText('We can’t reach Ridewire');
  // In our letters, which the browser has from the app.
  const isOurs = () => document.fonts.check("1rem 'Onest Variable'") && document.fonts.size > 1;
  await expect.poll(() => board.evaluate(isOurs)).toBe(true);

  const areBack = [rider, driver].map(isBack);
  await server.restart();
  await Promise.all(areBack);
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.in_transit);
  await expect(boardRows(board)).toContainText(['In transit']);
  await completeFarAway(driver);
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.completed);
  await expect(boardRows(board)).toContainText(['Completed']);
  const { rows } = await db.pool.query('select status, version from rides');
  expect(rows).toEqual([{ status: 'completed', version: 5 }]);
});

test('on the narrowest phones the words about a lost link lie over no heading, in each language', async ({
  person,
  browserOf,
  line,
  complaints,
}) => {
  complaints.expectLostConnections();
  complaints.expectMissingFiles();
  const nadia = await person('rider', 'Nadia');
  const road = await line();
  for (const [language, title, words] of [
    ['en', 'Ride History', /^Live link down since/],
    ['bn', 'আগের রাইড', /থেকে লাইভ সংযোগ নেই/],
  ] as const) {
    const options = { viewport: { width: 360, height: 740 } };
    const context = await browserOf(nadia, { line: road, options });
    await context.addCookies([{ name: 'ridewire_language', value: language, url: road.url }]);
    const page = await context.newPage();
    await page.goto('/dashboard/rider/history');
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeVisible();
    road.cut();
    const said = page.locator('output').filter({ hasText: words });
    await expect(said).toBeVisible();
    const gap = async () => {
      const [over, below] = await Promise.all([
        said.boundingBox(),
        heading.locator('../../..').boundingBox(),
      ]);
      return over && below ? below.y - over.y - over.height : -1;
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(4);
    road.restore();
    // The next page opens with a link.
    await expect(said).toHaveCount(0, { timeout: 60_000 });
  }
});

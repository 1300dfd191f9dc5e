import { BOARD } from '../screens/board.ts';
import { goOnline } from '../screens/driver.ts';
import { riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { countTraffic } from '../stage/count-traffic.ts';
import { expect, test } from '../stage/story.ts';

/** Longer than any poll of a page like this would wait, in milliseconds. */
const IDLE_MS = 20_000;

test('idle dashboards ask the server nothing', async ({ person, open }) => {
  const [rider, driver, board, overview] = await Promise.all([
    open(await person('rider', 'Nadia')),
    open(await person('driver', 'Karim')),
    open(await person('admin', 'Ada'), { path: BOARD }),
    open(await person('admin', 'Omar')),
  ]);
  await goOnline(driver);
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.none);
  await expect(board.getByText('No rides right now')).toBeVisible();
  await expect(overview.getByText('No drivers are waiting for approval.')).toBeVisible();
  const pages = [rider, driver, board, overview];
  await Promise.all(pages.map((page) => page.waitForLoadState('networkidle')));
  const traffic = pages.map(countTraffic);
  // A real wait: there is no event for “nothing happens”, and moving the page's clock by hand would cut its live link,
  // which then really asks.
  await rider.waitForTimeout(IDLE_MS);
  for (const { requests, sockets } of traffic) {
    expect(requests).toEqual([]);
    expect(sockets).toEqual([]);
  }
});

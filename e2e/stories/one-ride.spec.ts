import { givePassword } from '@ridewire/api/testing/give-password';
import { BOARD, boardRows, counters } from '../screens/board.ts';
import {
  arriveButton,
  completeFarAway,
  goOnline,
  nextTurn,
  offers,
  receiveCash,
  stageButton,
  toast,
} from '../screens/driver.ts';
import { findDriver, chooseTrip, readQuote, riderHeading, RIDER_SAYS } from '../screens/rider.ts';
import { PASSWORD, signIn } from '../screens/sign-in.ts';
import { Delays } from '../stage/delays.ts';
import { goTo } from '../stage/go-to.ts';
import { AT_GULSHAN } from '../stage/people.ts';
import { expect, test } from '../stage/story.ts';

test('one ride moves through three screens the moment anything happens', async ({ db, person, open }) => {
  const [nadia, karim, ada] = [
    await person('rider', 'Nadia'),
    await person('driver', 'Karim'),
    await person('admin', 'Ada'),
  ];
  const pages = await Promise.all(
    [nadia, karim, ada].map(async (who) => {
      await givePassword(db, who.userId, PASSWORD);
      const page = await open(who, { signedOut: true, serviceWorker: true });
      await signIn(page, who.email);
      await expect(page).toHaveURL(new RegExp(`/dashboard/${who.role}`));
      return page;
    }),
  );
  const [rider, driver, board] = pages as [(typeof pages)[0], (typeof pages)[0], (typeof pages)[0]];
  await goTo(board, BOARD);
  const row = boardRows(board);
  const delays = new Delays();
  await expect(board.getByText('No rides right now')).toBeVisible();

  await goOnline(driver);
  await expect(counters(board)).toContainText('Online1');

  await chooseTrip(rider);
  const quote = await readQuote(rider);
  // Along the streets; by the straight line it would be 8.1 km.
  await expect(rider.getByText(/^Arrive \d\d:\d\d · 6\.\d km$/)).toBeVisible();
  await findDriver(rider).click();
  await delays.seen(
    riderHeading(rider, RIDER_SAYS.requested),
    rider.getByText('Asked 1 driver nearby'),
    offers(driver).filter({ hasText: quote }),
    row.filter({ hasText: 'Requested' }).filter({ hasText: quote }),
    counters(board).filter({ hasText: 'Waiting1' }),
  );
  await expect(row).toHaveCount(1);
  await expect(offers(driver)).toHaveCount(1);

  await offers(driver).getByRole('button', { name: 'Accept' }).click();
  await delays.seen(
    riderHeading(rider, RIDER_SAYS.accepted),
    rider.getByText(karim.plate),
    toast(driver, 'Ride accepted'),
    stageButton(driver, 'Picked Up'),
    row.filter({ hasText: 'Accepted' }).filter({ hasText: 'Karim' }),
    counters(board).filter({ hasText: 'On the way1' }),
  );
  await expect(offers(driver)).toHaveCount(0);
  await expect(nextTurn(driver)).toContainText('In 150 m turn right into Market Street');
  await expect(rider.getByText(/^7\d0 m away$/)).toBeVisible();

  await driver.context().setGeolocation(AT_GULSHAN);
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.arriving);
  await arriveButton(driver).click();
  await delays.seen(
    riderHeading(rider, RIDER_SAYS.arrived),
    driver.getByText(/^Your rider knows\. Waiting since \d/),
  );

  await stageButton(driver, 'Picked Up').click();
  await delays.seen(
    riderHeading(rider, RIDER_SAYS.picked_up),
    stageButton(driver, 'In Transit'),
    row.filter({ hasText: 'Picked up' }),
  );
  await expect(toast(driver, 'Ride marked picked up')).toBeVisible();

  await stageButton(driver, 'In Transit').click();
  await delays.seen(
    riderHeading(rider, RIDER_SAYS.in_transit),
    stageButton(driver, 'Complete'),
    row.filter({ hasText: 'In transit' }),
  );
  await expect(toast(driver, 'Ride marked in transit')).toBeVisible();

  const { rows } = await db.pool.query<{ fareCents: number; payoutCents: number }>(
    'select fare_cents as "fareCents", payout_cents as "payoutCents" from rides',
  );
  expect(rows).toHaveLength(1);
  const payout = dollars(rows[0]?.payoutCents ?? 0);
  expect(dollars(rows[0]?.fareCents ?? 0)).toBe(quote);
  await completeFarAway(driver);
  await delays.seen(
    riderHeading(rider, RIDER_SAYS.completed),
    driver.getByRole('heading', { name: `Collect ${quote} cash` }),
    row.filter({ hasText: 'Completed' }),
  );
  await expect(rider.getByRole('definition').last()).toHaveText(quote);
  await expect(toast(driver, 'Ride marked completed')).toBeVisible();
  delays.expectAtOnce();

  await receiveCash(driver);
  await expect(driver.getByRole('heading', { name: `${payout} earned` })).toBeVisible();
  await driver.getByRole('button', { name: 'Next request' }).click();
  await expect(driver.getByText(`${payout} today · 1 ride`)).toBeVisible();
  // A finished ride stays for ten seconds, then leaves by itself.
  await expect(board.getByText('No rides right now')).toBeVisible();

  await rider.getByRole('button', { name: 'Done' }).click();
  await expect(riderHeading(rider)).toHaveText(RIDER_SAYS.none);
  await rider.getByRole('link', { name: 'Rides' }).click();
  await expect(rider.getByRole('listitem')).toHaveCount(1);
  await expect(rider.getByRole('listitem')).toContainText(quote);
  await expect(rider.getByRole('listitem')).toContainText('Completed');
  await driver.getByRole('link', { name: 'Rides' }).click();
  await expect(driver.getByRole('listitem')).toContainText(payout);
  await goTo(driver, '/dashboard/driver/earnings');
  await expect(driver.getByText(payout).first()).toBeVisible();
});

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { makeActor } from '@ridewire/api/testing/actors';
import { putDhaka } from '@ridewire/api/testing/put-dhaka';
import { bearingDegrees, type LatLng, type Way } from '@ridewire/contracts';
import { openDb, type Db } from '@ridewire/db';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { planLeg, pointOnLeg, REAL_PACE, type Leg } from '../people/leg.ts';
import { openBareMap } from './bare-map.ts';
import { spreadOf, type Result } from './compare.ts';
import { connectActor } from './people.ts';
import { sized } from './size.ts';
import { startProcess } from './start-process.ts';
import { PRODUCT } from './start-servers.ts';
import { median, quantile } from './statistics.ts';
import { sumFrames } from './sum-frames.ts';
import { launchDrawing, MARK_FRAMES, traceThread } from './trace-page.ts';

/** How many times slower the page's processor is than this machine's. */
const SLOWER = 4;
const ROUNDS = sized(1, 3);
const SETTLE_MS = 6_000;
const TRACE_MS = sized(10_000, 20_000);
const REPORT_EVERY_MS = 1_000;
const PHONE = { width: 390, height: 844 };
/** The middle of what the product chooses by speed and turns. */
const BARE_ZOOM = 16;
/** A quarter of an hour of streets with turns. */
const PICKUP = { address: 'Gulshan 2 Circle, Gulshan', lat: 23.7947, lng: 90.4143 };
const DESTINATION = { address: 'Dhanmondi 32, Dhanmondi', lat: 23.7513, lng: 90.3772 };
/** Browsers call a longer task long. */
const LONG_MS = 50;
const LEAST_SHARE = 0.8;

/** What a page's thread did while its map moved. */
interface Seen {
  /** Script in a frame, by the time the thread ran, ms. */
  p50: number;
  p95: number;
  perSecond: number;
}

/**
 * The driver's map following a car along real streets, on a processor four times slower. The floor is a page with nothing
 * but MapLibre and the same tiles, whose map eases along the same drive; beside it stands the product's map with a car that
 * stands still.
 */
export async function benchFollowing(): Promise<Result[]> {
  const postgres = await startTestPostgres({ fill: putDhaka });
  const { connectionString } = await postgres.createDatabase();
  const db = openDb(connectionString);
  const product = await startProcess(PRODUCT, {
    DATABASE_URL: connectionString,
    LOG_LEVEL: 'error',
    PORT: '0',
  });
  const browser = await launchDrawing();
  try {
    const rounds = { standing: [] as Seen[], following: [] as Seen[], bare: [] as Seen[] };
    for (let round = 0; round < ROUNDS; round++) {
      const standing = await seeProduct(browser, db, product.url, false);
      const following = await seeProduct(browser, db, product.url, true);
      const bare = await seeBare(browser, following.tiles, following.way);
      rounds.standing.push(standing.seen);
      rounds.following.push(following.seen);
      rounds.bare.push(bare);
    }
    return describeRounds(rounds);
  } finally {
    await browser.close();
    await db.close();
    await product.stop();
    await postgres.stop();
  }
}

/** A ride that has just left its pickup, in a database that knows nothing else of its people. */
async function beginRide(db: Db, url: string) {
  const [rider, driver] = [await makeActor(db, 'rider'), await makeActor(db, 'driver')];
  const [riderLine, driverLine] = [connectActor(url, rider), connectActor(url, driver)];
  const { lat, lng } = PICKUP;
  await driverLine.trpc.drivers.reportPosition.mutate({ positions: [{ lat, lng, at: Date.now() }] });
  const { id: rideId } = await riderLine.trpc.rides.request.mutate({
    commandId: randomUUID(),
    pickup: PICKUP,
    destination: DESTINATION,
    type: 'standard',
  });
  const way = await driverLine.trpc.streets.way.query({ from: PICKUP, to: DESTINATION });
  await driverLine.trpc.rides.accept.mutate({ rideId });
  await driverLine.trpc.rides.advance.mutate({
    rideId,
    to: 'picked_up',
    withoutPin: 'Measured without one.',
  });
  await driverLine.trpc.rides.advance.mutate({ rideId, to: 'in_transit' });
  await Promise.all([riderLine.close(), driverLine.close()]);
  if (!way) throw new Error('There is no route for the drive.');
  return { cookie: driver.cookie, way };
}

const legOf = (way: Way): Leg => planLeg(PICKUP, DESTINATION, way, REAL_PACE, Date.now());

/** Calls `report` with the car's place each second until this is stopped. */
function driveAlong(leg: Leg, report: (at: LatLng, ahead: LatLng) => Promise<unknown>) {
  const timer = setInterval(() => {
    const now = Date.now();
    // Once the page is closed there is nobody to tell.
    report(pointOnLeg(leg, now), pointOnLeg(leg, now + REPORT_EVERY_MS)).catch(() => {});
  }, REPORT_EVERY_MS);
  return () => clearInterval(timer);
}

async function seeProduct(browser: Browser, db: Db, url: string, isDriven: boolean) {
  const { cookie, way } = await beginRide(db, url);
  const place = ({ lat, lng }: LatLng) => ({ latitude: lat, longitude: lng, accuracy: 5 });
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId: 'Asia/Dhaka',
    permissions: ['geolocation'],
    geolocation: place(PICKUP),
  });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Strict' }]);
  const page = await context.newPage();
  const asked = page.waitForRequest(/\/tiles\//);
  await page.goto(`${url}/dashboard/driver`);
  const tiles = (await asked).url().replace(/(\/tiles\/\d+)\/.*/, '$1/{z}/{x}/{y}.pbf');
  await page.locator('[data-part="car"]').waitFor();
  const stop = isDriven ? driveAlong(legOf(way), (at) => context.setGeolocation(place(at))) : () => {};
  const seen = await watch(context, page);
  if (process.env['BENCH_SHOT'])
    await page.screenshot({
      path: `${process.env['BENCH_SHOT']}-${isDriven ? 'following' : 'standing'}.png`,
    });
  stop();
  await context.close();
  return { seen, tiles, way };
}

async function seeBare(browser: Browser, tiles: string, way: Way): Promise<Seen> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const { page, easeTo } = await openBareMap(context, tiles, { at: PICKUP, bearing: 0 }, BARE_ZOOM);
  let bearing = 0;
  const stop = driveAlong(legOf(way), (at, ahead) => {
    if (at.lat !== ahead.lat || at.lng !== ahead.lng) bearing = bearingDegrees(at, ahead);
    return easeTo({ at, bearing }, REPORT_EVERY_MS);
  });
  const seen = await watch(context, page);
  if (process.env['BENCH_SHOT']) await page.screenshot({ path: `${process.env['BENCH_SHOT']}-bare.png` });
  stop();
  await context.close();
  return seen;
}

async function watch(context: BrowserContext, page: Page): Promise<Seen> {
  const cdp = await context.newCDPSession(page);
  await page.evaluate(MARK_FRAMES);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await wait(SETTLE_MS);
  const { frames } = sumFrames(await traceThread(cdp, TRACE_MS), 'thread');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return {
    p50: quantile(frames, 0.5),
    p95: quantile(frames, 0.95),
    perSecond: frames.length / (TRACE_MS / 1_000),
  };
}

function describeRounds({
  standing,
  following,
  bare,
}: Record<'standing' | 'following' | 'bare', Seen[]>): Result[] {
  const of = (seen: readonly Seen[], key: keyof Seen) => seen.map((round) => round[key]);
  const middle = (seen: readonly Seen[], key: keyof Seen) => median(of(seen, key));
  for (const [name, seen] of Object.entries({ standing, following, bare }))
    console.log(
      `  ${name}: script a frame p50 ${middle(seen, 'p50').toFixed(1)} ms, p95 ${middle(seen, 'p95').toFixed(1)} ms (${of(
        seen,
        'p95',
      )
        .map((ms) => ms.toFixed(1))
        .join(', ')}); ${middle(seen, 'perSecond').toFixed(1)} frames a second`,
    );
  const [floorMs, ms] = [middle(bare, 'p95'), middle(following, 'p95')];
  const [floorRate, rate] = [middle(bare, 'perSecond'), middle(following, 'perSecond')];
  return [
    {
      title:
        'driver’s map that follows, on a processor four times slower: script on the main thread a frame, p95',
      floor: `${floorMs.toFixed(1)} ms`,
      product: `${ms.toFixed(1)} ms (standing ${middle(standing, 'p95').toFixed(1)})`,
      ratio: ms / floorMs,
      goal: `at most ${LONG_MS} ms`,
      reached: ms <= LONG_MS,
      spread: spreadOf(of(bare, 'p95')),
    },
    {
      title: 'the same, frames a second, drawn without a graphics card',
      floor: floorRate.toFixed(1),
      product: `${rate.toFixed(1)} (standing ${middle(standing, 'perSecond').toFixed(1)})`,
      ratio: rate / floorRate,
      goal: `at least ${LEAST_SHARE}`,
      reached: rate / floorRate >= LEAST_SHARE,
      spread: spreadOf(of(bare, 'perSecond')),
    },
  ];
}

import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { migrateDatabase, startEmbeddedPostgres } from '@ridewire/db';
import {
  addPeople,
  DEMO_ACCOUNTS,
  lockDemoAccounts,
  seedAdmin,
  seedCity,
  type FindPastWay,
} from '@ridewire/db/seed';
import { decodeGraph } from '@ridewire/streets';
import { loadDhaka } from '@ridewire/streets/dhaka/prepared-dhaka';
import type { MadeCity } from '@ridewire/streets/make-city';
import { buildApp } from './app.ts';
import { isCommon } from '../auth/assert-uncommon.ts';
import { hashPassword, yieldHashing } from '../auth/password.ts';
import { createSampleKeeper } from '../documents/keep-sample.ts';
import { openMediaStore } from '../media/open-media-store.ts';
import { readSettings, describeLeftOut, describeMisspelled } from '../core/settings.ts';
import { CHANNEL } from '../live/events.ts';
import { PICKUP_AREAS } from '../places/pickup-area.ts';
import { bringCity } from './bring-city.ts';
import { createPastWays } from '../streets/past-ways.ts';
import { assertPortFree } from './assert-port-free.ts';
import { openFleetSessions } from './open-fleet-sessions.ts';
import { startSandbox } from './start-sandbox.ts';
import { startFleet } from './start-fleet.ts';

/** Of the city that is seeded, whatever the settings say. */
const CITY_TIME_ZONE = 'Asia/Dhaka';

const LEFT_ALONE = 'ADMIN_EMAIL made nobody: an owner who can sign in is there already';

/**
 * The whole product with these settings, listening.
 * @param say called with the lines for the operator
 * @param fail called when it can't go on: the embedded database is gone for good
 * @returns ends it
 */
export async function startProduct(
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  fail: (error: Error) => void,
): Promise<() => Promise<void>> {
  const settings = readSettings(env);
  const misspelled = describeMisspelled(env);
  if (misspelled) say(misspelled);
  const onTheRoad = { drivers: settings.DEMO_DRIVERS, riders: settings.DEMO_RIDERS };
  // Next to tests that keep all cores busy, a process that yields would make no progress.
  if (settings.NODE_ENV !== 'test') yieldHashing();
  // First of all: a start that can't listen must not leave a database behind.
  await assertPortFree(settings);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of stops.splice(0).toReversed()) await end();
  };
  try {
    let connectionString = settings.DATABASE_URL;
    if (!connectionString) {
      const postgres = await startEmbeddedPostgres({
        dataDir: resolve(settings.DATA_DIR, 'postgres'),
        log: say,
        onExit: fail,
      });
      stops.push(() => postgres.stop());
      connectionString = postgres.connectionString;
    }
    const loadCity = once(loadDhaka);
    if (settings.SANDBOX) {
      const sandbox = await startSandbox(settings, { connectionString, loadCity, say, fail });
      stops.push(() => sandbox.stop());
      return stop;
    }
    await migrateDatabase(connectionString);
    if (!settings.demo) {
      const locked = await lockDemoAccounts(connectionString, CHANNEL);
      if (locked > 0)
        say(`locked the ${locked} demo accounts of this database, which this server doesn’t offer`);
    }
    const bringing =
      settings.PICKUP_AREA === 'dhaka' ? bringCity(connectionString, loadCity, say) : undefined;
    if (settings.demo) {
      const keepPicture = createSampleKeeper(openMediaStore(settings));
      const openWays = () => openPastWays(loadCity);
      if (await seedCity(connectionString, hashPassword, { keepPicture, openWays }))
        say('seeded a city: Dhaka');
      await addPeople(connectionString, onTheRoad, hashPassword);
    }
    if (settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD) {
      const admin = { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD };
      const outcome = await seedAdmin(connectionString, admin, hashOfAdmin);
      say(outcome === 'made' ? `made the first admin, ${admin.email}` : LEFT_ALONE);
    }
    await bringing;
    const app = await buildApp(settings, connectionString, {
      demoAccounts: settings.demo ? DEMO_ACCOUNTS : [],
      mapStyleUrl: settings.MAP_STYLE_URL ?? null,
      timeZone: settings.TIME_ZONE,
      pickupArea: PICKUP_AREAS[settings.PICKUP_AREA],
      isSandbox: false,
    });
    stops.push(() => app.close());
    await app.fastify.listen({ port: settings.PORT, host: settings.HOST });
    // With PORT=0 the system chose one.
    const { port } = app.fastify.server.address() as AddressInfo;
    const address = settings.PUBLIC_URL ?? `http://localhost:${port}`;
    if (settings.demo) {
      for (const { role, email, password } of DEMO_ACCOUNTS)
        say(`sign in as ${role}: ${email} / ${password}`);
      // Riders alone would wait for drivers.
      if (onTheRoad.drivers > 0) {
        const fleet = startFleet(`http://127.0.0.1:${port}`, await openFleetSessions(app.core, onTheRoad));
        stops.push(() => fleet.stop());
      }
    }
    const city = app.core.cities.current();
    if (!city) say('no streets are known: npm run city -- FILE.osm.pbf brings a city (docs/city.md)');
    else if (city.isShipped && settings.CITY_URL)
      say(`more of the city: npm run city -- ${settings.CITY_URL} (docs/city.md)`);
    const leftOut = describeLeftOut(settings);
    if (leftOut) say(leftOut);
    say(`ready on ${address}`);
    return stop;
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
}

/** An existing admin's password may have been changed since, so only that of a new one is judged. */
async function hashOfAdmin(password: string): Promise<string> {
  if (isCommon(password))
    throw new Error('ADMIN_PASSWORD is one of the passwords that are tried first. Choose another.');
  return hashPassword(password);
}

/** Where the city that comes along can't be read, its past went straight: why is said where it is brought. */
const openPastWays = (load: () => Promise<MadeCity>): Promise<FindPastWay | null> =>
  load().then(
    ({ graph }) => createPastWays(decodeGraph(graph), CITY_TIME_ZONE),
    () => null,
  );

/** Two who need the same do it once. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => (done ??= work());
}

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { savedPlaceRows } from './demo-places.ts';
import { documentRows, type PictureKeeper } from './document-rows.ts';
import { LOCKED } from './lock-demo-accounts.ts';
import { makePeople } from './make-people.ts';
import { driverRow, userRow } from './person-rows.ts';
import { insertRows } from './insert-rows.ts';
import type { FindPastWay } from './past-way.ts';
import { planRides } from './plan-rides.ts';
import { createRandom } from './random.ts';
import { eventRows, offerRows, rideRow, trackRows } from './ride-rows.ts';

/** The city is the same every time; only its dates follow the present. */
const SEED = 880_2;

/**
 * An arbitrary number that nothing else locks by (the letters of "seed"), so that two processes that start at once don't
 * both seed.
 */
const LOCK_KEY = 0x73_65_65_64;

interface Options {
  now?: Date;
  /** Keeps the files of the drivers’ documents; left out, there are none. */
  keepPicture?: PictureKeeper;
  /** Opens the streets that past rides took; left out or null, they went straight and left no track. */
  openWays?: () => Promise<FindPastWay | null>;
}

/**
 * Fills a database with a believable Dhaka: people, cars and two months of finished rides, all in one transaction. Only
 * the demo's own accounts can sign in by password. Where the city already is, it only opens those again that were locked.
 * @returns whether it seeded
 */
export async function seedCity(
  connectionString: string,
  hashPassword: (password: string) => Promise<string>,
  {
    now = new Date(),
    keepPicture = () => Promise.resolve(1),
    openWays = () => Promise.resolve(null),
  }: Options = {},
): Promise<boolean> {
  const [demo] = DEMO_ACCOUNTS;
  if (!demo) return false;
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    const found = await client.query('select from users where lower(email) = $1', [demo.email]);
    if (found.rowCount) {
      await unlockDemoAccounts(client, hashPassword);
      return false;
    }
    // Nobody knows the other people's password, including us.
    const [demoHash, nobodysHash] = await Promise.all([
      hashPassword(demo.password),
      hashPassword(randomBytes(24).toString('base64url')),
    ]);
    const random = createRandom(SEED);
    const people = makePeople(random, now);
    const rides = planRides(random, people, now, await openWays());
    const everybody = [people.admin, ...people.riders, ...people.drivers];
    await insertRows(
      client,
      'users',
      everybody.map((person) => userRow(person, person.isDemo ? demoHash : nobodysHash)),
    );
    await insertRows(client, 'drivers', people.drivers.map(driverRow));
    await insertRows(client, 'rides', rides.map(rideRow));
    await insertRows(
      client,
      'ride_events',
      rides.flatMap((ride) => eventRows(ride, people.admin.id)),
    );
    await insertRows(client, 'ride_offers', rides.flatMap(offerRows));
    const tracks = rides.flatMap(trackRows);
    if (tracks.length > 0) await insertRows(client, 'ride_tracks', tracks);
    const [demoRider] = people.riders;
    if (demoRider)
      await insertRows(client, 'saved_places', savedPlaceRows(random, demoRider.id, demoRider.createdAt));
    // Drawn last: everything before it stays the same.
    await insertRows(client, 'driver_documents', await documentRows(random, people, now, keepPicture));
    await client.query('commit');
    return true;
  } finally {
    // Closing the connection undoes what was not committed.
    await client.end();
  }
}

async function unlockDemoAccounts(
  client: pg.Client,
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  for (const { email, password } of DEMO_ACCOUNTS) {
    const locked = await client.query('select from users where lower(email) = $1 and password_hash = $2', [
      email,
      LOCKED,
    ]);
    if (locked.rowCount)
      await client.query('update users set password_hash = $2, updated_at = now() where lower(email) = $1', [
        email,
        await hashPassword(password),
      ]);
  }
  await client.query('commit');
}

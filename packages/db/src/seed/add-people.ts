import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { CITY_DOMAIN, FLEET_DOMAIN } from './demo-accounts.ts';
import { insertRows } from './insert-rows.ts';
import { createPeopleMaker, type Person } from './make-people.ts';
import { driverRow, userRow } from './person-rows.ts';
import { createRandom } from './random.ts';

/** Gives other people than the city's own. */
const SEED = 880_3;
/** How many more people there are than should be on the road, since an admin may bar some. The city has as many. */
const SPARE = 4;
const LOCK_KEY = 0x70_65_6f_70;

/**
 * Adds simulated people to a seeded city until there are enough, in one transaction. It never removes anyone, and nobody
 * can sign in as one of them.
 */
export async function addPeople(
  connectionString: string,
  wanted: { drivers: number; riders: number },
  hashPassword: (password: string) => Promise<string>,
  now: Date = new Date(),
): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    const found = await client.query<{ drivers: number; riders: number }>(
      `select (count(*) filter (where role = 'driver' and email like $1))::int as drivers,
        (count(*) filter (where role = 'rider' and email like $2))::int as riders from users`,
      [`%@${FLEET_DOMAIN}`, `%@${CITY_DOMAIN}`],
    );
    const { drivers = 0, riders = 0 } = found.rows[0] ?? {};
    const { person, drive } = createPeopleMaker(createRandom(SEED + drivers + riders), now);
    // The city may have the same name already; the number makes the email unique.
    const add = (there: number, wantedCount: number, make: () => Person): Person[] =>
      Array.from({ length: Math.max(0, wantedCount + SPARE - there) }, (_, n) => {
        const someone = make();
        return { ...someone, email: someone.email.replace('@', `.${there + n + 1}@`) };
      });
    const added = {
      drivers: add(drivers, wanted.drivers, () => person('driver', FLEET_DOMAIN)).map((someone) =>
        drive(someone),
      ),
      riders: add(riders, wanted.riders, () => person('rider', CITY_DOMAIN)),
    };
    const everybody = [...added.drivers, ...added.riders];
    if (everybody.length === 0) return;
    const nobodysHash = await hashPassword(randomBytes(24).toString('base64url'));
    await insertRows(
      client,
      'users',
      everybody.map((someone) => userRow(someone, nobodysHash)),
    );
    if (added.drivers.length > 0) await insertRows(client, 'drivers', added.drivers.map(driverRow));
    await client.query('commit');
  } finally {
    // Closing the connection undoes what was not committed.
    await client.end();
  }
}

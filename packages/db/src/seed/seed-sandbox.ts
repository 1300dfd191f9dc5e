import { DOCUMENT_KINDS, vehicleServes, type VehicleNeeds } from '@ridewire/contracts';
import pg from 'pg';
import { v7 as newId } from 'uuid';
import { DEMO_ACCOUNTS, SANDBOX_DOMAIN, SANDBOX_RIDERS } from './demo-accounts.ts';
import type { PictureKeeper } from './document-rows.ts';
import { insertRows } from './insert-rows.ts';
import { createPeopleMaker, type Person, type SeedDriver } from './make-people.ts';
import { CARS, type CarModel } from './names.ts';
import { driverRow, userRow } from './person-rows.ts';
import { createRandom } from './random.ts';

/** Gives other people than the demo's. */
const SEED = 880_4;
const FIRST_DRIVERS: readonly CarModel[] = ['Toyota Axio', 'Toyota Allion', 'Toyota Noah'];
const VALID_DAYS = 4_000;
const DAY_MS = 86_400_000;

type Client = Pick<pg.Client, 'query'>;

interface Options {
  hashPassword: (password: string) => Promise<string>;
  keepPicture: PictureKeeper;
}

/** Fills a database with what a sandbox starts with: the demo's accounts, more riders, and some drivers. No rides. */
export async function seedSandbox(
  connectionString: string,
  { hashPassword, keepPicture }: Options,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    const now = new Date();
    const { person, drive } = createPeopleMaker(createRandom(SEED), now);
    const [demo] = DEMO_ACCOUNTS;
    const hash = await hashPassword(demo?.password ?? '');
    const accounts = DEMO_ACCOUNTS.map((account): Person => ({
      ...person(account.role, SANDBOX_DOMAIN),
      email: account.email,
    }));
    const riders = SANDBOX_RIDERS.map((email): Person => ({ ...person('rider', SANDBOX_DOMAIN), email }));
    const [ownDriver] = accounts.filter(({ role }) => role === 'driver').map((each) => drive(each));
    const pool = FIRST_DRIVERS.map((model) => drive(person('driver', SANDBOX_DOMAIN), model));
    const drivers = [...(ownDriver ? [ownDriver] : []), ...pool];
    await insertRows(
      client,
      'users',
      [...accounts, ...riders, ...pool].map((each) => userRow(each, hash)),
    );
    await insertDrivers(client, drivers, keepPicture);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/**
 * Adds a driver whom nobody can sign in as, approved and offline, with papers.
 * @param needs the vehicle is the plainest that serves this
 * @returns the driver's id
 */
export async function addSandboxDriver(
  client: Client,
  { needs, keepPicture }: { needs: VehicleNeeds } & Pick<Options, 'keepPicture'>,
): Promise<string> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from drivers');
  const count = rows[0]?.count ?? 0;
  const { person, drive } = createPeopleMaker(createRandom(SEED + count), new Date());
  const car = CARS.find(({ classRank, seats }) => vehicleServes({ kind: 'car', classRank, seats }, needs));
  const someone = person('driver', SANDBOX_DOMAIN);
  const driver = drive(
    { ...someone, id: newId(), email: someone.email.replace('@', `.${count}@`) },
    car?.model ?? 'BMW 520i',
  );
  const fits = car ? driver : { ...driver, vehicle: vehicleFor(needs) };
  await insertRows(client, 'users', [userRow(fits, 'nobody signs in')]);
  await insertDrivers(client, [fits], keepPicture);
  return fits.id;
}

const vehicleFor = ({ vehicleKind: kind, leastClass: classRank, seats }: VehicleNeeds) => ({
  ...{ kind, classRank, seats },
});

async function insertDrivers(
  client: Client,
  drivers: readonly SeedDriver[],
  keepPicture: PictureKeeper,
): Promise<void> {
  await insertRows(client, 'drivers', drivers.map(driverRow));
  const papers = drivers.flatMap((driver) =>
    DOCUMENT_KINDS.map(async (kind) => {
      const id = newId();
      const at = driver.createdAt.toISOString();
      return {
        ...{ id, driver_id: driver.id, kind, state: 'approved', version: 2, file_type: 'webp' },
        expires_on: new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString().slice(0, 10),
        ...{ uploaded_at: at, judged_at: at, byte_count: await keepPicture(id, kind) },
      };
    }),
  );
  await insertRows(client, 'driver_documents', await Promise.all(papers));
}

import { AdminStatus } from '@ridewire/contracts';
import { createRandom, type Random } from '@ridewire/db/seed/random';
import { seedCity } from '@ridewire/db/seed';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, expect, test } from 'vitest';
import { AppError } from '../core/app-error.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { declineRide } from '../rides/decline-ride.ts';
import { deleteRide } from '../rides/desk/delete-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { setRideStatus } from '../rides/desk/set-ride-status.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { listFigures, recount } from '../testing/figures.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { foldFigures } from './fold-figures.ts';

const database = useTestDatabase();
const LANES = 6;
const STEPS = 120;
const ACTIONS = {
  ride: 10,
  cancel: 2,
  release: 1,
  set: 5,
  delete: 2,
  backdate: 3,
  price: 1,
  fold: 1,
} as const;
const core = useTestCore(database);
let admin: TestActor;
let riders: TestActor[];
let drivers: TestActor[];

/** Nothing of the days that follow is older, however slow the machine. */
let startedAt: Date | undefined;
beforeAll(async () => {
  // Two months of finished rides, as a new database gets them.
  await seedCity(database.connectionString, () => Promise.resolve('none'));
  startedAt = (await core.db.pool.query<{ at: Date }>('select now() as at')).rows[0]?.at;
  admin = await makeActor(core.db, 'admin');
  riders = await Promise.all(Array.from({ length: 8 }, () => makeActor(core.db, 'rider')));
  drivers = await Promise.all(Array.from({ length: 8 }, () => makeActor(core.db, 'driver')));
});

const place = (random: Random) => ({
  address: 'Somewhere',
  lat: 23.7 + random.next() / 10,
  lng: 90.35 + random.next() / 10,
});

/** One random action; an impossible one is refused, as ever. */
async function act(random: Random, made: string[]): Promise<void> {
  const rideId = made.length > 0 ? random.pick(made) : crypto.randomUUID();
  const [rider, driver] = [random.pick(riders), random.pick(drivers)];
  switch (random.weighted(ACTIONS)) {
    case 'ride': {
      const { id } = await requestRide(core, rider, request({ pickup: place(random) }));
      made.push(id);
      await acceptRide(core, driver, { rideId: id });
      for (const to of (['picked_up', 'in_transit', 'completed'] as const).slice(0, random.between(0, 6)))
        await advanceRide(core, driver, { rideId: id, to });
      return;
    }
    case 'cancel':
      return void (await cancelRide(core, random.pick([rider, driver]), { rideId }));
    case 'release':
      return void (await declineRide(core, driver, { rideId }));
    case 'set':
      return void (await setRideStatus(core, admin, {
        rideId,
        to: random.pick(AdminStatus.options),
        reason: 'As told by phone',
      }));
    case 'delete':
      return void (await deleteRide(core, admin, { rideId }));
    // Direct edits of the database are counted too.
    case 'backdate':
      return void (await core.db.pool.query(
        `update rides set requested_at = requested_at - $2::interval, completed_at = completed_at - $2::interval,
          canceled_at = canceled_at - $2::interval where id = $1`,
        [rideId, `${random.between(1, 200)} hours`],
      ));
    case 'price':
      return void (await core.db.pool.query(
        'update rides set fare_cents = fare_cents + 10, payout_cents = payout_cents + 10 where id = $1',
        [rideId],
      ));
    case 'fold':
      return foldFigures(core.db);
    default:
      throw new Error('unreachable');
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
}

async function live(random: Random, made: string[]): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) await act(random, made).catch(ignoreRefusal);
}

/**
 * The server itself gives backdated rides to other drivers and ends them, within seconds; that would fall between the
 * readings compared.
 */
async function cancelOpen(): Promise<void> {
  const { rows } = await core.db.pool.query<{ id: string }>(
    `select id from rides where status not in ('completed', 'canceled') and deleted_at is null`,
  );
  for (const { id } of rows)
    await setRideStatus(core, admin, { rideId: id, to: 'canceled', reason: 'The day is over' }).catch(
      ignoreRefusal,
    );
}

test.each([1, 20, 300])('after a random day all figures are those of the rides (%i)', async (seed) => {
  const { rows } = await core.db.pool.query<{ id: string }>('select id from rides order by id limit 300');
  const made = rows.map(({ id }) => id);
  await Promise.all(
    Array.from({ length: LANES }, (_, lane) => live(createRandom(seed * LANES + lane), made)),
  );
  const endings = await core.db.pool.query<{ found: string[] }>(
    'select array_agg(distinct type order by type) as found from ride_events where at >= $1',
    [startedAt],
  );
  expect(endings.rows[0]?.found).toEqual(
    expect.arrayContaining(['ride.canceled', 'ride.completed', 'ride.deleted', 'ride.status_set']),
  );

  await cancelOpen();
  const raw = await listFigures(core.db, 'raw');
  expect(raw['ride_hours']?.length).toBeGreaterThan(200);
  expect(await listFigures(core.db, 'now')).toEqual(raw);
  await foldFigures(core.db);
  expect(await listFigures(core.db, 'kept')).toEqual(raw);
  expect((await recount(database.connectionString)).filter(({ wrong }) => wrong > 0)).toEqual([]);
  expect(await listFigures(core.db, 'kept')).toEqual(raw);
});

test('reads, folds and recounts under way don’t lose a ride', async () => {
  const made: string[] = [];
  let isOver = false;
  const day = Promise.all(
    Array.from({ length: LANES }, (_, lane) => live(createRandom(7_000 + lane), made)),
  ).finally(() => (isOver = true));
  const folding = async () => {
    while (!isOver) await foldFigures(core.db);
  };
  const recounting = async () => {
    while (!isOver)
      expect((await recount(database.connectionString)).filter(({ wrong }) => wrong > 0)).toEqual([]);
  };
  await Promise.all([day, folding(), folding(), recounting()]);
  await cancelOpen();
  await foldFigures(core.db);
  expect(await listFigures(core.db, 'kept')).toEqual(await listFigures(core.db, 'raw'));
});

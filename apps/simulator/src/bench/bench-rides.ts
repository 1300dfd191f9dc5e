import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Db } from '@ridewire/db';
import type { Connection } from '../people/open-connection.ts';
import { compareRounds, spreadOf, type Result } from './compare.ts';
import { makePerson } from './people.ts';
import type { Servers } from './start-servers.ts';
import { median } from './statistics.ts';

/** Pairs of a rider and a driver. */
export const AT_ONCE = 64;
const ROUNDS = 5;
const ROUND_MS = 4_000;
/** The most processor time of the server per ride, in µs. */
const MAX_RIDE_MICROS = 300;

/** Whole rides per second, 64 at once: five durable transitions each, compared with one Postgres function per transition. */
export async function benchRides({ db, connectionString, product }: Servers): Promise<Result[]> {
  const pgbench = findPgbench();
  if (!pgbench)
    throw new Error(
      'pgbench is the floor of this one: install postgresql-contrib, or set PGBENCH to its path.',
    );
  await makeFloor(db);
  const pairs = await Promise.all(Array.from({ length: AT_ONCE }, () => makePair(db, product.url)));
  const rates = { floor: [] as number[], product: [] as number[] };
  const micros: number[] = [];
  await driveFor(pairs, 2_000);
  for (let round = 0; round < ROUNDS; round++) {
    rates.floor.push(await runPgbench(pgbench, connectionString));
    const before = product.cpuMs();
    const rides = await driveFor(pairs, ROUND_MS);
    micros.push(((product.cpuMs() - before) * 1_000) / rides);
    rates.product.push(rides / (ROUND_MS / 1_000));
  }
  await Promise.all(pairs.flat().map((person) => person.close()));
  const rideMicros = median(micros);
  const perSecond = compareRounds(
    `whole rides per second, ${AT_ONCE} at once`,
    rates,
    (rate) => rate.toFixed(0),
    { atLeast: 0.6 },
  );
  return [
    perSecond,
    {
      title: 'server CPU of each of these rides, five calls and what is pushed (floor: the goal)',
      floor: `${MAX_RIDE_MICROS} µs`,
      product: `${rideMicros.toFixed(0)} µs`,
      ratio: rideMicros / MAX_RIDE_MICROS,
      goal: 'at most 1',
      reached: rideMicros <= MAX_RIDE_MICROS,
      spread: spreadOf(rates.floor),
    },
  ];
}

export type Pair = readonly [rider: Connection, driver: Connection];

/** A rider, and a free driver nearby, perhaps at another process. */
export async function makePair(db: Db, url: string, driverUrl: string = url): Promise<Pair> {
  const rider = await makePerson(db, url, 'rider');
  const driver = await makePerson(db, driverUrl, 'driver');
  const ignore = { onData: () => {} };
  rider.trpc.rides.current.subscribe(undefined, ignore);
  driver.trpc.rides.driving.subscribe(undefined, ignore);
  driver.trpc.rides.offers.subscribe(undefined, ignore);
  driver.trpc.drivers.availability.subscribe(undefined, ignore);
  await driver.trpc.drivers.reportPosition.mutate({
    positions: [{ lat: 23.79, lng: 90.41, at: Date.now() }],
  });
  await driver.trpc.drivers.setAvailability.mutate({ available: false });
  await driver.trpc.drivers.setAvailability.mutate({ available: true });
  return [rider, driver];
}

/**
 * Every pair does one ride after the other.
 * @returns how many were completed
 */
export async function driveFor(pairs: Pair[], durationMs: number): Promise<number> {
  const end = performance.now() + durationMs;
  let completed = 0;
  await Promise.all(
    pairs.map(async ([rider, driver]) => {
      while (performance.now() < end) {
        const { id: rideId } = await rider.trpc.rides.request.mutate({
          commandId: crypto.randomUUID(),
          type: 'standard',
          pickup: { address: 'Gulshan 2 Circle', lat: 23.7947, lng: 90.4143 },
          destination: { address: 'Airport', lat: 23.8433, lng: 90.3978 },
        });
        await driver.trpc.rides.accept.mutate({ rideId });
        for (const to of ['picked_up', 'in_transit', 'completed'] as const)
          await driver.trpc.rides.advance.mutate({ rideId, to });
        completed += 1;
      }
    }),
  );
  return completed;
}

/** The same tables, indexes and checks, changed by functions inside the database. */
async function makeFloor(db: Db): Promise<void> {
  await db.pool.query(`
    create schema if not exists floor;
    create table floor.rides (like public.rides including all);
    create table floor.ride_events (like public.ride_events including all);
    create sequence floor.ids;
    create function floor.request(client int) returns uuid language sql as $$
      with made as (insert into floor.rides (id, command_id, rider_id, type, pickup_address, pickup_lat, pickup_lng,
        destination_address, destination_lat, destination_lng, distance_meters, duration_seconds, fare_cents, commission_cents, payout_cents)
        values (uuidv7(), uuidv7(), ('00000000-0000-4000-8000-' || lpad(client::text, 12, '0'))::uuid, 'standard', 'Gulshan 2 Circle', 23.7947,
          90.4143, 'Airport', 23.8433, 90.3978, 7000, 1200, 1400, 280, 1120) returning *),
      logged as (insert into floor.ride_events (ride_id, version, type, to_status) select id, version, 'ride.requested', status from made)
      select id from made $$;
    create function floor.move(ride uuid, client int, from_status ride_status, to_status ride_status) returns int language sql as $$
      with moved as (update floor.rides set status = $4, version = version + 1, updated_at = now(),
          driver_id = ('00000000-0000-4000-9000-' || lpad(client::text, 12, '0'))::uuid,
          accepted_at = case when $4 = 'accepted' then now() else accepted_at end,
          picked_up_at = case when $4 = 'picked_up' then now() else picked_up_at end,
          in_transit_at = case when $4 = 'in_transit' then now() else in_transit_at end,
          completed_at = case when $4 = 'completed' then now() else completed_at end
        where id = $1 and status = $3 returning *),
      logged as (insert into floor.ride_events (ride_id, version, type, from_status, to_status)
        select id, version, 'ride.' || status, $3, status from moved)
      select version from moved $$`);
}

const SCRIPT = `select floor.request(:client_id) as ride \\gset
select floor.move(:ride, :client_id, 'requested', 'accepted');
select floor.move(:ride, :client_id, 'accepted', 'picked_up');
select floor.move(:ride, :client_id, 'picked_up', 'in_transit');
select floor.move(:ride, :client_id, 'in_transit', 'completed');
`;

async function runPgbench(pgbench: string, connectionString: string): Promise<number> {
  const script = join(mkdtempSync(join(tmpdir(), 'ridewire-bench-')), 'rides.sql');
  writeFileSync(script, SCRIPT);
  const options = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(AT_ONCE),
    '-j',
    '2',
    '-T',
    String(ROUND_MS / 1_000),
    '-f',
    script,
  ];
  const { stdout } = await promisify(execFile)(pgbench, [...options, connectionString]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

function findPgbench(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toReversed() : [];
  const places = [
    process.env['PGBENCH'],
    '/usr/bin/pgbench',
    '/usr/local/bin/pgbench',
    ...versions.map((v) => `${debian}/${v}/bin/pgbench`),
  ];
  return places.find((place) => place && existsSync(place));
}

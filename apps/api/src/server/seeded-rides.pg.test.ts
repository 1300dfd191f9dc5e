import { firstRideType, quoteFare, type FirstRideType } from '@ridewire/contracts';
import { seedCity } from '@ridewire/db/seed';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { createSnapper, decodeGraph } from '@ridewire/streets';
import { loadDhaka } from '@ridewire/streets/dhaka/prepared-dhaka';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPastWays } from '../streets/past-ways.ts';

const database = useTestDatabase();
const graph = decodeGraph((await loadDhaka()).graph);
let client: pg.Client;
const rows = async <T extends object>(text: string): Promise<T[]> => (await client.query<T>(text)).rows;

beforeAll(async () => {
  const openWays = () => Promise.resolve(createPastWays(graph, 'Asia/Dhaka'));
  await seedCity(database.connectionString, () => Promise.resolve('none'), { openWays });
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});
afterAll(() => client?.end());

interface Track {
  status: string;
  approach: number[];
  trip: number[];
}
const pointsOf = (numbers: number[]) =>
  Array.from({ length: numbers.length / 2 }, (_, i) => ({
    lat: numbers[2 * i]! / 100_000,
    lng: numbers[2 * i + 1]! / 100_000,
  }));

test('whoever drove left a track along the city’s streets, with corners', async () => {
  const tracks = await rows<Track>(
    `select r.status, t.approach, t.trip from rides r left join ride_tracks t on t.ride_id = r.id and t.driver_id = r.driver_id
      where r.driver_id is not null`,
  );
  const { nearest } = createSnapper(graph);
  for (const { status, approach, trip } of tracks) {
    expect(approach.length).toBeGreaterThan(0);
    if (status === 'completed') expect(trip.length).toBeGreaterThan(8);
    for (const point of pointsOf([...approach, ...trip]))
      expect(nearest(point, { maxMeters: 5, mainPart: true })).not.toBeNull();
  }
});

test('distances and fares are those of the way, and the rush hour takes longer than the night', async () => {
  const rides = await rows<{ type: FirstRideType; meters: number; seconds: number; cents: number }>(
    'select type, distance_meters as meters, duration_seconds as seconds, fare_cents as cents from rides',
  );
  for (const { type, meters, seconds, cents } of rides)
    expect(cents).toBe(quoteFare(firstRideType(type), meters, seconds).fareCents);
  const detours = await rows<{ detour: number }>(
    `select distance_meters / (111195 * sqrt((pickup_lat - destination_lat) ^ 2
      + ((pickup_lng - destination_lng) * 0.915) ^ 2)) as detour from rides`,
  );
  const shares = detours.map(({ detour }) => detour);
  expect(Math.min(...shares)).toBeGreaterThan(0.99);
  expect(Math.max(...shares) - Math.min(...shares)).toBeGreaterThan(0.3);
  const [speeds] = await rows<{ rush: number; night: number }>(
    `select avg(kmh) filter (where hour between 17 and 19)::float as rush, avg(kmh) filter (where hour < 7)::float as night
      from (select distance_meters * 3.6 / duration_seconds as kmh,
        extract(hour from requested_at at time zone 'Asia/Dhaka') as hour from rides) r`,
  );
  expect(speeds!.night).toBeGreaterThan(speeds!.rush * 1.4);
});

test('nobody rides or drives twice at once, and all are over', async () => {
  for (const side of ['rider_id', 'driver_id'])
    expect(
      await rows(
        `select a.id from rides a join rides b on a.${side} = b.${side} and a.id <> b.id
          where tstzrange(a.requested_at, coalesce(a.completed_at, a.canceled_at)) && tstzrange(b.requested_at, coalesce(b.completed_at, b.canceled_at))`,
      ),
    ).toEqual([]);
  expect(await rows('select id from rides where coalesce(completed_at, canceled_at) > now()')).toEqual([]);
});

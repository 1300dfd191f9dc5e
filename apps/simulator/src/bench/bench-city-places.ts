import { searchPlaces } from '@ridewire/api/testing/city';
import { makeActor } from '@ridewire/api/testing/actors';
import { isFound } from '@ridewire/api/testing/judge-queries';
import { PLACE_QUERIES } from '@ridewire/api/testing/place-queries';
import { putCity } from '@ridewire/api/testing/put-city';
import { readRealDhaka } from '@ridewire/api/testing/real-dhaka';
import { openDb } from '@ridewire/db';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import type { CityPlace } from '@ridewire/streets';
import { quantile } from './statistics.ts';
import { openMeter } from './time-repeats.ts';

const ROUNDS = 3;
const GOAL_MS = 20;
const GOAL_SHARE = 0.9;

/**
 * What people type is found in a real city's places: how soon, and whether it is what they mean.
 * @param readCity reads these places
 * @param of which city's, where it isn't the recorded one
 */
export async function benchCityPlaces(
  readCity: () => Promise<readonly CityPlace[]> = readRealDhaka,
  of = '',
) {
  const postgres = await startTestPostgres();
  const { connectionString } = await postgres.createDatabase();
  const db = openDb(connectionString, { maxConnections: 1 });
  try {
    await putCity(db, [...(await readCity())]);
    const rider = await makeActor(db, 'rider');
    const meter = await openMeter(db);
    const deps = { personalDb: db, geocoder: null, cities: { current: () => null } };
    const search = (text: string) => searchPlaces(deps, rider, { text });
    const [waited, computed]: [number[], number[]] = [[], []];
    let found = 0;
    for (let round = 0; round <= ROUNDS; round++)
      for (const query of PLACE_QUERIES) {
        const [startedAt, cpu, database] = [performance.now(), process.cpuUsage(), meter()];
        const places = await search(query[0]);
        // The first round only loads everything into memory.
        if (round === 0) {
          if (isFound(query, places)) found += 1;
          continue;
        }
        waited.push(performance.now() - startedAt);
        const { user, system } = process.cpuUsage(cpu);
        computed.push(meter() - database + (user + system) / 1_000);
      }
    const share = found / PLACE_QUERIES.length;
    const ms = (times: number[]) =>
      `${quantile(times, 0.5).toFixed(1)} ms (p95 ${quantile(times, 0.95).toFixed(1)})`;
    const p95 = quantile(computed, 0.95);
    return [
      {
        title: `places${of} by what people type, server and database CPU a search (floor: ${GOAL_MS} ms)`,
        floor: `${GOAL_MS} ms`,
        product: `${ms(computed)}; waited ${ms(waited)}`,
        ratio: p95 / GOAL_MS,
        goal: 'p95 at most 1',
        reached: p95 <= GOAL_MS,
      },
      {
        title: `of ${PLACE_QUERIES.length} things people type, what is meant is among the first three${of}`,
        floor: `${GOAL_SHARE * 100} %`,
        product: `${(share * 100).toFixed(1)} %`,
        ratio: share / GOAL_SHARE,
        goal: 'at least 1',
        reached: share >= GOAL_SHARE,
      },
    ];
  } finally {
    await db.close();
    await postgres.stop();
  }
}

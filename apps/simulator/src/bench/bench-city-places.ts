import { searchPlaces } from '@ridewire/api/testing/city';
import { makeActor } from '@ridewire/api/testing/actors';
import { isFound } from '@ridewire/api/testing/judge-queries';
import { PLACE_QUERIES } from '@ridewire/api/testing/place-queries';
import { putCity } from '@ridewire/api/testing/put-city';
import { readRealDhaka } from '@ridewire/api/testing/real-dhaka';
import { openDb } from '@ridewire/db';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import { collectPlaces, readOsm, type CityPlace } from '@ridewire/streets';
import { askAddresses, askKinds, type Asked } from './ask-kinds.ts';
import { quantile } from './statistics.ts';
import { MONACO_FILE } from './shared-cities.ts';
import { openMeter } from './time-repeats.ts';

const ROUNDS = 3;
const GOAL_MS = 20;
const GOAL_SHARE = 0.9;

/** Found beside another city, a search may take this much longer. */
const GOAL_BESIDE = 1.5;

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
    const places = [...(await readCity())];
    const rider = await makeActor(db, 'rider');
    const meter = await openMeter(db);
    const ways = { nameStreet: () => Promise.resolve(null) };
    const deps = { personalDb: db, geocoder: null, cities: { current: () => null }, ways };
    /** Asks all of it some rounds; the first one only loads everything into memory. */
    const ask = async (queries: readonly Asked[]) => {
      const [waited, computed]: [number[], number[]] = [[], []];
      let found = 0;
      for (let round = 0; round <= ROUNDS; round++)
        for (const { text, near, isRight } of queries) {
          const [startedAt, cpu, database] = [performance.now(), process.cpuUsage(), meter()];
          const answer = await searchPlaces(deps, rider, { text, ...(near && { near }) });
          if (round === 0) {
            if (isRight(answer)) found += 1;
            continue;
          }
          waited.push(performance.now() - startedAt);
          const { user, system } = process.cpuUsage(cpu);
          computed.push(meter() - database + (user + system) / 1_000);
        }
      return { waited, computed, share: found / queries.length };
    };
    const byName = PLACE_QUERIES.map((query): Asked => ({
      text: query[0],
      near: null,
      isRight: (found) => isFound(query, found),
    }));
    await putCity(db, places);
    const alone = await ask(byName);
    const others = MONACO_FILE && [...collectPlaces(await readOsm(MONACO_FILE))];
    // Twice the rows, and a city of another size.
    await putCity(
      db,
      places.map((place) => ({ ...place, lat: place.lat + 5 })),
    );
    if (others) await putCity(db, others);
    await putCity(db, places);
    const beside = await ask(byName);
    const [kinds, addresses] = [await ask(askKinds(places)), await ask(askAddresses(places))];
    const ms = (times: number[]) =>
      `${quantile(times, 0.5).toFixed(1)} ms (p95 ${quantile(times, 0.95).toFixed(1)})`;
    const p95 = quantile(alone.computed, 0.95);
    const slower = quantile(beside.computed, 0.5) / quantile(alone.computed, 0.5);
    const hits = (title: string, { share, waited }: typeof alone) => ({
      title: `${title}${of}`,
      floor: `${GOAL_SHARE * 100} %`,
      product: `${(share * 100).toFixed(1)} %; waited ${ms(waited)}`,
      ratio: share / GOAL_SHARE,
      goal: 'at least 1',
      reached: share >= GOAL_SHARE,
    });
    return [
      {
        title: `places${of} by what people type, server and database CPU a search (floor: ${GOAL_MS} ms)`,
        floor: `${GOAL_MS} ms`,
        product: `${ms(alone.computed)}; waited ${ms(alone.waited)}`,
        ratio: p95 / GOAL_MS,
        goal: 'p95 at most 1',
        reached: p95 <= GOAL_MS,
      },
      {
        title: `the same${of} with two more cities imported (floor: alone)`,
        floor: ms(alone.computed),
        product: ms(beside.computed),
        ratio: slower,
        goal: `at most ${GOAL_BESIDE}`,
        reached: slower <= GOAL_BESIDE,
      },
      hits(`of ${byName.length} things people type, what is meant is among the first three`, alone),
      hits('of the kinds of places people ask for, the nearest is the first', kinds),
      hits('of addresses with a house, their road is among the first three', addresses),
    ];
  } finally {
    await db.close();
    await postgres.stop();
  }
}

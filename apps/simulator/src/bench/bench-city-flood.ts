import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeActor } from '@ridewire/api/testing/actors';
import { buildStreetGraph, readOsm } from '@ridewire/streets';
import { seededRandom } from '@ridewire/streets/testing/random-streets';
import { openConnection } from '../people/open-connection.ts';
import type { QuotesAsked, QuotesToAsk } from './ask-quotes.ts';
import { importCityFile } from './import-city-file.ts';
import { readMainPlaces } from './main-places.ts';
import { during } from './open-echo.ts';
import { DHAKA_FILE } from './shared-cities.ts';
import { startServers } from './start-servers.ts';
import { quantile } from './statistics.ts';

const ASK_QUOTES = fileURLToPath(new URL('./ask-quotes.ts', import.meta.url));
const [ROUNDS, ROUND_MS, FLOOD] = [6, 4_000, 1_000];
/** Calls per second over three seconds, a rate that a person's budget lets through in part. */
const PER_SECOND = 333;
const EVERY_MS = 40;
const GOAL = 2;

/** What one person's thousand quotes cost another person who asks for a price at the same time. */
export async function benchCityFlood() {
  const servers = await startServers();
  const { db, connectionString, product } = servers;
  const flooder = fork(ASK_QUOTES);
  try {
    await importCityFile(DHAKA_FILE, connectionString);
    const [one, other] = [await makeActor(db, 'rider'), await makeActor(db, 'rider')];
    const pick = readMainPlaces(buildStreetGraph(await readOsm(DHAKA_FILE)), seededRandom());
    const connection = openConnection(product.url, other.cookie);
    const flood = async (count: number): Promise<QuotesAsked> => {
      const trips = Array.from({ length: count }, () => ({ from: pick(), to: pick() }));
      const asked = { url: product.url, cookies: [one.cookie], trips, perSecond: PER_SECOND };
      flooder.send(asked satisfies QuotesToAsk);
      const [answer] = await once(flooder, 'message');
      return answer as QuotesAsked;
    };
    let streets = 0;
    const askOnce = async (): Promise<number> => {
      const before = performance.now();
      const quote = await connection.trpc.rides.quote
        .query({ pickup: pick(), destination: pick() })
        .catch(() => null);
      const took = performance.now() - before;
      if (quote?.way) streets += 1;
      await wait(EVERY_MS);
      return took;
    };
    // Until the server knows the city and everything is compiled.
    while (streets < 100) await askOnce();
    await flood(FLOOD);
    const times = { idle: [] as number[], busy: [] as number[] };
    let [answered, priced] = [0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      times.idle.push(...(await during(ROUND_MS, askOnce)));
      const [asked, busy] = await Promise.all([flood(FLOOD), during(ROUND_MS, askOnce)]);
      times.busy.push(...busy);
      answered += asked.milliseconds.length;
      priced += asked.alongStreets;
    }
    await connection.close();
    console.log(`\n${answered} quotes of one person answered, ${priced} with a price, the rest told to wait`);
    const ms = (some: number[]) =>
      `${quantile(some, 0.5).toFixed(2)} ms (p95 ${quantile(some, 0.95).toFixed(2)})`;
    const ratio = quantile(times.busy, 0.5) / quantile(times.idle, 0.5);
    return [
      {
        title: 'a quote beside a thousand quotes of one other person, median (floor: the same with none)',
        ...{ floor: ms(times.idle), product: ms(times.busy), ratio },
        ...{ goal: `at most ${GOAL}`, reached: ratio <= GOAL },
      },
    ];
  } finally {
    flooder.disconnect();
    await servers.stop();
  }
}

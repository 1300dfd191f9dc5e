import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeActor } from '@ridewire/api/testing/actors';
import { buildStreetGraph, readOsm } from '@ridewire/streets';
import { seededRandom } from '@ridewire/streets/testing/random-streets';
import type { QuotesAsked, QuotesToAsk } from './ask-quotes.ts';
import { importCityFile } from './import-city-file.ts';
import { readMainPlaces } from './main-places.ts';
import { during, openEcho } from './open-echo.ts';
import { DHAKA_FILE } from './shared-cities.ts';
import { startServers } from './start-servers.ts';
import { quantile } from './statistics.ts';

const ASK_QUOTES = fileURLToPath(new URL('./ask-quotes.ts', import.meta.url));
const ROUNDS = 6;
const ROUND_MS = 4_000;
const PER_SECOND = 50;
const RIDERS = 4;
const GOAL = 1.3;

/** What quotes along a real city's streets cost a live socket on the same server. */
export async function benchCityPushes() {
  const servers = await startServers();
  const { db, connectionString, product, floor } = servers;
  const asker = fork(ASK_QUOTES);
  try {
    await importCityFile(DHAKA_FILE, connectionString);
    const riders = await Promise.all(Array.from({ length: RIDERS }, () => makeActor(db, 'rider')));
    const pick = readMainPlaces(buildStreetGraph(await readOsm(DHAKA_FILE)), seededRandom());
    const ask = async (seconds: number): Promise<QuotesAsked> => {
      const trips = Array.from({ length: seconds * PER_SECOND }, () => ({ from: pick(), to: pick() }));
      const answered = new Promise<QuotesAsked>((resolve) =>
        asker.once('message', (message) => resolve(message as QuotesAsked)),
      );
      const cookies = riders.map(({ cookie }) => cookie);
      asker.send({ url: product.url, cookies, trips, perSecond: PER_SECOND } satisfies QuotesToAsk);
      return await answered;
    };
    const echo = await openEcho(`${product.url}/trpc`, await makeActor(db, 'driver'));
    const bystander = await openEcho(`${floor.url}/echo`);
    // Until the server knows the city and everything is compiled.
    while ((await ask(1)).alongStreets === 0) await wait(500);
    await ask(4);
    const times = {
      idle: [] as number[],
      beside: [] as number[],
      busy: [] as number[],
      quotes: [] as number[],
    };
    let [cpuMs, count, streets] = [0, 0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      times.idle.push(...(await during(ROUND_MS, echo.once)));
      const cpuBefore = product.cpuMs();
      const [asked, busy, beside] = await Promise.all([
        ask(ROUND_MS / 1_000),
        during(ROUND_MS, echo.once),
        during(ROUND_MS, bystander.once),
      ]);
      cpuMs += product.cpuMs() - cpuBefore;
      times.busy.push(...busy);
      times.beside.push(...beside);
      times.quotes.push(...asked.milliseconds);
      count += asked.milliseconds.length;
      streets += asked.alongStreets;
    }
    echo.close();
    bystander.close();
    const p99 = (some: number[]) => quantile(some, 0.99);
    const ms = (some: number[]) => `${p99(some).toFixed(2)} ms (p50 ${quantile(some, 0.5).toFixed(2)})`;
    console.log(
      `\n${count} quotes, ${streets} along streets: ${quantile(times.quotes, 0.5).toFixed(1)} ms, p99 ${p99(times.quotes).toFixed(1)} ms; server CPU ${(cpuMs / count).toFixed(1)} ms a quote, the search’s thread included`,
    );
    return [
      compare('the same with none', times.idle),
      compare('a bare ws server on this machine that takes no part in them', times.beside),
    ];
    function compare(what: string, base: number[]) {
      const ratio = p99(times.busy) / p99(base);
      return {
        title: `a live socket’s echo beside ${PER_SECOND} quotes a second in Dhaka, p99 (floor: ${what})`,
        ...{ floor: ms(base), product: ms(times.busy), ratio },
        ...{ goal: `at most ${GOAL}`, reached: ratio <= GOAL },
      };
    }
  } finally {
    asker.disconnect();
    await servers.stop();
  }
}

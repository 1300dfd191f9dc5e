import { setTimeout as wait } from 'node:timers/promises';
import { makeActor } from '@ridewire/api/testing/actors';
import { compareRounds, type Result } from './compare.ts';
import { openLines } from './open-line.ts';
import { during } from './open-echo.ts';
import { sized } from './size.ts';
import type { Servers } from './start-servers.ts';
import { startFlood } from './start-flood.ts';
import { quantile } from './statistics.ts';

const ROUNDS = sized(2, 6);
const ROUND_MS = sized(1_000, 3_000);
/** Time between two reads of the neighbor, in milliseconds. */
const READ_EVERY_MS = 4;

/** One account that calls without end, and how long another account's reads take meanwhile. */
export async function benchNeighbors({ db, product }: Servers): Promise<Result[]> {
  const [greedy, rider] = [await makeActor(db, 'admin'), await makeActor(db, 'rider')];
  const [line] = await openLines(product.url, [
    { id: rider.userId, cookie: rider.cookie, at: { lat: 0, lng: 0 } },
  ]);
  const readOnce = async () => {
    const start = performance.now();
    await line?.call('query', 'auth.me', {});
    const took = performance.now() - start;
    await wait(READ_EVERY_MS);
    return took;
  };
  const results: Result[] = [];
  for (const [kind, words] of [
    ['views', 'an account that asks for 3,200 views'],
    ['calls', 'an account that floods 100 sockets with calls'],
  ] as const) {
    const rounds = { floor: [] as number[], product: [] as number[] };
    for (let round = 0; round <= ROUNDS; round++) {
      const idle = await during(ROUND_MS, readOnce);
      const endFlood = await startFlood(product.url, greedy.cookie, kind);
      const beside = await during(ROUND_MS, readOnce);
      await endFlood();
      // The first round only warms up all of them.
      if (round === 0) continue;
      rounds.floor.push(quantile(idle, 0.5));
      rounds.product.push(quantile(beside, 0.5));
    }
    results.push(
      compareRounds(
        `another’s read beside ${words}, p50 (floor: the same without)`,
        rounds,
        (value) => `${value.toFixed(2)} ms`,
        { atMost: 2 },
      ),
    );
  }
  line?.close();
  return results;
}

import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startFlood } from '../bench/start-flood.ts';
import { quantile } from '../bench/statistics.ts';
import { one, type Fault } from './fault.ts';
import { openPushes } from './push-times.ts';
import type { Server, Town } from './town.ts';

const LASTS_MS = 10_000;

/** What others do that a city must not notice. */
export const STRANGER_FAULTS: readonly Fault[] = [
  {
    name: 'a thousand strangers hold connections for ten seconds, and send a byte a second or nothing',
    happen: (town) =>
      unnoticed(town, async ({ port }) => {
        const strangers = fork(STRANGERS, [String(port)]);
        await wait(LASTS_MS);
        strangers.disconnect();
        await once(strangers, 'exit');
      }),
  },
  {
    name: 'a stranger and an account flood a hundred sockets each with calls for ten seconds',
    happen: (town) =>
      unnoticed(town, async ({ port }) => {
        const url = `http://127.0.0.1:${port}`;
        const cookies = [`stranger=${randomUUID()}`, await town.addAdmin()];
        const ends = await Promise.all(cookies.map((cookie) => startFlood(url, cookie, 'calls')));
        await wait(LASTS_MS);
        await Promise.all(ends.map((end) => end()));
      }),
  },
  {
    name: 'events that say nothing, or of rides and people that don’t exist, come for ten seconds',
    happen: (town) =>
      unnoticed(town, async () => {
        for (let i = 0; i < LASTS_MS / POISON_MS; i += 1, await wait(POISON_MS))
          await town.db.pool.query(`select pg_notify('ridewire', $1)`, [POISON[i % POISON.length]?.()]);
      }),
  },
];

const STRANGERS = fileURLToPath(new URL('./stranger-clients.ts', import.meta.url));

const POISON_MS = 100;
const POISON = [
  () => 'not JSON',
  () => 'null',
  () => '{"event":"ride.accepted"}',
  () => `{"event":"ride.accepted","ride":{"id":"${randomUUID()}","version":9,"status":"accepted"}}`,
  () => `{"event":"sessions.changed","userId":"${randomUUID()}"}`,
  () => '{"event":"no.such.event","ride":17}',
];

/** A push that takes longer counts as wrong, in milliseconds. */
const MOST_MS = 5_000;

/**
 * Says how long pushes of a process take before and while something happens to it. Next to it is how long they take of
 * another process at the same time, to which nothing happens: it shares the machine and the database.
 */
async function unnoticed(town: Town, happen: (server: Server) => Promise<void>) {
  const server = one(town);
  const others = town.servers.filter((each) => each !== server).slice(0, 1);
  const pushes = await Promise.all(
    [server, ...others].map(async ({ line }) => openPushes(line.url, await town.addAdmin())),
  );
  const timesUntil = (end: Promise<unknown>) => Promise.all(pushes.map((each) => each.timesUntil(end)));
  const before = await timesUntil(wait(LASTS_MS / 2));
  const meanwhile = await timesUntil(happen(server));
  await Promise.all(pushes.map((each) => each.close()));
  const say = (times: number[] = []) =>
    [0.5, 0.99].map((part) => `${quantile(times, part).toFixed(0)} ms`).join(', ');
  for (const [i, who] of ['this process', 'another'].slice(0, pushes.length).entries())
    console.log(
      `    pushes of ${who}, p50 and p99: ${say(before[i])} before, ${say(meanwhile[i])} meanwhile`,
    );
  const longest = Math.max(...(meanwhile[0] ?? []));
  return async () => (longest > MOST_MS ? [`a push took ${longest.toFixed(0)} ms`] : []);
}

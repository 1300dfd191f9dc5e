import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
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
        const sockets = Array.from({ length: HELD }, (_, i) => hold(port, BEGINNINGS[i % BEGINNINGS.length]));
        const dripping = setInterval(() => {
          for (const socket of sockets) if (socket.writable) socket.write('a');
        }, 1_000);
        await wait(LASTS_MS);
        clearInterval(dripping);
        for (const socket of sockets) socket.destroy();
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

const HELD = 1_000;
const BEGINNINGS = [
  'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ',
  'POST /api/auth/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"email":"',
  `GET /trpc HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
  '',
];

function hold(port: number, beginning = ''): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
  socket.on('error', () => {});
  socket.resume();
  return socket;
}

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

/** Says how long pushes of a process take before and while something happens to it. */
async function unnoticed(town: Town, happen: (server: Server) => Promise<void>) {
  const server = one(town);
  const pushes = await openPushes(server.line.url, await town.addAdmin());
  const before = await pushes.timesUntil(wait(LASTS_MS / 2));
  const meanwhile = await pushes.timesUntil(happen(server));
  await pushes.close();
  const say = (times: number[]) =>
    [0.5, 0.99].map((part) => `${quantile(times, part).toFixed(0)} ms`).join(', ');
  console.log(`    pushes, p50 and p99: ${say(before)} before, ${say(meanwhile)} meanwhile`);
  const longest = Math.max(...meanwhile);
  return async () => (longest > MOST_MS ? [`a push took ${longest.toFixed(0)} ms`] : []);
}

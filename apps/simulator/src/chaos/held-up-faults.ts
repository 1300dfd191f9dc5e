import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { one, type Fault } from './fault.ts';
import type { Server, Town } from './town.ts';

/** Processes that stop where it hurts, and clients that hold them up. */
export const HELD_UP_FAULTS: readonly Fault[] = [
  {
    name: 'the process that is matching stops for six seconds, and is killed',
    async happen(town) {
      const server = await stopMatching(town);
      await wait(6_000);
      await server.process.kill();
      await server.restart();
    },
  },
  {
    name: 'eight clients ask for all there is and read none of it for ten seconds',
    async happen(town) {
      const server = one(town);
      const before = server.process.residentBytes();
      const cookie = await town.addAdmin();
      const deaf = await Promise.all(Array.from({ length: DEAF }, () => openDeaf(server, cookie)));
      let most = before;
      for (const endsAt = performance.now() + 10_000; performance.now() < endsAt; await wait(100))
        most = Math.max(most, server.process.residentBytes());
      for (const socket of deaf) socket.terminate();
      const grewMb = Math.round((most - before) / 1_048_576);
      return async () => (grewMb > MOST_MB ? [`the process grew by ${grewMb} MB`] : []);
    },
  },
];

/** The product's locks for matching, one for each square of the map. */
const MATCHING = `select from pg_locks where locktype = 'advisory' and classid = 20260001 and database =
  (select oid from pg_database where datname = current_database())`;
const TRIES = 2_000;

/** Stops the process that holds a lock for matching, while it holds it. */
async function stopMatching(town: Town): Promise<Server> {
  const isHeld = async () => ((await town.db.pool.query(MATCHING)).rowCount ?? 0) > 0;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const server = one(town);
    server.process.pause();
    // One that runs gives the lock back within these.
    if ((await isHeld()) && (await wait(300), await isHeld()) && (await wait(300), await isHeld()))
      return server;
    server.process.goOn();
    await wait(Math.random() * 20);
  }
  throw new Error('No process could be stopped while it was matching.');
}

const DEAF = 8;
const SUBSCRIPTIONS = 32;
/** Each client may leave 1 MB unread, and a process breathes by some dozen MB. */
const MOST_MB = 150;

/** A client that subscribes to the board as often as it may, and never reads. */
async function openDeaf({ port }: Server, cookie: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/trpc`, { headers: { cookie } });
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('open', resolve));
  for (let id = 1; id <= SUBSCRIPTIONS; id += 1)
    socket.send(JSON.stringify({ id, method: 'subscription', params: { path: 'rides.board' } }));
  socket.pause();
  return socket;
}

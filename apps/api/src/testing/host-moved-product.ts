import type { AddressInfo } from 'node:net';
import { openSandboxDatabase } from '@ridewire/db';
import { startTestPostgres } from '@ridewire/db/testing/test-postgres';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { readSettings } from '../core/settings.ts';
import { PICKUP_AREAS } from '../places/pickup-area.ts';
import { installMovedClock } from '../sandbox/moved-clock.ts';
import { stepClock } from '../sandbox/move-clock.ts';
import { createSandbox } from '../sandbox/sandbox.ts';
import { buildApp } from '../server/app.ts';
import { bringDhaka } from '../streets/bring-dhaka.ts';

/** Moves the clock this far; or ends the product. */
export type MovedOrder = { stepMs: number } | 'stop';

/** What the clock says, and what goes on. Times in milliseconds since 1970. */
export interface MovedNow {
  nowMs: number;
  /** Rides that no driver has accepted. */
  waiting: number;
  /** Rides that a driver has. */
  underWay: number;
  /** The next pickup of a ride that isn't requested yet; null if there is none. */
  nextPickupMs: number | null;
  /** Drivers who are offline, or asked whether they are still there. */
  awayDriverIds: string[];
}
export interface MovedReady {
  url: string;
  connectionString: string;
  now: MovedNow;
}
export type MovedAnswer = { ready: MovedReady } | { now: MovedNow } | 'stopped';

const NOW = `
select (extract(epoch from now()) * 1000)::float8 as "nowMs",
  (select count(*) from rides where status = 'requested')::int as waiting,
  (select count(*) from rides where status in ('accepted', 'picked_up', 'in_transit'))::int as "underWay",
  (select extract(epoch from min(pickup_at)) * 1000 from scheduled_rides
    where state in ('waiting', 'requesting'))::float8 as "nextPickupMs",
  array(select id::text from drivers where not available or paused_since is not null) as "awayDriverIds"`;

/**
 * The product in a process of its own, with Dhaka's streets, nobody in it, and a clock that moves only when its parent process
 * says so: by any step, where a sandbox chooses its steps itself.
 */
async function host(): Promise<void> {
  const folder = makeTestFolder();
  const postgres = await startTestPostgres();
  const database = await openSandboxDatabase(
    postgres.serverUrl,
    async (start) => void (await bringDhaka(start)),
  );
  const { connectionString } = database;
  const sandbox = createSandbox(await database.readAheadMs(), {
    clock: installMovedClock(),
    startAnew: () => {
      throw new Error('A product whose clock is moved from outside has no start state.');
    },
  });
  const settings = readSettings({ LOG_LEVEL: 'error', NODE_ENV: 'test', DATA_DIR: folder });
  const app = await buildApp(
    settings,
    connectionString,
    {
      demoAccounts: [],
      mapStyleUrl: null,
      timeZone: settings.TIME_ZONE,
      pickupArea: PICKUP_AREAS.anywhere,
      isSandbox: true,
    },
    sandbox,
  );
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.fastify.server.address() as AddressInfo;
  const readNow = async () => (await app.core.db.pool.query<MovedNow>(NOW)).rows[0] as MovedNow;
  // No work begins by the true time: until the end, each begins in a step.
  const ended = Promise.withResolvers<void>();
  void sandbox.clockwork.whileMoving(() => ended.promise);
  const answer = (said: MovedAnswer): void => void process.send?.(said);
  const follow = async (order: MovedOrder): Promise<void> => {
    if (order !== 'stop') {
      await stepClock(app.core, order.stepMs, () => sandbox.clockwork.runDue(false, true));
      return answer({ now: await readNow() });
    }
    ended.resolve();
    await app.close();
    await postgres.stop();
    removeTestFolder(folder);
    answer('stopped');
  };
  // A product that fails ends its process.
  process.on('message', (order: MovedOrder) => void follow(order));
  answer({ ready: { url: `http://127.0.0.1:${port}`, connectionString, now: await readNow() } });
}

// In any case of the parent's end, no server outlives it.
process.on('disconnect', () => process.exit(1));
await host();

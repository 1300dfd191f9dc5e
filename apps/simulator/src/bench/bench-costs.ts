import { join } from 'node:path';
import { makeActor } from '@ridewire/api/testing/actors';
import { openDb, type Db } from '@ridewire/db';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import type { Connection } from '../people/open-connection.ts';
import { compareRounds, type Result } from './compare.ts';
import { openFast, openYear } from './open-year.ts';
import { connectActor, makePerson } from './people.ts';
import { startProcess, type ServerProcess } from './start-process.ts';
import { PRODUCT } from './start-servers.ts';
import { median } from './statistics.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 12);
const PER_ROUND = 10;

/** Everyday actions on an empty database and on one with a year of a big city's rides, in alternating rounds. */
export async function benchCosts(): Promise<Result[]> {
  const folder = makeTestFolder();
  const year = await openYear();
  const empty = await openFast(join(folder, 'empty'));
  const starts = [empty, year].map(({ connectionString }) => startUser(connectionString));
  try {
    const users = await Promise.all(starts);
    const times = new Map<string, { floor: number[]; product: number[] }>();
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [which, user] of users.entries()) {
        const took = await user.doAll();
        // The first round only warms up both.
        if (round === 0) continue;
        for (const [name, all] of took) {
          const kept = times.get(name) ?? { floor: [], product: [] };
          times.set(name, kept);
          (which === 0 ? kept.floor : kept.product).push(median(all));
        }
      }
    }
    return [...times].map(([name, rounds]) =>
      compareRounds(`${name} (floor: the same on an empty database)`, rounds, (ms) => `${ms.toFixed(2)} ms`, {
        atMost: 1.2,
      }),
    );
  } finally {
    for (const start of starts) await (await start).stop();
    await Promise.all([year.stop(), empty.stop()]);
    removeTestFolder(folder);
  }
}

/** A rider, a driver and an admin on this database. */
async function startUser(connectionString: string) {
  const db = openDb(connectionString, { maxConnections: 2 });
  const product = await startProcess(PRODUCT, {
    DATABASE_URL: connectionString,
    LOG_LEVEL: 'error',
    PORT: '0',
  });
  const people = {
    rider: await makePerson(db, product.url, 'rider'),
    driver: await makePerson(db, product.url, 'driver'),
    admin: await makePerson(db, product.url, 'admin'),
  };
  return {
    doAll: () => doAll(db, product, people),
    stop: async () => {
      await Promise.all(Object.values(people).map((person) => person.close()));
      await db.close();
      await product.stop();
    },
  };
}

async function doAll(
  db: Db,
  product: ServerProcess,
  { rider, driver, admin }: Record<'rider' | 'driver' | 'admin', Connection>,
): Promise<Map<string, number[]>> {
  const took = new Map<string, number[]>();
  const time = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const answer = await work();
    took.set(name, [...(took.get(name) ?? []), performance.now() - start]);
    return answer;
  };
  for (let i = 0; i < PER_ROUND; i++) {
    const ride = await time('a request', () =>
      rider.trpc.rides.request.mutate({
        commandId: crypto.randomUUID(),
        type: 'standard',
        pickup: { address: 'Gulshan 2 Circle', lat: 23.7947, lng: 90.4143 },
        destination: { address: 'Airport', lat: 23.8433, lng: 90.3978 },
      }),
    );
    await time('an accept', () => driver.trpc.rides.accept.mutate({ rideId: ride.id }));
    await time('a snapshot of the rider’s ride', () =>
      firstOf((handlers) => rider.trpc.rides.current.subscribe(undefined, handlers)),
    );
    await time('the views of a driver’s home', () =>
      Promise.all([
        firstOf((handlers) => driver.trpc.rides.driving.subscribe(undefined, handlers)),
        firstOf((handlers) => driver.trpc.rides.offers.subscribe(undefined, handlers)),
        firstOf((handlers) => driver.trpc.drivers.availability.subscribe(undefined, handlers)),
        firstOf((handlers) => driver.trpc.drivers.earnings.subscribe(undefined, handlers)),
      ]),
    );
    for (const to of ['picked_up', 'in_transit', 'completed'] as const)
      await time('a step of a ride', () => driver.trpc.rides.advance.mutate({ rideId: ride.id, to }));
    await time('a rider’s history, first page', () => rider.trpc.rides.history.query({ limit: 10 }));
    const actor = await makeActor(db, 'rider');
    await time('a new socket and who it is', async () => {
      const person = connectActor(product.url, actor);
      await person.trpc.auth.me.query();
      await person.close();
    });
    await time('an admin’s search for somebody', () =>
      admin.trpc.users.list.query({ search: actor.name, page: 1, limit: 10 }),
    );
  }
  return took;
}

interface Handlers {
  onData: (data: unknown) => void;
  onError: (error: unknown) => void;
}

/** Resolves with a live view's first message. */
const firstOf = (subscribe: (handlers: Handlers) => { unsubscribe: () => void }) =>
  new Promise<void>((resolve, reject) => {
    const open = subscribe({
      onData: () => {
        resolve();
        queueMicrotask(() => open.unsubscribe());
      },
      onError: reject,
    });
  });

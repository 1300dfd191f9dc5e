import type { Db } from '@ridewire/db';
import { WebSocket } from 'ws';
import { compareRounds } from './compare.ts';
import { makePerson } from './people.ts';
import type { Servers } from './start-servers.ts';
import { median, quantile } from './statistics.ts';

const ROUNDS = 6;
const PER_ROUND = 150;
const PAIRS = 16;

/** From an accept until the other client has it, in milliseconds, one at a time. */
export async function benchLatency({ db, product, floor }: Servers) {
  // Several pairs take turns, because one person pressing buttons a thousand times a second would be refused.
  const pairs = await Promise.all(Array.from({ length: PAIRS }, () => makePair(db, product.url)));
  let turn = 0;
  const acceptOnce = () => (pairs[turn++ % PAIRS] as Pair).acceptOnce();

  const bare = await openBare(floor.url);

  const repeat = async (once: () => Promise<number>) => {
    const times: number[] = [];
    for (let i = 0; i < PER_ROUND; i++) times.push(await once());
    return times;
  };
  const times = { floor: [] as number[], product: [] as number[] };
  const rounds = { floor: [] as number[], product: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const [floorTimes, productTimes] = [await repeat(bare.once), await repeat(acceptOnce)];
    // The first round only warms up both.
    if (round === 0) continue;
    times.floor.push(...floorTimes);
    times.product.push(...productTimes);
    rounds.floor.push(median(floorTimes));
    rounds.product.push(median(productTimes));
  }
  bare.close();
  await Promise.all(pairs.map((pair) => pair.close()));
  const millis = (ms: number) => `${ms.toFixed(2)} ms`;
  const withTail = (all: number[]) => `${millis(median(all))} (p99 ${quantile(all, 0.99).toFixed(2)})`;
  return {
    ...compareRounds('accept → other client has it, p50', rounds, millis, { atMost: 1.3 }),
    floor: withTail(times.floor),
    product: withTail(times.product),
  };
}

/** Two bare sockets at the floor's server. */
export async function openBare(url: string) {
  const sender = new WebSocket(`${url.replace('http', 'ws')}/latency`);
  const receiver = new WebSocket(`${url.replace('http', 'ws')}/latency`);
  await Promise.all(
    [sender, receiver].map((socket) => new Promise((resolve) => socket.once('open', resolve))),
  );
  const once = async (): Promise<number> => {
    const heard = () => new Promise((resolve) => receiver.once('message', resolve));
    const start = performance.now();
    sender.send('accept');
    await heard();
    const took = performance.now() - start;
    sender.send('reopen');
    await heard();
    return took;
  };
  const close = () => {
    sender.close();
    receiver.close();
  };
  return { once, close };
}

export type Pair = Awaited<ReturnType<typeof makePair>>;

/** A rider who watches and a driver who accepts, perhaps at another process. */
export async function makePair(db: Db, url: string, driverUrl: string = url) {
  const rider = await makePerson(db, url, 'rider');
  const driver = await makePerson(db, driverUrl, 'driver');
  let onAccepted = () => {};
  await new Promise<void>((resolve) => {
    rider.trpc.rides.current.subscribe(undefined, {
      onData: (message) => {
        if (message.type === 'snapshot') resolve();
        else if (message.data.kind === 'ride' && message.data.ride.status === 'accepted') onAccepted();
      },
    });
  });
  driver.trpc.rides.driving.subscribe(undefined, {});
  return {
    /** @returns milliseconds from the driver's accept to the rider's client */
    acceptOnce: async (): Promise<number> => {
      const ride = await rider.trpc.rides.request.mutate({
        commandId: crypto.randomUUID(),
        type: 'standard',
        pickup: { address: 'Gulshan 2 Circle', lat: 23.7947, lng: 90.4143 },
        destination: { address: 'Airport', lat: 23.8433, lng: 90.3978 },
      });
      const seen = new Promise<void>((resolve) => (onAccepted = resolve));
      const start = performance.now();
      const accepted = driver.trpc.rides.accept.mutate({ rideId: ride.id });
      await seen;
      const took = performance.now() - start;
      await accepted;
      await driver.trpc.rides.cancel.mutate({ rideId: ride.id });
      return took;
    },
    close: () => Promise.all([rider.close(), driver.close()]),
  };
}

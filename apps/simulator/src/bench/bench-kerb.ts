import { makeActor } from '@ridewire/api/testing/actors';
import { makeDeviceKeys, startPushService } from '@ridewire/api/testing/push-device';
import type { Db } from '@ridewire/db';
import { compareRounds, NO_GOAL, type Result } from './compare.ts';
import { connectActor } from './people.ts';
import { startServers } from './start-servers.ts';
import { median, quantile } from './statistics.ts';

const ROUNDS = 6;
const PER_ROUND = 48;
/** Nobody writes more than 20 messages a minute. */
const PAIRS = 24;

/** A push is on its way and noted as sent by then. */
const SETTLES_MS = 60;

const TRIP = {
  type: 'standard',
  pickup: { address: 'Gulshan 2 Circle', lat: 23.7947, lng: 90.4143 },
  destination: { address: 'Airport', lat: 23.8433, lng: 90.3978 },
};

type PushService = Awaited<ReturnType<typeof startPushService>>;

/** What both sides do at the pickup, from the press to the other screen, beside an accept; and a push with the app closed. */
export async function benchKerb(): Promise<Result[]> {
  const service = await startPushService();
  const servers = await startServers({ PUSH_HOSTS: service.url });
  const { db, product } = servers;
  const pairs = await Promise.all(
    Array.from({ length: PAIRS }, (_, n) => makePair(db, product.url, service, `/device-${n}`)),
  );
  const rounds = { accept: [] as number[], arrive: [] as number[], say: [] as number[] };
  const pushes: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const times = {
      accept: [] as number[],
      arrive: [] as number[],
      say: [] as number[],
      push: [] as number[],
    };
    for (let n = 0; n < PER_ROUND; n++) {
      const took = await (pairs[n % PAIRS] as Pair).ride();
      for (const act of ['accept', 'arrive', 'say', 'push'] as const) times[act].push(took[act]);
    }
    // The first round only warms up.
    if (round === 0) continue;
    for (const act of ['accept', 'arrive', 'say'] as const) rounds[act].push(median(times[act]));
    pushes.push(...times.push);
  }
  await Promise.all(pairs.map((pair) => pair.close()));
  await servers.stop();
  await service.stop();
  const millis = (ms: number) => `${ms.toFixed(2)} ms`;
  const beside = (title: string, act: 'arrive' | 'say') =>
    compareRounds(title, { floor: rounds.accept, product: rounds[act] }, millis, { atMost: 1.3 });
  const p95 = quantile(pushes, 0.95);
  return [
    beside('“I have arrived” → rider’s client, beside an accept, p50', 'arrive'),
    beside('a message → the other client, beside an accept, p50', 'say'),
    {
      title: 'accepted, app closed → push service, p95, beside an accept',
      floor: millis(median(rounds.accept)),
      product: `${millis(p95)} (p50 ${median(pushes).toFixed(2)})`,
      ratio: p95 / median(rounds.accept),
      goal: NO_GOAL,
      reached: true,
    },
  ];
}

type Pair = Awaited<ReturnType<typeof makePair>>;

/** A rider and a driver, each with the app open, and a device of the rider that is told by push. */
async function makePair(db: Db, url: string, service: PushService, path: string) {
  const actors = { rider: await makeActor(db, 'rider'), driver: await makeActor(db, 'driver') };
  const [rider, driver] = [connectActor(url, actors.rider), connectActor(url, actors.driver)];
  const { keys } = makeDeviceKeys();
  await rider.trpc.push.subscribe.mutate({ endpoint: service.url + path, keys });
  let onStatus: (status: string, isThere: boolean) => void = () => {};
  let onSaid = () => {};
  await new Promise<void>((resolve) => {
    rider.trpc.rides.current.subscribe(undefined, {
      onData: (message) => {
        if (message.type === 'snapshot') resolve();
        else if (message.data.kind === 'ride')
          onStatus(message.data.ride.status, message.data.ride.times.arrived !== undefined);
      },
    });
  });
  driver.trpc.rides.driving.subscribe(undefined, {});

  /** Milliseconds from a press until the other side has it, once nothing of what was before is under way. */
  async function time(act: () => Promise<unknown>, heard: Promise<void>): Promise<number> {
    await new Promise((resolve) => setTimeout(resolve, SETTLES_MS));
    const start = performance.now();
    const done = act();
    await heard;
    const took = performance.now() - start;
    await done;
    return took;
  }
  const when = (isSo: (status: string, isThere: boolean) => boolean) =>
    new Promise<void>((resolve) => {
      onStatus = (status, isThere) => isSo(status, isThere) && resolve();
    });

  return {
    /** One ride to the pickup, with a message from the driver. */
    ride: async () => {
      const { id: rideId } = await rider.trpc.rides.request.mutate({
        commandId: crypto.randomUUID(),
        ...TRIP,
      });
      const before = service.at(path).length;
      let pressedMs = 0;
      const accepted = when((status) => status === 'accepted');
      const press = () => {
        pressedMs = Date.now();
        return driver.trpc.rides.accept.mutate({ rideId });
      };
      const accept = await time(press, accepted);
      while (service.at(path).length === before) await new Promise((resolve) => setTimeout(resolve, 1));
      const push = (service.at(path)[before]?.atMs ?? Infinity) - pressedMs;

      const there = when((_, isThere) => isThere);
      const arrive = await time(() => driver.trpc.rides.arrive.mutate({ rideId }), there);

      const chat = await new Promise<{ unsubscribe: () => void }>((resolve) => {
        const following = rider.trpc.chat.live.subscribe(
          { rideId, driverId: actors.driver.userId },
          { onData: (message) => (message.type === 'snapshot' ? resolve(following) : onSaid()) },
        );
      });
      const said = new Promise<void>((resolve) => (onSaid = resolve));
      const words = { id: crypto.randomUUID(), rideId, text: 'At the gate' };
      const say = await time(() => driver.trpc.chat.say.mutate(words), said);
      chat.unsubscribe();
      await driver.trpc.rides.cancel.mutate({ rideId });
      return { accept, arrive, say, push };
    },
    close: () => Promise.all([rider.close(), driver.close()]),
  };
}

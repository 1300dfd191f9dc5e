import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { makeActor, type TestActor } from '@ridewire/api/testing/actors';
import type { Connection } from '../people/open-connection.ts';
import { connectActor, makePerson } from './people.ts';
import type { ServerProcess } from './start-process.ts';
import type { Servers } from './start-servers.ts';
import { compareRounds } from './compare.ts';
import { sized } from './size.ts';

const RAW_SUBSCRIBERS = fileURLToPath(new URL('./raw-subscribers.ts', import.meta.url));
const SUBSCRIBERS = Number(process.env['BENCH_SUBSCRIBERS'] ?? sized(2_000, 10_000));
const WARM_UP = SUBSCRIBERS / 5;
const ROUNDS = sized(5, 9);
const EVENTS = 12;
/** Sockets opened at the same time. */
const OPENING = 200;
/** The most sockets one person may have open. */
const SOCKETS_OF_ONE = 100;

/** One event to many subscribers: server CPU per message, and the memory of an idle socket with its subscription. */
export async function benchFanOut({ db, product, floor }: Servers) {
  const driver = await makePerson(db, product.url, 'driver');
  const rider = await makePerson(db, product.url, 'rider');
  const admins: TestActor[] = [];
  for (let i = 0; i < SUBSCRIBERS; i += SOCKETS_OF_ONE) admins.push(await makeActor(db, 'admin'));
  let seen = 0;
  let frameBytes = 0;

  const subscribers: Connection[] = [];
  const subscribe = async () => {
    const admin = admins[Math.floor(subscribers.length / SOCKETS_OF_ONE)] as TestActor;
    const person = connectActor(product.url, admin);
    subscribers.push(person);
    await new Promise<void>((resolve, reject) => {
      person.trpc.rides.board.subscribe(undefined, {
        onData: (message) => {
          if (message.type === 'snapshot') resolve();
          else if (message.data.kind === 'ride') {
            seen += 1;
            if (!frameBytes) frameBytes = JSON.stringify(message).length + 40;
          }
        },
        onError: reject,
      });
    });
  };
  // The first sockets use memory the process had anyway, so only the growth from the rest counts.
  await inBatches(WARM_UP, subscribe);
  const before = product.residentBytes();
  await inBatches(SUBSCRIBERS - WARM_UP, subscribe);
  const productSocketBytes = (product.residentBytes() - before) / (SUBSCRIBERS - WARM_UP);

  const { id: rideId } = await rider.trpc.rides.request.mutate({
    commandId: crypto.randomUUID(),
    type: 'standard',
    pickup: { address: 'Gulshan 2 Circle', lat: 23.7947, lng: 90.4143 },
    destination: { address: 'Airport', lat: 23.8433, lng: 90.3978 },
  });
  await until(() => seen >= SUBSCRIBERS);

  const room = `${floor.url.replace('http', 'ws')}/fan-out`;
  const raw = fork(RAW_SUBSCRIBERS, [room, String(SUBSCRIBERS), String(WARM_UP)]);
  const heard = (word: string) =>
    new Promise<void>((resolve) => {
      const listen = (message: unknown) => {
        if (message !== word) return;
        raw.off('message', listen);
        resolve();
      };
      raw.on('message', listen);
    });
  await heard('warm');
  const beforeFloor = floor.residentBytes();
  raw.send('go on');
  await heard('open');
  const floorSocketBytes = (floor.residentBytes() - beforeFloor) / (SUBSCRIBERS - WARM_UP);

  // The sender is in the room too and gets its own messages; only the others are counted.
  const sender = new WebSocket(room, { perMessageDeflate: false });
  await new Promise((resolve) => sender.once('open', resolve));
  const frame = 'x'.repeat(frameBytes);
  await driver.trpc.rides.accept.mutate({ rideId });
  await until(() => seen >= 2 * SUBSCRIBERS);
  const micros = { floor: [] as number[], product: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const floorCost = await costPerMessage(floor, async () => {
      for (let i = 0; i < EVENTS; i++) {
        const all = heard('all');
        sender.send(frame);
        await all;
      }
    });
    const productCost = await costPerMessage(product, async () => {
      for (let i = 0; i < EVENTS; i++) {
        const goal = seen + SUBSCRIBERS;
        // An admin can move a ride back and forth forever.
        await subscribers[0]?.trpc.rides.setStatus.mutate({ rideId, to: i % 2 ? 'picked_up' : 'in_transit' });
        await until(() => seen >= goal);
      }
    });
    if (round > 0) {
      micros.floor.push(floorCost);
      micros.product.push(productCost);
    }
  }
  sender.terminate();
  raw.disconnect();
  await Promise.all(subscribers.map((person) => person.close()));
  await Promise.all([driver.close(), rider.close()]);

  const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
  return [
    compareRounds(
      `one event to ${SUBSCRIBERS} subscribers, server CPU per message`,
      micros,
      (value) => `${value.toFixed(1)} µs`,
      { atMost: 1.05 },
    ),
    {
      title: 'resident memory per idle signed-in socket with its subscription',
      floor: kB(floorSocketBytes),
      product: kB(productSocketBytes),
      ratio: productSocketBytes / floorSocketBytes,
      goal: 'at most 10 kB',
      reached: productSocketBytes <= 10_000,
    },
  ];
}

async function costPerMessage(server: ServerProcess, burst: () => Promise<void>): Promise<number> {
  const start = server.cpuMs();
  await burst();
  return ((server.cpuMs() - start) * 1_000) / (EVENTS * SUBSCRIBERS);
}

async function inBatches(count: number, one: () => Promise<void>): Promise<void> {
  for (let made = 0; made < count; made += OPENING) {
    await Promise.all(Array.from({ length: Math.min(OPENING, count - made) }, one));
  }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

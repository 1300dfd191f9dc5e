import { WebSocket } from 'ws';
import { makeActor } from '@ridewire/api/testing/actors';
import type { Connection } from '../people/open-connection.ts';
import { connectActor, makePerson } from './people.ts';
import type { ServerProcess } from './start-process.ts';
import type { Servers } from './start-servers.ts';
import { median } from './statistics.ts';

const SUBSCRIBERS = Number(process.env['BENCH_SUBSCRIBERS'] ?? 10_000);
const ROUNDS = 5;
const EVENTS = 12;
/** Sockets opened at the same time. */
const OPENING = 200;

/** One event to many subscribers: server CPU per message, and the memory of an idle socket with its subscription. */
export async function benchFanOut({ db, product, floor }: Servers) {
  const driver = await makePerson(db, product.url, 'driver');
  const rider = await makePerson(db, product.url, 'rider');
  const admin = await makeActor(db, 'admin');
  let seen = 0;
  let frameBytes = 0;

  const before = product.residentBytes();
  const subscribers: Connection[] = [];
  await inBatches(SUBSCRIBERS, async () => {
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
  });
  const productSocketBytes = (product.residentBytes() - before) / SUBSCRIBERS;

  const { id: rideId } = await rider.trpc.rides.request.mutate({
    commandId: crypto.randomUUID(),
    type: 'standard',
    pickup: { address: 'Gulshan 2 Circle', lat: 23.7947, lng: 90.4143 },
    destination: { address: 'Airport', lat: 23.8433, lng: 90.3978 },
  });
  await until(() => seen >= SUBSCRIBERS);

  const beforeFloor = floor.residentBytes();
  let floorSeen = 0;
  const raw: WebSocket[] = [];
  await inBatches(SUBSCRIBERS, async () => {
    const socket = new WebSocket(`${floor.url.replace('http', 'ws')}/fan-out`, { perMessageDeflate: false });
    raw.push(socket);
    socket.on('message', () => (floorSeen += 1));
    await new Promise((resolve) => socket.once('open', resolve));
  });
  const floorSocketBytes = (floor.residentBytes() - beforeFloor) / SUBSCRIBERS;

  const frame = 'x'.repeat(frameBytes);
  await driver.trpc.rides.accept.mutate({ rideId });
  await until(() => seen >= 2 * SUBSCRIBERS);
  const micros = { floor: [] as number[], product: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const floorCost = await costPerMessage(floor, async () => {
      for (let i = 0; i < EVENTS; i++) {
        const goal = floorSeen + SUBSCRIBERS;
        raw[0]?.send(frame);
        await until(() => floorSeen >= goal);
      }
    });
    const productCost = await costPerMessage(product, async () => {
      for (let i = 0; i < EVENTS; i++) {
        const goal = seen + SUBSCRIBERS;
        // An admin's steps to and fro go on for ever.
        await subscribers[0]?.trpc.rides.setStatus.mutate({ rideId, to: i % 2 ? 'picked_up' : 'in_transit' });
        await until(() => seen >= goal);
      }
    });
    if (round > 0) {
      micros.floor.push(floorCost);
      micros.product.push(productCost);
    }
  }
  for (const socket of raw) socket.terminate();
  await Promise.all(subscribers.map((person) => person.close()));
  await Promise.all([driver.close(), rider.close()]);

  const [floorMicros, productMicros] = [median(micros.floor), median(micros.product)];
  const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
  return [
    {
      title: `one event to ${SUBSCRIBERS} subscribers, server CPU per message`,
      floor: `${floorMicros.toFixed(1)} µs`,
      product: `${productMicros.toFixed(1)} µs`,
      ratio: productMicros / floorMicros,
      goal: 'at most 1.15',
      reached: productMicros / floorMicros <= 1.15,
    },
    {
      title: 'resident memory per idle signed-in socket with its subscription',
      floor: kB(floorSocketBytes),
      product: kB(productSocketBytes),
      ratio: productSocketBytes / floorSocketBytes,
      goal: 'at most 18 kB',
      reached: productSocketBytes <= 18_000,
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

import { setTimeout as wait } from 'node:timers/promises';
import { makeActor } from '@ridewire/api/testing/actors';
import { WebSocket } from 'ws';
import { compareRounds, type Result } from './compare.ts';
import { makeCity } from './make-city.ts';
import { measureEvents, type CrowdRound } from './measure-crowd.ts';
import { openCrowd, processesFor, type Crowd } from './open-crowd.ts';
import { makePerson } from './people.ts';
import { startServers, startMore } from './start-servers.ts';
import { median } from './statistics.ts';

const SOCKETS = Number(process.env['BENCH_SOCKETS'] ?? 50_000);
/** How many sockets get each event. */
const WATCHERS = Math.min(5_000, SOCKETS / 4);
const ROUNDS = 4;
/** How long to measure the cost of idle sockets. */
const IDLE_MS = 10_000;
/** The most sockets one person may have open. */
const SOCKETS_OF_ONE = 100;
const GOAL_MS = 200;

/**
 * A crowd on as many processes as their open files need. Most are riders who subscribe to their own ride and get nothing;
 * the others watch the board, on which five rides change per second. The floor is bare ws with as many sockets and as
 * many messages of the same length.
 */
export async function benchCrowd(): Promise<Result[]> {
  const servers = await startServers();
  const more = await startMore(servers, processesFor(SOCKETS) - 1);
  const products = [servers.product, ...more.products];
  const floors = [servers.floor, ...more.floors];
  const { db } = servers;
  try {
    const { riders } = await makeCity(db, {
      drivers: 1,
      freeDrivers: 1,
      rides: 0,
      freeRiders: SOCKETS - WATCHERS,
    });
    const idle = riders.map(({ cookie }) => cookie);
    const admins: string[] = [];
    for (let i = 0; i < WATCHERS; i += SOCKETS_OF_ONE) admins.push((await makeActor(db, 'admin')).cookie);
    const watching = Array.from(
      { length: WATCHERS },
      (_, i) => admins[Math.floor(i / SOCKETS_OF_ONE)] as string,
    );
    const shareOf = (all: string[], index: number) => all.filter((_, i) => i % products.length === index);
    const started = performance.now();
    const live = await openCrowd(products, ({ url }, index) => [
      { url: `${url.replace('http', 'ws')}/trpc`, cookies: shareOf(idle, index), path: 'rides.current' },
      {
        url: `${url.replace('http', 'ws')}/trpc`,
        cookies: shareOf(watching, index),
        path: 'rides.board',
        counted: '"ride"',
      },
    ]);
    const seconds = (performance.now() - started) / 1_000;
    const bare = await openCrowd(floors, ({ url }, index) => [
      { url: `${url.replace('http', 'ws')}/idle`, cookies: shareOf(idle, index) },
      { url: `${url.replace('http', 'ws')}/crowd`, cookies: shareOf(watching, index), counted: 'x' },
    ]);
    console.log(`\n${SOCKETS} sockets on ${products.length} processes, opened in ${seconds.toFixed(0)} s`);

    const [rider, driver, admin] = await Promise.all(
      (['rider', 'driver', 'admin'] as const).map((role) => makePerson(db, products[0]?.url ?? '', role)),
    );
    const ride = await rider?.trpc.rides.request.mutate({
      commandId: crypto.randomUUID(),
      type: 'standard',
      pickup: { address: 'Gulshan 2 Circle', lat: 23.7947, lng: 90.4143 },
      destination: { address: 'Airport', lat: 23.8433, lng: 90.3978 },
    });
    const rideId = ride?.id ?? '';
    await driver?.trpc.rides.accept.mutate({ rideId });
    const senders = await Promise.all(
      floors.map(({ url }) => openSender(`${url.replace('http', 'ws')}/crowd`)),
    );
    const frame = 'x'.repeat(1_000);
    const quietCpu = live.cpuMs();
    await wait(IDLE_MS);
    const idlePercent = ((live.cpuMs() - quietCpu) / IDLE_MS) * 100;

    let steps = 0;
    const rounds = { floor: [] as CrowdRound[], product: [] as CrowdRound[] };
    for (let round = 0; round <= ROUNDS; round++) {
      const floor = await measureEvents(bare, WATCHERS, () =>
        senders.forEach((socket) => socket.send(frame)),
      );
      // An admin can move a ride back and forth forever.
      const product = await measureEvents(live, WATCHERS, () =>
        admin?.trpc.rides.setStatus.mutate({ rideId, to: steps++ % 2 ? 'in_transit' : 'picked_up' }),
      );
      // The first round only warms up both.
      if (round === 0) continue;
      rounds.floor.push(floor);
      rounds.product.push(product);
    }
    for (const person of [rider, driver, admin]) await person?.close();
    senders.forEach((socket) => socket.terminate());
    for (const crowd of [live, bare]) crowd.close();
    return describe(rounds, { live, bare }, idlePercent);
  } finally {
    await more.stop();
    await servers.stop();
  }
}

function describe(
  { floor, product }: { floor: CrowdRound[]; product: CrowdRound[] },
  { live, bare }: { live: Crowd; bare: Crowd },
  idlePercent: number,
): Result[] {
  const all = (rounds: CrowdRound[], key: keyof CrowdRound) => rounds.map((round) => round[key]);
  const millis = (ms: number) => `${ms.toFixed(0)} ms`;
  const tail = median(all(product, 'p99'));
  const perSecond = Math.round(median(all(product, 'perSecond')));
  const title = `${SOCKETS} sockets, ${perSecond} messages a second`;
  const figures = { floor: all(floor, 'p99'), product: all(product, 'p99') };
  const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
  return [
    {
      ...compareRounds(`${title}, p99 until each has it`, figures, millis, { atMost: 1 }),
      floor: `${millis(median(figures.floor))} (p50 ${millis(median(all(floor, 'p50')))})`,
      product: `${millis(tail)} (p50 ${millis(median(all(product, 'p50')))})`,
      goal: `at most ${GOAL_MS} ms`,
      reached: tail <= GOAL_MS,
    },
    compareRounds(
      `${title}, server CPU per message; ${idlePercent.toFixed(1)} % of a core while idle`,
      { floor: all(floor, 'microsEach'), product: all(product, 'microsEach') },
      (value) => `${value.toFixed(1)} µs`,
      { atMost: 1.5 },
    ),
    {
      title: `${SOCKETS} sockets, resident memory each`,
      floor: kB(bare.bytesPerSocket),
      product: kB(live.bytesPerSocket),
      ratio: live.bytesPerSocket / bare.bytesPerSocket,
      goal: 'at most 10 kB',
      reached: live.bytesPerSocket <= 10_000,
    },
  ];
}

async function openSender(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await new Promise((resolve) => socket.once('open', resolve));
  return socket;
}

/**
 * The benchmarks: floor and product in one run, rounds interleaved, ratios printed. `npm run bench`, or with the names
 * of some: `npm run bench -- latency rides fan-out sign-in board desk figures-cost eta city dispatch`.
 */
import { benchBoard } from './bench-board.ts';
import { benchCity } from './bench-city.ts';
import { benchDesk } from './bench-desk.ts';
import { benchDispatch } from './bench-dispatch.ts';
import { benchEta } from './bench-eta.ts';
import { benchFanOut } from './bench-fan-out.ts';
import { benchFiguresCost } from './bench-figures-cost.ts';
import { benchLatency } from './bench-latency.ts';
import { benchRides } from './bench-rides.ts';
import { benchSignIn } from './bench-sign-in.ts';
import { startServers, type Servers } from './start-servers.ts';

interface Result {
  title: string;
  floor: string;
  product: string;
  ratio: number;
  goal: string;
  reached: boolean;
}

/** Each on servers of its own: what one leaves behind must not weigh on the next. */
const onServers = (bench: (servers: Servers) => Promise<Result | Result[]>) => async () => {
  const servers = await startServers();
  try {
    return await bench(servers);
  } finally {
    await servers.stop();
  }
};

const BENCHMARKS: Record<string, () => Promise<Result | Result[]>> = {
  latency: onServers(benchLatency),
  rides: onServers(benchRides),
  'fan-out': onServers(benchFanOut),
  'sign-in': onServers(benchSignIn),
  board: benchBoard,
  desk: benchDesk,
  'figures-cost': onServers(benchFiguresCost),
  eta: benchEta,
  city: benchCity,
  dispatch: benchDispatch,
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark "${unknown.join('", "')}". There are: ${Object.keys(BENCHMARKS).join(', ')}.`,
  );
  process.exit(1);
}

for (const [name, bench] of Object.entries(BENCHMARKS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const result of [await bench()].flat()) {
    const { title, floor, product, ratio, goal, reached } = result;
    console.log(
      `${title}\n  floor ${floor} · product ${product} · ratio ${ratio.toFixed(2)} · goal ${goal}: ${reached ? 'reached' : 'NOT reached'}`,
    );
  }
}

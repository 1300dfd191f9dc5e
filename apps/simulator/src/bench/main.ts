/**
 * The benchmarks: floor and product in one run with interleaved rounds. Ratios are printed and kept in
 * bench-results.json. Run `npm run bench`, optionally with names; `--quick` takes a minute, `--write` updates
 * docs/performance.md from the kept results.
 */
import { benchBoard } from './bench-board.ts';
import { benchCity } from './bench-city.ts';
import { benchCrowd } from './bench-crowd.ts';
import { benchDesk } from './bench-desk.ts';
import { benchDispatch } from './bench-dispatch.ts';
import { benchEta } from './bench-eta.ts';
import { benchFanOut } from './bench-fan-out.ts';
import { benchFiguresCost } from './bench-figures-cost.ts';
import { benchFollowing } from './bench-following.ts';
import { benchHomes } from './bench-homes.ts';
import { benchKnownDrivers } from './bench-known-drivers.ts';
import { benchLatency } from './bench-latency.ts';
import { benchPeers } from './bench-peers.ts';
import { benchRides } from './bench-rides.ts';
import { benchNeighbors } from './bench-neighbors.ts';
import { benchShippedCity } from './bench-shipped-city.ts';
import { benchSignIn } from './bench-sign-in.ts';
import { benchStorm } from './bench-storm.ts';
import { benchTelling } from './bench-telling.ts';
import { benchTransport } from './bench-transport.ts';
import { benchWebhooks } from './bench-webhooks.ts';
import { benchWeek } from './bench-week.ts';
import { hasNats } from '@ridewire/api/testing/start-nats';
import { findRecorded } from '@ridewire/streets/testing/recorded-data';
import { chooseBenchmarks } from './choose-benchmarks.ts';
import { isMachineBusy } from './machine-load.ts';
import { verdictOf, type Result } from './compare.ts';
import { saveResults } from './results.ts';
import { isQuick } from './size.ts';
import { startServers, type Servers } from './start-servers.ts';
import { writePerformance } from './write-performance.ts';

/** Each on its own servers, so that none is affected by what another leaves behind. */
const onServers = (bench: (servers: Servers) => Promise<Result | Result[]>) => async () => {
  const servers = await startServers();
  try {
    return await bench(servers);
  } finally {
    await servers.stop();
  }
};

/**
 * The default set takes about a quarter of an hour, a quick run a minute. The others first make a big database or crowd,
 * press a hundred buttons slowly, or read recorded data, and run only by name.
 */
const BENCHMARKS: Record<string, () => Promise<Result | Result[]>> = {
  latency: onServers(benchLatency),
  rides: onServers(benchRides),
  'fan-out': onServers(benchFanOut),
  peers: onServers(benchPeers),
  'sign-in': onServers(benchSignIn),
  storm: onServers(benchStorm),
  neighbors: onServers(benchNeighbors),
  board: benchBoard,
  homes: onServers(benchHomes),
  following: benchFollowing,
  crowd: benchCrowd,
  desk: benchDesk,
  'figures-cost': onServers(benchFiguresCost),
  eta: benchEta,
  city: benchCity,
  'shipped-city': benchShippedCity,
  dispatch: benchDispatch,
  'known-drivers': benchKnownDrivers,
  telling: benchTelling,
  transport: benchTransport,
  week: benchWeek,
  webhooks: benchWebhooks,
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const options = new Set(['--quick', '--write']);
const wanted = process.argv.slice(2).filter((word) => !options.has(word));
const isWriting = process.argv.includes('--write');
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark "${unknown.join('", "')}". There are: ${Object.keys(BENCHMARKS).join(', ')}; --quick, --write.`,
  );
  process.exit(1);
}
if (!hasNats && wanted.some((name) => name === 'telling' || name === 'transport')) {
  console.error('The benchmarks “telling” and “transport” need nats-server on PATH.');
  process.exit(1);
}
const hasFile = (name: string) => findRecorded(name) !== null;
const { chosen, leftOut } =
  isWriting && wanted.length === 0
    ? { chosen: [], leftOut: [] }
    : chooseBenchmarks({ wanted, isQuick, hasFile });
const secondsSince = (start: number) => Math.round((performance.now() - start) / 1_000);
const begun = performance.now();
for (const name of chosen) {
  const isBusy = await isMachineBusy();
  const start = performance.now();
  const found = [await (BENCHMARKS[name] as (typeof BENCHMARKS)[string])()].flat();
  const results = found.map((result) => ({ ...result, isBusy }));
  for (const result of results) {
    const { title, floor, product, ratio, goal, spread } = result;
    const apart = spread === undefined ? '' : ` · the floor's rounds ${(spread * 100).toFixed(0)} % apart`;
    console.log(
      `${title}\n  floor ${floor} · product ${product} · ratio ${ratio.toFixed(2)} · goal ${goal}: ${verdictOf(result)}${apart}`,
    );
  }
  saveResults(name, results, isQuick);
  console.log(`  (${name}: ${secondsSince(start)} s${isBusy ? ', on a machine that others keep busy' : ''})`);
}
for (const sentence of leftOut) console.log(sentence);
if (chosen.length > 1) console.log(`${secondsSince(begun)} seconds in all`);
if (isWriting) writePerformance();

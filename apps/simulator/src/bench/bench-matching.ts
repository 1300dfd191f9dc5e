import { createMatcher, matchInTurn, type Matcher } from '@ridewire/api/testing/matching';
import { matchBatch, type Pair } from '@ridewire/dispatch';
import { seededRandom } from '@ridewire/streets/testing/random-streets';
import { makeCrowd, type Spread } from './make-crowd.ts';
import { median, quantile } from './statistics.ts';
import { millis, printTable } from './time-repeats.ts';

const COUNT = 1_000;
/** How many of the nearest drivers the product considers for a request. */
const USUAL_KNOWN = 20;
const ROUNDS = { usual: 9, all: 3 };
const GOAL_HELD_MS = 50;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** A thousand requests and a thousand drivers, compared with sending the nearest pair first. */
export async function benchMatching() {
  const matcher = createMatcher(silent);
  const random = seededRandom();
  const rows = [
    [
      'match',
      'greedy',
      'ratio',
      'in a thread: waited',
      'main thread held',
      'served, greedy',
      'meters each, greedy',
    ],
  ];
  const results = [];
  try {
    for (const known of [USUAL_KNOWN, COUNT])
      for (const spread of ['uniform', 'clustered'] as const) {
        const measured = await measure(matcher, makeCrowd(COUNT, known, spread, random));
        rows.push([`${name(known, spread)}: ${measured.cells[0]}`, ...measured.cells.slice(1)]);
        if (known === USUAL_KNOWN) results.push(...toResults(spread, measured));
      }
  } finally {
    await matcher.stop();
  }
  printTable(`${COUNT} requests and ${COUNT} drivers matched`, rows);
  console.log(`  the thread was too late ${matcher.fallbacks} times, and the nearest pair came first then`);
  return results;
}

const name = (known: number, spread: Spread) => `${known === COUNT ? 'all' : known} known, ${spread}`;

async function measure(matcher: Matcher, pairs: Pair[]) {
  const task = { requestCount: COUNT, driverCount: COUNT, pairs };
  const rounds = pairs.length < COUNT * COUNT ? ROUNDS.usual : ROUNDS.all;
  const times = {
    greedy: [] as number[],
    match: [] as number[],
    waited: [] as number[],
    held: [] as number[],
  };
  // The first round only compiles everything and starts the thread.
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now();
    matchInTurn(task);
    const matching = performance.now();
    matchBatch(COUNT, COUNT, pairs);
    const ended = performance.now();
    const thread = await watchLoop(() => matcher.match(task));
    if (round === 0) continue;
    times.greedy.push(matching - began);
    times.match.push(ended - matching);
    times.waited.push(thread.waitedMs);
    times.held.push(thread.heldMs);
  }
  const [greedy, best] = [sum(pairs, matchInTurn(task)), sum(pairs, matchBatch(COUNT, COUNT, pairs))];
  const [greedyMs, matchMs] = [median(times.greedy), median(times.match)];
  const heldMs = median(times.held);
  return {
    greedyMs,
    matchMs,
    heldMs,
    greedy,
    best,
    cells: [
      millis(matchMs),
      millis(greedyMs),
      (matchMs / greedyMs).toFixed(2),
      `${millis(median(times.waited))} (p95 ${millis(quantile(times.waited, 0.95))})`,
      `${millis(heldMs)} (max ${millis(Math.max(...times.held))})`,
      `${best.served}, ${greedy.served}`,
      `${best.meters.toFixed(0)}, ${greedy.meters.toFixed(0)}`,
    ],
  };
}

function toResults(
  spread: Spread,
  { greedyMs, matchMs, heldMs, greedy, best }: Awaited<ReturnType<typeof measure>>,
) {
  const title = `${COUNT} requests to ${COUNT} drivers, ${spread}, ${USUAL_KNOWN} known to each`;
  return [
    {
      title: `${title}: CPU (floor: nearest pair first)`,
      floor: millis(greedyMs),
      product: millis(matchMs),
      ratio: matchMs / greedyMs,
      goal: 'at most 5',
      reached: matchMs / greedyMs <= 5,
    },
    {
      title: `${title}: meters to the pickups, nobody served counting as the whole city (floor: nearest pair first)`,
      floor: `${(greedy.total / 1000).toFixed(0)} km, ${greedy.served} served`,
      product: `${(best.total / 1000).toFixed(0)} km, ${best.served} served`,
      ratio: best.total / greedy.total,
      goal: 'at most 1',
      reached: best.total <= greedy.total,
    },
    {
      title: `${title}: event loop held by the caller`,
      floor: millis(GOAL_HELD_MS),
      product: millis(heldMs),
      ratio: heldMs / GOAL_HELD_MS,
      goal: 'at most 1',
      reached: heldMs <= GOAL_HELD_MS,
    },
  ];
}

/** A request that is not served counts as a car from the other end of the city, in meters. */
const APART_METERS = 16_000;

function sum(pairs: readonly Pair[], driverOf: Int32Array) {
  let [served, total] = [0, 0];
  for (const { request, driver, cost } of pairs) {
    if (driverOf[request] !== driver) continue;
    served += 1;
    total += cost;
  }
  return { served, meters: total / served, total: total + (driverOf.length - served) * APART_METERS };
}

/** How long the answer takes, and the longest time nothing else could run meanwhile, in milliseconds. */
async function watchLoop(work: () => Promise<unknown>): Promise<{ waitedMs: number; heldMs: number }> {
  const began = performance.now();
  let [last, heldMs] = [began, 0];
  const turn = () => {
    const now = performance.now();
    heldMs = Math.max(heldMs, now - last);
    last = now;
  };
  const timer = setInterval(turn, 1);
  try {
    await work();
    return { waitedMs: performance.now() - began, heldMs: (turn(), heldMs) };
  } finally {
    clearInterval(timer);
  }
}

import type { Db } from '@ridewire/db';
import { AT_ONCE, driveFor, makePair } from './bench-rides.ts';
import type { Servers } from './start-servers.ts';
import { median } from './statistics.ts';

const ROUNDS = 7;
const ROUND_MS = 4_000;
/** SPEC of the desk: what is kept may cost so much of the rides' throughput. */
const LEAST_RATIO = 0.85;

/** What the database does beside a ride itself, by the triggers on rides that do it. */
const KEPT = {
  figures: ['rides_requested', 'rides_ended', 'rides_moved'],
  search: ['rides_note_search'],
};

const VARIANTS = {
  neither: [],
  figures: KEPT.figures,
  search: KEPT.search,
  both: [...KEPT.figures, ...KEPT.search],
};
type Variant = keyof typeof VARIANTS;

/** Whole rides a second with triggers and without, by turns on the same database: what keeping figures and search costs. */
export async function benchFiguresCost({ db, product }: Servers) {
  const pairs = await Promise.all(Array.from({ length: AT_ONCE }, () => makePair(db, product.url)));
  await driveFor(pairs, 3_000);
  const rates: Record<Variant, number[]> = { neither: [], figures: [], search: [], both: [] };
  const names = Object.keys(VARIANTS) as Variant[];
  for (let round = 0; round < ROUNDS; round++) {
    // Each in turn begins, so that none always finds the tables smallest.
    for (const turn of names.keys()) {
      const name = names[(round + turn) % names.length] as Variant;
      await enableOnly(db, VARIANTS[name]);
      rates[name].push((await driveFor(pairs, ROUND_MS)) / (ROUND_MS / 1_000));
    }
  }
  await Promise.all(pairs.flat().map((person) => person.close()));
  return (['figures', 'search', 'both'] as const).map((name) => {
    const ratio = median(rates[name].map((rate, round) => rate / (rates.neither[round] as number)));
    return {
      title: `whole rides per second, ${AT_ONCE} at once, keeping ${name === 'both' ? 'figures and search' : name}`,
      floor: median(rates.neither).toFixed(0),
      product: median(rates[name]).toFixed(0),
      ratio,
      goal: `at least ${LEAST_RATIO}`,
      reached: ratio >= LEAST_RATIO,
    };
  });
}

async function enableOnly(db: Db, wanted: readonly string[]): Promise<void> {
  const changes = VARIANTS.both.map(
    (trigger) => `${wanted.includes(trigger) ? 'enable' : 'disable'} trigger ${trigger}`,
  );
  await db.pool.query(`alter table rides ${changes.join(', ')}`);
}

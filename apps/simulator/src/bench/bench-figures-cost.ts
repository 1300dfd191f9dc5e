import type { Db } from '@ridewire/db';
import { AT_ONCE, driveFor, makePair, type Pair } from './bench-rides.ts';
import { spreadOf } from './compare.ts';
import { readDatabaseCpuMs } from './read-database-cpu.ts';
import type { Servers } from './start-servers.ts';
import { median } from './statistics.ts';

const ROUNDS = 5;
const ROUND_MS = 4_000;
/** Ride throughput with kept figures must be at least this share of the throughput without them. */
const LEAST_RATIO = 0.85;

/** The triggers on rides, with what the database does besides the ride itself. */
const FIGURES = ['rides_requested', 'rides_ended', 'rides_moved'];
const SEARCH = ['rides_note_search'];
const VARIANTS = { neither: [], figures: FIGURES, search: SEARCH, both: [...FIGURES, ...SEARCH] };
type Variant = keyof typeof VARIANTS;

interface Round {
  /** Whole rides per second. */
  rate: number;
  /** Processor time of server and database per ride, in milliseconds; it does not depend on other load. */
  cpuMs: number;
}

/** Whole rides with and without triggers, alternating on the same database: the cost of keeping figures and search. */
export async function benchFiguresCost(servers: Servers) {
  const { db, product } = servers;
  const pairs = await Promise.all(Array.from({ length: AT_ONCE }, () => makePair(db, product.url)));
  await driveFor(pairs, 3_000);
  const rounds: Record<Variant, Round[]> = { neither: [], figures: [], search: [], both: [] };
  const names = Object.keys(VARIANTS) as Variant[];
  for (let round = 0; round < ROUNDS; round++) {
    // Each takes a turn at being first, so that none always has the smallest tables.
    for (const turn of names.keys()) {
      const name = names[(round + turn) % names.length] as Variant;
      await enableOnly(db, VARIANTS[name]);
      rounds[name].push(await measure(servers, pairs));
    }
  }
  await Promise.all(pairs.flat().map((person) => person.close()));
  return (['figures', 'search', 'both'] as const).flatMap((name) => {
    const kept = `keeping ${name === 'both' ? 'figures and search' : name}`;
    return [
      compare(`whole rides per second, ${AT_ONCE} at once, ${kept}`, rounds.neither, rounds[name], {
        read: ({ rate }) => rate,
        show: (rate) => rate.toFixed(0),
        share: (without, withIt) => withIt / without,
      }),
      compare(`processor time of a whole ride, ${kept}`, rounds.neither, rounds[name], {
        read: ({ cpuMs }) => cpuMs,
        show: (ms) => `${ms.toFixed(2)} ms`,
        share: (without, withIt) => without / withIt,
      }),
    ];
  });
}

async function measure({ db, product }: Servers, pairs: Pair[]): Promise<Round> {
  const cpu = async () => product.cpuMs() + (await readDatabaseCpuMs(db));
  const [startedAt, before] = [performance.now(), await cpu()];
  const rides = await driveFor(pairs, ROUND_MS);
  const seconds = (performance.now() - startedAt) / 1_000;
  return { rate: rides / seconds, cpuMs: ((await cpu()) - before) / rides };
}

interface Measure {
  read: (round: Round) => number;
  show: (value: number) => string;
  share: (without: number, withIt: number) => number;
}

/** Compares neighboring rounds, so that other load affects both. */
function compare(title: string, without: Round[], withIt: Round[], { read, show, share }: Measure) {
  const ratio = median(withIt.map((round, n) => share(read(without[n] as Round), read(round))));
  return {
    title,
    floor: show(median(without.map(read))),
    product: show(median(withIt.map(read))),
    ratio,
    goal: `at least ${LEAST_RATIO}`,
    reached: ratio >= LEAST_RATIO,
    spread: spreadOf(without.map(read)),
  };
}

async function enableOnly(db: Db, wanted: readonly string[]): Promise<void> {
  const changes = VARIANTS.both.map(
    (trigger) => `${wanted.includes(trigger) ? 'enable' : 'disable'} trigger ${trigger}`,
  );
  await db.pool.query(`alter table rides ${changes.join(', ')}`);
}

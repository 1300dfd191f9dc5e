import type { Db } from '@ridewire/db';
import { AT_ONCE, driveFor, makePair, type Pair } from './bench-rides.ts';
import { spreadOf } from './compare.ts';
import { readDatabaseCpuMs } from './read-database-cpu.ts';
import type { Servers } from './start-servers.ts';
import { median } from './statistics.ts';

const ROUNDS = 5;
const ROUND_MS = 4_000;
/** What is kept may cost so much of the rides' throughput. */
const LEAST_RATIO = 0.85;

/** What the database does beside a ride itself, by the triggers on rides that do it. */
const FIGURES = ['rides_requested', 'rides_ended', 'rides_moved'];
const SEARCH = ['rides_note_search'];
const VARIANTS = { neither: [], figures: FIGURES, search: SEARCH, both: [...FIGURES, ...SEARCH] };
type Variant = keyof typeof VARIANTS;

interface Round {
  /** Whole rides a second. */
  rate: number;
  /** Processor time of server and database for a ride, in milliseconds: the same however busy the machine is otherwise. */
  cpuMs: number;
}

/** Whole rides with triggers and without, by turns on the same database: what keeping figures and search costs. */
export async function benchFiguresCost(servers: Servers) {
  const { db, product } = servers;
  const pairs = await Promise.all(Array.from({ length: AT_ONCE }, () => makePair(db, product.url)));
  await driveFor(pairs, 3_000);
  const rounds: Record<Variant, Round[]> = { neither: [], figures: [], search: [], both: [] };
  const names = Object.keys(VARIANTS) as Variant[];
  for (let round = 0; round < ROUNDS; round++) {
    // Each in turn begins, so that none always finds the tables smallest.
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

/** By pairs of neighbors in time: what the machine does beside weighs on both. */
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

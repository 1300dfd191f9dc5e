import { setTimeout as wait } from 'node:timers/promises';
import { countFaults } from './acknowledged.ts';
import type { Fault } from './fault.ts';
import { findDifferences } from './find-differences.ts';
import type { Town } from './town.ts';

/** What came of one kind of fault. */
export interface Outcome {
  fault: string;
  runs: number;
  /** What people were told is done, around these faults. */
  acknowledged: number;
  lost: number;
  doubled: number;
  /** Runs after which somebody's screen still differed at the end of the wait. */
  diverged: number;
  /** From the end of the fault until every screen showed what is stored, in milliseconds, sorted. */
  convergedMs: number[];
  /** What differed at the end of each run, where something did. */
  differences: string[];
}

/** The traffic before a fault, in milliseconds: sockets that live shorter have their clients wait longer. */
const BEFORE_MS = 5_000;
/** The traffic after it. */
const AFTER_MS = 1_500;
/** After this long a screen that differs counts as wrong for good, in milliseconds. */
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 25;

/**
 * Has a fault happen in a town several times, and looks after each.
 * @param beforeMs the traffic before each
 */
export async function runFault(
  town: Town,
  fault: Fault,
  runs: number,
  beforeMs: number = BEFORE_MS,
): Promise<Outcome> {
  const { db, acknowledged } = town;
  const earlier = { ...(await countFaults(db, acknowledged)), acknowledged: acknowledged.count };
  const convergedMs: number[] = [];
  const differences: string[] = [];
  let diverged = 0;
  for (let run = 0; run < runs; run += 1) {
    await Promise.all(town.servers.map(({ ready }) => ready));
    await town.wake();
    await wait(beforeMs);
    const look = await fault.happen(town);
    const first = await untilSame(town);
    // What was missed in a gap may be seen to be missing only with what happens next.
    await wait(AFTER_MS);
    const last = await untilSame(town);
    const wrong = look ? await look() : [];
    if (first.tookMs === null || last.tookMs === null || wrong.length > 0) diverged += 1;
    else convergedMs.push(first.tookMs);
    differences.push(...first.differences, ...last.differences, ...wrong);
  }
  const { lost, doubled } = await countFaults(db, acknowledged);
  return {
    fault: fault.name,
    runs,
    acknowledged: acknowledged.count - earlier.acknowledged,
    lost: lost - earlier.lost,
    doubled: doubled - earlier.doubled,
    diverged,
    convergedMs: convergedMs.toSorted((a, b) => a - b),
    differences,
  };
}

/** How long it takes until every screen shows what is stored, and what differs if none of our patience is enough. */
async function untilSame(town: Town): Promise<{ tookMs: number | null; differences: string[] }> {
  const startedAt = performance.now();
  for (;;) {
    await wait(LOOK_EVERY_MS);
    const differences = await findDifferences(town).catch((error: unknown) => [String(error)]);
    const tookMs = performance.now() - startedAt;
    if (differences.length === 0) return { tookMs, differences };
    if (tookMs > PATIENCE_MS) return { tookMs: null, differences };
  }
}

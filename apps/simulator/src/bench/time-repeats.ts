import { readFileSync } from 'node:fs';
import type { Db } from '@ridewire/db';
import { quantile } from './statistics.ts';

/** Milliseconds the caller waits, and those the database computed, which other load does not affect. */
export interface Times {
  p50: number;
  p95: number;
  /** The caller's wait if it is unknown (it needs Linux). */
  database: number;
}

/** How long the database has computed for the only connection of this pool, in milliseconds; NaN if unknown. */
export async function openMeter(db: Db): Promise<() => number> {
  const { rows } = await db.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const file = `/proc/${rows[0]?.pid}/schedstat`;
  return () => {
    try {
      return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
    } catch {
      return NaN;
    }
  };
}

/**
 * Runs each twice to load everything into memory, then in rounds over all of them for the record, so that none has a
 * better hour.
 */
export async function timeRepeats(
  rounds: number,
  meter: () => number,
  works: (() => Promise<unknown>)[],
): Promise<Times[]> {
  const spent = works.map(() => ({ waited: [] as number[], database: [] as number[] }));
  for (let round = -2; round < rounds; round++) {
    for (const [i, work] of works.entries()) {
      const [start, before] = [performance.now(), meter()];
      await work();
      if (round < 0) continue;
      spent[i]?.waited.push(performance.now() - start);
      spent[i]?.database.push(meter() - before);
    }
  }
  return spent.map(({ waited, database }) => {
    const computed = quantile(database, 0.5);
    const p50 = quantile(waited, 0.5);
    return { p50, p95: quantile(waited, 0.95), database: Number.isNaN(computed) ? p50 : computed };
  });
}

/** Runs once, with the answer, for work that takes seconds. */
export async function timeOnce<T>(work: () => Promise<T>): Promise<{ ms: number; answer: T }> {
  const start = performance.now();
  const answer = await work();
  return { ms: performance.now() - start, answer };
}

export const millis = (ms: number): string => `${ms < 10 ? ms.toFixed(2) : ms.toFixed(0)} ms`;

/** Rows of words in aligned columns. */
export function printTable(title: string, rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of rows)
    console.log(
      `  ${row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd()}`,
    );
}

import { readFileSync } from 'node:fs';
import type { Db } from '@ridewire/db';
import { quantile } from './statistics.ts';

/** Milliseconds as the caller waits, and those that the database computed: others on the machine take nothing from them. */
export interface Times {
  p50: number;
  p95: number;
  /** Where it can't be told (it takes Linux), what the caller waited. */
  database: number;
}

/** How long the database has computed for the only connection of this pool, in milliseconds; NaN where it can't be told. */
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

/** Each twice to have everything in memory, then so many rounds of all for the record, so that none has a better hour. */
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

/** Once, with the answer: for what takes seconds. */
export async function timeOnce<T>(work: () => Promise<T>): Promise<{ ms: number; answer: T }> {
  const start = performance.now();
  const answer = await work();
  return { ms: performance.now() - start, answer };
}

export const millis = (ms: number): string => `${ms < 10 ? ms.toFixed(2) : ms.toFixed(0)} ms`;

/** Rows of words, each column as wide as its widest. */
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

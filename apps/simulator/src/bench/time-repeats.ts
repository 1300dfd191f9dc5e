import { quantile } from './statistics.ts';

/** Milliseconds at the middle and at the 95th percentile. */
export interface Times {
  p50: number;
  p95: number;
}

/** Does it twice to have everything in memory, then so many times for the record, one after the other. */
export async function timeRepeats(times: number, work: () => Promise<unknown>): Promise<Times> {
  await work();
  await work();
  const spent: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await work();
    spent.push(performance.now() - start);
  }
  return { p50: quantile(spent, 0.5), p95: quantile(spent, 0.95) };
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

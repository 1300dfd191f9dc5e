import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { verdictOf, type Result, type Verdict } from './compare.ts';

/** Not kept with the sources: a machine's figures are its own. */
const FILE = fileURLToPath(new URL('../../../../bench-results.json', import.meta.url));

export interface KeptResult extends Omit<Result, 'reached' | 'isBusy'> {
  verdict: Verdict;
}

/** What was measured last by each benchmark, on which machine and when. */
export interface KeptRun {
  date: string;
  machine: string;
  isQuick: boolean;
  results: KeptResult[];
}

/** By benchmark; none where nothing has been measured yet. */
export const readResults = (): Record<string, KeptRun> =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, KeptRun>) : {};

/** Keeps a benchmark's results in place of its last. */
export function saveResults(name: string, results: readonly Result[], isQuick: boolean): void {
  const run: KeptRun = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`,
    isQuick,
    results: results.map((result) => {
      const { reached: _, isBusy: __, ...rest } = result;
      return { ...rest, verdict: verdictOf(result) };
    }),
  };
  writeFileSync(FILE, `${JSON.stringify({ ...readResults(), [name]: run }, null, 2)}\n`);
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { verdictOf, type Result, type Verdict } from './compare.ts';

/** Not kept with the sources, because figures belong to a machine. */
const FILE = fileURLToPath(new URL('../../../../bench-results.json', import.meta.url));

export interface KeptResult extends Omit<Result, 'reached' | 'isBusy'> {
  verdict: Verdict;
}

/** The last results of a benchmark, on which machine and when. */
export interface KeptRun {
  date: string;
  machine: string;
  isQuick: boolean;
  results: KeptResult[];
}

/** By benchmark; empty if nothing has been measured yet. */
export const readResults = (): Record<string, KeptRun> =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, KeptRun>) : {};

/** Replaces a benchmark's last results. */
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

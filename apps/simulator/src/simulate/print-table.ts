import type { Outcome } from './measure-city.ts';

export interface Row {
  policy: string;
  outcome: Outcome;
}

const minutes = (seconds: number): string => (seconds / 60).toFixed(2);

const COLUMNS: readonly [string, (outcome: Outcome) => string][] = [
  ['served %', ({ servedShare }) => (servedShare * 100).toFixed(2)],
  ['pick-up mean', ({ pickupMean }) => minutes(pickupMean)],
  ['p50', ({ pickupP50 }) => minutes(pickupP50)],
  ['p90 min', ({ pickupP90 }) => minutes(pickupP90)],
  ['wait min', ({ waitMean }) => minutes(waitMean)],
  ['empty km', ({ emptyKilometers }) => emptyKilometers.toFixed(0)],
  ['income Gini', ({ incomeGini }) => incomeGini.toFixed(3)],
  ['longest idle min', ({ longestIdleMinutes }) => longestIdleMinutes.toFixed(1)],
];

/** The outcome of each policy, one line each. */
export function printTable(rows: readonly Row[]): string {
  const cells = [
    ['policy', ...COLUMNS.map(([name]) => name)],
    ...rows.map(({ policy, outcome }) => [policy, ...COLUMNS.map(([, write]) => write(outcome))]),
  ];
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  return cells
    .map((line) =>
      line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
    )
    .join('\n');
}

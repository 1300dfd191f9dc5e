import { median, quantile } from '../bench/statistics.ts';
import type { Finding } from './check-database.ts';
import type { Recording } from './recording.ts';

export interface Outcome {
  recording: Recording;
  requests: number;
  late: number;
  outcomes: Record<string, number>;
  findings: Finding[];
  /** How late this process itself was, with all the clients in it: 99th percentile and worst, in milliseconds. */
  ownDelayMs: readonly [number, number];
  server: { cpuMs: number; residentBytes: number; seconds: number };
}

/** Prints what happened as a small table. */
export function printReport({
  recording,
  requests,
  late,
  outcomes,
  findings,
  ownDelayMs,
  server,
}: Outcome): void {
  const rows: [string, string][] = [
    ['requests', String(requests)],
    ...entriesOf(recording.refused).map(([code, n]): [string, string] => [`  refused: ${code}`, String(n)]),
    ...Object.entries(outcomes).map(([outcome, n]): [string, string] => [`  ${outcome}`, String(n)]),
    ['late requests (app not ready in time)', String(late)],
    ['request → driver’s client has it', latency(recording.requestToOfferMs())],
    ['accept → rider’s client has it', latency(recording.acceptToRiderMs())],
    ['offers that reached drivers', String(recording.offersSeen.size)],
    ['car positions that reached riders', String(recording.positionsSeen)],
    [
      'the clients’ own process',
      `late by ${ownDelayMs[0].toFixed(0)} ms at p99, ${ownDelayMs[1].toFixed(0)} ms at worst`,
    ],
    ['server', describeServer(server)],
    ...entriesOf(recording.troubles).map(([what, n]): [string, string] => [
      `refused or lost: ${what}`,
      String(n),
    ]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  console.log('');
  for (const [label, value] of rows) console.log(`${label.padEnd(width)}${value}`);
  console.log('');
  for (const { what, count } of findings)
    console.log(`${count === 0 ? 'ok    ' : 'BROKEN'} ${what}: ${count}`);
}

const entriesOf = (counts: Map<string, number>) => [...counts].toSorted((a, b) => b[1] - a[1]);

const latency = (values: number[]): string =>
  values.length === 0
    ? 'none'
    : `median ${median(values).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(1)} ms, longest ${Math.max(...values).toFixed(0)} ms (${values.length})`;

const describeServer = ({ cpuMs, residentBytes, seconds }: Outcome['server']): string =>
  `${((cpuMs / (seconds * 1_000)) * 100).toFixed(0)} % of a core, ${(residentBytes / 2 ** 20).toFixed(0)} MB`;

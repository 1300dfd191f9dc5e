import type { Outcome } from './run-faults.ts';

const HEAD = [
  'what goes wrong',
  'times',
  'acknowledged',
  'lost',
  'doubled',
  'wrong on a screen',
  'right again after: half, longest',
];

const seconds = (ms: number | undefined): string => (ms === undefined ? '–' : `${(ms / 1_000).toFixed(2)} s`);

/** The outcomes as a table of Markdown. */
export function writeTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ fault, runs, acknowledged, lost, doubled, diverged, convergedMs }) => [
    ...[fault, runs, acknowledged, lost, doubled, diverged],
    `${seconds(convergedMs[Math.floor(convergedMs.length / 2)])}, ${seconds(convergedMs.at(-1))}`,
  ]);
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const TABLE = /(<!-- table -->)[\s\S]*(<!-- \/table -->)/;

/** A page with this table in the place of its own. */
export function putTable(page: string, table: string): string {
  if (!TABLE.test(page)) throw new Error('The page has no place for the table.');
  return page.replace(TABLE, (_, before: string, after: string) => `${before}\n\n${table}\n\n${after}`);
}

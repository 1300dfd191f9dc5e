import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawRatios } from './draw-ratios.ts';
import { readResults, type KeptRun } from './results.ts';

const DOCS = new URL('../../../../docs/', import.meta.url);
const PAGE = fileURLToPath(new URL('performance.md', DOCS));
const PICTURE = fileURLToPath(new URL('images/performance.svg', DOCS));
/** The text between these markers is generated; the rest of the page is written by hand. */
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];

/** Writes the kept results into docs/performance.md, and their picture next to it. */
export function writePerformance(): void {
  const runs = Object.values(readResults());
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, putFigures(page, runs));
  writeFileSync(PICTURE, drawRatios(runs.flatMap(({ results }) => results)));
}

/**
 * The page with these figures instead of the old ones.
 * @throws Error if it has no place for them
 */
export function putFigures(page: string, runs: readonly KeptRun[]): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('docs/performance.md has lost the place for its figures.');
  return `${page.slice(0, begin)}${BEGIN}\n\n${describeRuns(runs)}\n\n${page.slice(end)}`;
}

function describeRuns(runs: readonly KeptRun[]): string {
  if (runs.length === 0) return 'Nothing has been measured yet.';
  const rows = runs.flatMap(({ results, isQuick }) =>
    results.map(({ title, floor, product, ratio, goal, verdict, spread }) => {
      const apart = spread === undefined ? '' : `${(spread * 100).toFixed(0)} %`;
      const cells = [
        `${title}${isQuick ? ' (quick)' : ''}`,
        floor,
        product,
        ratio.toFixed(2),
        apart,
        goal,
        verdict,
      ];
      return `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
    }),
  );
  const machines = [...new Set(runs.map(({ date, machine }) => `${machine}, ${date}`))];
  return [
    `Measured on ${machines.join('; ')}.`,
    '',
    '| what | floor | Ridewire | ratio | floor’s spread | goal | |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    '![each figure beside its floor](images/performance.svg)',
  ].join('\n');
}

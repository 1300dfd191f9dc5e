import type { Outcome } from './measure-city.ts';
import type { Row } from './print-table.ts';

const PANELS: readonly [string, (outcome: Outcome) => number, (value: number) => string][] = [
  ['Served, %', ({ servedShare }) => servedShare * 100, (value) => value.toFixed(1)],
  ['Pick-up, mean minutes', ({ pickupMean }) => pickupMean / 60, (value) => value.toFixed(2)],
  ['Pick-up, 90th percentile', ({ pickupP90 }) => pickupP90 / 60, (value) => value.toFixed(2)],
  ['Wait, mean minutes', ({ waitMean }) => waitMean / 60, (value) => value.toFixed(2)],
  ['Empty kilometers', ({ emptyKilometers }) => emptyKilometers, (value) => value.toFixed(0)],
  ['Income Gini', ({ incomeGini }) => incomeGini, (value) => value.toFixed(3)],
];
const PANEL = { width: 300, gap: 24, label: 78, bar: 18, step: 26, head: 30 };

/** A picture (SVG) of each policy's outcome: a panel of bars for each measure. */
export function drawPlot(rows: readonly Row[], title: string): string {
  const panelHeight = PANEL.head + rows.length * PANEL.step;
  const width = 2 * PANEL.width + 3 * PANEL.gap;
  const height = 48 + Math.ceil(PANELS.length / 2) * (panelHeight + PANEL.gap);
  const panels = PANELS.map(([name, measure, write], at) => {
    const x = PANEL.gap + (at % 2) * (PANEL.width + PANEL.gap);
    const y = 48 + Math.floor(at / 2) * (panelHeight + PANEL.gap);
    const most = Math.max(...rows.map(({ outcome }) => measure(outcome)), Number.MIN_VALUE);
    const bars = rows.map(({ policy, outcome }, i) => {
      const value = measure(outcome);
      const top = PANEL.head + i * PANEL.step;
      const length = ((PANEL.width - PANEL.label - 48) * value) / most;
      return `<text x="0" y="${top + 13}">${policy}</text><rect x="${PANEL.label}" y="${top}" width="${length.toFixed(1)}" height="${PANEL.bar}" rx="3"/><text x="${(PANEL.label + length + 6).toFixed(1)}" y="${top + 13}">${write(value)}</text>`;
    });
    return `<g transform="translate(${x} ${y})"><text class="name" y="14">${name}</text>${bars.join('')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>text{font:12px sans-serif;fill:#0c1619}.name{font-weight:600}rect{fill:#0b7a75}.ground{fill:#fff}</style>
<rect class="ground" width="${width}" height="${height}"/><text x="${PANEL.gap}" y="28" style="font-size:15px;font-weight:600">${title}</text>
${panels.join('\n')}
</svg>
`;
}

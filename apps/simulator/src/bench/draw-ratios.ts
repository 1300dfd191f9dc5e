import type { Verdict } from './compare.ts';
import type { KeptResult } from './results.ts';

const [WIDTH, STEP, TOP, LABEL, BAR] = [760, 44, 66, 24, 14];
/** Larger ratios are drawn at the picture's edge, with a gap that says so. */
const MOST = 3;
const COLOR: Record<Verdict, string> = {
  reached: '#0b7a75',
  'NOT reached': '#b3541e',
  'not judged': '#8a9799',
  'for comparison': '#54788c',
};
const LEGEND_STEP = 130;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A picture (SVG) of each result relative to its floor, which is the line at 1. */
export function drawRatios(results: readonly Pick<KeptResult, 'title' | 'ratio' | 'verdict'>[]): string {
  const scale = (WIDTH - 2 * LABEL - 60) / MOST;
  const height = TOP + results.length * STEP + 16;
  const legend = Object.entries(COLOR).map(([verdict, color], i) => {
    const x = LABEL + i * LEGEND_STEP;
    return `<circle cx="${x + 6}" cy="18" r="6" fill="${color}"/><text x="${x + 18}" y="22">${verdict.toLowerCase()}</text>`;
  });
  const bars = results.map(({ title, ratio, verdict }, i) => {
    const y = TOP + i * STEP;
    const length = Math.min(ratio, MOST) * scale;
    const end = LABEL + length;
    const gap =
      ratio > MOST
        ? `<path d="M${end - 22} ${y + 31}l6 -16h4l-6 16z" fill="#fff"/><path d="M${end - 14} ${y + 31}l6 -16h4l-6 16z" fill="#fff"/>`
        : '';
    return `<text x="${LABEL}" y="${y + 10}">${escape(title)}</text><rect x="${LABEL}" y="${y + 16}" width="${length.toFixed(1)}" height="${BAR}" rx="3" fill="${COLOR[verdict]}"/>${gap}<text x="${(end + 6).toFixed(1)}" y="${y + 27}">${ratio.toFixed(2)}</text>`;
  });
  const one = (LABEL + scale).toFixed(1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">
<style>text{font:12px sans-serif;fill:#0c1619;stroke:#fff;stroke-width:5px;stroke-linejoin:round;paint-order:stroke}</style>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
${legend.join('\n')}
<text x="${one}" y="48" text-anchor="middle">floor</text><line x1="${one}" x2="${one}" y1="${TOP - 12}" y2="${height - 8}" stroke="#0c1619" stroke-dasharray="3 3"/>
${bars.join('\n')}
</svg>
`;
}

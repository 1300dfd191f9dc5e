import type { KeptResult } from './results.ts';

const [WIDTH, STEP, TOP, LABEL, BAR] = [760, 44, 40, 24, 14];
/** Larger ratios are drawn at the picture's edge. */
const MOST = 3;
const COLOR = {
  reached: '#0b7a75',
  'NOT reached': '#b3541e',
  'not judged': '#8a9799',
  'for comparison': '#54788c',
};

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A picture (SVG) of each result relative to its floor, which is the line at 1. */
export function drawRatios(results: readonly KeptResult[]): string {
  const scale = (WIDTH - 2 * LABEL - 60) / MOST;
  const height = TOP + results.length * STEP + 16;
  const bars = results.map(({ title, ratio, verdict }, i) => {
    const y = TOP + i * STEP;
    const length = Math.min(ratio, MOST) * scale;
    return `<text x="${LABEL}" y="${y + 10}">${escape(title)}</text><rect x="${LABEL}" y="${y + 16}" width="${length.toFixed(1)}" height="${BAR}" rx="3" fill="${COLOR[verdict]}"/><text x="${(LABEL + length + 6).toFixed(1)}" y="${y + 27}">${ratio.toFixed(2)}</text>`;
  });
  const one = LABEL + scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">
<style>text{font:12px sans-serif;fill:#0c1619}</style>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<line x1="${one}" x2="${one}" y1="${TOP - 10}" y2="${height - 8}" stroke="#0c1619" stroke-dasharray="3 3"/><text x="${one - 12}" y="20">floor</text>
${bars.join('\n')}
</svg>
`;
}

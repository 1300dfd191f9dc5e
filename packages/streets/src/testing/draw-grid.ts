import type { StreetGraph } from '../street-graph.ts';
import { drawStreets, type DrawnWay } from './draw-streets.ts';

/** Five streets to the east, every other one one-way, crossed by five to the south: 200 m and 100 m apart. */
export function drawGrid(): StreetGraph {
  const rows = ['abcde', 'fghij', 'klmno', 'pqrst', 'uvwxy'];
  const toEast = rows.map((row, i): DrawnWay => [
    row,
    { highway: 'primary', oneway: i % 2 ? 'yes' : 'no', name: `${i + 1} Road` },
  ]);
  const toSouth = [0, 1, 2, 3, 4].map((column): DrawnWay => rows.map((row) => row[column]).join(''));
  return drawStreets(
    rows.map((row) => row.split('').join(' ')),
    [...toEast, ...toSouth],
  );
}

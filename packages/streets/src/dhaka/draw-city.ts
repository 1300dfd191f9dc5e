import { CITY_DRAWING, toDrawing } from '@ridewire/contracts/city-now';
import type { Position } from 'geojson';
import { drawExtract } from '../draw-extract.ts';
import type { DrawnThing } from '../drawn-thing.ts';
import type { OsmExtract } from '../osm-extract.ts';

/** Beyond the drawing's edge so much is drawn too, in its units. */
const MARGIN = 60;
/** Points nearer to each other than this are one, in its units. */
const STEP = 4;

const MAIN = ['motorway', 'trunk', 'primary'];
const LESSER = ['secondary', 'tertiary'];

/** What each part of the drawing is made of, from the ground up; a page colors them by these names. */
const PARTS: Record<string, (thing: DrawnThing) => boolean> = {
  parks: ({ layer }) => layer === 'parks',
  water: ({ layer, geometry }) => layer === 'water' && geometry.type !== 'LineString',
  rivers: ({ layer, geometry, properties }) =>
    layer === 'water' && geometry.type === 'LineString' && Number(properties['meters']) >= 12,
  lesser: ({ layer, properties }) => layer === 'roads' && LESSER.includes(String(properties['class'])),
  main: ({ layer, properties }) => layer === 'roads' && MAIN.includes(String(properties['class'])),
};

/** A city's main roads, waters and parks as an SVG file, one path each, without any color. */
export function drawCity(extract: OsmExtract): string {
  const things = drawExtract(extract);
  const { width, height } = CITY_DRAWING;
  const paths = Object.entries(PARTS).map(
    ([id, isPart]) => `<path id="${id}" d="${things.filter(isPart).map(pathOf).join('')}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>\n`;
}

function pathOf({ geometry }: DrawnThing): string {
  if (geometry.type === 'LineString') return lineOf(geometry.coordinates);
  if (geometry.type === 'Polygon') return geometry.coordinates.map((ring) => closed(lineOf(ring))).join('');
  return '';
}

const closed = (line: string) => line && `${line}z`;

/** From its first point, then by steps; nothing where all of it lies beyond the edge. */
function lineOf(line: readonly Position[]): string {
  const points = line.map(([lng = 0, lat = 0]) => toDrawing({ lat, lng }));
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const isBeyond =
    Math.max(...xs) < -MARGIN ||
    Math.min(...xs) > CITY_DRAWING.width + MARGIN ||
    Math.max(...ys) < -MARGIN ||
    Math.min(...ys) > CITY_DRAWING.height + MARGIN;
  if (isBeyond) return '';
  let steps = '';
  let [first, at] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  points.forEach((point, i) => {
    const [x, y] = [Math.round(point.x), Math.round(point.y)];
    if (i === 0) first = at = { x, y };
    // The last one stays, so that roads meet.
    const apart = Math.hypot(x - at.x, y - at.y);
    if (apart === 0 || (apart < STEP && i < points.length - 1)) return;
    steps += `${x - at.x} ${y - at.y} `;
    at = { x, y };
  });
  return steps && `M${first.x} ${first.y}l${steps.trimEnd().replaceAll(' -', '-')}`;
}

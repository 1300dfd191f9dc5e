import { createHash } from 'node:crypto';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import { BANGLA_NAMES } from '@ridewire/contracts/dhaka-names';
import type { LatLng } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { buildStreetGraph } from '../build-street-graph.ts';
import { createSnapper } from '../snap.ts';
import { AREAS } from './areas.ts';
import { DHAKA_OUTLINE_VERSION, dhakaOutline } from './dhaka-outline.ts';
import { everyJunction, everyRoad, readThrough } from './read-parts.ts';

const outline = dhakaOutline();
const graph = buildStreetGraph(outline);
const linesOf = (key: string) => outline.ways.filter(({ tags }) => tags[key] !== undefined);
const pointsOf = (nodes: readonly number[]) => nodes.map((id) => outline.positionOf(id)!);

test('it is a city of named roads, waters, parks and railways', () => {
  expect(new Set(everyRoad().map(([, name]) => name)).size).toBeGreaterThanOrEqual(150);
  expect(everyJunction().size).toBeGreaterThanOrEqual(300);
  expect(linesOf('natural').length).toBeGreaterThanOrEqual(12);
  expect(linesOf('waterway').length).toBeGreaterThanOrEqual(6);
  expect(linesOf('leisure').length).toBeGreaterThanOrEqual(6);
  expect(linesOf('railway').map(({ tags }) => tags['railway'])).toEqual(['rail', 'subway']);
  expect(outline.nodes.length).toBeGreaterThanOrEqual(45);
});

test('all is named in both languages', () => {
  const unnamed = [...outline.ways, ...outline.nodes].filter(
    ({ tags }) =>
      !/^[\x20-\x7e]+$/.test(tags['name:en'] ?? '') || !/[\u0980-\u09ff]/.test(tags['name:bn'] ?? ''),
  );
  expect(unnamed).toEqual([]);
  expect(AREAS.filter(([name]) => BANGLA_NAMES[name] === undefined)).toEqual([]);
});

/** Who changes the drawing raises its version, and writes the new sum here. */
test('what is drawn is what its version says', () => {
  const spots = [
    ...outline.ways.map(({ nodes, tags }) => ({ tags, line: pointsOf(nodes) })),
    ...outline.nodes,
  ];
  const rounded = JSON.stringify(spots, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1e5) : value,
  );
  const sum = createHash('sha256').update(rounded).digest('hex').slice(0, 12);
  expect({ version: DHAKA_OUTLINE_VERSION, sum }).toEqual({ version: 2, sum: '47fe55f37771' });
});

test('ids are its own, and every one leads to a point', () => {
  const ways = outline.ways.map(({ id }) => id);
  expect(new Set(ways).size).toBe(ways.length);
  expect(outline.ways.flatMap(({ nodes }) => nodes).filter((id) => !outline.positionOf(id))).toEqual([]);
  expect(outline.positionOf(0)).toBeUndefined();
});

test('every junction is on a road, and a road that names an unknown one is refused', () => {
  const used = new Set(everyRoad().flatMap((road) => readThrough(road[3]).map(({ junction }) => junction)));
  expect([...everyJunction().keys()].filter((name) => !used.has(name))).toEqual([]);
  expect(() => readThrough('Kakoli > Atlantis')).toThrow('No part has a junction called Atlantis.');
});

test('from everywhere one can drive everywhere', () => {
  expect(graph.junctionPart.every((part) => part === 0)).toBe(true);
});

test('junctions lie apart, and no piece of a road is a speck or a leap', () => {
  const all = [...everyJunction()].map(([name, [lat, lng]]) => ({ name, lat, lng }));
  const close = all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => (metersBetween(a, b) > 25 ? [] : [`${a.name}, ${b.name}`])),
  );
  expect(close).toEqual([]);
  const odd = linesOf('highway').flatMap(({ nodes, tags }) => {
    const points = pointsOf(nodes);
    const lengths = points.slice(1).map((to, i) => Math.round(metersBetween(points[i]!, to)));
    return lengths
      .filter((meters) => meters < 10 || meters > 2_000)
      .map((meters) => [tags['name:en'], meters]);
  });
  expect(odd).toEqual([]);
});

test('roads that cross share a junction, unless one is a bridge', () => {
  const pieces = linesOf('highway')
    .filter(({ tags }) => tags['bridge'] === undefined)
    .flatMap(({ nodes, tags }) =>
      nodes.slice(1).map((to, i) => ({ ends: [nodes[i]!, to], name: tags['name:en']! })),
    )
    .map((piece) => ({ ...piece, line: pointsOf(piece.ends) }))
    .map((piece) => ({ ...piece, lats: piece.line.map(({ lat }) => lat).toSorted((a, b) => a - b) }))
    .toSorted((a, b) => a.lats[0]! - b.lats[0]!);
  const crossings: string[] = [];
  for (const [i, a] of pieces.entries())
    for (let k = i + 1; k < pieces.length && pieces[k]!.lats[0]! <= a.lats[1]!; k++) {
      const b = pieces[k]!;
      if (!a.ends.some((end) => b.ends.includes(end)) && cross(a.line, b.line))
        crossings.push(
          `${a.name} and ${b.name} at ${a.line[0]!.lat.toFixed(4)} ${a.line[0]!.lng.toFixed(4)}`,
        );
    }
  expect(crossings).toEqual([]);
});

test('no junction lies in the water', () => {
  const waters = linesOf('natural').map(({ nodes, tags }) => ({
    name: tags['name:en'],
    ring: pointsOf(nodes),
  }));
  const wet = [...everyJunction()].flatMap(([junction, [lat, lng]]) =>
    waters.filter(({ ring }) => isInside({ lat, lng }, ring)).map(({ name }) => `${junction}, ${name}`),
  );
  expect(wet).toEqual([]);
});

test('every place of the product is within 450 metres of a road', () => {
  const snapper = createSnapper(graph);
  const far = DHAKA_PLACES.filter((place) => !snapper.nearest(place, { maxMeters: 450 }));
  expect(far.map(({ name }) => name)).toEqual([]);
});

function metersBetween(a: LatLng, b: LatLng): number {
  const east = (b.lng - a.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(b.lat - a.lat, east) * 111_195;
}

function sideOf(a: LatLng, b: LatLng, p: LatLng): number {
  return Math.sign((b.lng - a.lng) * (p.lat - a.lat) - (b.lat - a.lat) * (p.lng - a.lng));
}

function cross([a, b]: readonly LatLng[], [c, d]: readonly LatLng[]): boolean {
  return sideOf(a!, b!, c!) * sideOf(a!, b!, d!) < 0 && sideOf(c!, d!, a!) * sideOf(c!, d!, b!) < 0;
}

function isInside({ lat, lng }: LatLng, ring: readonly LatLng[]): boolean {
  let inside = false;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length]!;
    if (a.lat > lat !== b.lat > lat && lng < a.lng + ((b.lng - a.lng) * (lat - a.lat)) / (b.lat - a.lat))
      inside = !inside;
  }
  return inside;
}

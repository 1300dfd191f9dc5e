import type { StreetName } from '@ridewire/contracts';
import { cutStreets, type CutStreets } from './cut-streets.ts';
import { findLights } from './find-lights.ts';
import { findForbiddenTurns } from './find-forbidden-turns.ts';
import { findParts } from './find-parts.ts';
import { nameIn } from './names-of.ts';
import type { OsmExtract, Tags } from './osm-extract.ts';
import { stopsCars } from './read-barrier.ts';
import { readDrivableWay } from './read-drivable-way.ts';
import type { StreetGraph } from './street-graph.ts';
import { unitsApartMeters } from './street-shape.ts';

/** A shorter street lies within a crossing, where a car waited at the lights already. */
const WITHIN_CROSSING_METERS = 30;

/** The extract has nothing a car could drive on. */
export class NoRoadsError extends Error {
  constructor() {
    super('The extract has no roads that cars may use');
    this.name = 'NoRoadsError';
  }
}

/**
 * Builds the graph of the streets that cars can drive. A street whose nodes lie beyond the extract's edge ends there.
 * Searches over it visit a few thousand junctions each; beyond about 100,000 junctions a contraction hierarchy would pay
 * off.
 * @throws {NoRoadsError} if no road is drivable
 */
export function buildStreetGraph(extract: OsmExtract): StreetGraph {
  const roads = extract.ways.flatMap((way) => {
    const drive = readDrivableWay(way.tags);
    return drive ? [{ way, drive }] : [];
  });
  const cut = cutStreets(
    roads.map(({ way }) => way),
    extract.positionOf,
    new Set(extract.nodes.flatMap(({ id, tags }) => (stopsCars(tags) ? [id] : []))),
    findLights(extract.nodes),
  );
  if (cut.tails.length === 0) throw new NoRoadsError();
  const driveOf = (road: number) => roads[road]!.drive;
  const arcs = layArcs(cut, driveOf);
  const streetMeters = measureStreets(cut);
  const lightsOf = (street: number) =>
    streetMeters[street]! < WITHIN_CROSSING_METERS ? 0 : cut.lights[street]!;
  const { names, nameOf } = collectNames(roads.map(({ way }) => way.tags));
  return {
    junctionLat: Int32Array.from(cut.junctionLat),
    junctionLng: Int32Array.from(cut.junctionLng),
    junctionPart: findParts(arcs),
    ...arcs,
    streetMeters,
    streetClass: Uint8Array.from(cut.roads, (road) => driveOf(road).roadClass),
    streetMaxKmh: Uint8Array.from(cut.roads, (road) => driveOf(road).maxKmh),
    streetFlags: Uint8Array.from(cut.roads, (road, street) => driveOf(road).flags | lightsOf(street)),
    streetName: Uint32Array.from(cut.roads, (road) => nameOf[road]!),
    firstPoint: Uint32Array.from(cut.firstPoint),
    pointLat: Int32Array.from(cut.pointLat),
    pointLng: Int32Array.from(cut.pointLng),
    ...findForbiddenTurns(extract.relations, arcs, {
      junctionOf: cut.junctionOf,
      streetWay: cut.roads.map((road) => roads[road]!.way.id),
    }),
    names,
  };
}

/** Each street in the directions cars may take, ordered by the junction where it starts. */
function layArcs(cut: CutStreets, driveOf: (road: number) => { forward: boolean; backward: boolean }) {
  const drawn: { tail: number; head: number; street: number; forward: number }[] = [];
  cut.roads.forEach((road, street) => {
    const [tail, head] = [cut.tails[street]!, cut.heads[street]!];
    const { forward, backward } = driveOf(road);
    if (forward) drawn.push({ tail, head, street, forward: 1 });
    if (backward) drawn.push({ tail: head, head: tail, street, forward: 0 });
  });
  drawn.sort((a, b) => a.tail - b.tail);
  const arcHead = Uint32Array.from(drawn, ({ head }) => head);
  const junctions = cut.junctionLat.length;
  return {
    firstArc: firstOfEach(
      drawn.map(({ tail }) => tail),
      junctions,
    ),
    arcTail: Uint32Array.from(drawn, ({ tail }) => tail),
    arcHead,
    arcStreet: Uint32Array.from(drawn, ({ street }) => street),
    arcForward: Uint8Array.from(drawn, ({ forward }) => forward),
    firstArriving: firstOfEach(arcHead, junctions),
    arrivingArc: Uint32Array.from(arcHead.keys()).sort((a, b) => arcHead[a]! - arcHead[b]! || a - b),
  };
}

/** The start of each group when things are ordered by group number, and the end of the last group. */
function firstOfEach(groups: ArrayLike<number>, count: number): Uint32Array {
  const first = new Uint32Array(count + 1);
  for (let i = 0; i < groups.length; i++) first[groups[i]! + 1]!++;
  for (let group = 0; group < count; group++) first[group + 1]! += first[group]!;
  return first;
}

function measureStreets({ firstPoint, pointLat, pointLng, roads }: CutStreets): Float32Array {
  return Float32Array.from(roads, (_, street) => {
    let meters = 0;
    for (let p = firstPoint[street]!; p < firstPoint[street + 1]! - 1; p++)
      meters += unitsApartMeters(pointLat[p]!, pointLng[p]!, pointLat[p + 1]!, pointLng[p + 1]!);
    return meters;
  });
}

function collectNames(roads: readonly Tags[]) {
  const names: StreetName[] = [{ name: '', names: {} }];
  const known = new Map<string, number>([[JSON.stringify(names[0]), 0]]);
  const nameOf = roads.map((tags) => {
    const named = nameIn(tags) ?? names[0]!;
    const key = JSON.stringify(named);
    if (!known.has(key)) known.set(key, names.push(named) - 1);
    return known.get(key)!;
  });
  return { names, nameOf };
}

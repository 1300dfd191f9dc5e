import type { LatLng, StreetName, StreetStretch } from '@ridewire/contracts';
import { isWithin, type Area } from '@ridewire/contracts/area';
import { bearingDegrees, distanceMeters } from '@ridewire/contracts/distance';
import { isInRing, type Ring } from '@ridewire/contracts/service-area';
import type { FoundStretch } from '@ridewire/contracts/street-change';
import { decodeLine, encodeLine } from './encode-line.ts';
import { streetBearing } from './prefer-direction.ts';
import type { Snapper } from './snap.ts';
import type { StreetGraph } from './street-graph.ts';
import { between, pointOf, UNITS_PER_DEGREE } from './street-shape.ts';
import { angleFrom } from './turn-angle.ts';

/** No stretch between two junctions is longer, in meters: looking for one would keep all routes waiting. */
const LONGEST_METERS = 20_000;
const MOST_SAMPLES = 500;
/** A line’s points are rounded to this, in meters. */
const ROUNDED_METERS = 2;
/** Lines are rounded, and a newer map may end elsewhere. */
const BOX_DEGREES = 0.001;
/** More streets than meet anywhere. */
const MEETING = 64;
/** A stretch is looked for at points this far apart, in meters. */
const STEP_METERS = 8;
/** A street further from a stretch than this is another one, in meters: maps move streets by less. */
const REACH_METERS = 12;
const AROUND = 8;
/** A street that runs in another direction by more than this is another one, in degrees. */
const PARALLEL_DEGREES = 30;
/** What another name counts like, in meters: a flyover runs right above its street. */
const OTHER_NAME_METERS = 4;
/** Streets whose distances differ by less are drawn in the same place, in meters. */
const SAME_METERS = 0.01;
/** How much of a street must be on the stretch. */
const LEAST_SHARE = 0.5;
/** The direction of what is shorter than this says nothing, in meters. */
const SHORT_METERS = 6;

/** A street as a stretch, whose line runs in a direction cars may drive. */
export function describeStretch(graph: StreetGraph, street: number): FoundStretch {
  const arcs = arcsOf(graph, street);
  const isOneWay = arcs.length === 1;
  const first = firstArcOf(graph, street);
  return {
    line: lineOf(graph, street),
    name: nameOf(graph, street),
    from: crossingName(graph, street, graph.arcTail[first]!),
    to: crossingName(graph, street, graph.arcHead[first]!),
    isOneWay,
    meters: Math.round(graph.streetMeters[street]!),
  };
}

/** The arc along which a street is described. */
function firstArcOf(graph: StreetGraph, street: number): number {
  const arcs = arcsOf(graph, street);
  return arcs.find((arc) => graph.arcForward[arc] === 1) ?? arcs[0]!;
}

function lineOf(graph: StreetGraph, street: number): string {
  const points: LatLng[] = [];
  for (let p = graph.firstPoint[street]!; p < graph.firstPoint[street + 1]!; p++)
    points.push(pointOf(graph, p));
  if (graph.arcForward[firstArcOf(graph, street)] === 0) points.reverse();
  return encodeLine(points);
}

/** A stretch to look for. */
export interface SoughtStretch extends Pick<StreetStretch, 'line' | 'direction'> {
  /** Null for a street without a name; undefined where its name isn’t known. */
  name?: Pick<StreetName, 'name'> | null | undefined;
}

/**
 * The arcs of a stretch. On the map it was chosen on, those of the streets that have exactly its line, of its name
 * if one has it: a flyover may run right above its street, and maps contain some streets twice. On another map, which may draw it a little differently or cut it at other junctions, those of the streets
 * that run along at least half of their length on its line. Empty where there is none.
 */
export function findStretch(graph: StreetGraph, snapper: Snapper, stretch: SoughtStretch): number[] {
  const points = decodeLine(stretch.line);
  const [first] = points;
  const box = boxOf(graph);
  if (!first || !points.every((point) => isWithin(box, point))) return [];
  const reversed = encodeLine(points.toReversed());
  const drawn = snapper
    .around(first, { maxMeters: ROUNDED_METERS, count: MEETING })
    .map(({ street }) => ({ street, drawnAs: lineOf(graph, street) }))
    .filter(({ drawnAs }) => drawnAs === stretch.line || drawnAs === reversed);
  const named = drawn.filter(({ street }) => hasName(graph, street, stretch.name));
  const exact = (named.length > 0 ? named : drawn).flatMap(({ street, drawnAs }) => {
    const isShape = graph.arcForward[firstArcOf(graph, street)] === 1;
    return arcsIn(graph, street, stretch.direction, isShape === (drawnAs === stretch.line));
  });
  return drawn.length > 0 ? exact : findSimilar(graph, snapper, stretch, points);
}

function findSimilar(
  graph: StreetGraph,
  snapper: Snapper,
  { name, direction }: SoughtStretch,
  points: readonly LatLng[],
): number[] {
  const total = lengthOf(points);
  if (total > LONGEST_METERS) return [];
  const count = Math.min(MOST_SAMPLES, Math.max(1, Math.ceil(total / STEP_METERS)));
  /** For each street, how many points lie on it, and how many more of them in its shape's direction than against it. */
  const seen = new Map<number, { points: number; along: number }>();
  for (const { at, bearing } of samplesOf(points, count)) {
    const found = snapper
      .around(at, { maxMeters: REACH_METERS, count: AROUND })
      .map((snap) => ({ snap, off: Math.abs(angleFrom(streetBearing(graph, snap), bearing)) }))
      .filter(({ off }) => total < SHORT_METERS || Math.min(off, 180 - off) <= PARALLEL_DEGREES)
      .map(({ snap, off }) => ({
        ...{ street: snap.street, isAlong: off <= 90 },
        away: snap.meters + (hasName(graph, snap.street, name) ? 0 : OTHER_NAME_METERS),
      }))
      .toSorted((a, b) => a.away - b.away);
    // Maps contain some streets twice.
    for (const { street, away, isAlong } of found) {
      if (away > found[0]!.away + SAME_METERS) break;
      const sum = seen.get(street) ?? { points: 0, along: 0 };
      seen.set(street, { points: sum.points + 1, along: sum.along + (isAlong ? 1 : -1) });
    }
  }
  return [...seen].flatMap(([street, sum]) => {
    if ((sum.points * total) / count < graph.streetMeters[street]! * LEAST_SHARE) return [];
    return arcsIn(graph, street, direction, sum.along > 0);
  });
}

/** @param along the stretch runs as the street's shape does */
const arcsIn = (
  graph: StreetGraph,
  street: number,
  direction: StreetStretch['direction'],
  along: boolean,
): number[] =>
  arcsOf(graph, street).filter(
    (arc) => direction === 'both' || ((direction === 'forward') === (graph.arcForward[arc] === 1)) === along,
  );

const boxes = new WeakMap<StreetGraph, Area>();
/** Around all streets, and a little more. */
function boxOf(graph: StreetGraph): Area {
  let box = boxes.get(graph);
  if (!box) {
    let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = 0; i < graph.pointLat.length; i++) {
      south = Math.min(south, graph.pointLat[i]!);
      north = Math.max(north, graph.pointLat[i]!);
      west = Math.min(west, graph.pointLng[i]!);
      east = Math.max(east, graph.pointLng[i]!);
    }
    box = {
      south: south / UNITS_PER_DEGREE - BOX_DEGREES,
      west: west / UNITS_PER_DEGREE - BOX_DEGREES,
      north: north / UNITS_PER_DEGREE + BOX_DEGREES,
      east: east / UNITS_PER_DEGREE + BOX_DEGREES,
    };
    boxes.set(graph, box);
  }
  return box;
}

/** The streets whose middle is in a ring. */
export function streetsIn(graph: StreetGraph, ring: Ring): number[] {
  const streets: number[] = [];
  for (let street = 0; street < graph.streetMeters.length; street++)
    if (isInRing(ring, middleOf(graph, street))) streets.push(street);
  return streets;
}

/** The streets of one name that are connected with each other. */
export interface NamedStreets {
  name: StreetName;
  streets: readonly number[];
  /** From the place asked about to the nearest of them. */
  meters: number;
}

/** The streets whose name in any language contains a text, the nearest to a place first. */
export function streetsNamed(graph: StreetGraph, text: string, near: LatLng): NamedStreets[] {
  const wanted = fold(text);
  const isWanted = graph.names.map(
    ({ name, names }) =>
      name !== '' && [name, ...Object.values(names)].some((known) => fold(known).includes(wanted)),
  );
  const byName = new Map<number, number[]>();
  graph.streetName.forEach((name, street) => {
    if (!isWanted[name]) return;
    const known = byName.get(name);
    if (known) known.push(street);
    else byName.set(name, [street]);
  });
  return [...byName]
    .flatMap(([name, streets]) =>
      joinConnected(graph, streets).map((joined) => ({
        ...{ name: graph.names[name]!, streets: joined },
        meters: Math.min(...joined.map((street) => distanceMeters(near, middleOf(graph, street)))),
      })),
    )
    .toSorted((a, b) => a.meters - b.meters);
}

const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

function joinConnected(graph: StreetGraph, streets: readonly number[]): number[][] {
  const parent = new Map<number, number>();
  const rootOf = (junction: number): number => {
    const above = parent.get(junction) ?? junction;
    return above === junction ? junction : rootOf(above);
  };
  const endOf = new Map<number, number>();
  for (const street of streets) {
    const arc = arcsOf(graph, street)[0]!;
    const [tail, head] = [graph.arcTail[arc]!, graph.arcHead[arc]!];
    endOf.set(street, tail);
    parent.set(rootOf(tail), rootOf(head));
  }
  return [...Map.groupBy(streets, (street) => rootOf(endOf.get(street)!)).values()];
}

const arcsByStreet = new WeakMap<StreetGraph, readonly number[][]>();
function arcsOf(graph: StreetGraph, street: number): readonly number[] {
  let arcs = arcsByStreet.get(graph);
  if (!arcs) {
    const listed: number[][] = Array.from(graph.streetMeters, () => []);
    graph.arcStreet.forEach((of, arc) => listed[of]!.push(arc));
    arcsByStreet.set(graph, (arcs = listed));
  }
  return arcs[street]!;
}

function nameOf({ names, streetName }: StreetGraph, street: number): StreetName | null {
  const name = streetName[street]!;
  return name === 0 ? null : names[name]!;
}

/** The name of another street that meets this one at a junction. */
function crossingName(graph: StreetGraph, street: number, junction: number): StreetName | null {
  const leaving = Array.from(
    { length: graph.firstArc[junction + 1]! - graph.firstArc[junction]! },
    (_, i) => graph.firstArc[junction]! + i,
  );
  const arriving = graph.arrivingArc.subarray(
    graph.firstArriving[junction],
    graph.firstArriving[junction + 1],
  );
  for (const arc of [...leaving, ...arriving]) {
    const name = graph.streetName[graph.arcStreet[arc]!]!;
    if (name !== 0 && name !== graph.streetName[street]) return graph.names[name]!;
  }
  return null;
}

/** @param name null for none, undefined for any */
const hasName = (graph: StreetGraph, street: number, name: SoughtStretch['name']): boolean =>
  name === undefined || (nameOf(graph, street)?.name ?? '') === (name?.name ?? '');

function middleOf(graph: StreetGraph, street: number): LatLng {
  const [first, last] = [graph.firstPoint[street]!, graph.firstPoint[street + 1]! - 1];
  const middle = (first + last) >> 1;
  return last - first === 1
    ? between(pointOf(graph, first), pointOf(graph, last), 0.5)
    : pointOf(graph, middle);
}

const lengthOf = (points: readonly LatLng[]): number =>
  points.slice(1).reduce((sum, point, i) => sum + distanceMeters(points[i]!, point), 0);

/** Points at the middle of equal parts of a line, with its direction there. */
function samplesOf(points: readonly LatLng[], count: number): { at: LatLng; bearing: number }[] {
  const part = lengthOf(points) / count;
  const samples: { at: LatLng; bearing: number }[] = [];
  let driven = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const meters = distanceMeters(a, b);
    for (
      let next = (samples.length + 0.5) * part;
      samples.length < count && next <= driven + meters;
      next = (samples.length + 0.5) * part
    )
      samples.push({
        at: between(a, b, meters === 0 ? 0 : (next - driven) / meters),
        bearing: bearingDegrees(a, b),
      });
    driven += meters;
  }
  return samples;
}

import type { DrivingSide } from '@ridewire/contracts';
import { STREET_FLAGS, type StreetGraph } from './street-graph.ts';
import { metersPerUnitLat, metersPerUnitLng } from './street-shape.ts';

/** Roundabouts must turn at least this much in total, in degrees. Less than half a circle is a bend of something else. */
const ENOUGH_TURNED = 180;
/**
 * The two carriageways of one road are at most this far apart, in meters, and point in opposite directions, as straight
 * as this cosine.
 */
const BESIDE_METERS = 40;
const AGAINST = -0.95;
/** Agreeing carriageways must exceed disagreeing ones by this many meters. */
const ENOUGH_METERS = 200;

/** Meters to the east and to the north. */
type Vector = readonly [x: number, y: number];
const cross = ([ax, ay]: Vector, [bx, by]: Vector): number => ax * by - ay * bx;
const dot = ([ax, ay]: Vector, [bx, by]: Vector): number => ax * bx + ay * by;
/** In degrees; counter-clockwise is positive. */
const turned = (a: Vector, b: Vector): number => (Math.atan2(cross(a, b), dot(a, b)) * 180) / Math.PI;

/**
 * The side of the road a city drives on. Where it is the left, roundabouts are driven clockwise. Without roundabouts, the
 * carriageways tell: for a driver on the left, the other carriageway of the road is on the right. Null if neither tells.
 */
export function findDrivingSide(graph: StreetGraph): DrivingSide | null {
  const around = turnsAround(graph);
  if (Math.abs(around) >= ENOUGH_TURNED) return around > 0 ? 'right' : 'left';
  const leftwards = metersBeside(graph);
  if (Math.abs(leftwards) >= ENOUGH_METERS) return leftwards > 0 ? 'right' : 'left';
  return null;
}

/** The position of a point relative to the very first one, on a flat map. */
const metersOf = ({ pointLat, pointLng }: StreetGraph, p: number): Vector => [
  (pointLng[p]! - pointLng[0]!) * metersPerUnitLng(pointLat[0]!),
  (pointLat[p]! - pointLat[0]!) * metersPerUnitLat,
];

/** The pieces of a one-way street in driving direction. */
function piecesOf(graph: StreetGraph, street: number, isForward: boolean): Vector[] {
  const pieces: Vector[] = [];
  for (let p = graph.firstPoint[street]!; p < graph.firstPoint[street + 1]! - 1; p++) {
    const [[ax, ay], [bx, by]] = [metersOf(graph, p), metersOf(graph, p + 1)];
    if (ax !== bx || ay !== by) pieces.push([bx - ax, by - ay]);
  }
  return isForward ? pieces : pieces.map(([x, y]): Vector => [-x, -y]).toReversed();
}

/** The arc of each street that is driven in one direction only. */
function* oneWays(graph: StreetGraph): Generator<{ street: number; arc: number }> {
  const arcs = new Uint8Array(graph.streetMeters.length);
  for (const street of graph.arcStreet) arcs[street]!++;
  for (let arc = 0; arc < graph.arcStreet.length; arc++) {
    const street = graph.arcStreet[arc]!;
    if (arcs[street] === 1) yield { street, arc };
  }
}

const isRoundabout = ({ streetFlags }: StreetGraph, street: number): boolean =>
  (streetFlags[street]! & STREET_FLAGS.roundabout) !== 0;

/** How far all roundabouts turn in total, in degrees, including the angles between their streets. */
function turnsAround(graph: StreetGraph): number {
  const rings = new Map<number, Vector[]>();
  for (const { street, arc } of oneWays(graph))
    if (isRoundabout(graph, street)) rings.set(arc, piecesOf(graph, street, graph.arcForward[arc] === 1));
  let sum = 0;
  for (const [arc, pieces] of rings) {
    for (let i = 1; i < pieces.length; i++) sum += turned(pieces[i - 1]!, pieces[i]!);
    const junction = graph.arcHead[arc]!;
    for (let next = graph.firstArc[junction]!; next < graph.firstArc[junction + 1]!; next++) {
      const [before, after] = [pieces.at(-1), rings.get(next)?.[0]];
      if (before && after) sum += turned(before, after);
    }
  }
  return sum;
}

interface Carriageway {
  at: Vector;
  direction: Vector;
  meters: number;
}

/** Meters of carriageways with their counterpart on the left, minus those with it on the right. */
function metersBeside(graph: StreetGraph): number {
  const roads = new Map<number, Carriageway[]>();
  for (const { street, arc } of oneWays(graph)) {
    const name = graph.streetName[street]!;
    if (name === 0 || isRoundabout(graph, street)) continue;
    const road = roads.get(name) ?? [];
    roads.set(name, road);
    road.push(...cutPieces(graph, street, graph.arcForward[arc] === 1));
  }
  let sum = 0;
  for (const road of roads.values()) for (const each of road) sum += sideOfOther(each, road) * each.meters;
  return sum;
}

function cutPieces(graph: StreetGraph, street: number, isForward: boolean): Carriageway[] {
  let [x, y] = metersOf(graph, isForward ? graph.firstPoint[street]! : graph.firstPoint[street + 1]! - 1);
  return piecesOf(graph, street, isForward).map(([dx, dy]) => {
    const meters = Math.hypot(dx, dy);
    const at: Vector = [x + dx / 2, y + dy / 2];
    [x, y] = [x + dx, y + dy];
    return { at, direction: [dx / meters, dy / meters], meters };
  });
}

/** 1 if the nearest piece in the opposite direction is on the left, -1 if on the right, 0 if there is none. */
function sideOfOther({ at, direction }: Carriageway, road: readonly Carriageway[]): number {
  let [side, nearest] = [0, BESIDE_METERS];
  for (const other of road) {
    if (dot(direction, other.direction) > AGAINST) continue;
    const apart: Vector = [other.at[0] - at[0], other.at[1] - at[1]];
    const meters = Math.hypot(...apart);
    if (meters >= nearest) continue;
    [side, nearest] = [Math.sign(cross(direction, apart)), meters];
  }
  return side;
}

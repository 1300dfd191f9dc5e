import type { StreetName } from '@ridewire/contracts';

/** Kinds of road that cars use, fastest first. A slip road (`motorway_link`) counts as the road it leads to. */
export const ROAD_CLASSES = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'unclassified',
  'residential',
  'living_street',
  'service',
] as const;
export type RoadClass = (typeof ROAD_CLASSES)[number];

/**
 * Streets as cars may drive them. A junction is where a driver can choose or a street ends; a street is what leads from one to
 * the next; an arc is a street in one direction (a one-way has one arc, any other two). All are numbers from 0, and each
 * array below holds one thing of each of them. Coordinates are in 1e-7 degrees.
 */
export interface StreetGraph {
  junctionLat: Int32Array;
  junctionLng: Int32Array;
  /** The strongly connected part each junction lies in; 0 is the largest. From a part there may be no way to another. */
  junctionPart: Uint32Array;

  /** The arcs leaving junction j are those from `firstArc[j]` to before `firstArc[j + 1]`. */
  firstArc: Uint32Array;
  arcTail: Uint32Array;
  arcHead: Uint32Array;
  arcStreet: Uint32Array;
  /** 1 where the arc runs as its street's shape is written, 0 against it. */
  arcForward: Uint8Array;
  /** The arcs arriving at junction j: `arrivingArc` from `firstArriving[j]` to before `firstArriving[j + 1]`. */
  firstArriving: Uint32Array;
  arrivingArc: Uint32Array;

  streetMeters: Float32Array;
  /** Index into ROAD_CLASSES. */
  streetClass: Uint8Array;
  /** What a sign allows, in km/h; 0 where none is known. */
  streetMaxKmh: Uint8Array;
  /** Bits of STREET_FLAGS. */
  streetFlags: Uint8Array;
  /** Index into `names`. */
  streetName: Uint32Array;
  /** The points of street s, ends included: from `firstPoint[s]` to before `firstPoint[s + 1]`. */
  firstPoint: Uint32Array;
  pointLat: Int32Array;
  pointLng: Int32Array;

  /** Turns that may not be taken: from arc `turnFrom[i]` into arc `turnTo[i]`, sorted by the first, then the second. */
  turnFrom: Uint32Array;
  turnTo: Uint32Array;
  /** Arcs that may not be driven one after another, three or more: a turn that is forbidden across a street between. */
  forbiddenRuns: readonly (readonly number[])[];

  /** The first has no words: a street without a name. */
  names: readonly StreetName[];
}

export const STREET_FLAGS = { roundabout: 1, bridge: 2, tunnel: 4, slipRoad: 8 } as const;

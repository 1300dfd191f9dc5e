import type { StreetName } from '@ridewire/contracts';

/** Kinds of roads for cars, fastest first. A slip road (`motorway_link`) counts as the road it leads to. */
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
 * The streets cars can drive. A junction is where a driver can choose or a street ends. A street connects two junctions.
 * An arc is a street in one direction (a one-way street has one arc, any other two). All are numbered from 0, and each
 * array below holds one element per number. Coordinates are in 1e-7 degrees.
 */
export interface StreetGraph {
  junctionLat: Int32Array;
  junctionLng: Int32Array;
  /** The strongly connected part of each junction; 0 is the largest. There may be no route between parts. */
  junctionPart: Uint32Array;

  /** The arcs leaving junction j are those from `firstArc[j]` up to, but not including, `firstArc[j + 1]`. */
  firstArc: Uint32Array;
  arcTail: Uint32Array;
  arcHead: Uint32Array;
  arcStreet: Uint32Array;
  /** 1 if the arc follows the direction of its street's shape, 0 if it runs against it. */
  arcForward: Uint8Array;
  /** The arcs arriving at junction j: `arrivingArc` from `firstArriving[j]` up to, but not including, `firstArriving[j + 1]`. */
  firstArriving: Uint32Array;
  arrivingArc: Uint32Array;

  streetMeters: Float32Array;
  /** Index into ROAD_CLASSES. */
  streetClass: Uint8Array;
  /** The speed limit on a sign in km/h; 0 if none is known. */
  streetMaxKmh: Uint8Array;
  /** Bits of STREET_FLAGS. */
  streetFlags: Uint8Array;
  /** Index into `names`. */
  streetName: Uint32Array;
  /** The points of street s, ends included: from `firstPoint[s]` up to, but not including, `firstPoint[s + 1]`. */
  firstPoint: Uint32Array;
  pointLat: Int32Array;
  pointLng: Int32Array;

  /** Forbidden turns: from arc `turnFrom[i]` into arc `turnTo[i]`, sorted by the first, then the second. */
  turnFrom: Uint32Array;
  turnTo: Uint32Array;
  /** Runs of three or more arcs that may not be driven in a row: a turn that is forbidden across a street in between. */
  forbiddenRuns: readonly (readonly number[])[];

  /** The first is empty: a street without a name. */
  names: readonly StreetName[];
}

export const STREET_FLAGS = {
  roundabout: 1,
  bridge: 2,
  tunnel: 4,
  slipRoad: 8,
  /** Cars that drive the street in its shape's direction, or against it, come to traffic lights on it or at its end. */
  lightsForward: 16,
  lightsBackward: 32,
} as const;

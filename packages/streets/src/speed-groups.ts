import { ROAD_CLASSES, type StreetGraph } from './street-graph.ts';
import { metersPerUnitLat, metersPerUnitLng } from './street-shape.ts';

/** Groups of arcs that share their speeds. */
export interface SpeedGroups {
  /** The arc that represents each arc: itself, or the first if the extract has the street twice. */
  arcSame: Uint32Array;
  /** Index into ROAD_CLASSES for each arc. */
  arcClass: Uint8Array;
  /** A number for each kind of road in each part of the city. */
  arcArea: Uint32Array;
  areaCount: number;
  /** The class of each area's roads. */
  areaClass: Uint8Array;
}

/** Parts of the city are squares with this side length. */
const AREA_METERS = 600;

const known = new WeakMap<StreetGraph, SpeedGroups>();

/** The groups of a graph's arcs, computed once per graph. */
export function speedGroupsOf(graph: StreetGraph): SpeedGroups {
  let groups = known.get(graph);
  if (!groups) known.set(graph, (groups = groupArcs(graph)));
  return groups;
}

function groupArcs(graph: StreetGraph): SpeedGroups {
  const { arcStreet, arcTail, arcHead, streetClass, junctionLat, junctionLng } = graph;
  const rowUnits = AREA_METERS / metersPerUnitLat;
  const columnUnits = AREA_METERS / metersPerUnitLng(junctionLat[0] ?? 0);
  const numbers = new Map<string, number>();
  const areaClass: number[] = [];
  const arcClass = Uint8Array.from(arcStreet, (street) => streetClass[street]!);
  const arcArea = Uint32Array.from(arcClass, (roadClass, arc) => {
    const middle = (units: Int32Array) => units[arcTail[arc]!]! / 2 + units[arcHead[arc]!]! / 2;
    const row = Math.floor(middle(junctionLat) / rowUnits);
    const column = Math.floor(middle(junctionLng) / columnUnits);
    const key = `${roadClass} ${row} ${column}`;
    if (!numbers.has(key)) numbers.set(key, areaClass.push(roadClass) - 1);
    return numbers.get(key)!;
  });
  return {
    arcSame: findSame(graph),
    arcClass,
    arcArea,
    areaCount: areaClass.length,
    areaClass: Uint8Array.from(areaClass),
  };
}

function findSame({ arcTail, arcHead, arcStreet, streetMeters, firstArc }: StreetGraph): Uint32Array {
  const isSame = (a: number, b: number) =>
    arcHead[a] === arcHead[b] && Math.abs(streetMeters[arcStreet[a]!]! - streetMeters[arcStreet[b]!]!) < 1;
  return Uint32Array.from(arcTail, (tail, arc) => {
    let first = firstArc[tail]!;
    while (!isSame(first, arc)) first++;
    return first;
  });
}

export const CLASS_COUNT = ROAD_CLASSES.length;

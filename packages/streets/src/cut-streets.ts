import type { LatLng } from '@ridewire/contracts';
import type { LightsAt } from './find-lights.ts';
import type { OsmWay } from './osm-extract.ts';
import { splitAtBarriers } from './split-at-barriers.ts';
import { STREET_FLAGS } from './street-graph.ts';
import { toUnits } from './street-shape.ts';

/** Roads cut where they meet. Each street leads from one junction to another, through its points. */
export interface CutStreets {
  junctionLat: number[];
  junctionLng: number[];
  junctionOf: (nodeId: number) => number | undefined;
  /** For each street: the road it is a piece of, its junctions, and where its points begin. */
  roads: number[];
  tails: number[];
  heads: number[];
  firstPoint: number[];
  /** Bits of STREET_FLAGS for traffic lights. */
  lights: number[];
  pointLat: number[];
  pointLng: number[];
}

/**
 * @param barriers nodes that no car can pass; roads end there and are not connected
 * @param lights nodes with traffic lights
 */
export function cutStreets(
  roads: readonly OsmWay[],
  positionOf: (nodeId: number) => LatLng | undefined,
  barriers: ReadonlySet<number> = new Set(),
  lights: LightsAt = new Map(),
): CutStreets {
  const places = new Map<number, [lat: number, lng: number]>();
  const whole = roads.map(({ nodes }) => knownRuns(nodes, positionOf, places));
  const runs = splitAtBarriers(whole, barriers, places);
  const meetings = findMeetings(runs.flat());
  const junctions = new Map<number, number>();
  const cut: CutStreets = {
    junctionLat: [],
    junctionLng: [],
    junctionOf: (nodeId) => junctions.get(nodeId),
    roads: [],
    tails: [],
    heads: [],
    firstPoint: [0],
    lights: [],
    pointLat: [],
    pointLng: [],
  };
  const junctionAt = (node: number): number => {
    const known = junctions.get(node);
    if (known !== undefined) return known;
    const [lat, lng] = places.get(node)!;
    cut.junctionLng.push(lng);
    const junction = cut.junctionLat.push(lat) - 1;
    junctions.set(node, junction);
    return junction;
  };
  const add = (road: number, nodes: readonly number[]) => {
    const points = withoutRepeats(nodes.map((node) => places.get(node)!));
    const [tail, head] = [nodes[0]!, nodes.at(-1)!];
    // Two nodes at one place still connect two streets, but a loop of length 0 connects nothing.
    if (points.length < 2) {
      if (tail === head) return;
      points.push(points[0]!);
    }
    cut.roads.push(road);
    cut.lights.push(lightsOn(nodes, lights));
    cut.tails.push(junctionAt(tail));
    cut.heads.push(junctionAt(head));
    for (const [lat, lng] of points) {
      cut.pointLat.push(lat);
      cut.pointLng.push(lng);
    }
    cut.firstPoint.push(cut.pointLat.length);
  };
  runs.forEach((ofRoad, road) => {
    for (const run of ofRoad) {
      let start = 0;
      for (let i = 1; i < run.length; i++)
        if (i === run.length - 1 || meetings.has(run[i]!)) {
          add(road, run.slice(start, i + 1));
          start = i;
        }
    }
  });
  return cut;
}

/** A car meets the lights where it arrives and those on the way, but not those where it starts. */
function lightsOn(nodes: readonly number[], lights: LightsAt): number {
  const ahead = nodes.slice(1).some((node) => lights.get(node)?.forward);
  const behind = nodes.slice(0, -1).some((node) => lights.get(node)?.backward);
  return (ahead ? STREET_FLAGS.lightsForward : 0) | (behind ? STREET_FLAGS.lightsBackward : 0);
}

/** The pieces of a way whose node positions are known, each with at least two nodes. */
function knownRuns(
  nodes: readonly number[],
  positionOf: (nodeId: number) => LatLng | undefined,
  places: Map<number, [number, number]>,
): number[][] {
  const runs: number[][] = [[]];
  for (const node of nodes) {
    if (!places.has(node)) {
      const at = positionOf(node);
      if (at) places.set(node, [toUnits(at.lat), toUnits(at.lng)]);
    }
    const run = runs.at(-1)!;
    if (!places.has(node)) runs.push([]);
    else if (run.at(-1) !== node) run.push(node);
  }
  return runs.filter((run) => run.length > 1);
}

/** The nodes that roads pass more than once, or where more than one road ends. */
function findMeetings(runs: readonly (readonly number[])[]): Set<number> {
  const passed = new Set<number>();
  const meetings = new Set<number>();
  for (const run of runs)
    for (const node of run) {
      if (passed.has(node)) meetings.add(node);
      passed.add(node);
    }
  return meetings;
}

const withoutRepeats = (points: readonly [number, number][]): [number, number][] =>
  points.filter((point, i) => i === 0 || point[0] !== points[i - 1]![0] || point[1] !== points[i - 1]![1]);

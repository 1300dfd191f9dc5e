import fc from 'fast-check';
import { buildStreetGraph, NoRoadsError } from '../build-street-graph.ts';
import type { OsmExtract, OsmRelation, OsmWay } from '../osm-extract.ts';
import type { Snap } from '../snap.ts';
import type { StreetGraph } from '../street-graph.ts';
import { createSnapper } from '../snap.ts';

const ORIGIN = { lat: 23.75, lng: 90.39 };
const RULES = [
  'no_left_turn',
  'no_right_turn',
  'no_u_turn',
  'no_straight_on',
  'only_straight_on',
  'only_left_turn',
];

/** Small tangled networks: one-way streets, roundabouts, loops, dead ends, bends, separate parts, forbidden turns. */
export const randomExtract: fc.Arbitrary<OsmExtract> = fc
  .record({
    places: fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { minLength: 2, maxLength: 14 }),
    ways: fc.array(
      fc.record({
        nodes: fc.array(fc.nat(13), { minLength: 2, maxLength: 5 }),
        oneway: fc.constantFrom('no', 'no', 'yes', '-1'),
        highway: fc.constantFrom('primary', 'residential', 'trunk_link'),
      }),
      { minLength: 1, maxLength: 14 },
    ),
    rules: fc.array(fc.record({ pick: fc.nat(), rule: fc.constantFrom(...RULES) }), { maxLength: 8 }),
    across: fc.array(fc.record({ pick: fc.nat(), rule: fc.constantFrom(...RULES) }), { maxLength: 4 }),
  })
  .map(({ places, ways, rules, across }) => {
    const drawn = ways.map(({ nodes, oneway, highway }, id): OsmWay => ({
      id,
      nodes: nodes.map((node) => node % places.length),
      tags: { highway, oneway, name: `Street ${id}` },
    }));
    const extract: OsmExtract = {
      positionOf: (node) =>
        places[node] && {
          lat: ORIGIN.lat + places[node][0] / 1000,
          lng: ORIGIN.lng + places[node][1] / 1000,
        },
      nodes: [],
      ways: drawn,
      relations: [...restrict(drawn, rules), ...restrictAcross(drawn, across)],
    };
    return printedAs(extract, { places, ways, rules, across });
  });

/** Prints what the smallest failing case was made from, instead of the thousands of numbers in a graph. */
function printedAs<T extends object>(value: T, drawn: unknown): T {
  return Object.defineProperty(value, fc.toStringMethod, { value: () => fc.stringify(drawn) });
}

interface Wish {
  pick: number;
  rule: string;
}

/** Rules at places where the end of one way meets another's. */
function restrict(ways: readonly OsmWay[], rules: readonly Wish[]): OsmRelation[] {
  const meetings = ways.flatMap((from) =>
    ways.flatMap((to) =>
      [from.nodes[0]!, from.nodes.at(-1)!]
        .filter((node) => node === to.nodes[0] || node === to.nodes.at(-1))
        .map((via) => ({ from, to, via })),
    ),
  );
  return rules.map(({ pick, rule }, id) => {
    const { from, to, via } = meetings[pick % meetings.length]!;
    return {
      id,
      tags: { type: 'restriction', restriction: rule },
      members: [
        { type: 'way', ref: from.id, role: 'from' },
        { type: 'node', ref: via, role: 'via' },
        { type: 'way', ref: to.id, role: 'to' },
      ],
    };
  });
}

/** Rules from one way along another into a third. */
function restrictAcross(ways: readonly OsmWay[], rules: readonly Wish[]): OsmRelation[] {
  const beside = ways.map((way) =>
    ways.filter((other) => other !== way && other.nodes.some((node) => way.nodes.includes(node))),
  );
  return rules.flatMap(({ pick, rule }, id): OsmRelation[] => {
    const via = pick % ways.length;
    const near = beside[via]!;
    if (near.length === 0) return [];
    const [from, to] = [near[pick % near.length]!, near[(pick >> 4) % near.length]!];
    return [
      {
        id: 100 + id,
        tags: { type: 'restriction', restriction: rule },
        members: [
          { type: 'way', ref: from.id, role: 'from' },
          { type: 'way', ref: ways[via]!.id, role: 'via' },
          { type: 'way', ref: to.id, role: 'to' },
        ],
      },
    ];
  });
}

export interface RandomTrip {
  graph: StreetGraph;
  arcSeconds: Float32Array;
  from: Snap;
  to: Snap;
}

const share = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));

/** A trip between two places on the streets of a random network, with random arc times. */
export const randomTrip: fc.Arbitrary<RandomTrip> = fc
  .record({
    extract: randomExtract,
    seconds: fc.array(fc.nat(30), { minLength: 1, maxLength: 20 }),
    from: fc.tuple(fc.nat(), share),
    to: fc.tuple(fc.nat(), share),
  })
  .map((drawn) => ({ drawn, graph: tryBuild(drawn.extract) }))
  .filter((trip): trip is typeof trip & { graph: StreetGraph } => trip.graph !== null)
  .map(({ graph, drawn }) => {
    const { seconds, from, to } = drawn;
    const trip = {
      graph,
      arcSeconds: Float32Array.from(graph.arcHead, (_, arc) => seconds[arc % seconds.length]!),
      from: snapOn(graph, from[0] % graph.streetMeters.length, from[1]),
      to: snapOn(graph, to[0] % graph.streetMeters.length, to[1]),
    };
    return printedAs(trip, drawn);
  });

/** Null if no way in the network leads anywhere else. */
function tryBuild(extract: OsmExtract): StreetGraph | null {
  try {
    return buildStreetGraph(extract);
  } catch (error) {
    if (error instanceof NoRoadsError) return null;
    throw error;
  }
}

/** A place this far along a street. */
export function snapOn(graph: StreetGraph, street: number, share: number): Snap {
  const arcs = Array.from(graph.arcStreet.keys()).filter((arc) => graph.arcStreet[arc] === street);
  return { street, share, point: ORIGIN, meters: 0, arcs };
}

/** Numbers from 0 to 1, the same in each run. */
export function seededRandom(): () => number {
  let seed = 1;
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** Places on streets near random points of the network's box, for trips over a real city. */
export function randomSnaps(graph: StreetGraph, count: number, random: () => number): Snap[] {
  const { nearest } = createSnapper(graph);
  const [south, north] = edges(graph.junctionLat);
  const [west, east] = edges(graph.junctionLng);
  const snaps: Snap[] = [];
  while (snaps.length < count) {
    const point = { lat: south + (north - south) * random(), lng: west + (east - west) * random() };
    const snap = nearest(point, { maxMeters: 400 });
    if (snap) snaps.push(snap);
  }
  return snaps;
}

const edges = (units: Int32Array): [number, number] => [
  units.reduce((a, b) => Math.min(a, b)) / 1e7,
  units.reduce((a, b) => Math.max(a, b)) / 1e7,
];

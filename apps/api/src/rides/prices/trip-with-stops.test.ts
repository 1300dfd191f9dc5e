import { distanceMeters, isWithin, type LatLng } from '@ridewire/contracts';
import {
  buildStreetGraph,
  createSnapper,
  decodeLine,
  guessSeconds,
  type StreetGraph,
} from '@ridewire/streets';
import { readDhaka } from '@ridewire/streets/dhaka/read-dhaka';
import { plainRoutes } from '@ridewire/streets/testing/plain-dijkstra';
import { randomSnaps, seededRandom } from '@ridewire/streets/testing/random-streets';
import { readSharedGraph } from '@ridewire/streets/testing/read-shared-graph';
import { findRecorded, NEEDS_DATA } from '@ridewire/streets/testing/recorded-data';
import { describe, expect, test } from 'vitest';
import { createWaySearch } from '../../streets/search-ways.ts';
import { findTrip, type FindTripDeps } from './find-trip.ts';

const TRIPS = 60;
/** Places that the trips lead through in any order. From each, one plain search knows the routes to all others. */
const PLACES = 6;
const STOPS = 3;
/** Nearer ones could be one place. */
const APART_METERS = 200;
/** Each of four legs is rounded to whole seconds and meters, and its line to a hundred thousandth of a degree at both ends. */
const MOST_SECONDS = (STOPS + 1) / 2;
const MOST_METERS = MOST_SECONDS + (STOPS + 1) * 1.6;

/** Places on streets of the part of the city that can be reached, apart from each other. */
function choosePlaces(graph: StreetGraph, random: () => number): LatLng[] {
  const { nearest } = createSnapper(graph);
  const places: LatLng[] = [];
  while (places.length < PLACES) {
    const [snap] = randomSnaps(graph, 1, random);
    const place = snap && nearest(snap.point, { maxMeters: 400, mainPart: true })?.point;
    if (place && places.every((other) => distanceMeters(place, other) > APART_METERS)) places.push(place);
  }
  return places;
}

/** The product's own search over these streets, as a quote asks it. */
function depsOver(graph: StreetGraph, arcSeconds: Float32Array): FindTripDeps {
  const speeds = { secondsNow: () => arcSeconds, layOver: () => {}, see: () => [] };
  const search = createWaySearch({ graph, speeds, reachMeters: 400 });
  return {
    clientConfig: { pickupArea: null },
    serviceAreas: { standing: () => [] },
    ways: {
      knows: () => true,
      findLine: (from, to) => {
        const answer = search.answer({ kind: 'line', from, to });
        if (!('line' in answer)) throw new Error(`There is no way: ${JSON.stringify(answer)}`);
        return Promise.resolve(answer.line);
      },
    },
  };
}

/** The middle of Dhaka: a plain search through all of it takes seconds. */
const MIDDLE = { south: 23.77, west: 90.395, north: 23.8, east: 90.425 };

async function readMiddle(): Promise<StreetGraph> {
  const dhaka = await readDhaka();
  const isInside = (node: number) => {
    const position = dhaka.positionOf(node);
    return position !== undefined && isWithin(MIDDLE, position);
  };
  return buildStreetGraph({ ...dhaka, ways: dhaka.ways.filter(({ nodes }) => nodes.every(isInside)) });
}

const monaco = findRecorded('monaco.osm.pbf');
const CITIES: [name: string, read: (() => Promise<StreetGraph>) | null][] = [
  ['the middle of the included Dhaka', readMiddle],
  ['monaco.osm.pbf', monaco === null ? null : () => readSharedGraph(monaco)],
];

describe.each(CITIES)('%s', (_name, read) => {
  test.skipIf(!read)(
    `${read ? '' : `(${NEEDS_DATA}) `}a trip with three stops is as long as plain searches find its parts`,
    async () => {
      const graph = await read!();
      const random = seededRandom();
      const arcSeconds = guessSeconds(graph, 17).map((seconds) => seconds * (0.7 + 0.6 * random()));
      const places = choosePlaces(graph, random);
      const { nearest } = createSnapper(graph);
      const snaps = places.map((place) => nearest(place, { maxMeters: 400, mainPart: true })!);
      const plainTo = snaps.map((snap) => plainRoutes(graph, arcSeconds, snap));
      const deps = depsOver(graph, arcSeconds);
      for (let n = 0; n < TRIPS; n++) {
        const order = places
          .map((_, at) => ({ at, drawn: random() }))
          .toSorted((a, b) => a.drawn - b.drawn)
          .slice(0, STOPS + 2)
          .map(({ at }) => at);
        const [pickup, ...others] = order.map((at) => places[at]!);
        const destination = others.pop()!;
        const trip = await findTrip(deps, { pickup: pickup!, stops: others, destination }, 'me');
        const legs = order.slice(1).map((to, leg) => plainTo[order[leg]!]!(snaps[to]!)!);
        const sum = (of: (leg: (typeof legs)[number]) => number) =>
          legs.reduce((all, leg) => all + of(leg), 0);
        expect(Math.abs(trip.durationSeconds - sum(({ seconds }) => seconds))).toBeLessThanOrEqual(
          MOST_SECONDS,
        );
        expect(Math.abs(trip.distanceMeters - sum(({ meters }) => meters))).toBeLessThanOrEqual(MOST_METERS);
        // Its line passes the places in their order.
        const line = decodeLine(trip.way!.line);
        let from = 0;
        for (const at of order) {
          const found = line.findIndex((point, i) => i >= from && distanceMeters(point, places[at]!) < 3);
          expect(found).toBeGreaterThanOrEqual(from);
          from = found;
        }
      }
    },
  );
});

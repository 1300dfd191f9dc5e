import type { LatLng } from '@ridewire/contracts';
import type { StreetGraph } from '@ridewire/streets';
import { closeStreets } from '@ridewire/streets/close-streets';
import { findDrivingSide } from '@ridewire/streets/find-driving-side';
import { createRouter } from '@ridewire/streets/find-route';
import { createTraceMatcher } from '@ridewire/streets/match-trace';
import { endBeside, startHeading } from '@ridewire/streets/prefer-direction';
import { reachTimes } from '@ridewire/streets/reach-times';
import { buildSnapIndex, createSnapper, type Snap, type Snapper } from '@ridewire/streets/snap';
import { writeLine, writeWay } from '@ridewire/streets/write-way';
import type { CitySpeeds } from './city-speeds.ts';
import { createChangeLayer } from './lay-changes.ts';
import { findStretches, isStretchRequest } from './find-stretches.ts';
import { nameStreet } from './name-street.ts';
import type {
  Drive,
  DrivesRequest,
  HandChange,
  SearchAnswer,
  SearchRequest,
  Start,
  WayRequest,
} from './search-messages.ts';

/**
 * A smaller part of the streets counts if it is this much nearer than the part from which most of the city can be
 * reached, in meters.
 */
const NEARER_METERS = 60;

/** A car is in an open street, and not in the closed one beside it, if that is no more than this further, in meters. */
const BESIDE_METERS = 25;
const isBeside = (any: Snap | undefined, open: Snap | undefined): boolean =>
  any !== undefined &&
  open !== undefined &&
  // If a street is closed in one direction, the car may be driving in the open one.
  any.street !== open.street &&
  open.meters <= any.meters + BESIDE_METERS;

/** The data a search works on. */
export interface SearchBasis {
  graph: StreetGraph;
  speeds: Pick<CitySpeeds, 'secondsNow' | 'layOver' | 'see'>;
  /** Streets further from a point than this are not considered, in meters. */
  reachMeters: number;
}

export interface WaySearch {
  answer(request: SearchRequest): SearchAnswer;
  /**
   * Heeds these changes by hand from the next request on, and no others.
   * @returns the lines of the stretches that are in this city
   */
  change(changes: readonly HandChange[]): string[];
}

/** Answers what routes there are and how long they take. */
export function createWaySearch({ graph, reachMeters, speeds }: SearchBasis): WaySearch {
  const index = buildSnapIndex(graph);
  const snapper = createSnapper(graph, index);
  const layer = createChangeLayer(graph, snapper);
  const unchanged = { streets: graph, router: createRouter(graph), snapper };
  /** The streets as they are driven now, and the stops they have. */
  let driven = unchanged;
  const match = createTraceMatcher(graph, snapper);
  const side = findDrivingSide(graph);

  /**
   * Where a car may stop for this point, in the order in which they are tried. A street that is cut off from the rest,
   * as on an island, comes first. The nearest street from which most of the city can be reached comes after it: people
   * walk there if no way leads to the first.
   */
  function stopsFor(point: LatLng, { nearest }: Snapper): Snap[] {
    const any = nearest(point, { maxMeters: reachMeters });
    if (!any) return [];
    const main = nearest(point, { maxMeters: reachMeters, mainPart: true });
    if (!main) return [any];
    return main.meters <= any.meters + NEARER_METERS ? [main] : [any, main];
  }

  function startsFrom(start: Start): Snap[] {
    const open = stopsFor(start, driven.snapper);
    const any = start.isCar && driven !== unchanged ? stopsFor(start, snapper) : [];
    const stops = isBeside(any[0], open[0]) ? [...open, ...any] : [...any, ...open];
    return stops.map((stop) => (start.bearing == null ? stop : startHeading(graph, stop, start.bearing)));
  }
  const endsAt = (point: LatLng): Snap[] =>
    stopsFor(point, driven.snapper).map((stop) =>
      side === null ? stop : endBeside(graph, stop, point, side),
    );

  function findWay({ kind, from, to }: WayRequest): SearchAnswer {
    const starts = startsFrom(from);
    if (starts.length === 0) return { refusal: 'NO_STREET_AT_START' };
    const ends = endsAt(to);
    if (ends.length === 0) return { refusal: 'NO_STREET_NEAR' };
    const arcSeconds = speeds.secondsNow();
    const route = firstOf(starts, (start) =>
      firstOf(ends, (end) => driven.router.findRoute(arcSeconds, start, end)),
    );
    if (!route) return { refusal: 'NO_WAY' };
    return kind === 'way'
      ? { way: writeWay(graph, arcSeconds, route) }
      : { line: writeLine(graph, arcSeconds, route) };
  }

  function findDrives({ to, starts, limitSeconds }: DrivesRequest): SearchAnswer {
    const arcSeconds = speeds.secondsNow();
    const reaches = endsAt(to).map((end) => reachTimes(driven.streets, arcSeconds, end, limitSeconds));
    const driveFrom = (start: Start): Drive | null => {
      const reach = firstOf(startsFrom({ ...start, isCar: true }), (stop) =>
        firstOf(reaches, (reachFrom) => reachFrom(stop)),
      );
      return reach && { seconds: Math.round(reach.seconds), meters: Math.round(reach.meters) };
    };
    return { drives: starts.map(driveFrom) };
  }

  function change(changes: readonly HandChange[]): string[] {
    const { isClosed, kmhOf, lines } = layer(changes);
    speeds.layOver(kmhOf);
    if (isClosed === null) {
      driven = unchanged;
      return lines;
    }
    const streets = closeStreets(graph, isClosed);
    driven = {
      streets,
      router: createRouter(streets),
      snapper: createSnapper(streets, index, isClosed),
    };
    return lines;
  }

  return {
    change,
    answer(request) {
      if (isStretchRequest(request)) return findStretches(graph, snapper, request);
      if (request.kind === 'name') return { name: nameStreet(graph, snapper, request.at, request.maxMeters) };
      if (request.kind === 'drive') return { seen: speeds.see(match(request.fixes).flat()) };
      if (request.kind === 'drives') return findDrives(request);
      return findWay(request);
    },
  };
}

/** The first answer there is, asking in turn. */
function firstOf<T, A>(things: readonly T[], ask: (thing: T) => A | null): A | null {
  for (const thing of things) {
    const answer = ask(thing);
    if (answer !== null) return answer;
  }
  return null;
}

import type { LatLng } from '@ridewire/contracts';
import type { StreetGraph } from '@ridewire/streets';
import { findDrivingSide } from '@ridewire/streets/find-driving-side';
import { createRouter } from '@ridewire/streets/find-route';
import { createTraceMatcher } from '@ridewire/streets/match-trace';
import { endBeside, startHeading } from '@ridewire/streets/prefer-direction';
import { reachTimes } from '@ridewire/streets/reach-times';
import { createSnapper, type Snap } from '@ridewire/streets/snap';
import { writeLine, writeWay } from '@ridewire/streets/write-way';
import type { CitySpeeds } from './city-speeds.ts';
import { nameStreet } from './name-street.ts';
import type {
  Drive,
  DrivesRequest,
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

/** The data a search works on. */
export interface SearchBasis {
  graph: StreetGraph;
  speeds: Pick<CitySpeeds, 'secondsNow' | 'see'>;
  /** Streets further from a point than this are not considered, in meters. */
  reachMeters: number;
}

export interface WaySearch {
  answer(request: SearchRequest): SearchAnswer;
}

/** Answers what routes there are and how long they take. */
export function createWaySearch({ graph, reachMeters, speeds }: SearchBasis): WaySearch {
  const snapper = createSnapper(graph);
  const router = createRouter(graph);
  const match = createTraceMatcher(graph, snapper);
  const side = findDrivingSide(graph);

  /**
   * Where a car may stop for this point, first the place it is sought at first: an island's street, and after it the nearest
   * that most of the city can be reached from, to which one walks where no way leads to the first.
   */
  function stopsFor(point: LatLng): Snap[] {
    const any = snapper.nearest(point, { maxMeters: reachMeters });
    if (!any) return [];
    const main = snapper.nearest(point, { maxMeters: reachMeters, mainPart: true });
    if (!main) return [any];
    return main.meters <= any.meters + NEARER_METERS ? [main] : [any, main];
  }

  const startsFrom = (start: Start): Snap[] =>
    stopsFor(start).map((stop) => (start.bearing == null ? stop : startHeading(graph, stop, start.bearing)));
  const endsAt = (point: LatLng): Snap[] =>
    stopsFor(point).map((stop) => (side === null ? stop : endBeside(graph, stop, point, side)));

  function findWay({ kind, from, to }: WayRequest): SearchAnswer {
    const starts = startsFrom(from);
    if (starts.length === 0) return { refusal: 'NO_STREET_AT_START' };
    const ends = endsAt(to);
    if (ends.length === 0) return { refusal: 'NO_STREET_NEAR' };
    const arcSeconds = speeds.secondsNow();
    const route = firstOf(starts, (start) =>
      firstOf(ends, (end) => router.findRoute(arcSeconds, start, end)),
    );
    if (!route) return { refusal: 'NO_WAY' };
    return kind === 'way'
      ? { way: writeWay(graph, arcSeconds, route) }
      : { line: writeLine(graph, arcSeconds, route) };
  }

  function findDrives({ to, starts, limitSeconds }: DrivesRequest): SearchAnswer {
    const arcSeconds = speeds.secondsNow();
    const reaches = endsAt(to).map((end) => reachTimes(graph, arcSeconds, end, limitSeconds));
    const driveFrom = (start: Start): Drive | null => {
      const reach = firstOf(startsFrom(start), (stop) => firstOf(reaches, (reachFrom) => reachFrom(stop)));
      return reach && { seconds: Math.round(reach.seconds), meters: Math.round(reach.meters) };
    };
    return { drives: starts.map(driveFrom) };
  }

  return {
    answer(request) {
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

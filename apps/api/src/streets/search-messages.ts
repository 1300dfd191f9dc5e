import type { LatLng, StreetName, Way, WayLine } from '@ridewire/contracts';
import type { Fix, SeenArc } from '@ridewire/streets';

/** A request to the search thread. */
export type SearchRequest =
  | WayRequest
  | DrivesRequest
  | { kind: 'name'; at: LatLng; maxMeters: number }
  | { kind: 'drive'; fixes: readonly Fix[] };

export interface WayRequest {
  /** A route to drive, or only its line. */
  kind: 'way' | 'line';
  from: Start;
  to: LatLng;
}
/** Where a drive begins, and where the car faces, in degrees clockwise from north. */
export interface Start extends LatLng {
  bearing?: number | null | undefined;
}
export interface DrivesRequest {
  kind: 'drives';
  to: LatLng;
  starts: readonly Start[];
  limitSeconds: number;
}

/** How long the quickest route takes, in whole seconds, and its length; null if that was not given. */
export interface Drive {
  seconds: number;
  meters: number | null;
}

/** Why there is no route. */
export type NoWay = 'NO_STREET_AT_START' | 'NO_STREET_NEAR' | 'NO_WAY';

/**
 * The thread's answer: a route, its line, or why there is none; the drive from each start; a street's name; or what a
 * car's drive tells of its arcs.
 */
export type SearchAnswer =
  | { way: Way }
  | { line: WayLine }
  | { refusal: NoWay }
  | { drives: (Drive | null)[] }
  | { name: StreetName | null }
  | { seen: SeenArc[] };

/** The owner of a search without a person: each pickup has its own turn. */
export const keyOf = (request: SearchRequest): string =>
  request.kind === 'drives' ? `drives ${request.to.lat} ${request.to.lng}` : request.kind;

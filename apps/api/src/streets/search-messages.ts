import type {
  FoundStretch,
  LatLng,
  NamedStreet,
  Ring,
  StreetName,
  StreetStretch,
  Way,
  WayLine,
} from '@ridewire/contracts';
import type { Fix, SeenArc } from '@ridewire/streets';
import type { SoughtStretch } from '@ridewire/streets/find-stretches';

/** A request to the search thread. */
export type SearchRequest =
  | WayRequest
  | DrivesRequest
  | { kind: 'name'; at: LatLng; maxMeters: number }
  | { kind: 'drive'; fixes: readonly Fix[] }
  | StretchRequest;

/** The desk's requests for streets to change: under a point, in a ring, by name, or those that it has chosen. */
export type StretchRequest =
  | { kind: 'stretch at'; at: LatLng; maxMeters: number }
  | { kind: 'stretches in'; ring: Ring }
  | { kind: 'streets named'; name: string; near: LatLng }
  | { kind: 'stretches again'; stretches: readonly SoughtStretch[] };

/** What the desk changed about some stretches. */
export interface HandChange {
  /** The speed there; null where they are closed. */
  kmh: number | null;
  stretches: readonly StreetStretch[];
}

export interface WayRequest {
  /** A route to drive, or only its line. */
  kind: 'way' | 'line';
  from: Start;
  to: LatLng;
}
/** Where a drive begins, and where the car faces, in degrees clockwise from north. */
export interface Start extends LatLng {
  bearing?: number | null | undefined;
  /** A car is there: in a closed street it begins there, to leave it. A place's drive begins at an open street. */
  isCar?: boolean | undefined;
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
 * The thread's answer: a route, its line, or why there is none; the drive from each start; a street's name; streets for the
 * desk; or what a car's drive tells of its arcs.
 */
export type SearchAnswer =
  | { way: Way }
  | { line: WayLine }
  | { refusal: NoWay }
  | { drives: (Drive | null)[] }
  | { name: StreetName | null }
  /** Those found; `count` is how many there are, more than are listed if they are too many. */
  | { stretches: readonly FoundStretch[]; count: number }
  | { streets: readonly NamedStreet[] }
  /** For each stretch its name on the map; undefined for one that isn't there. */
  | { again: readonly (StreetName | null | undefined)[] }
  | { seen: SeenArc[] };

/** The owner of a search without a person: each pickup has its own turn. */
export const keyOf = (request: SearchRequest): string =>
  request.kind === 'drives' ? `drives ${request.to.lat} ${request.to.lng}` : request.kind;

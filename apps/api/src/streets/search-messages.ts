import type { LatLng, StreetName, Way, WayLine } from '@ridewire/contracts';
import type { Fix, SeenArc } from '@ridewire/streets';

/** What the thread that searches is asked. */
export type SearchRequest =
  | WayRequest
  | DrivesRequest
  | { kind: 'name'; at: LatLng; maxMeters: number }
  | { kind: 'drive'; fixes: readonly Fix[] };

export interface WayRequest {
  /** What is driven, or only how it runs. */
  kind: 'way' | 'line';
  from: LatLng;
  to: LatLng;
}
export interface DrivesRequest {
  kind: 'drives';
  to: LatLng;
  starts: readonly LatLng[];
  limitSeconds: number;
}

/** How long the quickest way takes, in whole seconds, and how far it leads; null where that was not said. */
export interface Drive {
  seconds: number;
  meters: number | null;
}

/** Why there is no way. */
export type NoWay = 'NO_STREET_AT_START' | 'NO_STREET_NEAR' | 'NO_WAY';

/** What it answers: a way, its line, or why there is none, the drive from each start, a street's name, or what a car's drive tells of its arcs. */
export type SearchAnswer =
  | { way: Way }
  | { line: WayLine }
  | { refusal: NoWay }
  | { drives: (Drive | null)[] }
  | { name: StreetName | null }
  | { seen: SeenArc[] };

/** Whose search it is where no person is named: each pickup has its own turn. */
export const keyOf = (request: SearchRequest): string =>
  request.kind === 'drives' ? `drives ${request.to.lat} ${request.to.lng}` : request.kind;

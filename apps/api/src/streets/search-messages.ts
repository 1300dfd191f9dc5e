import type { LatLng, StreetName, Way, WayLine } from '@ridewire/contracts';
import type { Fix, SeenArc } from '@ridewire/streets';

/** What the thread that searches is asked. */
export type SearchRequest =
  | WayRequest
  | SecondsRequest
  | { kind: 'name'; at: LatLng; maxMeters: number }
  | { kind: 'drive'; fixes: readonly Fix[] };

export interface WayRequest {
  /** What is driven, or only how it runs. */
  kind: 'way' | 'line';
  from: LatLng;
  to: LatLng;
}
export interface SecondsRequest {
  kind: 'seconds';
  to: LatLng;
  starts: readonly LatLng[];
  limitSeconds: number;
}

/** Why there is no way. */
export type NoWay = 'NO_STREET_AT_START' | 'NO_STREET_NEAR' | 'NO_WAY';

/** What it answers: a way, its line, or why there is none, seconds from each start, a street's name, or what a car's drive tells of its arcs. */
export type SearchAnswer =
  | { way: Way }
  | { line: WayLine }
  | { refusal: NoWay }
  | { seconds: (number | null)[] }
  | { name: StreetName | null }
  | { seen: SeenArc[] };

/** Whose search it is where no person is named: each pickup has its own turn. */
export const keyOf = (request: SearchRequest): string =>
  request.kind === 'seconds' ? `seconds ${request.to.lat} ${request.to.lng}` : request.kind;

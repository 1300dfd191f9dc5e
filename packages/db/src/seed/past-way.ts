import type { LatLng } from '@ridewire/contracts';

/** A way by car as somebody drove it. */
export interface PastWay {
  distanceMeters: number;
  durationSeconds: number;
  line: readonly LatLng[];
}

/**
 * The way between two points, and how long it took then; null where none leads.
 * @param at milliseconds since 1970: rush hours are slow
 */
export type FindPastWay = (from: LatLng, to: LatLng, at: number) => PastWay | null;

import type { DriverSearch } from '../drivers/driver-index.ts';

/** A driver who didn't answer is not asked for the same ride again before this, in seconds. */
export const IGNORED_REST_SECONDS = 120;

/** A request nobody took ends after this long, in minutes. */
export const REQUEST_MINUTES = 4;

/** One round of asking. */
export interface Wave extends DriverSearch {
  /** When the next round is due if nobody accepts. */
  nextWaveSeconds: number;
}

const WAVES: readonly [Wave, ...Wave[]] = [
  { limit: 5, radiusMeters: 3_000, includesUnplaced: false, nextWaveSeconds: 5 },
  { limit: 10, radiusMeters: 6_000, includesUnplaced: true, nextWaveSeconds: 8 },
  { limit: 15, radiusMeters: 12_000, includesUnplaced: true, includesCooling: true, nextWaveSeconds: 10 },
];

/** The round with this number, from 1: some nearest first, then more and wider, and so on until somebody accepts. */
export function planWave(number: number): Wave {
  return WAVES[Math.min(Math.max(number, 1), WAVES.length) - 1] ?? WAVES[0];
}

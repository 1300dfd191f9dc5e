/** One round of asking for a request. */
export interface Wave {
  /** At most so many are asked. */
  most: number;
  /** Of those, no more than it takes to be likely that one accepts: the first are asked alone. */
  isFrugal: boolean;
  /** No further than this from the pickup, straight line, in meters. */
  radiusMeters: number;
  /** Drivers of whom no place is known too, after the others. */
  includesUnplaced: boolean;
  /** Drivers who turned down too much of late too, where there is nobody else. */
  includesCooling: boolean;
  /** When the next round is due if nobody accepts. */
  seconds: number;
}

const WAVES: readonly [Wave, ...Wave[]] = [
  {
    most: 5,
    isFrugal: true,
    radiusMeters: 3_000,
    includesUnplaced: false,
    includesCooling: false,
    seconds: 6,
  },
  {
    most: 5,
    isFrugal: false,
    radiusMeters: 6_000,
    includesUnplaced: true,
    includesCooling: false,
    seconds: 6,
  },
  {
    most: 10,
    isFrugal: false,
    radiusMeters: 6_000,
    includesUnplaced: true,
    includesCooling: false,
    seconds: 8,
  },
  {
    most: 15,
    isFrugal: false,
    radiusMeters: 12_000,
    includesUnplaced: true,
    includesCooling: true,
    seconds: 10,
  },
];

/** The round with this number, from 1: the best alone, then the next best, then more and wider, until somebody accepts. */
export const planWave = (number: number): Wave =>
  WAVES[Math.min(Math.max(number, 1), WAVES.length) - 1] ?? WAVES[0];

/** From here on each wave is as wide as the last. */
export const WAVE_COUNT = WAVES.length;

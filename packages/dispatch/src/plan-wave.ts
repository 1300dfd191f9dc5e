/** One round of asking drivers for a request. */
export interface Wave {
  /** At most this many drivers are asked. */
  most: number;
  /** If true, only as many of them are asked as it takes to make one acceptance likely: the first are asked alone. */
  isFrugal: boolean;
  /** The longest distance from the pickup, in a straight line, in meters. */
  radiusMeters: number;
  /** Also asks drivers whose location is unknown, after the others. */
  includesUnplaced: boolean;
  /** Also asks drivers who recently turned down too many offers, if there is nobody else. */
  includesCooling: boolean;
  /** How long until the next round is due if nobody accepts. */
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

/**
 * The round with this number, from 1: first the best driver alone, then the next best, then more drivers farther away,
 * until someone accepts.
 */
export const planWave = (number: number): Wave =>
  WAVES[Math.min(Math.max(number, 1), WAVES.length) - 1] ?? WAVES[0];

/** From this round on, every round is as wide as the last. */
export const WAVE_COUNT = WAVES.length;

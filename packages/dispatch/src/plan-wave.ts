/** One round of asking drivers for a request. */
export interface Wave {
  most: number;
  /** Asks only as many as make one acceptance likely. */
  isFrugal: boolean;
  /** From the pickup, in a straight line. */
  radiusMeters: number;
  /** Also asks drivers without a known location, after the others. */
  includesUnplaced: boolean;
  /** Also asks drivers who recently declined too often, if there is nobody else. */
  includesCooling: boolean;
  /** How long until the next round. */
  seconds: number;
}

const LATER = { isFrugal: false, radiusMeters: 6_000, includesUnplaced: true, includesCooling: false };
const WAVES: readonly Wave[] = [
  { ...LATER, most: 5, isFrugal: true, radiusMeters: 3_000, includesUnplaced: false, seconds: 6 },
  { ...LATER, most: 5, seconds: 6 },
  { ...LATER, most: 10, seconds: 8 },
  { ...LATER, most: 15, radiusMeters: 12_000, includesCooling: true, seconds: 10 },
];

/** Rounds are numbered from 1: first the best driver alone, then the next best, then more drivers farther away. */
export const planWave = (number: number): Wave => WAVES[Math.min(Math.max(number, 1), WAVES.length) - 1]!;

/** From this round on, every round is as wide as the last. */
export const WAVE_COUNT = WAVES.length;

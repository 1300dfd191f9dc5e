/** How many offers were made, and how many were accepted in time. */
export interface Answers {
  asked: number;
  taken: number;
}

/** Upper ends of the bands of drives to the pickup. */
const BAND_ENDS_SECONDS = [120, 240, 480, 900] as const;
export const DISTANCE_BANDS = BAND_ENDS_SECONDS.length + 1;

/** Assumed before any answers are known. */
const FIRST_GUESS: Answers = { asked: 10, taken: 7 };
/** All drivers' answers weigh as much as this many of the driver's own. */
const OTHERS_WEIGH = 8;

/** A drive of unknown length counts as the longest. */
export function distanceBand(pickupSeconds: number | null): number {
  const band = BAND_ENDS_SECONDS.findIndex((end) => (pickupSeconds ?? Infinity) < end);
  return band === -1 ? BAND_ENDS_SECONDS.length : band;
}

/**
 * The likelihood that a driver accepts, from 0 to 1, by their own answers, and while those are few, by all drivers' at
 * that distance.
 */
export function acceptance(own: Answers, allInBand: Answers): number {
  const usual = (allInBand.taken + FIRST_GUESS.taken) / (allInBand.asked + FIRST_GUESS.asked);
  return (own.taken + OTHERS_WEIGH * usual) / (own.asked + OTHERS_WEIGH);
}

/** Drivers are added to a round until one of them is this likely to accept. */
const LIKELY_ENOUGH = 0.6;

/** How many of these drivers, best first, are asked at once. */
export function countToAsk(likelihoods: readonly number[], most: number): number {
  let nobody = 1;
  for (const [at, likelihood] of likelihoods.slice(0, most).entries()) {
    nobody *= 1 - likelihood;
    if (1 - nobody >= LIKELY_ENOUGH) return at + 1;
  }
  return Math.min(likelihoods.length, most);
}

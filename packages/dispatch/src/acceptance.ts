/** What became of offers: how many were made, and how many of those taken while they were the driver's to answer. */
export interface Answers {
  asked: number;
  taken: number;
}

/** Where one band of minutes to the pickup ends and the next begins, in seconds. */
const BAND_ENDS_SECONDS = [120, 240, 480, 900] as const;
export const DISTANCE_BANDS = BAND_ENDS_SECONDS.length + 1;

/** Before anybody answered anything: most offers are taken. */
const FIRST_GUESS: Answers = { asked: 10, taken: 7 };
/** So many offers of all drivers weigh as much as a driver's own. */
const OTHERS_WEIGH = 8;

/** The band of a way to the pickup; one of unknown length counts as the longest. */
export function distanceBand(pickupSeconds: number | null): number {
  const band = BAND_ENDS_SECONDS.findIndex((end) => (pickupSeconds ?? Infinity) < end);
  return band === -1 ? BAND_ENDS_SECONDS.length : band;
}

/**
 * The likelihood that a driver takes an offer, from 0 to 1: by their own answers, and as far as those are few by what all drivers
 * answer at such a distance.
 */
export function acceptance(own: Answers, allInBand: Answers): number {
  const usual = (allInBand.taken + FIRST_GUESS.taken) / (allInBand.asked + FIRST_GUESS.asked);
  return (own.taken + OTHERS_WEIGH * usual) / (own.asked + OTHERS_WEIGH);
}

/** Somebody should take it with this likelihood, from 0 to 1. */
const LIKELY_ENOUGH = 0.6;

/** How many of these, best first, are asked at once: one, unless it is unlikely that they take it. */
export function countToAsk(likelihoods: readonly number[], most: number): number {
  let nobody = 1;
  for (const [at, likelihood] of likelihoods.slice(0, most).entries()) {
    nobody *= 1 - likelihood;
    if (1 - nobody >= LIKELY_ENOUGH) return at + 1;
  }
  return Math.min(likelihoods.length, most);
}

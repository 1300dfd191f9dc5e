import { ANSWER_MS, AT_PICKUP_METERS, drivingSeconds, STANDING_MS } from '@ridewire/contracts';

/** Where a car is from the pickup: straight line, and by road; null where no way is known. */
export interface Away {
  meters: number;
  seconds: number | null;
}

/** A driver's way to the pickup, so far. Times in milliseconds. */
export interface Approach {
  /** Since the accept, since the car last came nearer, or since its driver said that they are on the way. */
  stillMs: number;
  /** Where the car was then; null before it was looked at. */
  from: Away | null;
  /** Where it is now; null while it isn't heard of, for the phone sleeps or tells no place. */
  now: (Away & { accuracyMeters: number }) | null;
  /** How long the driver has left to answer, below 0 once it is over; null while nothing is asked. */
  leftMs: number | null;
  /** How often they said that they are on the way, without having come nearer since. */
  assurances: number;
}

/** `nearer`: the car came on, and all is as after the accept. `ask`: within `answerMs`. */
export type ApproachVerdict =
  | { state: 'fine' | 'nearer' | 'asked' | 'replace' }
  | { state: 'ask'; answerMs: number };

/** What counts as having come nearer at once, and what only before somebody is asked: traffic that crawls. */
const NEARER = { meters: 100, seconds: 15 };
const CRAWLED = { meters: 25, seconds: 5 };

const MINUTE_MS = 60_000;
/** Who said that they are on the way has longer until they are asked again; so often, and then no more. */
const ASSURED_MS = 4 * MINUTE_MS;
const MAX_ASSURANCES = 2;
/** Who isn't heard of may have put the phone away to drive, and has longer to answer. */
const UNHEARD_ANSWER_MS = 3 * MINUTE_MS;
/** Who isn't heard of is asked once they should have been there for so long; never sooner, and never later, than this. */
const LATE_MS = 2 * MINUTE_MS;
const UNHEARD_MS = { least: 5 * MINUTE_MS, most: 20 * MINUTE_MS };
/** Whoever is at the pickup is noted to be there so often. */
const THERE_NOTED_MS = MINUTE_MS;

/**
 * What is to be done about a driver who accepted. Who comes on, or is at the pickup, is left alone; who came no nearer is asked
 * whether they are on their way, and loses the ride without an answer; so does who said so twice and still came no nearer.
 */
export function judgeApproach(approach: Approach): ApproachVerdict {
  const { stillMs, from, now, leftMs, assurances } = approach;
  if (isThere(now ?? from)) {
    const isNews = leftMs !== null || (now !== null && (stillMs >= THERE_NOTED_MS || !isThere(from)));
    return { state: isNews ? 'nearer' : 'fine' };
  }
  if (cameNearer(approach, NEARER)) return { state: 'nearer' };
  if (leftMs !== null ? leftMs > 0 : stillMs < patienceMs(approach))
    return { state: leftMs === null ? 'fine' : 'asked' };
  if (cameNearer(approach, CRAWLED)) return { state: 'nearer' };
  if (leftMs !== null || assurances >= MAX_ASSURANCES) return { state: 'replace' };
  return { state: 'ask', answerMs: now ? ANSWER_MS : UNHEARD_ANSWER_MS };
}

/** Whether the present question is the last one: who then comes no nearer is not asked again. */
export const isLastQuestion = (assurances: number): boolean => assurances + 1 >= MAX_ASSURANCES;

/** Whether the way by road must be known to judge: not where the straight line says enough. */
export const needsRoad = (approach: Approach): boolean =>
  !isThere(approach.now) &&
  (approach.leftMs !== null || approach.stillMs >= MINUTE_MS) &&
  !cameNearer(approach, NEARER);

/**
 * What is to be remembered of a car that came no nearer: the first place, the way by road once it is known, and that it left
 * the pickup. Null for nothing new.
 */
export function placeToKeep({ from, now }: Approach): Away | null {
  if (!now) return null;
  if (!from || (isThere(from) && !isThere(now))) return { meters: now.meters, seconds: now.seconds };
  return from.seconds === null && now.seconds !== null ? { ...from, seconds: now.seconds } : null;
}

const isThere = (place: Away | null): boolean => place !== null && place.meters <= AT_PICKUP_METERS;

function cameNearer({ from, now }: Approach, by: typeof NEARER): boolean {
  if (!from || !now) return false;
  if (from.meters - now.meters >= Math.max(by.meters, now.accuracyMeters)) return true;
  return from.seconds !== null && now.seconds !== null && from.seconds - now.seconds >= by.seconds;
}

function patienceMs({ now, from, assurances }: Approach): number {
  if (now) return assurances > 0 ? ASSURED_MS : STANDING_MS;
  if (!from) return UNHEARD_MS.most;
  const expectedMs = (from.seconds ?? drivingSeconds(from.meters)) * 1_000;
  return Math.min(Math.max(expectedMs + LATE_MS, UNHEARD_MS.least), UNHEARD_MS.most);
}

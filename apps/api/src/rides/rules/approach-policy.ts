import { ANSWER_MS, AT_PICKUP_METERS, drivingSeconds, STANDING_MS } from '@ridewire/contracts';

/** From the pickup, by straight line and by road; null without a known route. */
export interface Away {
  meters: number;
  seconds: number | null;
}

/** Times in milliseconds. */
export interface Approach {
  /** Since the accept, or since the car last came nearer or its driver said that they are coming. */
  stillMs: number;
  /** The car's place then; null before the first look. */
  from: Away | null;
  /** Null while nothing is heard: the phone sleeps or reports no position. */
  now: (Away & { accuracyMeters: number }) | null;
  /** The time left to answer, below 0 once it is over; null without a question. */
  leftMs: number | null;
  /** How often they said that they are coming, without coming nearer since. */
  assurances: number;
}

/** `nearer`: everything is as after the accept. */
export type ApproachVerdict =
  | { state: 'fine' | 'nearer' | 'asked' | 'replace' }
  | { state: 'ask'; answerMs: number };

/**
 * How much nearer counts as progress at once, and how much spares a driver in crawling traffic the question: more than
 * a standing car seems to move, as reports jitter by 30 m to each side.
 */
const NEARER = { meters: 100, seconds: 20 };
const CRAWLED = { meters: 65, seconds: 13 };

const MINUTE_MS = 60_000;
/** How long a driver who says that they are coming is left alone, and how often they can say so. */
const ASSURED_MS = 4 * MINUTE_MS;
const MAX_ASSURANCES = 2;
/** A silent driver may drive with the phone away, and has longer to answer. */
const UNHEARD_ANSWER_MS = 3 * MINUTE_MS;
/** A silent driver is asked when this late, but not before the first limit nor after the second. */
const LATE_MS = 2 * MINUTE_MS;
const UNHEARD_MS = { least: 5 * MINUTE_MS, most: 20 * MINUTE_MS };
const THERE_NOTED_MS = MINUTE_MS;

/**
 * A driver who comes nearer, or is at the pickup, is left alone. Others are asked whether they are coming, and lose the
 * ride without an answer, or having said so twice.
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

/** After the last question, a driver who comes no nearer is not asked again. */
export const isLastQuestion = (assurances: number): boolean => assurances + 1 >= MAX_ASSURANCES;

/** Not if the straight line is enough to judge. */
export const needsRoad = (approach: Approach): boolean =>
  !isThere(approach.now) &&
  (approach.leftMs !== null || approach.stillMs >= MINUTE_MS) &&
  !cameNearer(approach, NEARER);

/**
 * Of a car that came no nearer: the first place, the drive by road once known, and that it left the pickup. Null for
 * nothing new.
 */
export function placeToKeep({ from, now }: Approach): Away | null {
  if (!now) return null;
  if (!from || (isThere(from) && !isThere(now))) return { meters: now.meters, seconds: now.seconds };
  return from.seconds === null && now.seconds !== null ? { ...from, seconds: now.seconds } : null;
}

/**
 * By line and by road: a car that swings to and fro comes no nearer than it was. One that left the pickup begins anew.
 */
export function nearestPlace({ from, now }: Approach): Away | null {
  if (!now || !from) return now ? { meters: now.meters, seconds: now.seconds } : from;
  if (isThere(from) && !isThere(now)) return { meters: now.meters, seconds: now.seconds };
  const seconds = [from.seconds, now.seconds].filter((each) => each !== null);
  return {
    meters: Math.min(from.meters, now.meters),
    seconds: seconds.length > 0 ? Math.min(...seconds) : null,
  };
}

/** Whether the drive takes longer than when the car was nearest, or what it took then isn't known. */
export const isLedRound = ({ from, now }: Approach): boolean =>
  now !== null &&
  (from === null ||
    from.seconds === null ||
    (now.seconds !== null && now.seconds - from.seconds >= NEARER.seconds));

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

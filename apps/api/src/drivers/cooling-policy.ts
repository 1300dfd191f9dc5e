import { COOLING_COUNT, type CoolingWhy } from '@ridewire/contracts';

/** Requests a driver recently turned down and took; how long ago, in milliseconds. */
export interface RecentAnswers {
  /**
   * Requests they turned down after an offer or an accept since the last cool-down began; in any order, the present one
   * included.
   */
  declinesAgoMs: readonly number[];
  /** The last ride they accepted and didn't give back; null for none recently. */
  keptAgoMs: number | null;
  /** When the last cool-down began; null before the first. */
  cooledAgoMs: number | null;
  /** The number of close cool-downs by then. */
  coolings: number;
}

/** How long a driver gets no new requests, and why. */
export interface Cooling {
  why: CoolingWhy;
  ms: number;
  /** The number of close cool-downs, this one included. */
  coolings: number;
}

const MINUTE_MS = 60_000;
/** A decline longer ago than this is not in a row with the present one. */
const ROW_MS = 30 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** A cool-down that began longer ago is forgotten: the next one is as short as the first. */
const FORGET_MS = 120 * MINUTE_MS;
const FIRST_MS = 3 * MINUTE_MS;
const LONGEST_MS = 15 * MINUTE_MS;

/**
 * Whether a driver who has just turned a request down gets no new ones for a while: after five in a row, which a ride
 * that was accepted and kept interrupts, or after ten within an hour. Each cool-down is twice as long as the last,
 * within limits.
 */
export function judgeDeclines({
  declinesAgoMs,
  keptAgoMs,
  cooledAgoMs,
  coolings,
}: RecentAnswers): Cooling | null {
  const within = (ms: number) => declinesAgoMs.filter((agoMs) => agoMs < ms).length;
  const inRow = within(Math.min(ROW_MS, keptAgoMs ?? ROW_MS));
  const why = inRow >= COOLING_COUNT.row ? 'row' : within(HOUR_MS) >= COOLING_COUNT.hour ? 'hour' : null;
  if (!why) return null;
  const before = cooledAgoMs !== null && cooledAgoMs < FORGET_MS ? coolings : 0;
  return { why, ms: Math.min(FIRST_MS * 2 ** before, LONGEST_MS), coolings: before + 1 };
}

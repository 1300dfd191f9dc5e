import { COOLING_COUNT, type CoolingWhy } from '@ridewire/contracts';

/** What a driver turned down and took of late; how long ago, in milliseconds. */
export interface RecentAnswers {
  /** What they were asked or had taken, and turned down, since the last cool-down began; in any order, the present one too. */
  declinesAgoMs: readonly number[];
  /** The last ride they accepted and didn't give back; null for none of late. */
  keptAgoMs: number | null;
  /** When the last cool-down began; null before the first. */
  cooledAgoMs: number | null;
  /** How many followed each other closely by then. */
  coolings: number;
}

/** For how long a driver gets no new requests, and why. */
export interface Cooling {
  why: CoolingWhy;
  ms: number;
  /** How many in close succession, this one included. */
  coolings: number;
}

const MINUTE_MS = 60_000;
/** What was turned down longer ago is no row with what is turned down now. */
const ROW_MS = 30 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** A cool-down that began longer ago is forgotten: the next one is as short as the first. */
const FORGET_MS = 120 * MINUTE_MS;
const FIRST_MS = 3 * MINUTE_MS;
const LONGEST_MS = 15 * MINUTE_MS;

/**
 * Whether a driver who has just turned something down gets no new requests for a while: for five in a row, which a ride that
 * was accepted and kept ends, or for ten within an hour. Twice as long each time, within bounds.
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

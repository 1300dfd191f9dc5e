import type { RideStatus } from '@ridewire/contracts';

/** In seconds: how late the driver's present ride may end. */
export const LATE_SECONDS = 300;

/** In seconds: riders are told a new time that differs this much from the promised one. */
export const RENEWED_SECONDS = 60;

/** In milliseconds. */
export const isPromiseOff = (promisedMs: number, expectedMs: number): boolean =>
  Math.abs(expectedMs - promisedMs) >= RENEWED_SECONDS * 1_000;

export interface ReservationFacts {
  /** Online, and allowed to drive. */
  isAvailable: boolean;
  isSilent: boolean;
  /** Rider and driver must be kept apart by now. */
  isAvoided: boolean;
  /** Of the driver's present ride; null for none. */
  presentStatus: RideStatus | null;
  /** The ride before should have been over by now. */
  isLate: boolean;
}

/**
 * A free driver takes it, late or not: no one else would be there sooner.
 * @returns `begin`: it is the driver's ride now; `end`: another driver is needed
 */
export function judgeReservation(facts: ReservationFacts): 'keep' | 'begin' | 'end' {
  if (!facts.isAvailable || facts.isSilent || facts.isAvoided) return 'end';
  if (facts.presentStatus === null) return 'begin';
  return facts.isLate ? 'end' : 'keep';
}

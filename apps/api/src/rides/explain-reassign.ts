import { ERRORS, type ErrorCode } from '@ridewire/contracts';
import { isOther, type RefusedDriver, type RefusedRide } from './ride-policy.ts';

interface Refusal {
  code: ErrorCode;
  sentence: string;
}

const refuse = (code: ErrorCode, sentence: string = ERRORS[code].sentence): Refusal => ({ code, sentence });

/**
 * Why a ride was not taken from its driver, and how it is now.
 * @param seen who had it, and which version it was, as far as the admin knew
 * @param chosen the driver it was to be offered to, if one was named
 */
export function explainReassign(
  ride: RefusedRide | undefined,
  seen: { fromDriverId: string; seenVersion?: number | undefined },
  chosen: RefusedDriver | undefined,
): Refusal {
  switch (ride?.status) {
    case undefined:
      return refuse('RIDE_NOT_FOUND');
    case 'requested':
      return refuse('NO_DRIVER', 'This ride has no driver now: a new one is being sought already.');
    case 'picked_up':
    case 'in_transit':
      return refuse('ILLEGAL_STEP', 'The rider is on board now: this ride can’t go to another driver.');
    case 'completed':
      return refuse('ILLEGAL_STEP', 'This ride is completed now.');
    case 'canceled':
      return refuse('RIDE_GONE', 'This ride is canceled now.');
    case 'accepted':
      if (ride.driverId !== seen.fromDriverId)
        return refuse('RIDE_CHANGED', 'Another driver has this ride now.');
      if (!chosen || isOther(ride, seen.seenVersion)) return refuse('RIDE_CHANGED');
      return refuse('DRIVER_NOT_FREE', whyNotFree(chosen));
  }
}

function whyNotFree({ approved, suspended, available, busy, declined }: RefusedDriver): string {
  if (declined) return 'That driver had or declined this ride before. Choose another one.';
  if (busy) return 'That driver has another ride now. Choose another one.';
  if (!approved || suspended) return 'That driver may not drive now. Choose another one.';
  if (!available) return 'That driver is offline now. Choose another one.';
  return ERRORS.DRIVER_NOT_FREE.sentence;
}

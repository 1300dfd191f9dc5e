import type { NotificationChoices } from '@ridewire/contracts';
import {
  isComing,
  isComingPhase,
  isNear,
  stepOf,
  type PhaseName,
  type RidePhase,
} from '../phase/ride-phase.ts';
import type { SoundKind } from '../../../kit/alerts/sound-volumes.ts';

export interface News {
  /** The sound it makes. */
  sound: SoundKind | null;
  /** Whether a person who looks elsewhere must know. */
  isTold: boolean;
}

const TOLD: News = { sound: 'rideChange', isTold: true };
const SAID: News = { sound: null, isTold: false };

/**
 * Names a phase for the system: a notification with the name of another would replace it silently. Each tab uses the
 * same.
 */
export const newsTag = (rideId: string, phase: PhaseName): string => `${rideId} ${phase}`;

/**
 * The bell says it, to the system too: no driver took a ride that was scheduled.
 * @param choices the kinds the person turned off; undefined before they are known
 */
export const isToldByBell = (phase: RidePhase, choices: NotificationChoices | undefined): boolean =>
  phase.name === 'no_driver' &&
  phase.ride.times.scheduled !== undefined &&
  choices?.bellOff.includes('scheduled_unserved') === false;

/** The news that a phase is after another one for its rider; null for none, and for the phase the page was opened in. */
export function newsOf(before: PhaseName | undefined, phase: RidePhase): News | null {
  if (before === undefined || before === phase.name) return null;
  if (isNear(phase.name)) return { sound: 'arriving', isTold: true };
  // A car that comes, turns and comes again was accepted once.
  if (isComingPhase(phase)) return isComing(before) && stepOf(before) > stepOf(phase.name) ? null : TOLD;
  switch (phase.name) {
    case 'book':
      return null;
    case 'searching':
      // Requested by hand a moment ago; or a driver gave it back.
      return isComing(before) || before === 'reserved' ? TOLD : SAID;
    case 'in_transit':
      return before === 'picked_up' ? SAID : TOLD;
    case 'canceled':
      return phase.ride.canceledBy === 'rider' ? SAID : TOLD;
    case 'reserved':
    case 'picked_up':
    case 'completed':
    case 'no_driver':
      return TOLD;
  }
}

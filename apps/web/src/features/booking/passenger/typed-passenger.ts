import type { Passenger } from '@ridewire/contracts';

/** A passenger as typed so far. */
export interface TypedPassenger extends Passenger {
  /** Both fields can be sent. */
  isComplete: boolean;
}

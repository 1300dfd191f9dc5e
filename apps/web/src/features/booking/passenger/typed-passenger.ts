import type { Passenger } from '@ridewire/contracts';

/** Who rides, as typed so far. */
export interface TypedPassenger extends Passenger {
  /** Both fields can be sent. */
  isComplete: boolean;
}

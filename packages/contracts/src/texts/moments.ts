import type { ToldMoment } from '../choices.ts';
import type { RideEvents } from './ride-events.ts';

/** The words for a moment that a driver tells the rider of. */
interface MomentTexts {
  /** What the driver presses. */
  button: string;
  /** What the rider's page reads. */
  headline: (name: string) => string;
  /** What is said aloud, and pushed. */
  aloud: (name: string, plate: string | null) => string;
}

type EventOf<Moment extends ToldMoment> = `ride.${Moment}`;

/** By moment; `event` is what the desk reads. */
export type Moments = {
  [Moment in ToldMoment]: MomentTexts & { event: RideEvents[EventOf<Moment>] };
};

/** What the desk reads of each, by its event. */
export const momentEvents = (moments: Moments) =>
  Object.fromEntries(Object.entries(moments).map(([moment, { event }]) => [`ride.${moment}`, event])) as {
    [Moment in ToldMoment as EventOf<Moment>]: Moments[Moment]['event'];
  };

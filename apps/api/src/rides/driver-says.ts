import { ArriveInput, ReachStopInput, RideInput, type DriverRide, type ErrorCode } from '@ridewire/contracts';
import { z } from 'zod';
import type { Actor } from '../core/actor.ts';
import type { LatestPositions } from '../drivers/latest-positions.ts';
import { arrive } from './approach/arrive.ts';
import { assureRide } from './approach/assure-ride.ts';
import type { ChangeDeps } from './changes/change-ride.ts';
import { reachStop } from './stops/reach-stop.ts';

interface Deps extends ChangeDeps {
  positions: LatestPositions;
}

/** A row of the REST table, below the ride. */
interface RestOfSaying {
  path: string;
  summary: string;
  body?: z.ZodType;
  /** The message of the answer. */
  noted: string;
  errors: readonly ErrorCode[];
}

export interface Saying<Schema extends z.ZodType<{ rideId: string }>> {
  input: Schema;
  /** What the driver says, in the API’s guide. */
  says: string;
  verb: (deps: Deps, actor: Actor, input: z.output<Schema>) => Promise<DriverRide>;
  rest?: RestOfSaying;
}
const saying = <Schema extends z.ZodType<{ rideId: string }>>(draft: Saying<Schema>): Saying<Schema> => draft;

/** What a driver says about their ride by one press: procedures of these names, and REST rows. */
export const DRIVER_SAYS = {
  arrive: saying({
    input: ArriveInput,
    says: 'you’re at the pickup',
    verb: arrive,
    rest: {
      path: 'arrive',
      summary: 'Say that you are at the pickup of your ride.',
      noted: 'Arrival noted',
      errors: ['RIDE_NOT_FOUND', 'FAR_FROM_PICKUP', 'ALREADY_DONE', 'ILLEGAL_STEP', 'RIDE_GONE'],
    },
  }),
  reachStop: saying({
    input: ReachStopInput,
    says: 'you’re at the next stop',
    verb: reachStop,
    rest: {
      path: 'stops',
      summary:
        'Say that you are at the next stop of your ride, with the rider aboard. Said again, it changes nothing.',
      body: z.object({ stop: ReachStopInput.shape.stop.meta({ description: 'Which one, counted from 1.' }) }),
      noted: 'Stop noted',
      errors: ['RIDE_NOT_FOUND', 'FAR_FROM_STOP', 'RIDE_CHANGED', 'ILLEGAL_STEP', 'RIDE_GONE'],
    },
  }),
  /** Asked whether they are on the way, that they are. */
  assure: saying({ input: RideInput, says: 'you’re on your way, when asked', verb: assureRide }),
};

export type DriverSaying = keyof typeof DRIVER_SAYS;

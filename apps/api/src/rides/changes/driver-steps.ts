import { sourcesOf } from '../rules/ride-state.ts';
import { declareChange } from './declare-change.ts';
import { BY_PERSON, by, arriveAt, transition, type OfRide, type ByPerson } from './transition.ts';
import { chargeWaiting } from './waiting-fee.ts';

interface PickUp extends ByPerson {
  /** The driver knows the PIN, or says why there is none. */
  isPinProven?: boolean | undefined;
  withoutPin?: string | null | undefined;
}

/** The rider is in the car. A ride with a PIN begins only with a proof. */
export const PICK_UP = transition(
  declareChange<PickUp>({
    name: 'picked_up_rides',
    event: 'ride.picked_up',
    input: { ...BY_PERSON, isPinProven: 'boolean', withoutPin: 'text' },
    from: sourcesOf('picked_up', 'driver'),
    isFrequent: true,
    update: ({ given, ride }) => ({
      guards: [
        `${ride.driverId} = ${given.actorId}`,
        `(not ${ride.hasPin} or coalesce(${given.isPinProven}, false))`,
      ],
      set: {
        ...arriveAt('picked_up'),
        ...chargeWaiting(ride),
        withoutPin: `case when ${ride.hasPin} then ${given.withoutPin} end`,
      },
    }),
    effects: ({ given, ride }) => ({ by: by('driver', given), kept: { reason: ride.withoutPin } }),
  }),
  { from: sourcesOf('picked_up', 'driver'), to: 'picked_up', mover: 'driver' },
);

const driverStep = (to: 'in_transit' | 'completed') => {
  const from = sourcesOf(to, 'driver');
  const change = declareChange<ByPerson>({
    name: `${to}_rides`,
    event: `ride.${to}`,
    input: BY_PERSON,
    from,
    isFrequent: true,
    update: ({ given, ride }) => ({
      guards: [`${ride.driverId} = ${given.actorId}`],
      set: arriveAt(to),
    }),
    effects: ({ given }) => ({ by: by('driver', given) }),
  });
  return transition(change, { from, to, mover: 'driver' });
};

/** A driver moves their own ride on, with the rider aboard. */
export const STEP = {
  in_transit: driverStep('in_transit'),
  completed: driverStep('completed'),
} as const;

/** The system moves on a ride whose car has set off, while this driver has it. */
export const SET_OFF = declareChange<OfRide & { heldBy: string }>({
  name: 'set_off_rides',
  event: 'ride.in_transit',
  input: { rideId: 'uuid', heldBy: 'uuid' },
  from: sourcesOf('in_transit', 'system'),
  update: ({ given, ride }) => ({
    guards: [`${ride.driverId} = ${given.heldBy}`],
    set: arriveAt('in_transit'),
  }),
  effects: () => ({ by: null, facts: { bySystem: 'true' } }),
});

import { sourcesOf } from '../rules/ride-state.ts';
import { declareChange } from './declare-change.ts';
import { happenedAt, isNew, keepAct, KEPT, type Kept } from './kept-act.ts';
import { BY_PERSON, by, declareTransition, enterStatus, type OfRide, type ByPerson } from './transition.ts';
import { chargeWaiting } from './waiting-fee.ts';

interface Step extends ByPerson, Kept {}

interface PickUp extends Step {
  /** The driver knows the PIN, or says why there is none. */
  isPinProven?: boolean | undefined;
  withoutPin?: string | null | undefined;
}

/** A ride with a PIN begins only with a proof. */
export const PICK_UP = declareTransition<PickUp>('picked_up', 'driver', {
  name: 'picked_up_rides',
  event: 'ride.picked_up',
  input: { ...BY_PERSON, isPinProven: 'boolean', withoutPin: 'text', ...KEPT },
  isFrequent: true,
  update: ({ given, ride }) => ({
    guards: [
      `${ride.driverId} = ${given.actorId}`,
      `(not ${ride.hasPin} or coalesce(${given.isPinProven}, false))`,
      isNew(ride, given),
    ],
    set: {
      ...enterStatus('picked_up', happenedAt(ride, given)),
      ...chargeWaiting(ride, happenedAt(ride, given)),
      ...keepAct(ride, given),
      withoutPin: `case when ${ride.hasPin} then ${given.withoutPin} end`,
    },
  }),
  effects: ({ given, ride }) => ({
    by: by('driver', given),
    kept: { reason: ride.withoutPin, lateMs: given.agoMs },
  }),
});

const driverStep = (to: 'in_transit' | 'completed') =>
  declareTransition<Step>(to, 'driver', {
    name: `${to}_rides`,
    event: `ride.${to}`,
    input: { ...BY_PERSON, ...KEPT },
    isFrequent: true,
    update: ({ given, ride }) => ({
      guards: [`${ride.driverId} = ${given.actorId}`, isNew(ride, given)],
      set: { ...enterStatus(to, happenedAt(ride, given)), ...keepAct(ride, given) },
    }),
    effects: ({ given }) => ({ by: by('driver', given), kept: { lateMs: given.agoMs } }),
  });

export const STEP = {
  in_transit: driverStep('in_transit'),
  completed: driverStep('completed'),
} as const;

export const SET_OFF = declareChange<OfRide & { heldBy: string }>({
  name: 'set_off_rides',
  event: 'ride.in_transit',
  input: { rideId: 'uuid', heldBy: 'uuid' },
  from: sourcesOf('in_transit', 'system'),
  update: ({ given, ride }) => ({
    guards: [`${ride.driverId} = ${given.heldBy}`],
    set: enterStatus('in_transit'),
  }),
  effects: () => ({ by: null, facts: { bySystem: 'true' } }),
});

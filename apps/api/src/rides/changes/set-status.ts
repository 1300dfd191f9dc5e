import type { RideStatus } from '@ridewire/contracts';
import type { RideSql } from '../reads/ride-sql.ts';
import { alsoAsked, endOwnOffers } from './change-parts.ts';
import type { NewValues } from './declare-change.ts';
import { mayGoOnAgain } from './guards.ts';
import { by, declareTransition, enterStatus, drivenBy, AS_SEEN, isSeen, type AsSeen } from './transition.ts';
import { dropWaiting } from './waiting-fee.ts';

/**
 * A canceled ride goes on in its driver's present vehicle. A completed one keeps its own: the rider may still be in it.
 */
const vehicleThatComes = (to: RideStatus, ride: RideSql): NewValues => {
  const present = drivenBy(ride.driverId);
  if (to === 'accepted') return present;
  return {
    vehicle: `case when ${ride.status} = 'canceled' then ${present.vehicle} else ${ride.vehicle} end`,
  };
};

const setStatusTo = (to: 'accepted' | 'picked_up' | 'in_transit' | 'completed') => {
  const isDriving = to !== 'completed';
  return declareTransition<AsSeen>(to, 'admin', {
    name: `set_rides_${to}`,
    event: 'ride.status_set',
    input: AS_SEEN,
    update: ({ given, ride }) => ({
      guards: [
        ...isSeen(ride, given),
        `${ride.driverId} is not null`,
        ...(isDriving ? [mayGoOnAgain(ride)] : []),
      ],
      // The wait for the rider begins again.
      set: {
        ...enterStatus(to),
        isNoShow: 'false',
        ...(to === 'accepted' && dropWaiting(ride)),
        ...(isDriving && vehicleThatComes(to, ride)),
      },
    }),
    effects: ({ given, ride }) => ({
      by: by('admin', given),
      kept: { reason: given.reason },
      ...(isDriving && { offers: [endOwnOffers(ride.driverId)], facts: alsoAsked(ride.driverId) }),
    }),
  });
};

export const SET_STATUS = {
  accepted: setStatusTo('accepted'),
  picked_up: setStatusTo('picked_up'),
  in_transit: setStatusTo('in_transit'),
  completed: setStatusTo('completed'),
} as const;

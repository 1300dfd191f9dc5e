import type { Rate, RideType } from '@ridewire/contracts';
import { canServe } from '../../drivers/serves-type.ts';
import { isOpenOffer } from '../reads/open-offers.ts';
import { fromTo } from './change-parts.ts';
import { BY_RIDER_OR_DESK, byRiderOrDesk, mayRiderOrDesk, type ByRiderOrDesk } from './by-rider-or-desk.ts';
import { declareChange } from './declare-change.ts';
import { happenedLess } from './guards.ts';
import { fareOf } from './waiting-fee.ts';

/** How often a request's type may change: every asked driver reads it again each time. */
export const MAX_RETYPES = 3;

interface Retype extends ByRiderOrDesk {
  type: RideType;
  fareCents: number;
  waitingRateCents: number;
  rates: Rate | null;
  /** Only while its trip, which is priced, has this length. */
  seenMeters: number;
  seenSeconds: number;
}

const endUnfit = (rideId: string, type: string) => `unfit as (
  update ride_offers o set ended_at = now() from changed
  where o.ride_id = ${rideId} and o.declined_at is null and o.ended_at is null and not o.lapsed
    and not ${canServe('o.driver_id', type)}
)`;

/** Only while no one has the ride. Drivers with an open offer read it again. */
export const RETYPE = declareChange<Retype>({
  name: 'retype_rides',
  event: 'ride.retyped',
  input: {
    ...BY_RIDER_OR_DESK,
    type: 'text',
    fareCents: 'int',
    waitingRateCents: 'int',
    rates: 'jsonb',
    seenMeters: 'int',
    seenSeconds: 'int',
  },
  from: ['requested'],
  update: ({ given, ride }) => ({
    guards: [
      ...mayRiderOrDesk(ride, given),
      `${ride.nextDriverId} is null`,
      `${ride.type} <> ${given.type}`,
      `${ride.distanceMeters} = ${given.seenMeters} and ${ride.durationSeconds} = ${given.seenSeconds}`,
      happenedLess(ride, 'ride.retyped', MAX_RETYPES),
    ],
    set: {
      type: given.type,
      ...fareOf(given.fareCents),
      waitingRateCents: given.waitingRateCents,
      rates: given.rates,
      // If no asked driver can come any longer, others are asked at once.
      nextWaveAt: `case when exists (select from ride_offers o where o.ride_id = ${ride.id} and ${isOpenOffer('o')}
        and ${canServe('o.driver_id', given.type)}) then ${ride.nextWaveAt} else now() end`,
    },
  }),
  effects: ({ given, ride, was }) => ({
    by: byRiderOrDesk(given),
    facts: { mover: given.actorRole },
    kept: { rideType: fromTo(was.type, ride.type) },
    offers: [endUnfit(ride.id, ride.type)],
    asked: { event: 'offers.changed' },
  }),
});

import type { LostWhy } from '@ridewire/contracts';
import { isAvoided } from '../../wishes/avoided-pair.ts';
import { alsoAsked, endOffers, endOwnOffers, fromTo, keepAway, OFFERS_END } from '../changes/change-parts.ts';
import { declareChange } from '../changes/declare-change.ts';
import { canComeLocked } from '../changes/guards.ts';
import { BY_PERSON, by, NOT_RESERVED, type ByPerson, type OfRide } from '../changes/transition.ts';
import { isOpenOffer } from '../reads/open-offers.ts';
import { LATE_SECONDS, RENEWED_SECONDS } from './reservation-policy.ts';
import { sqlText } from '../reads/ride-sql.ts';

// A reserved ride stays requested, and no one else is asked for it.

interface OfDriver extends OfRide {
  driverId: string;
}

interface Reservation extends ByPerson {
  /** Only at the price the driver saw, in cents. */
  quotedFareCents?: number | undefined;
}

/**
 * A driver takes a request after the present ride. The promise counts from when they were asked. A unique index allows
 * one next ride; if two processes collide, each change is tried alone.
 */
export const RESERVE = declareChange<Reservation>({
  name: 'reserve_rides',
  event: 'ride.reserved',
  input: { ...BY_PERSON, quotedFareCents: 'bigint' },
  from: ['requested'],
  keysOf: ({ actorId }) => [actorId],
  update: ({ given: { rideId, actorId: driverId, quotedFareCents }, ride }) => ({
    join: `join ride_offers o on o.ride_id = ${rideId} and o.driver_id = ${driverId}`,
    guards: [
      `${ride.nextDriverId} is null`,
      `${ride.fareCents} = coalesce(${quotedFareCents}, ${ride.fareCents})`,
      `o.left_seconds is not null and ${isOpenOffer('o')}`,
      canComeLocked(driverId, ride),
      `exists (select from rides p where p.driver_id = ${driverId} and p.status = 'in_transit'
        and cardinality(p.stop_times) = jsonb_array_length(p.stops))`,
      `not exists (select from rides p where p.next_driver_id = ${driverId})`,
      `not ${isAvoided(ride.riderId, driverId)}`,
    ],
    set: {
      nextDriverId: driverId,
      nextWaveAt: 'null',
      nextPickupAt: `o.offered_at + coalesce(o.pickup_seconds, o.left_seconds) * interval '1 second'`,
      nextUntil: `o.offered_at + (o.left_seconds + ${LATE_SECONDS}) * interval '1 second'`,
    },
  }),
  effects: ({ given }) => ({
    by: by('driver', given),
    offers: [endOwnOffers(given.actorId)],
    facts: alsoAsked(given.actorId),
    asked: OFFERS_END,
  }),
});

interface EndedReservation extends OfDriver {
  /** The reason the rider reads. */
  lost: LostWhy;
  ipAddress?: string | null | undefined;
}

/** The search begins at once, never for this driver. */
const unreserveBy = (who: 'driver' | 'system') =>
  declareChange<EndedReservation>({
    name: `unreserve_rides_by_${who}`,
    event: 'ride.unreserved',
    input: { rideId: 'uuid', driverId: 'uuid', lost: 'text', ipAddress: 'text' },
    from: ['requested'],
    update: ({ given, ride }) => ({
      guards: [`${ride.nextDriverId} = ${given.driverId}`],
      set: { ...NOT_RESERVED, wave: '0', nextWaveAt: 'now()' },
    }),
    effects: ({ given: { driverId, lost, ipAddress } }) => ({
      by: who === 'driver' ? { id: driverId, role: sqlText('driver'), ipAddress } : null,
      kept: { lost, driver: fromTo(driverId, 'null') },
      offers: [keepAway(driverId), endOffers(driverId)],
      facts: { leftDriverId: driverId, lost },
    }),
  });

/** The driver gives it back, or it fails. */
export const UNRESERVE = { driver: unreserveBy('driver'), system: unreserveBy('system') } as const;

/**
 * The driver comes at another time than promised. The deadline for the ride before stays: a promise that keeps moving
 * would hold the rider forever.
 */
export const RETIME = declareChange<OfDriver & { pickupAtMs: number }>({
  name: 'retime_rides',
  event: 'ride.retimed',
  input: { rideId: 'uuid', driverId: 'uuid', pickupAtMs: 'float8' },
  from: ['requested'],
  update: ({ given, ride }) => {
    const pickupAt = `to_timestamp(${given.pickupAtMs} / 1000.0)`;
    return {
      guards: [
        `${ride.nextDriverId} = ${given.driverId}`,
        `abs(extract(epoch from ${pickupAt} - ${ride.nextPickupAt})) >= ${RENEWED_SECONDS}`,
      ],
      set: { nextPickupAt: pickupAt },
    };
  },
  effects: ({ ride, was }) => ({
    by: null,
    kept: { pickupAt: fromTo(was.nextPickupAt, ride.nextPickupAt) },
  }),
});

import { RIDE_TIMES } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { FIRST_NAME, iso, place } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { isArchived } from './reads/is-archived.ts';
import { columnName, timeColumn } from './reads/ride-sql.ts';
import { vehicleOf } from './reads/vehicle-of.ts';

const { rides } = schema;

const times = RIDE_TIMES.map((time) => `'${time}', ${iso(`r.${columnName(timeColumn(time))}`)}`);

/** Of the people behind the events, only their part in the ride. */
const EVENTS = `(
  select coalesce(json_agg(json_build_object('type', e.type, 'at', ${iso('e.at')}, 'status', e.to_status,
    'by', case when e.actor_id = $1 then 'you' else coalesce(e.actor_role::text, 'system') end) order by e.version), '[]')
  from ride_events e where e.ride_id = r.id and e.type <> 'ride.offered')`;

const REFUNDS = `(
  select coalesce(json_agg(json_build_object('amountCents', f.amount_cents, 'reason', f.reason, 'at', ${iso('f.at')})
    order by f.at, f.id), '[]')
  from ride_refunds f where f.ride_id = r.id)`;

const RIDE = `'id', r.id, 'status', r.status, 'type', r.type, 'pickup', ${place('pickup')}, 'stops', r.stops, 'stopsReachedAt', r.stop_times, 'destination', ${place('destination')},
  'distanceMeters', r.distance_meters, 'durationSeconds', r.duration_seconds, 'fareCents', r.fare_cents, 'discountCents', r.discount_cents,
  'surgeTenths', r.surge_tenths, 'waitingCents', r.waiting_cents, 'times', json_strip_nulls(json_build_object(${times.join()})), 'canceledBy', r.canceled_by, 'cancelReason', r.cancel_reason,
  'areDetailsArchived', ${isArchived('r.id')}, 'events', ${EVENTS}`;

const VEHICLE = `coalesce(r.vehicle, ${vehicleOf('r.driver_id')})`;

const track = (part: 'approach' | 'trip') =>
  `coalesce((select to_json(t.${part}) from ride_tracks t where t.ride_id = r.id and t.driver_id = r.driver_id), '[]')`;

/**
 * Rides stay for the other side and for the books, without a name: that is read from the account, which has none left.
 * The rider's notes and the driver's vehicles go. An archive has no more of people than the tables, and no network
 * addresses, so nothing is erased there.
 */
export const ridePersonalData: PersonalData = {
  tables: [
    'rides',
    'ride_offers',
    'ride_events',
    'ride_refunds',
    'ride_reviews',
    'stuck_rides',
    'ride_tracks',
  ],
  lists: [
    {
      name: 'ridesAsRider',
      ids: `select id from rides where rider_id = $1 and deleted_at is null order by id desc`,
      items: `select r.id, json_build_object(${RIDE}, 'pickupNote', r.pickup_note, 'passenger', r.passenger, 'promoCode', (select p.code from promos p where p.id = r.promo_id), 'refundedCents', r.refunded_cents, 'driver', (
        select json_build_object('firstName', ${FIRST_NAME}, 'vehicleModel', c.vehicle ->> 'model', 'licensePlate', c.vehicle ->> 'licensePlate')
        from users u, (select ${VEHICLE} as vehicle) c where u.id = r.driver_id),
      'track', json_build_object('trip', ${track('trip')})) as item
      from rides r where r.rider_id = $1 and r.id = any ($2)`,
    },
    {
      name: 'ridesAsDriver',
      ids: `select id from rides where driver_id = $1 and deleted_at is null order by id desc`,
      items: `select r.id, json_build_object(${RIDE}, 'commissionCents', r.commission_cents, 'payoutCents', r.payout_cents, 'vehicle', ${VEHICLE},
      'rider', (select json_build_object('firstName', ${FIRST_NAME}) from users u where u.id = r.rider_id),
      'track', json_build_object('approach', ${track('approach')}, 'trip', ${track('trip')})) as item
      from rides r where r.driver_id = $1 and r.id = any ($2)`,
    },
    {
      name: 'payments',
      ids: `select id from rides where rider_id = $1 and status = 'completed' and deleted_at is null order by id desc`,
      items: `select r.id, json_build_object('rideId', r.id, 'method', 'cash', 'paidAt', ${iso('r.completed_at')},
      'amountCents', r.fare_cents - r.discount_cents, 'discountCents', r.discount_cents, 'refundedCents', r.refunded_cents, 'refunds', ${REFUNDS}) as item
      from rides r where r.rider_id = $1 and r.id = any ($2)`,
    },
    {
      name: 'requestsAsDriver',
      ids: `select ride_id as id from ride_offers where driver_id = $1 order by offered_at desc`,
      items: `select r.ride_id as id, json_build_object('rideId', r.ride_id, 'pickupMeters', r.pickup_meters,
      'offeredAt', ${iso('r.offered_at')}, 'declinedAt', ${iso('r.declined_at')}) as item
      from ride_offers r where r.driver_id = $1 and r.ride_id = any ($2)`,
    },
  ],
  erase: async (tx, { id }) => {
    await tx
      .update(rides)
      .set({ pickupNote: null, passenger: null })
      .where(and(eq(rides.riderId, id), or(isNotNull(rides.pickupNote), isNotNull(rides.passenger))));
    await tx
      .update(rides)
      .set({ vehicle: null })
      .where(and(eq(rides.driverId, id), isNotNull(rides.vehicle)));
    return [];
  },
};

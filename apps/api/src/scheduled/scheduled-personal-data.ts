import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { iso, ownRows, place } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { tellLostAhead } from './release-driver.ts';

const { city, scheduledRides, scheduledSeries } = schema;

export const scheduledPersonalData: PersonalData = {
  tables: ['scheduled_rides', 'scheduled_series'],
  lists: [
    ownRows('scheduledRides', {
      table: 'scheduled_rides',
      newest: 'created_at',
      item: `'id', r.id, 'state', r.state, 'pickup', ${place('pickup')}, 'stops', r.stops, 'destination', ${place('destination')}, 'type', r.type,
        'fareCents', r.fare_cents, 'promoCode', r.promo_code, 'discountCents', r.discount_cents, 'pickupNote', r.pickup_note, 'passenger', r.passenger, 'business', r.business, 'pickupAt', ${iso('r.pickup_at')}, 'missedWhy', r.missed_why, 'rideId', r.ride_id, 'createdAt', ${iso('r.created_at')}`,
      person: 'rider_id',
    }),
    ownRows('ridesAhead', {
      table: 'scheduled_rides',
      newest: 'taken_at',
      item: `'id', r.id, 'state', r.state, 'pickup', ${place('pickup')}, 'stops', r.stops, 'destination', ${place('destination')}, 'type', r.type,
        'pickupAt', ${iso('r.pickup_at')}, 'takenAt', ${iso('r.taken_at')}`,
      person: 'driver_id',
    }),
    ownRows('repeatingRides', {
      table: 'scheduled_series',
      newest: 'created_at',
      item: `'id', r.id, 'pickup', ${place('pickup')}, 'stops', r.stops, 'destination', ${place('destination')}, 'type', r.type, 'pickupNote', r.pickup_note,
        'passenger', r.passenger, 'business', r.business, 'weekdays', r.weekdays, 'time', r.time, 'firstDay', r.first_day, 'lastDay', r.last_day, 'nextDay', r.next_day, 'createdAt', ${iso('r.created_at')}`,
      person: 'rider_id',
    }),
  ],
  erase: async (tx, { id }) => {
    const [here] = await tx.select({ timeZone: city.timeZone }).from(city);
    const gone = await tx.delete(scheduledRides).where(eq(scheduledRides.riderId, id)).returning();
    for (const row of gone)
      if (here && row.state === 'waiting') await tellLostAhead(tx, here, row, 'canceled');
    await tx.delete(scheduledSeries).where(eq(scheduledSeries.riderId, id));
    return gone.length > 0 ? [{ event: 'scheduled.changed', riderId: id }] : [];
  },
};

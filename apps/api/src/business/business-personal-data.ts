import { schema } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { iso } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { businessRides } = schema;

export const businessPersonalData: PersonalData = {
  tables: ['business_rides'],
  lists: [
    {
      name: 'businessRides',
      ids: `select ride_id as id from business_rides where rider_id = $1 order by marked_at desc, ride_id desc`,
      items: `select r.ride_id as id, json_build_object('rideId', r.ride_id, 'costCenter', r.cost_center, 'purpose', r.purpose,
      'markedAt', ${iso('r.marked_at')}) as item
      from business_rides r where r.rider_id = $1 and r.ride_id = any ($2)`,
    },
  ],
  erase: async (tx, { id }) => {
    await tx.delete(businessRides).where(eq(businessRides.riderId, id));
    return [];
  },
};

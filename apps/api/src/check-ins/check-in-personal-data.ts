import { iso } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

/**
 * What a person was asked and answered, not what the other one did. It stays with its ride, as alerts do; how a car gets on is forgotten
 * at the ride's end.
 */
export const checkInPersonalData: PersonalData = {
  tables: ['check_ins', 'ride_progress'],
  lists: [
    {
      name: 'checkIns',
      ids: 'select id from check_ins where rider_id = $1 or driver_id = $1 order by asked_at desc',
      items: `select c.id, json_build_object('rideId', c.ride_id, 'why', c.why, 'askedAt', ${iso('c.asked_at')},
        'answer', case when c.rider_id = $1 then c.rider_answer else c.driver_answer end) as item
        from check_ins c where $1 in (c.rider_id, c.driver_id) and c.id = any ($2)`,
    },
  ],
};

import { iso, ownRows } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

/** Calls for help stay with their ride: they may be evidence. */
export const sosPersonalData: PersonalData = {
  tables: ['alerts', 'incident_notes'],
  lists: [
    ownRows('callsForHelp', {
      table: 'alerts',
      newest: 'raised_at',
      item: `'rideId', r.ride_id, 'message', r.message, 'address', r.address, 'lat', r.lat, 'lng', r.lng,
    'raisedAt', ${iso('r.raised_at')}, 'acknowledgedAt', ${iso('r.acknowledged_at')}`,
      person: 'raised_by',
    }),
  ],
};

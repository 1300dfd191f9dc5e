import { iso } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

/** Zones stay when the admin who drew them leaves: they are the city's. A place goes with the driver, who is offline then. */
export const queuePersonalData: PersonalData = {
  tables: ['queue_zones', 'queue_places', 'queue_kept_places'],
  lists: [
    {
      name: 'queuePlaces',
      ids: 'select driver_id as id from queue_places where driver_id = $1',
      items: `select p.driver_id as id, json_build_object('zone', z.name, 'joinedAt', ${iso('p.joined_at')},
        'removedAt', ${iso('p.removed_at')}, 'removedReason', p.removed_reason) as item
        from queue_places p join queue_zones z on z.id = p.zone_id where p.driver_id = $1 and p.driver_id = any ($2)`,
    },
    {
      name: 'keptQueuePlaces',
      ids: 'select driver_id as id from queue_kept_places where driver_id = $1',
      items: `select k.driver_id as id, json_build_object('zone', z.name, 'joinedAt', ${iso('k.joined_at')}, 'rideId', k.ride_id,
        'keptUntil', ${iso('k.kept_until')}) as item
        from queue_kept_places k join queue_zones z on z.id = k.zone_id where k.driver_id = $1 and k.driver_id = any ($2)`,
    },
  ],
};

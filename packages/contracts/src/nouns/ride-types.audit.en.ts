import type { Acts } from '../texts/acts.ts';

export const acts = {
  'ride_type.added': { name: 'Ride type added', said: (who) => [who, ' added a ride type'] },
  'ride_type.changed': { name: 'Ride type edited', said: (who) => [who, ' changed a ride type'] },
  'ride_type.ordered': {
    name: 'Ride types reordered',
    said: (who) => [who, ' put the ride types in another order'],
  },
} satisfies Acts;

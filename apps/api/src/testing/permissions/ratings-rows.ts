import { RIDE_ID, idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { ADMINS, DRIVERS, refused, RIDERS, type Rows } from './rows.ts';

const BOTH = { ...refused({ ...RIDERS, ...DRIVERS }, 'RIDE_NOT_FOUND'), rider: 'ok', driver: 'ok' } as const;

export const rows: Rows = {
  'ratings.live': { input: async (stage) => ({ rideId: await stage.finished() }), who: BOTH },
  'ratings.rate': { input: async (stage) => ({ rideId: await stage.finished(), stars: 5 }), who: BOTH },
  'ratings.ofRide': { input: async (stage) => ({ rideId: await stage.finished() }), who: ADMINS },
};

export const seen: SeenRows<'rating.given'> = {
  'rating.given': [
    {
      when: 'by the rider',
      event: { rideId: RIDE_ID, raterId: idOf('rider') },
      seen: { rider: { 'ratings.live': 'reread' } },
    },
  ],
};

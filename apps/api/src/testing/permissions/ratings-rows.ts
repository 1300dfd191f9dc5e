import { ADMINS, DRIVERS, refused, RIDERS, type Rows } from './rows.ts';

const BOTH = { ...refused({ ...RIDERS, ...DRIVERS }, 'RIDE_NOT_FOUND'), rider: 'ok', driver: 'ok' } as const;

export const ratingsRows: Rows = {
  'ratings.live': { input: async (stage) => ({ rideId: await stage.finished() }), who: BOTH },
  'ratings.rate': { input: async (stage) => ({ rideId: await stage.finished(), stars: 5 }), who: BOTH },
  'ratings.ofRide': { input: async (stage) => ({ rideId: await stage.finished() }), who: ADMINS },
};

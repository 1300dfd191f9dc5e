import { ADMINS, refused, RIDERS, type Rows } from './rows.ts';

export const rows: Rows = {
  'business.ofRide': {
    input: async (stage) => ({ rideId: await stage.finished() }),
    who: { ...refused({ otherRider: 'ok' }, 'RIDE_NOT_FOUND'), rider: 'ok', ...ADMINS },
  },
  'business.mark': {
    input: async (stage) => ({ rideId: await stage.finished(), business: { costCenter: 'Sales' } }),
    who: { ...refused({ otherRider: 'ok' }, 'RIDE_NOT_FOUND'), rider: 'ok' },
  },
  // They answer with the caller's own.
  'business.costCenters': { who: RIDERS },
  'business.month': { input: () => ({ month: '2026-11' }), who: RIDERS },
};

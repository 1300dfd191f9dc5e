import { refused, RIDERS, type Rows } from './rows.ts';

export const rows: Rows = {
  // It answers with the caller's own.
  'payments.list': {
    input: async (stage) => {
      await stage.finished();
      return {};
    },
    who: RIDERS,
  },
  'payments.mailReceipt': {
    input: async (stage) => ({ rideId: await stage.finished() }),
    who: { ...refused({ otherRider: 'ok' }, 'RIDE_NOT_FOUND'), rider: 'ok' },
  },
  'payments.get': {
    input: async (stage) => ({ rideId: await stage.finished() }),
    who: { ...refused({ otherRider: 'ok' }, 'RIDE_NOT_FOUND'), rider: 'ok' },
  },
};

import { addDays, cityDay } from '@ridewire/contracts';
import { makePromoFor } from '../rest/make-promo-for.ts';
import { saveGuest } from '../../bookings/save-guest.ts';
import { caller } from '../accounts.ts';
import { AIRPORT, GULSHAN, request } from '../places.ts';
import { ADMINS, DISPATCH, SUPPORT, type Rows } from './rows.ts';

const ENDS = { pickup: GULSHAN, destination: AIRPORT };
const PHONE = '+880 1711 234567';

/** Riders book for themselves; drivers book nothing. */
export const rows: Rows = {
  'bookings.riders': { input: () => ({ phone: PHONE }), who: ADMINS },
  'bookings.saveGuest': { input: () => ({ phone: PHONE, name: 'Rokeya' }), who: { ...DISPATCH, ...SUPPORT } },
  'bookings.eraseGuest': {
    input: async ({ core, people }) => {
      const name = `Guest ${crypto.randomUUID()}`;
      return { userId: (await saveGuest(core, people.admin, { phone: PHONE, name }, caller())).id };
    },
    who: SUPPORT,
    asksPassword: true,
  },
  'bookings.quote': { input: () => ENDS, who: ADMINS },
  'bookings.quoteScheduled': { input: () => ENDS, who: ADMINS },
  'bookings.checkPromo': {
    input: async (stage) => ({
      riderId: stage.people.rider.userId,
      code: await makePromoFor(stage),
    }),
    who: { ...DISPATCH, ...SUPPORT },
  },
  'bookings.request': {
    input: async (stage) => {
      await stage.empty();
      return { ...request(), riderId: stage.people.rider.userId };
    },
    who: { ...DISPATCH, ...SUPPORT },
  },
  'bookings.schedule': {
    input: async ({ core, people }) => {
      await core.db.pool.query('delete from scheduled_rides');
      const day = addDays(cityDay(core.timeZone), 3);
      return {
        ...{ ...ENDS, id: crypto.randomUUID(), type: 'standard', day, time: '09:00' },
        riderId: people.rider.userId,
      };
    },
    who: { ...DISPATCH, ...SUPPORT },
  },
};

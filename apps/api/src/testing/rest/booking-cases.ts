import { addDays, cityDay, MOST_SCHEDULED } from '@ridewire/contracts';
import { expect } from 'vitest';
import { saveGuest } from '../../bookings/save-guest.ts';
import { scheduleRide } from '../../scheduled/schedule-ride.ts';
import { blockUser } from '../../users/block-user.ts';
import { caller } from '../accounts.ts';
import { AIRPORT, GULSHAN } from '../places.ts';
import { makePromoFor, type PromoTerms } from './make-promo-for.ts';
import type { MakeCall, RestCases } from './rest-case.ts';
import type { RestStage } from './rest-stage.ts';

const TRIP = { pickup: GULSHAN, destination: AIRPORT, type: 'standard' };
const FAR_AWAY = { address: 'Boston', lat: 42.36, lng: -71.06 };
let called = 0;
const phone = () => `01911 ${String(100_000 + (called += 1))}`;
const newGuest = ({ core, people }: RestStage, number = phone()) =>
  saveGuest(core, people.admin, { phone: number, name: 'Rokeya' }, caller());
async function blockedGuest(stage: RestStage, number = phone()) {
  const guest = await newGuest(stage, number);
  await blockUser(stage.core, stage.people.admin, { userId: guest.id }, caller());
  return guest;
}

const day = ({ core }: RestStage) => addDays(cityDay(core.timeZone), 3);
/** A booking for a guest, now or for later. */
const booking =
  (isLater: boolean, change: object = {}): MakeCall =>
  async (stage) => {
    const { id: rider } = await newGuest(stage);
    const at = isLater && { day: day(stage), time: '09:00' };
    return { as: 'admin', body: { ...TRIP, ...at, rider, ...change } };
  };
/** For somebody with an account, with a promo code. */
const withPromo =
  (isLater: boolean, ...terms: PromoTerms): MakeCall =>
  async (stage) => {
    if (!isLater) await stage.empty();
    const { userId: rider } = stage.people.rider;
    return booking(isLater, { rider, promoCode: await makePromoFor(stage, ...terms) })(stage);
  };
const refusals = (isLater: boolean) =>
  ({
    PROMO_NEEDS_ACCOUNT: booking(isLater, { promoCode: 'NOSUCHCODE' }),
    PROMO_UNKNOWN: (stage: RestStage) =>
      booking(isLater, { rider: stage.people.rider.userId, promoCode: 'NOSUCHCODE' })(stage),
    PROMO_NOT_BEGUN: withPromo(isLater, { from: '5 days' }),
    PROMO_OVER: withPromo(isLater, { to: '-1 day' }),
    PROMO_USED_UP: withPromo(isLater, {}, 'otherRider'),
    PROMO_USED: withPromo(isLater, {}, 'rider'),
    PROMO_FIRST_RIDE: withPromo(isLater, { isFirstRide: true }, 'rider'),
    OUTSIDE_AREA: booking(isLater, { pickup: FAR_AWAY }),
    SAME_PLACE: booking(isLater, { destination: GULSHAN }),
    TOO_FAR: booking(isLater, { destination: FAR_AWAY }),
    USER_NOT_FOUND: booking(isLater, { rider: crypto.randomUUID() }),
    USER_BLOCKED: async (stage: RestStage) =>
      booking(isLater, { rider: (await blockedGuest(stage)).id })(stage),
  }) as const;
/** Of a guest who has this many scheduled rides from ten on. */
const scheduledBefore =
  (count: number, time: string): MakeCall =>
  async (stage) => {
    const { id: userId } = await newGuest(stage);
    const rider = { userId, role: 'rider', sessionId: '' } as const;
    for (let n = 0; n < count; n++)
      await scheduleRide(stage.core, rider, {
        ...{ ...TRIP, id: crypto.randomUUID(), day: day(stage), time: `${10 + n}:00` },
      });
    return booking(true, { rider: userId, time })(stage);
  };

export const bookingCases: RestCases = {
  'GET /bookings/riders': {
    ok: async (stage) => {
      const number = phone();
      await newGuest(stage, number);
      return { as: 'admin', query: `?phone=${encodeURIComponent(`+88${number}`)}` };
    },
    check: ({ body: { data } }) =>
      expect(data).toMatchObject([
        { name: 'Rokeya', isGuest: true, isBlocked: false, ride: null, places: [] },
      ]),
  },
  'POST /bookings/guests': {
    ok: () => ({ as: 'admin', body: { phone: phone(), name: 'Rokeya' } }),
    check: ({ body: { data } }) => expect(data).toMatchObject({ name: 'Rokeya' }),
    refusals: {
      USER_BLOCKED: async (stage) => {
        const number = phone();
        await blockedGuest(stage, number);
        return { as: 'admin', body: { phone: number, name: 'Rokeya' } };
      },
    },
  },
  'POST /bookings': {
    ok: booking(false),
    check: ({ body: { rideId, status, ride, data } }) => {
      expect(data).toEqual(ride);
      expect(ride).toMatchObject({ _id: rideId, status, driver: null });
    },
    refusals: {
      ...refusals(false),
      RIDER_BUSY: async (stage) => {
        await stage.requested();
        return { as: 'admin', body: { ...TRIP, rider: stage.people.rider.userId } };
      },
    },
    races: ['NO_STREET_NEAR', 'NO_WAY', 'COMMAND_REUSED'],
  },
  'POST /bookings/scheduled': {
    ok: booking(true, { pickupNote: 'At the gate' }),
    check: ({ body: { data } }) =>
      expect(data).toMatchObject({ pickupNote: 'At the gate', type: 'standard' }),
    refusals: {
      ...refusals(true),
      SCHEDULED_NEAR: scheduledBefore(1, '10:20'),
      SCHEDULED_FULL: scheduledBefore(MOST_SCHEDULED, '23:00'),
    },
    races: ['NO_STREET_NEAR', 'NO_WAY', 'COMMAND_REUSED'],
  },
};

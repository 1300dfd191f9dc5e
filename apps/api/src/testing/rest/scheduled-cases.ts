import { addDays, cityDay, MOST_SCHEDULED, MOST_TAKEN } from '@ridewire/contracts';
import { expect } from 'vitest';
import { scheduleRide } from '../../scheduled/schedule-ride.ts';
import { takeScheduled } from '../../scheduled/take-scheduled.ts';
import type { TestActor } from '../actors.ts';
import { AIRPORT, GULSHAN } from '../places.ts';
import type { CaseCall, MakeCall, RestCases } from './rest-case.ts';
import { makePromoFor, type PromoTerms } from './make-promo-for.ts';
import type { RestStage } from './rest-stage.ts';

const TRIP = { pickup: GULSHAN, destination: AIRPORT, type: 'standard' };
const AT_NINE = { time: '09:00' };
const FARMGATE = { address: 'Farmgate', lat: 23.7576, lng: 90.3897 };
const FAR_AWAY = { address: 'Boston', lat: 42.36, lng: -71.06 };

const day = ({ core }: RestStage, ahead = 3) => addDays(cityDay(core.timeZone), ahead);
const empty = ({ core }: RestStage) => core.db.pool.query('delete from scheduled_rides');

async function scheduled(stage: RestStage, rider: TestActor = stage.people.rider, time = '09:00') {
  const { id } = await scheduleRide(stage.core, rider, {
    ...{ ...TRIP, id: crypto.randomUUID(), day: day(stage), time },
  });
  return id;
}
const wish =
  (change: object = {}): MakeCall =>
  async (stage) => {
    await empty(stage);
    return { as: 'rider', body: { ...TRIP, ...AT_NINE, day: day(stage), ...change } };
  };
const withPromo =
  (...terms: PromoTerms): MakeCall =>
  async (stage) =>
    wish({ promoCode: await makePromoFor(stage, ...terms) })(stage);
const own =
  (body?: object): MakeCall =>
  async (stage): Promise<CaseCall> => {
    await empty(stage);
    const id = await scheduled(stage);
    return { as: 'rider', params: { id }, ...(body && { body: { day: day(stage), ...body } }) };
  };
const ownWithPromo =
  (...terms: PromoTerms): MakeCall =>
  async (stage) =>
    own({ promoCode: await makePromoFor(stage, ...terms) })(stage);
const foreign =
  (body?: object): MakeCall =>
  async (stage): Promise<CaseCall> => ({
    as: 'rider',
    params: { id: crypto.randomUUID() },
    ...(body && { body: { day: day(stage), ...body } }),
  });
const begun =
  (body?: object): MakeCall =>
  async (stage) => {
    const call = await own(body)(stage);
    await stage.core.db.pool.query(`update scheduled_rides set state = 'requesting'`);
    return call;
  };

/** A ride to take or give back, after what happened to it. */
const asDriver =
  (happens: (stage: RestStage, id: string) => Promise<unknown> = () => Promise.resolve()): MakeCall =>
  async (stage): Promise<CaseCall> => {
    await empty(stage);
    const id = await scheduled(stage);
    await happens(stage, id);
    return { as: 'driver', params: { id } };
  };
const takeBy = (person: 'driver' | 'otherDriver') => (stage: RestStage, id: string) =>
  takeScheduled(stage.core, stage.people[person], { id });
const change = (sets: string) => (stage: RestStage, id: string) =>
  stage.core.db.pool.query(`update scheduled_rides set ${sets} where id = $1`, [id]);

export const scheduledCases: RestCases = {
  'GET /scheduled-rides/ahead': {
    ok: async (stage) => {
      await asDriver(takeBy('driver'))(stage);
      await scheduled(stage, stage.people.otherRider, '15:00');
      return { as: 'driver' };
    },
    check: ({ body: { data } }) =>
      expect(data).toMatchObject({
        yours: [{ pickup: GULSHAN, destination: AIRPORT, payout: expect.any(Number) }],
        open: [{ from: expect.any(String), stopCount: 0 }],
        openCount: 1,
      }),
  },
  'POST /scheduled-rides/:id/take': {
    ok: asDriver(),
    refusals: {
      SCHEDULED_NOT_FOUND: async () => ({ as: 'driver', params: { id: crypto.randomUUID() } }),
      SCHEDULED_TAKEN: asDriver(takeBy('otherDriver')),
      SCHEDULED_STARTED: asDriver(change(`state = 'requesting'`)),
      RIDE_CHANGED: async (stage) => ({
        ...(await asDriver()(stage)),
        body: { seen: 'an older one' },
      }),
      TAKEN_LATE: asDriver(change(`pickup_at = now() + interval '20 minutes'`)),
      TAKEN_NEAR: asDriver(async (stage) =>
        takeBy('driver')(stage, await scheduled(stage, stage.people.otherRider, '09:10')),
      ),
      TAKEN_FULL: asDriver(async (stage) => {
        for (let n = 0; n < MOST_TAKEN; n++)
          await takeBy('driver')(stage, await scheduled(stage, stage.people.otherRider, `${11 + n}:00`));
      }),
    },
    races: ['VEHICLE_NOT_FIT', 'DRIVER_NOT_APPROVED', 'DRIVER_SUSPENDED', 'PAPERS_EXPIRED'],
  },
  'POST /scheduled-rides/:id/give-back': {
    ok: asDriver(takeBy('driver')),
    refusals: {
      SCHEDULED_NOT_FOUND: asDriver(takeBy('otherDriver')),
      SCHEDULED_STARTED: asDriver(async (stage, id) => {
        await takeBy('driver')(stage, id);
        await change(`state = 'requesting'`)(stage, id);
      }),
    },
  },
  'GET /scheduled-rides': {
    ok: async (stage) => {
      await empty(stage);
      await scheduled(stage);
      return { as: 'rider' };
    },
    check: ({ body: { data } }) =>
      expect(data).toMatchObject([{ destination: AIRPORT, fare: expect.any(Number), pickupNote: null }]),
  },
  'POST /scheduled-rides': {
    ok: wish({ pickupNote: 'At the gate' }),
    check: ({ body: { data } }) =>
      expect(data).toMatchObject({ pickup: GULSHAN, type: 'standard', pickupNote: 'At the gate' }),
    refusals: {
      OUTSIDE_AREA: wish({ pickup: FAR_AWAY }),
      SAME_PLACE: wish({ destination: GULSHAN }),
      TOO_FAR: wish({ destination: FAR_AWAY }),
      SCHEDULED_NEAR: async (stage) => {
        const call = await wish({ time: '09:20' })(stage);
        await scheduled(stage);
        return call;
      },
      SCHEDULED_FULL: async (stage) => {
        const call = await wish({ time: '23:00' })(stage);
        for (let n = 0; n < MOST_SCHEDULED; n++) await scheduled(stage, stage.people.rider, `${10 + n}:00`);
        return call;
      },
      PROMO_UNKNOWN: wish({ promoCode: 'NOSUCHCODE' }),
      PROMO_NOT_BEGUN: withPromo({ from: '5 days' }),
      PROMO_OVER: withPromo({ to: '1 day' }),
      PROMO_USED_UP: withPromo({}, 'otherRider'),
      PROMO_USED: withPromo({}, 'rider'),
      PROMO_FIRST_RIDE: withPromo({ isFirstRide: true }, 'rider'),
    },
    races: ['NO_STREET_NEAR', 'NO_WAY', 'COMMAND_REUSED'],
  },
  'PATCH /scheduled-rides/:id': {
    ok: own({ time: '10:30', destination: FARMGATE, stops: [], type: 'xl', passenger: null }),
    check: ({ body: { data } }) =>
      expect(data).toMatchObject({ destination: FARMGATE, type: 'xl', revision: expect.any(String) }),
    refusals: {
      RIDE_CHANGED: own({ time: '10:30', seen: 'an older one' }),
      OUTSIDE_AREA: own({ pickup: FAR_AWAY }),
      SAME_PLACE: own({ destination: GULSHAN }),
      TOO_FAR: own({ destination: FAR_AWAY }),
      PROMO_UNKNOWN: own({ promoCode: 'NOSUCHCODE' }),
      PROMO_NOT_BEGUN: ownWithPromo({ from: '5 days' }),
      PROMO_OVER: ownWithPromo({ to: '1 day' }),
      PROMO_USED_UP: ownWithPromo({}, 'otherRider'),
      PROMO_USED: ownWithPromo({}, 'rider'),
      PROMO_FIRST_RIDE: ownWithPromo({ isFirstRide: true }, 'rider'),
      SCHEDULED_NOT_FOUND: foreign({ time: '10:30' }),
      SCHEDULED_STARTED: begun({ time: '10:30' }),
      SCHEDULED_NEAR: async (stage) => {
        const call = await own({ time: '12:10' })(stage);
        await scheduled(stage, stage.people.rider, '12:00');
        return call;
      },
    },
    races: ['NO_STREET_NEAR', 'NO_WAY'],
  },
  'DELETE /scheduled-rides/:id': {
    ok: own(),
    refusals: { SCHEDULED_NOT_FOUND: foreign(), SCHEDULED_STARTED: begun() },
  },
};

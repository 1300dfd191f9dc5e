import { reportProblem } from '../../problems/report-problem.ts';
import { expect } from 'vitest';
import type { ErrorCode } from '@ridewire/contracts';
import { raiseAlert } from '../../sos/raise-alert.ts';
import { acceptRide } from '../../rides/accept-ride.ts';
import { advanceRide } from '../../rides/advance-ride.ts';
import { choosePin } from '../../profile/choose-pin.ts';
import { getOwnPin } from '../../rides/pin/prove-pin.ts';
import { caller } from '../accounts.ts';
import { cancelRide } from '../../rides/cancel-ride.ts';
import { declineRide } from '../../rides/decline-ride.ts';
import { refundRide } from '../../rides/desk/refund-ride.ts';
import { requestRide } from '../../rides/request-ride.ts';
import { AIRPORT, GULSHAN, request } from '../places.ts';
import type { Person } from '../permissions/persons.ts';
import type { MakeCall, RestCases } from './rest-case.ts';
import { makePromoFor, type PromoTerms } from './make-promo-for.ts';
import type { RestStage } from './rest-stage.ts';
import {
  accepted,
  at,
  BANANI,
  by,
  onBoard,
  OTHER_ROUTE,
  reroutedOften,
  sameTwice,
  withStop,
} from './ride-stages.ts';
import { sayingCases } from './saying-cases.ts';
import { reachStop } from '../../rides/stops/reach-stop.ts';

const trip = { pickup: GULSHAN, destination: AIRPORT };
const nowhere =
  (as: Person, body?: unknown): MakeCall =>
  () =>
    at(as, crypto.randomUUID(), body);
const status = (to: string) => ({ status: to });

/** A request with a promo code of these terms. */
const withPromo =
  (...terms: PromoTerms): MakeCall =>
  async (stage) => {
    await stage.empty();
    return { as: 'rider', body: { ...trip, promoCode: await makePromoFor(stage, ...terms) } };
  };

async function canceled(stage: RestStage): Promise<string> {
  const rideId = await stage.requested();
  await cancelRide(stage.core, stage.people.rider, { rideId });
  return rideId;
}
/** Accepted, and begins with a PIN. */
async function withPin(stage: RestStage): Promise<string> {
  const { core, people } = stage;
  await choosePin(core, people.rider, { isOn: true }, caller());
  const rideId = await stage.accepted();
  await choosePin(core, people.rider, { isOn: false }, caller());
  return rideId;
}
const wrongPins = async ({ core, people: { rider, driver } }: RestStage, rideId: string) => {
  const { pin } = await getOwnPin(core, rider, { rideId, driverId: driver.userId });
  return [1, 2, 3].map((by) => String((Number(pin) + by) % 10_000).padStart(4, '0'));
};
async function refunded(stage: RestStage): Promise<string> {
  const rideId = await stage.finished();
  const note = { commandId: crypto.randomUUID(), rideId, amountCents: 100, reason: 'Long way round' };
  await refundRide(stage.core, stage.people.admin, note);
  return rideId;
}
async function troubled(stage: RestStage): Promise<string> {
  const rideId = await stage.finished();
  const report = { id: crypto.randomUUID(), rideId, kind: 'other' as const, text: 'It was far too hot.' };
  await reportProblem(stage.core, stage.people.rider, report);
  return rideId;
}
async function called(stage: RestStage): Promise<string> {
  const rideId = await stage.finished();
  await raiseAlert(stage.core, stage.people.rider, { rideId, message: 'Help', location: GULSHAN });
  return rideId;
}
const requested = (stage: RestStage) => stage.requested();
const finished = (stage: RestStage) => stage.finished();
const barred = {
  DRIVER_NOT_APPROVED: by(requested, 'unapproved'),
  DRIVER_SUSPENDED: by(requested, 'suspended'),
} as const;

const ends = ({ pickup, destination }: typeof trip) => ({
  pickup: { lat: pickup.lat, lng: pickup.lng },
  destination: { lat: destination.lat, lng: destination.lng },
});

/** Only with known streets: a test of quotes in a small city has them. */
const NEED_STREETS: ErrorCode[] = ['NO_STREET_NEAR', 'NO_WAY'];
/** A service area would stand for all other cases too. */
const NEED_AREAS: ErrorCode[] = ['OUTSIDE_AREA'];

const badRoutes = {
  RIDE_GONE: by(canceled, 'rider', OTHER_ROUTE),
  TOO_MANY: by(reroutedOften, 'rider', OTHER_ROUTE),
  STOPS_FULL: async (stage: RestStage) => {
    const rideId = await withStop(stage);
    await reachStop(stage.core, stage.people.driver, { rideId, stop: 1 });
    return at('rider', rideId, { stops: [BANANI, AIRPORT, BANANI], destination: GULSHAN });
  },
  SAME_PLACE: by(accepted, 'rider', { stops: [AIRPORT], destination: AIRPORT }),
  TOO_FAR: by(accepted, 'rider', { stops: [], destination: { address: 'Boston', lat: 42.36, lng: -71.06 } }),
} as const;

export const rideCases: RestCases = {
  'POST /rides/quote': {
    ok: () => ({ as: 'rider', body: ends(trip) }),
    check: ({ body: { data, success: _success, message: _message, ...own } }) => {
      expect(data).toEqual(own);
      for (const { fare, base, distance, time, minimumTopUp } of own.fares)
        expect(base + distance + time + minimumTopUp).toBeCloseTo(fare, 10);
    },
    refusals: {
      OUTSIDE_AREA: () => ({ as: 'rider', body: { ...ends(trip), pickup: { lat: 42.36, lng: -71.06 } } }),
      SAME_PLACE: () => ({ as: 'rider', body: ends({ pickup: GULSHAN, destination: GULSHAN }) }),
      TOO_FAR: () => ({ as: 'rider', body: { ...ends(trip), destination: { lat: 42.36, lng: -71.06 } } }),
    },
    races: NEED_STREETS,
  },
  'GET /payments': {
    ok: async (stage) => {
      await stage.finished();
      return { as: 'rider', query: '?limit=2' };
    },
    check: ({ body: { payments, data } }) => {
      expect(data).toEqual(payments);
      expect(payments[0]).toMatchObject({ method: 'cash', refunded: 0, amount: expect.any(Number) });
    },
  },
  'GET /payments/:rideId': {
    ok: by(refunded, 'rider'),
    check: ({ body: { payment, data } }) => {
      expect(data).toEqual(payment);
      expect(payment).toMatchObject({ refunded: 1, refunds: [{ amount: 1, reason: 'Long way round' }] });
    },
    refusals: { RIDE_NOT_FOUND: by(accepted, 'rider') },
  },
  'POST /payments/:rideId/mail': {
    ok: by(refunded, 'rider'),
    refusals: { RIDE_NOT_FOUND: by(accepted, 'rider') },
  },
  'POST /rides/request': {
    ok: async (stage) => {
      await stage.empty();
      return { as: 'rider', body: { ...trip, passenger: { name: 'Salma', phone: '01711 234567' } } };
    },
    check: async (answer, { core, people }) => {
      sameTwice(answer);
      const { rows } = await core.db.pool.query(
        `select passenger ->> 'name' as name from rides where id = $1`,
        [answer.body.rideId],
      );
      expect(rows).toEqual([{ name: 'Salma' }]);
      expect(answer.body.ride).not.toHaveProperty('passenger');
      const { rideId, status: own, ride } = answer.body;
      expect(ride).toMatchObject({ _id: rideId, status: own, rider: people.rider.userId, driver: null });
      expect([own, ride.type]).toEqual(['requested', 'standard']);
      expect(ride.createdAt).toBe(ride.timestamps.requested);
    },
    refusals: {
      OUTSIDE_AREA: () => ({
        as: 'rider',
        body: { ...trip, pickup: { address: 'Boston', lat: 42.36, lng: -71.06 } },
      }),
      SAME_PLACE: () => ({ as: 'rider', body: { pickup: GULSHAN, destination: GULSHAN } }),
      TOO_FAR: () => ({
        as: 'rider',
        body: { ...trip, destination: { address: 'Boston', lat: 42.36, lng: -71.06 } },
      }),
      QUOTE_INVALID: async (stage) => {
        await stage.empty();
        return { as: 'rider', body: { ...trip, quoteToken: `7000.1200.1.x14.${'A'.repeat(22)}` } };
      },
      PROMO_UNKNOWN: async (stage) => {
        await stage.empty();
        return { as: 'rider', body: { ...trip, promoCode: 'NOSUCHCODE' } };
      },
      PROMO_NOT_BEGUN: withPromo({ from: '1 day' }),
      PROMO_OVER: withPromo({ to: '-1 day' }),
      PROMO_USED_UP: withPromo({}, 'otherRider'),
      PROMO_USED: withPromo({}, 'rider'),
      PROMO_FIRST_RIDE: withPromo({ isFirstRide: true }, 'rider'),
      RIDER_BUSY: async (stage) => {
        await stage.requested();
        return { as: 'rider', body: trip };
      },
      COMMAND_REUSED: async (stage) => {
        await stage.empty();
        await stage.core.db.pool.query(
          `insert into idempotency_keys (user_id, key, request_hash, command_id) values ($1, 'used', '\\x00', $2)
            on conflict do nothing`,
          [stage.people.rider.userId, crypto.randomUUID()],
        );
        return { as: 'rider', body: trip, headers: { 'idempotency-key': 'used' } };
      },
    },
    races: ['USER_BLOCKED', ...NEED_STREETS],
  },
  ...sayingCases,
  'POST /rides/:rideId/route/quote': {
    ok: by(accepted, 'rider', OTHER_ROUTE),
    check: ({ body: { data } }) => expect(data).toMatchObject({ fare: expect.any(Number) as number }),
    refusals: {
      RIDE_NOT_FOUND: by(accepted, 'otherRider', OTHER_ROUTE),
      ...badRoutes,
    },
    races: [...NEED_STREETS, ...NEED_AREAS],
  },
  'PATCH /rides/:rideId/route': {
    ok: by(accepted, 'rider', OTHER_ROUTE),
    check: (answer) => {
      sameTwice(answer);
      expect(answer.body.ride).toMatchObject({ status: 'accepted', ...OTHER_ROUTE });
    },
    refusals: {
      RIDE_NOT_FOUND: by(accepted, 'otherRider', OTHER_ROUTE),
      ...badRoutes,
    },
    races: ['RIDE_CHANGED', ...NEED_STREETS, ...NEED_AREAS],
  },
  'PATCH /rides/:rideId/accept': {
    ok: by(requested, 'driver'),
    check: (answer) => {
      sameTwice(answer);
      expect(answer.body.ride).toMatchObject({ status: 'accepted' });
      expect(Object.keys(answer.body.ride.timestamps)).toEqual(['requested', 'accepted']);
    },
    refusals: {
      RIDE_NOT_FOUND: nowhere('driver'),
      RIDE_TAKEN: by(accepted, 'otherDriver'),
      RIDE_GONE: by(canceled, 'driver'),
      RIDE_DECLINED: async (stage) => {
        const rideId = await stage.requested();
        await declineRide(stage.core, stage.people.driver, { rideId });
        return at('driver', rideId);
      },
      ALREADY_DONE: by(accepted, 'driver'),
      DRIVER_BUSY: async (stage) => {
        await stage.accepted();
        return at('driver', (await requestRide(stage.core, stage.people.otherRider, request())).id);
      },
      DRIVER_OFFLINE: async (stage) => {
        const rideId = await stage.requested();
        await stage.core.db.pool.query('update drivers set available = false where id = $1', [
          stage.people.driver.userId,
        ]);
        return at('driver', rideId);
      },
      VEHICLE_NOT_FIT: async (stage) => {
        const rideId = await stage.requested();
        await stage.core.db.pool.query(
          `insert into ride_types select (jsonb_populate_record(t, '{"id": "ferry", "vehicle_kind": "boat", "place": 99}')).*
            from ride_types t where t.id = 'standard' on conflict do nothing`,
        );
        await stage.core.db.pool.query(`update rides set type = 'ferry' where id = $1`, [rideId]);
        return at('driver', rideId);
      },
      ...barred,
    },
    races: ['RIDE_CHANGED'],
  },
  'PATCH /rides/:rideId/reject': {
    ok: by(requested, 'driver'),
    check: (answer) => {
      sameTwice(answer);
      expect(answer.body.ride).toMatchObject({ status: 'requested', driver: null });
    },
    refusals: {
      RIDE_NOT_FOUND: nowhere('driver'),
      RIDE_TAKEN: by(accepted, 'otherDriver'),
      RIDE_GONE: by(canceled, 'driver'),
      ILLEGAL_STEP: by(onBoard, 'driver'),
      ...barred,
    },
    races: ['RIDE_CHANGED'],
  },
  'PATCH /rides/:rideId/status': {
    ok: by(accepted, 'driver', status('picked_up')),
    check: (answer, { people }) => {
      sameTwice(answer);
      expect(answer.body.message).toBe('Ride marked picked_up');
      expect(answer.body.ride).toMatchObject({ rider: people.rider.userId, driver: people.driver.userId });
    },
    refusals: {
      RIDE_NOT_FOUND: nowhere('driver', status('picked_up')),
      ILLEGAL_STEP: by(accepted, 'driver', status('completed')),
      PIN_NEEDED: by(withPin, 'driver', status('picked_up')),
      PIN_WRONG: async (stage) => {
        const rideId = await withPin(stage);
        const [pin] = await wrongPins(stage, rideId);
        return at('driver', rideId, { ...status('picked_up'), pin });
      },
      PIN_LOCKED: async (stage) => {
        const rideId = await withPin(stage);
        const pins = await wrongPins(stage, rideId);
        for (const pin of pins)
          await advanceRide(stage.core, stage.people.driver, { rideId, to: 'picked_up', pin }).catch(
            () => {},
          );
        return at('driver', rideId, { ...status('picked_up'), pin: pins[0] });
      },
      NO_SHOW_EARLY: by(accepted, 'driver', { ...status('canceled'), noShow: true }),
      RIDE_GONE: async (stage) => {
        const rideId = await stage.accepted();
        await cancelRide(stage.core, stage.people.driver, { rideId });
        return at('driver', rideId, status('picked_up'));
      },
      ALREADY_DONE: by(onBoard, 'driver', status('picked_up')),
      NO_DRIVER: by(requested, 'admin', status('completed')),
      OTHER_RIDE_ACTIVE: async (stage) => {
        const rideId = await stage.finished();
        await requestRide(stage.core, stage.people.rider, request());
        return at('admin', rideId, status('in_transit'));
      },
      RIDE_REFUNDED: by(refunded, 'admin', status('canceled')),
      RIDE_CHANGED: by(accepted, 'admin', { ...status('canceled'), version: 1 }),
    },
  },
  'PATCH /rides/:rideId/cancel': {
    ok: by(accepted, 'rider', { reason: 'It rains' }),
    check: (answer) => {
      sameTwice(answer);
      expect(answer.body.ride).toMatchObject({ status: 'canceled', cancelReason: 'It rains' });
    },
    refusals: {
      RIDE_NOT_FOUND: by(accepted, 'otherRider'),
      ALREADY_PICKED_UP: by(onBoard, 'rider'),
      NO_SHOW_EARLY: by(accepted, 'driver', { noShow: true }),
      ALREADY_DONE: by(canceled, 'rider'),
      ILLEGAL_STEP: by(finished, 'rider'),
    },
    races: ['RIDE_CHANGED'],
  },
  'GET /rides/current': {
    ok: async (stage) => {
      await stage.accepted();
      return { as: 'rider' };
    },
    check: (answer, { people: { rider, driver } }) => {
      sameTwice(answer);
      const named = ({ userId, name }: typeof rider) => ({
        _id: userId,
        profile: { name, phone: expect.toSatisfy((phone) => phone === null || typeof phone === 'string') },
      });
      if (answer.body.ride)
        expect(answer.body.ride).toMatchObject({ rider: named(rider), driver: named(driver) });
    },
  },
  'GET /rides/history': {
    ok: async (stage) => {
      await acceptedAndFinished(stage);
      return { as: 'rider', query: '?page=1&limit=1' };
    },
    check: ({ body }) => {
      expect(body.rides).toEqual(body.data);
      expect(body.rides).toHaveLength(1);
      expect(body.total).toBeGreaterThan(1);
    },
  },
  'GET /rides/:rideId': {
    ok: by(accepted, 'rider'),
    check: ({ body: { ride, data } }, { people }) => {
      expect(data).toEqual({ ...ride, ride });
      expect(ride).toMatchObject({
        rider: { _id: people.rider.userId, profile: { name: people.rider.name, address: null } },
        driver: {
          _id: people.driver.userId,
          user: { _id: people.driver.userId, profile: { name: people.driver.name, address: null } },
        },
      });
    },
    refusals: { RIDE_NOT_FOUND: by(accepted, 'otherRider') },
  },
  'GET /rides': {
    ok: async (stage) => {
      await stage.accepted();
      return { as: 'admin', query: '?page=1&limit=1&status=accepted&search=airport' };
    },
    check: ({ body: { data, ...own } }, { people }) => {
      expect(data).toEqual(own);
      expect(own).toMatchObject({ page: 1, limit: 1, total: 1 });
      expect(own.rides).toMatchObject([{ rider: people.rider.userId, driver: people.driver.userId }]);
    },
  },
  'DELETE /rides/:rideId': {
    ok: by(finished, 'admin'),
    refusals: {
      RIDE_NOT_FOUND: nowhere('admin'),
      RIDE_ACTIVE: by(accepted, 'admin'),
      RIDE_CHANGED: by(finished, 'admin', { version: 1 }),
      RIDE_REFUNDED: by(refunded, 'admin'),
      RIDE_CALLED: by(called, 'admin'),
      PROBLEM_OPEN: by(troubled, 'admin'),
    },
  },
};

async function acceptedAndFinished(stage: RestStage): Promise<void> {
  await stage.finished();
  const rideId = await stage.requested();
  await acceptRide(stage.core, stage.people.otherDriver, { rideId });
  await cancelRide(stage.core, stage.people.rider, { rideId });
}

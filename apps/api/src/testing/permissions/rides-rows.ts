import { RIDE_ID, idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { sayingRows } from '../rest/saying-cases.ts';
import { AIRPORT, GULSHAN, request } from '../places.ts';
import {
  ADMINS,
  DISPATCH,
  DRIVERS,
  FINANCE,
  OWNERS,
  refused,
  RIDERS,
  SIGNED_IN,
  SUPPORT,
  type Rows,
} from './rows.ts';
import type { Stage } from './stage.ts';

const STRANGERS = refused(
  { otherRider: 'ok', otherDriver: 'ok', unapproved: 'ok', suspended: 'ok' },
  'RIDE_NOT_FOUND',
);
const MAY_DRIVE = {
  driver: 'ok',
  otherDriver: 'ok',
  unapproved: 'DRIVER_NOT_APPROVED',
  suspended: 'DRIVER_SUSPENDED',
} as const;

/** The stop is so near to the pickup that a driver who stands there is at both. */
const OTHER_ROUTE = {
  stops: [{ address: 'Gulshan Avenue', lat: GULSHAN.lat + 0.0013, lng: GULSHAN.lng }],
  destination: AIRPORT,
};

/** There is something to see, but not for everyone. */
const underWay = async (stage: Stage) => void (await stage.accepted());
async function ended(stage: Stage): Promise<object> {
  await stage.finished();
  return {};
}

export const rows: Rows = {
  'rides.quote': { input: () => ({ pickup: GULSHAN, destination: AIRPORT }), who: RIDERS },
  'rides.request': {
    input: async (stage) => {
      await stage.empty();
      return request();
    },
    who: RIDERS,
  },
  'rides.otherTypes': {
    input: async (stage) => ({ rideId: await stage.requested() }),
    who: { ...refused(RIDERS, 'RIDE_NOT_FOUND'), rider: 'ok', ...DISPATCH },
  },
  'rides.changeType': {
    input: async (stage) => ({ rideId: await stage.requested(), type: 'xl' }),
    who: { ...refused(RIDERS, 'RIDE_NOT_FOUND'), rider: 'ok', ...DISPATCH },
  },
  'rides.quoteRoute': {
    input: async (stage) => ({ rideId: await stage.accepted(), ...OTHER_ROUTE }),
    who: { ...refused(RIDERS, 'RIDE_NOT_FOUND'), rider: 'ok', ...DISPATCH },
  },
  'rides.changeRoute': {
    input: async (stage) => ({ rideId: await stage.accepted(), ...OTHER_ROUTE }),
    who: { ...refused(RIDERS, 'RIDE_NOT_FOUND'), rider: 'ok', ...DISPATCH },
  },
  ...sayingRows,
  'rides.accept': {
    input: async (stage) => ({ rideId: await stage.requested() }),
    who: MAY_DRIVE,
    isShared: true,
  },
  'rides.decline': {
    input: async (stage) => ({ rideId: await stage.requested() }),
    who: MAY_DRIVE,
    isShared: true,
  },
  'rides.advance': {
    input: async (stage) => ({ rideId: await stage.accepted(), to: 'picked_up' }),
    who: { ...refused(DRIVERS, 'RIDE_NOT_FOUND'), driver: 'ok' },
  },
  'rides.moveOwn': {
    input: async (stage) => ({ rideId: await stage.accepted(), to: 'picked_up' }),
    who: { ...refused(DRIVERS, 'RIDE_NOT_FOUND'), driver: 'ok' },
  },
  'rides.pin': {
    input: async (stage) => ({ rideId: await stage.accepted(), driverId: stage.people.driver.userId }),
    who: { ...refused(RIDERS, 'RIDE_NOT_FOUND'), rider: 'ok' },
  },
  'rides.cancel': {
    input: async (stage) => ({ rideId: await stage.accepted() }),
    who: { ...STRANGERS, rider: 'ok', driver: 'ok' },
  },
  'rides.setStatus': {
    input: async (stage) => ({ rideId: await stage.accepted(), to: 'completed' }),
    who: DISPATCH,
  },
  'rides.reassign': {
    input: async (stage) => ({
      rideId: await stage.accepted(),
      fromDriverId: stage.people.driver.userId,
      toDriverId: stage.people.otherDriver.userId,
    }),
    who: DISPATCH,
  },
  'rides.assign': {
    input: async (stage) => ({
      rideId: await stage.requested(),
      driverId: stage.people.driver.userId,
    }),
    who: DISPATCH,
  },
  'rides.delete': { input: async (stage) => ({ rideId: await stage.finished() }), who: OWNERS },
  'rides.refund': {
    input: async (stage) => ({
      rideId: await stage.finished(),
      commandId: crypto.randomUUID(),
      amountCents: 100,
      reason: 'Long way round',
    }),
    who: { ...SUPPORT, ...FINANCE },
    asksPassword: true,
  },
  'rides.get': {
    input: async (stage) => ({ rideId: await stage.accepted() }),
    who: { ...STRANGERS, ...ADMINS, rider: 'ok', driver: 'ok' },
  },
  'rides.watch': {
    input: async (stage) => ({ rideId: await stage.accepted() }),
    who: { ...STRANGERS, ...ADMINS, rider: 'ok', driver: 'ok' },
  },
  'rides.list': { input: () => ({}), who: ADMINS },
  'rides.story': { input: async (stage) => ({ rideId: await stage.accepted() }), who: ADMINS },

  // Each of these answers with the caller's own.
  'rides.own': { input: underWay, who: SIGNED_IN },
  'rides.finished': { input: ended, who: SIGNED_IN },
  'rides.open': { input: underWay, who: DRIVERS },
  'rides.history': { input: ended, who: RIDERS },
  'rides.driven': { input: ended, who: DRIVERS },
  'rides.current': { input: underWay, who: RIDERS },
  'rides.nearbyCars': { input: () => GULSHAN, who: RIDERS },
  'rides.driving': { input: underWay, who: DRIVERS },
  'rides.offers': { input: underWay, who: DRIVERS },
  'rides.stuck': { who: ADMINS },
  'rides.takeStuck': {
    input: async (stage) => {
      const rideId = await stage.accepted();
      // Long ago, so that the look at all rides, which may come in between, finds it stuck too.
      await stage.core.db.pool.query(
        `update rides set requested_at = now() - interval '3 hours', accepted_at = now() - interval '2 hours'
          where id = $1`,
        [rideId],
      );
      await stage.core.db.pool.query(
        `insert into stuck_rides (ride_id, why, since) values ($1, 'silent', now()) on conflict do nothing`,
        [rideId],
      );
      return { rideId };
    },
    who: DISPATCH,
  },
  'rides.reviews': { who: ADMINS },
  'rides.review': {
    input: async (stage) => {
      const rideId = await stage.accepted();
      await stage.core.db.pool.query(
        `insert into ride_reviews (ride_id, why) values ($1, array['far']) on conflict do nothing`,
        [rideId],
      );
      return { rideId };
    },
    who: DISPATCH,
  },
  'rides.board': { input: underWay, who: ADMINS },
  'rides.track': { input: async (stage) => ({ rideId: await stage.accepted() }), who: ADMINS },
  'rides.changes': { input: underWay, who: ADMINS },
};

export const seen: SeenRows<
  'offers.ended' | 'offers.changed' | 'offer.declined' | 'review.changed' | 'stuck.changed'
> = {
  'offers.ended': [
    {
      when: 'another driver took the ride',
      event: {
        rideId: RIDE_ID,
        version: 3,
        status: 'accepted',
        canceledBy: null,
        driverIds: [idOf('asked')],
      },
      seen: { asked: { 'rides.offers': 'withdrawn, taken' } },
    },
  ],
  'offers.changed': [
    {
      when: 'the ride is of another type',
      event: { rideId: RIDE_ID, version: 3, driverIds: [idOf('asked')] },
      seen: { asked: { 'rides.offers': 'reread' } },
    },
  ],
  'offer.declined': [
    {
      when: 'one declines',
      event: { driverId: idOf('declined'), rideId: RIDE_ID, version: 3 },
      seen: { declined: { 'rides.offers': 'withdrawn, declined' }, admin: { 'rides.changes': 'news' } },
    },
  ],
  'review.changed': [
    {
      when: 'an admin looked at it',
      event: { rideId: RIDE_ID },
      seen: { admin: { 'rides.changes': 'news', 'rides.reviews': 'reread' } },
    },
  ],
  'stuck.changed': [{ when: 'an admin is on one', event: {}, seen: { admin: { 'rides.stuck': 'reread' } } }],
};

import { expect } from 'vitest';
import { acceptRide } from '../../rides/accept-ride.ts';
import { requestRide } from '../../rides/request-ride.ts';
import { makeActor } from '../actors.ts';
import { GULSHAN, request } from '../places.ts';
import type { MakeCall, RestCases } from './rest-case.ts';

const somebody: MakeCall = async ({ core }) => ({
  as: 'admin',
  params: { userId: (await makeActor(core.db, 'rider')).userId },
});
const nobody: MakeCall = () => ({ as: 'admin', params: { userId: crypto.randomUUID() } });
const repeated = ({ body: { data, ...own } }: { body: { data: object } }) => expect(data).toEqual(own);
const help = (rideId: string) => ({
  rideId,
  message: 'Help',
  location: { ...GULSHAN, address: 'On the bridge' },
});

/** The admins' reads, and what everyone sends them. */
export const adminCases: RestCases = {
  'GET /users': {
    ok: () => ({ as: 'admin', query: '?page=1&limit=3&role=rider&status=active&search=rider' }),
    check: ({ body }) => {
      expect(body).toMatchObject({ page: 1, limit: 3 });
      expect(body.data.map((user: { role: string }) => user.role)).toEqual(body.data.map(() => 'rider'));
    },
  },
  'GET /users/:userId': {
    ok: ({ people }) => ({ as: 'rider', params: { userId: people.rider.userId } }),
    check: ({ body }, { people }) =>
      expect(body).toMatchObject({ _id: people.rider.userId, status: 'active' }),
    refusals: {
      USER_NOT_FOUND: nobody,
    },
  },
  'PATCH /users/:userId/block': {
    ok: somebody,
    check: ({ body }) => expect(body.data).toMatchObject({ ...body.user, status: 'blocked' }),
    refusals: {
      USER_NOT_FOUND: nobody,
      OWN_ACCOUNT: ({ people }) => ({ as: 'admin', params: { userId: people.admin.userId } }),
    },
    races: ['LAST_ADMIN'],
  },
  'PATCH /users/:userId/unblock': {
    ok: somebody,
    check: ({ body }) => expect(body.data).toMatchObject({ ...body.user, status: 'active' }),
    refusals: { USER_NOT_FOUND: nobody },
  },
  'GET /reports/rides': {
    ok: async (stage) => {
      await stage.finished();
      return { as: 'admin', query: '?period=month' };
    },
    check: (answer) => {
      repeated(answer);
      expect(answer.body.period).toBe('month');
      expect(answer.body.stats.at(-1)._id).toMatch(/^\d{4}-\d\d$/);
    },
  },
  'GET /reports/users': { ok: () => ({ as: 'admin' }), check: repeated },
  'GET /reports/drivers': { ok: () => ({ as: 'admin' }), check: repeated },
  'GET /reports/earnings': { ok: () => ({ as: 'admin' }), check: repeated },

  'GET /events': {
    ok: async (stage) => {
      await stage.accepted();
      return { as: 'admin', query: '?limit=2' };
    },
    check: ({ body }) => {
      expect(body).toMatchObject({ hasMore: true, next: body.events[1].id });
      expect(body.events).toHaveLength(2);
    },
    refusals: { EVENTS_AHEAD: () => ({ as: 'admin', query: '?after=999999999999' }) },
  },

  'POST /auth/trouble': {
    ok: async (stage) => ({ as: 'rider', body: help(await stage.accepted()) }),
    refusals: {
      RIDE_NOT_FOUND: async (stage) => ({ as: 'otherRider', body: help(await stage.accepted()) }),
      RIDE_GONE: async (stage) => {
        const rideId = await stage.finished();
        await stage.core.db.pool.query(
          `update rides set updated_at = updated_at - interval '1 day', completed_at = completed_at - interval '1 day' where id = $1`,
          [rideId],
        );
        return { as: 'rider', body: help(rideId) };
      },
      // Another person's many calls: the rider of the other cases must not be refused.
      TOO_MANY: async (stage) => {
        const { core, people } = stage;
        const { otherRider, otherDriver } = people;
        await stage.empty();
        const { id: rideId } = await requestRide(core, otherRider, request());
        await acceptRide(core, otherDriver, { rideId });
        await core.db.pool.query(
          `insert into alerts (id, ride_id, raised_by, press, message, address, lat, lng, raised_at)
            select gen_random_uuid(), $1, $2, n, '', 'Here', 23.7, 90.4, now() - interval '2 minutes'
            from generate_series(1, 30) n`,
          [rideId, otherRider.userId],
        );
        return { as: 'otherRider', body: help(rideId) };
      },
    },
  },
  'GET /auth/notifications': {
    ok: () => ({ as: 'admin' }),
    check: ({ body: { data } }) => {
      for (const { type, location } of data) {
        expect(type).toBe('trouble');
        expect(location).toEqual({
          address: expect.any(String),
          lat: expect.any(Number),
          lng: expect.any(Number),
        });
      }
    },
  },
  'PATCH /auth/notifications/read': { ok: () => ({ as: 'admin', body: { all: true } }) },
};

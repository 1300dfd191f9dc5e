import { MOST_CONTACTS } from '@ridewire/contracts/shared-ride';
import { expect } from 'vitest';
import { rateRide } from '../../ratings/rate-ride.ts';
import { addContact } from '../../sharing/contacts.ts';
import { shareRide } from '../../sharing/share-ride.ts';
import { sayInChat } from '../../chat/say-in-chat.ts';
import { makeActor } from '../actors.ts';
import { makeProgram } from '../programs.ts';
import type { RestCases } from './rest-case.ts';
import type { RestStage } from './rest-stage.ts';

// What passes between a ride's two sides, and to the people its rider trusts.

const rima = { name: 'Rima', email: 'rima@family.test' };
const known = ({ core, people }: RestStage) => addContact(core, people.rider, rima);
const LINK = expect.stringMatching(/^https?:\/\/[^/]+\/shared-ride#[\w-]{22}$/) as string;

/** Ended so long ago. */
async function ended(stage: RestStage, ago: string): Promise<string> {
  const rideId = await stage.finished();
  await stage.core.db.pool.query('update rides set completed_at = now() - $2::interval where id = $1', [
    rideId,
    ago,
  ]);
  return rideId;
}

/** A ride whose driver has written. */
async function said(stage: RestStage) {
  const rideId = await stage.accepted();
  const messageId = crypto.randomUUID();
  await sayInChat(stage.core, stage.people.driver, { id: messageId, rideId, quick: 'here' });
  return { params: { rideId }, messageId };
}

export const betweenCases: RestCases = {
  'GET /rides/:rideId/chat': {
    ok: async (stage) => ({ as: 'rider', params: (await said(stage)).params }),
    check: ({ body }) =>
      expect(body).toMatchObject({
        data: [{ by: 'driver', text: null, quick: 'here' }],
        read: { rider: null, driver: null },
        closesAt: null,
      }),
    refusals: { RIDE_NOT_FOUND: () => ({ as: 'rider', params: { rideId: crypto.randomUUID() } }) },
  },
  'POST /rides/:rideId/chat': {
    ok: async (stage) => ({
      as: 'rider',
      params: { rideId: await stage.accepted() },
      body: { text: ' At the gate ' },
    }),
    check: ({ body: { data } }) =>
      expect(data).toMatchObject({ by: 'rider', text: 'At the gate', quick: null }),
    refusals: {
      RIDE_NOT_FOUND: async (stage) => ({
        as: 'otherDriver',
        params: { rideId: await stage.accepted() },
        body: { text: 'Hello' },
      }),
      CHAT_CLOSED: async (stage) => ({
        as: 'driver',
        params: { rideId: await ended(stage, '61 minutes') },
        body: { text: 'Your bag is here' },
      }),
      COMMAND_REUSED: async (stage) => {
        await stage.core.db.pool.query(
          `insert into idempotency_keys (user_id, key, request_hash, command_id) values ($1, 'said', '\\x00', $2)
            on conflict do nothing`,
          [stage.people.rider.userId, crypto.randomUUID()],
        );
        const params = { rideId: await stage.accepted() };
        return { as: 'rider', params, body: { text: 'Hello' }, headers: { 'idempotency-key': 'said' } };
      },
    },
  },
  'POST /rides/:rideId/chat/read': {
    ok: async (stage) => {
      const { params, messageId } = await said(stage);
      return { as: 'rider', params, body: { messageId } };
    },
    refusals: {
      RIDE_NOT_FOUND: async (stage) => {
        const { params, messageId } = await said(stage);
        return { as: 'otherDriver', params, body: { messageId } };
      },
      NOT_FOUND: async (stage) => {
        const { params } = await said(stage);
        return { as: 'rider', params, body: { messageId: crypto.randomUUID() } };
      },
    },
  },
  'GET /rides/:rideId/rating': {
    ok: async (stage) => {
      const rideId = await stage.finished();
      await rateRide(stage.core, stage.people.rider, { rideId, stars: 4, tags: ['friendly'] });
      return { as: 'rider', params: { rideId } };
    },
    check: ({ body }) => expect(body).toMatchObject({ data: { stars: 4, tags: ['friendly'] }, other: null }),
    refusals: { RIDE_NOT_FOUND: () => ({ as: 'rider', params: { rideId: crypto.randomUUID() } }) },
  },
  'POST /rides/:rideId/rating': {
    ok: async (stage) => ({ as: 'rider', params: { rideId: await stage.finished() }, body: { stars: 5 } }),
    check: ({ body: { data } }) => expect(data).toMatchObject({ stars: 5, tags: [], comment: null }),
    refusals: {
      RIDE_NOT_FOUND: async (stage) => ({
        as: 'otherRider',
        params: { rideId: await stage.finished() },
        body: { stars: 1 },
      }),
      NOT_RATED_YET: async (stage) => ({
        as: 'rider',
        params: { rideId: await stage.accepted() },
        body: { stars: 5 },
      }),
      RATING_CLOSED: async (stage) => ({
        as: 'driver',
        params: { rideId: await ended(stage, '73 hours') },
        body: { stars: 5 },
      }),
      RATING_FIXED: async (stage) => {
        const rideId = await stage.finished();
        for (const stars of [1, 2])
          await rateRide(stage.core, stage.people.driver, { rideId, stars, tags: [] });
        return { as: 'driver', params: { rideId }, body: { stars: 3 } };
      },
    },
  },
  'GET /rides/:rideId/share': {
    ok: async (stage) => {
      const rideId = await stage.accepted();
      await shareRide(stage.core, stage.people.rider, { rideId });
      return { as: 'rider', params: { rideId } };
    },
    check: ({ body }) => expect(body).toEqual({ data: { url: LINK } }),
  },
  'POST /rides/:rideId/share': {
    ok: async (stage) => ({ as: 'rider', params: { rideId: await stage.accepted() } }),
    check: ({ body }) => expect(body).toMatchObject({ url: LINK, data: { url: body.url } }),
    refusals: {
      RIDE_NOT_FOUND: async (stage) => ({ as: 'rider', params: { rideId: await stage.finished() } }),
    },
  },
  'DELETE /rides/:rideId/share': {
    ok: async (stage) => ({ as: 'rider', params: { rideId: await stage.accepted() } }),
  },
  'POST /rides/:rideId/share/contacts/:contactId': {
    ok: async (stage) => {
      const { id: contactId } = await known(stage);
      return { as: 'rider', params: { rideId: await stage.accepted(), contactId } };
    },
    refusals: {
      RIDE_NOT_FOUND: async (stage) => ({
        as: 'rider',
        params: { rideId: crypto.randomUUID(), contactId: (await known(stage)).id },
      }),
      CONTACT_NOT_FOUND: async (stage) => ({
        as: 'rider',
        params: { rideId: await stage.accepted(), contactId: crypto.randomUUID() },
      }),
    },
  },
  'GET /contacts': {
    ok: async (stage) => {
      await known(stage);
      return { as: 'rider' };
    },
    check: ({ body: { data } }) => expect(data).toMatchObject([rima]),
  },
  'POST /contacts': {
    ok: () => ({ as: 'rider', body: rima }),
    check: ({ body: { data } }) => expect(data).toMatchObject(rima),
    refusals: {
      CONTACTS_FULL: async ({ core }) => {
        const rider = await makeActor(core.db, 'rider');
        for (let n = 0; n < MOST_CONTACTS; n++)
          await addContact(core, rider, { name: 'One more', email: `${n}@family.test` });
        const { accessToken } = await makeProgram(core, rider);
        return { headers: { authorization: `Bearer ${accessToken}` }, body: rima };
      },
    },
  },
  'DELETE /contacts/:id': {
    ok: async (stage) => ({ as: 'rider', params: { id: (await known(stage)).id } }),
  },
};

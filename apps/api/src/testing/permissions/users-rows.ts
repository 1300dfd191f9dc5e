import { idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
import { makeActor, makeAdmin } from '../actors.ts';
import { giveSecondFactor } from '../second-factors.ts';
import { ADMINS, OWNERS, refused, SIGNED_IN, SUPPORT, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

/** A person whose deletion doesn't matter. */
const somebody = async ({ core }: Stage) => ({ userId: (await makeActor(core.db, 'rider')).userId });

export const rows: Rows = {
  'audit.list': { input: () => ({}), who: SUPPORT },
  'audit.refused': { who: SUPPORT },
  'search.find': { input: () => ({ text: 'Gulshan' }), who: SIGNED_IN },
  'sessions.ofUser': { input: somebody, who: ADMINS },
  'sessions.endAllOf': { input: somebody, who: SUPPORT, asksPassword: true },
  'secondFactor.ofUser': { input: somebody, who: ADMINS },
  'secondFactor.removeOf': {
    input: async ({ core }) => {
      const person = await makeActor(core.db, 'rider');
      await giveSecondFactor(core, person);
      return { userId: person.userId };
    },
    who: SUPPORT,
    asksPassword: true,
  },
  'rides.ofUser': { input: somebody, who: ADMINS },
  'users.list': { input: () => ({}), who: ADMINS },
  'users.get': {
    input: ({ people }) => ({ userId: people.rider.userId }),
    who: { ...refused(SIGNED_IN, 'USER_NOT_FOUND'), ...ADMINS, rider: 'ok' },
  },
  'users.record': { input: somebody, who: ADMINS },
  'users.me': { who: SIGNED_IN },
  'users.block': { input: somebody, who: SUPPORT, asksPassword: true },
  'users.unblock': { input: somebody, who: SUPPORT, asksPassword: true },
  'users.inviteAdmin': {
    input: () => ({ email: `${crypto.randomUUID()}@example.test`, name: 'New', deskRole: 'support' }),
    who: OWNERS,
    asksPassword: true,
  },
  'users.setDeskRole': {
    input: async ({ core }) => ({
      userId: (await makeAdmin(core.db, 'support')).userId,
      deskRole: 'finance',
    }),
    who: OWNERS,
    asksPassword: true,
  },
  'users.changes': { who: ADMINS },
};

export const seen: SeenRows<'user.changed' | 'choices.changed'> = {
  'user.changed': [
    {
      when: 'a rider has another name',
      event: { userId: idOf('rider'), role: 'rider' },
      seen: { rider: { 'profile.current': 'reread' }, admin: { 'users.changes': 'news: rider.id' } },
    },
  ],
  'choices.changed': [
    {
      when: 'a rider chose',
      event: { userId: idOf('rider') },
      seen: { rider: { 'profile.current': 'reread' } },
    },
  ],
};

import { makeActor, makeAdmin } from '../actors.ts';
import { giveSecondFactor } from '../second-factors.ts';
import { ADMINS, OWNERS, refused, SIGNED_IN, SUPPORT, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

/** A person whose deletion doesn't matter. */
const somebody = async ({ core }: Stage) => ({ userId: (await makeActor(core.db, 'rider')).userId });

export const usersRows: Rows = {
  'audit.list': { input: () => ({}), who: SUPPORT },
  'audit.refused': { who: SUPPORT },
  'search.find': { input: () => ({ text: 'Gulshan' }), who: SIGNED_IN },
  'sessions.ofUser': { input: somebody, who: ADMINS },
  'sessions.endAllOf': { input: somebody, who: SUPPORT },
  'secondFactor.ofUser': { input: somebody, who: ADMINS },
  'secondFactor.removeOf': {
    input: async ({ core }) => {
      const person = await makeActor(core.db, 'rider');
      await giveSecondFactor(core, person);
      return { userId: person.userId };
    },
    who: SUPPORT,
  },
  'rides.ofUser': { input: somebody, who: ADMINS },
  'users.list': { input: () => ({}), who: ADMINS },
  'users.get': {
    input: ({ people }) => ({ userId: people.rider.userId }),
    who: { ...refused(SIGNED_IN, 'USER_NOT_FOUND'), ...ADMINS, rider: 'ok' },
  },
  'users.record': { input: somebody, who: ADMINS },
  'users.me': { who: SIGNED_IN },
  'users.block': { input: somebody, who: SUPPORT },
  'users.unblock': { input: somebody, who: SUPPORT },
  'users.inviteAdmin': {
    input: () => ({ email: `${crypto.randomUUID()}@example.test`, name: 'New', deskRole: 'support' }),
    who: OWNERS,
  },
  'users.setDeskRole': {
    input: async ({ core }) => ({
      userId: (await makeAdmin(core.db, 'support')).userId,
      deskRole: 'finance',
    }),
    who: OWNERS,
  },
  'users.changes': { who: ADMINS },
};

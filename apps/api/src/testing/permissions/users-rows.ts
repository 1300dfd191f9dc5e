import { makeActor } from '../actors.ts';
import { ADMINS, refused, SIGNED_IN, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

/** A person whose deletion doesn't matter. */
const somebody = async ({ core }: Stage) => ({ userId: (await makeActor(core.db, 'rider')).userId });

export const usersRows: Rows = {
  'audit.list': { input: () => ({}), who: ADMINS },
  'audit.refused': { who: ADMINS },
  'search.find': { input: () => ({ text: 'Gulshan' }), who: SIGNED_IN },
  'sessions.ofUser': { input: somebody, who: ADMINS },
  'sessions.endAllOf': { input: somebody, who: ADMINS },
  'rides.ofUser': { input: somebody, who: ADMINS },
  'users.list': { input: () => ({}), who: ADMINS },
  'users.get': {
    input: ({ people }) => ({ userId: people.rider.userId }),
    who: { ...refused(SIGNED_IN, 'USER_NOT_FOUND'), ...ADMINS, rider: 'ok' },
  },
  'users.record': { input: somebody, who: ADMINS },
  'users.me': { who: SIGNED_IN },
  'users.block': { input: somebody, who: ADMINS },
  'users.unblock': { input: somebody, who: ADMINS },
  'users.changes': { who: ADMINS },
};

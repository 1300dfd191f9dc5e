import { makeQuest } from '../../quests/make-quest.ts';
import { ADMINS, DRIVERS, FINANCE, type Rows } from './rows.ts';
import type { Stage } from './stage.ts';

/** A quest that no other call made; tomorrow, wherever the city is. */
const written = () => ({
  ...{ id: crypto.randomUUID(), name: 'Eid week', rides: 20, bonusCents: 5_000 },
  ...{
    from: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
    to: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10),
  },
});
/** The city has room for 20. */
const makeRoom = ({ core }: Stage) =>
  core.db.pool.query('update quests set ended_at = now(), ended_by = made_by where ended_at is null');
const makeOne = async (stage: Stage) => {
  await makeRoom(stage);
  return { questId: (await makeQuest(stage.core, stage.people.admin, written())).id };
};

export const questsRows: Rows = {
  'quests.make': {
    input: async (stage) => {
      await makeRoom(stage);
      return written();
    },
    who: FINANCE,
  },
  'quests.end': { input: makeOne, who: FINANCE },
  'quests.list': { input: () => ({}), who: ADMINS },
  'quests.get': { input: makeOne, who: ADMINS },
  'quests.changes': { who: ADMINS },
  'quests.mine': { who: DRIVERS },
  'quests.ownChanges': { who: DRIVERS },
};

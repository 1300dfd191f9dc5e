import { idOf } from '../seen/cast.ts';
import type { SeenRows } from '../seen/rows.ts';
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

export const rows: Rows = {
  'quests.make': {
    input: async (stage) => {
      await makeRoom(stage);
      return written();
    },
    who: FINANCE,
    asksPassword: true,
  },
  'quests.end': { input: makeOne, who: FINANCE },
  'quests.list': { input: () => ({}), who: ADMINS },
  'quests.get': { input: makeOne, who: ADMINS },
  'quests.changes': { who: ADMINS },
  'quests.mine': { who: DRIVERS },
  'quests.ownChanges': { who: DRIVERS },
};

export const seen: SeenRows<'quest.changed' | 'quest.reached'> = {
  'quest.changed': [
    {
      when: 'made',
      event: { questId: 'a quest' },
      seen: {
        admin: { 'quests.changes': 'news' },
        driver: { 'quests.ownChanges': 'news' },
        asked: { 'quests.ownChanges': 'news' },
        declined: { 'quests.ownChanges': 'news' },
        replaced: { 'quests.ownChanges': 'news' },
        next: { 'quests.ownChanges': 'news' },
        otherDriver: { 'quests.ownChanges': 'news' },
      },
    },
  ],
  'quest.reached': [
    {
      when: 'by a driver',
      event: { questId: 'a quest', driverId: idOf('driver') },
      seen: { admin: { 'quests.changes': 'news' }, driver: { 'quests.ownChanges': 'news' } },
    },
  ],
};

import { iso } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

/** Quests stay when the admin who made them leaves: they are the city's. What drivers got stays for the books, without a name. */
export const questPersonalData: PersonalData = {
  tables: ['quests', 'quest_bonuses'],
  lists: [
    {
      name: 'questBonuses',
      ids: 'select id from quest_bonuses where driver_id = $1 order by id desc',
      items: `select b.id, json_build_object('quest', q.name, 'rides', q.rides, 'amountCents', b.amount_cents,
        'reachedAt', ${iso('b.reached_at')}) as item
        from quest_bonuses b join quests q on q.id = b.quest_id where b.driver_id = $1 and b.id = any ($2)`,
    },
  ],
};

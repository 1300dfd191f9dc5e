import { schema } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { money, number, text, time, type ExportTable } from './export-table.ts';

const { questBonuses, quests, users } = schema;

/** What drivers get for quests they reached: no part of any ride's payout. */
export const bonusesTable = (): ExportTable => ({
  source: questBonuses,
  joins: sql`join ${quests} on ${eq(quests.id, questBonuses.questId)}
    join ${users} on ${eq(users.id, questBonuses.driverId)}`,
  columns: [
    time('Reached at', questBonuses.reachedAt),
    text('Quest', quests.name),
    number('Rides', quests.rides),
    text('Driver ID', users.id),
    text('Driver', users.name),
    text('Driver email', users.email),
    money('Bonus', questBonuses.amountCents),
  ],
  moment: questBonuses.reachedAt,
  where: [],
  batchSize: 1_000,
});

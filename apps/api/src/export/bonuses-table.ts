import { schema } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { money, number, text, time, type ExportTable } from './export-table.ts';

const { bonuses, quests, referrals, referralTerms, users } = schema;

const other = alias(users, 'other');
const isBringer = sql`${referrals.broughtBy} = ${bonuses.driverId}`;

/** What drivers get for quests they reached and for referrals: no part of any ride's payout. */
export const bonusesTable = (): ExportTable => ({
  source: bonuses,
  joins: sql`join ${users} on ${eq(users.id, bonuses.driverId)}
    left join ${quests} on ${eq(quests.id, bonuses.questId)}
    left join ${referrals} on ${eq(referrals.id, bonuses.referralId)}
    left join ${referralTerms} on ${eq(referralTerms.id, referrals.termsId)}
    left join ${users} ${sql.identifier('other')}
      on ${other.id} = case when ${isBringer} then ${referrals.driverId} else ${referrals.broughtBy} end`,
  columns: [
    time('Reached at', bonuses.earnedAt),
    text('Quest', quests.name),
    number('Rides', sql`coalesce(${quests.rides}, ${referralTerms.rides})`),
    text('Driver ID', users.id),
    text('Driver', users.name),
    text('Driver email', users.email),
    money('Bonus', bonuses.amountCents),
    text(
      'Referral',
      sql`case when ${isBringer} then 'brought' when ${referrals.id} is not null then 'came' end`,
    ),
    text('Other driver ID', other.id),
    text('Other driver', other.name),
  ],
  moment: bonuses.earnedAt,
  where: [],
  batchSize: 1_000,
});

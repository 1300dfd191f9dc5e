import { MOST_QUEST_DAYS_AHEAD, MOST_QUESTS, type MakeQuestInput, type QuestView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { getQuest } from './quest-queries.ts';

const { quests } = schema;

interface Deps {
  db: Db;
  timeZone: string;
}

/**
 * An admin promises drivers a bonus for a number of rides within a few days of the city. A quest is never changed, only ended. The same id
 * sent again makes no second one.
 * @throws AppError BAD_INPUT for a first day that is over or a last one too far ahead, QUESTS_MANY, COMMAND_REUSED
 */
export async function makeQuest(deps: Deps, actor: Actor, input: MakeQuestInput): Promise<QuestView> {
  assertRole(actor, 'admin');
  const { id, name, rides, bonusCents, from, to } = input;
  await inTransaction(deps.db, async (tx) => {
    const days = await findDays(tx, deps.timeZone, input);
    const values = {
      ...{ id, name, rides, bonusCents, madeBy: actor.userId },
      ...{ beginsAt: days.beginsAt, endsAt: days.endsAt },
    };
    // Two at once count each other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('quests'))`);
    const [made] = await tx.insert(quests).values(values).onConflictDoNothing().returning({ id: quests.id });
    if (!made) return assertSame(tx, values);
    if (days.isPast) throw new AppError('questPast').at('from');
    if (days.isFar) throw new AppError('scheduleFar', { days: MOST_QUEST_DAYS_AHEAD }).at('to');
    const [standing] = await tx
      .select({ n: count() })
      .from(quests)
      .where(and(isNull(quests.endedAt), gt(quests.endsAt, sql`now()`)));
    if ((standing?.n ?? 0) > MOST_QUESTS) throw new AppError('QUESTS_MANY');
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'quest.made', actor, ipAddress: actor.ipAddress },
      data: { questId: id, text: name, questRides: rides, bonusCents, from, to },
    });
    await tell(tx, { event: 'quest.changed', questId: id });
  });
  return getQuest(deps.db.orm, id);
}

/** When its days begin and end by the city's clock, and whether the first one is over or the last one too far. */
async function findDays(tx: Tx, timeZone: string, { from, to }: Pick<MakeQuestInput, 'from' | 'to'>) {
  const startOf = (day: string, days: 0 | 1) =>
    sql`city_day_start(${day}::date + ${sql.raw(`${days}`)}, ${timeZone})`;
  const { rows } = await tx.execute<{ begins: string; ends: string; isPast: boolean; isFar: boolean }>(sql`
    select ${startOf(from, 0)}::text as begins, ${startOf(to, 1)}::text as ends,
      ${startOf(from, 1)} <= now() as "isPast",
      ${startOf(to, 1)} > now() + ${MOST_QUEST_DAYS_AHEAD} * interval '1 day' as "isFar"`);
  const [{ begins, ends, ...limits }] = rows as [(typeof rows)[number]];
  return { beginsAt: new Date(begins), endsAt: new Date(ends), ...limits };
}

/** @throws AppError COMMAND_REUSED when another quest has this id */
async function assertSame(tx: Tx, values: typeof quests.$inferInsert): Promise<void> {
  const [row] = await tx.select().from(quests).where(eq(quests.id, values.id));
  const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  const isOther = Object.entries(values).some(
    ([key, value]) => textOf(row?.[key as keyof typeof row]) !== textOf(value),
  );
  if (isOther) throw new AppError('COMMAND_REUSED');
}

import {
  QUEST_SHOWN_DAYS,
  type OwnQuest,
  type PageInput,
  type PageOf,
  type QuestBonus,
  type QuestView,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, asc, desc, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import { inOrder, readPage } from '../core/read-page.ts';

const { questBonuses, quests, rides, users } = schema;
type Row = typeof quests.$inferSelect;

const viewTerms = ({ id, name, rides: needed, bonusCents, beginsAt, endsAt, endedAt }: Row) => ({
  ...{ id, name, rides: needed, bonusCents },
  ...{ beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString() },
  endedAt: endedAt?.toISOString() ?? null,
});

/** The quests with these ids, in this order. */
async function readQuests(orm: Pick<Tx, 'select'>, ids: string[]): Promise<QuestView[]> {
  const bonuses = sql`from quest_bonuses b where b.quest_id = ${quests.id}`;
  const rows = await orm
    .select({
      quest: quests,
      by: users.name,
      reached: sql<number>`(select count(*)::int ${bonuses})`,
      costCents: sql<number>`(select coalesce(sum(b.amount_cents), 0)::float8 ${bonuses})`,
    })
    .from(quests)
    .innerJoin(users, eq(users.id, quests.madeBy))
    .where(inArray(quests.id, ids));
  const views = rows.map(({ quest, by, reached, costCents }): QuestView => ({
    ...viewTerms(quest),
    by: { id: quest.madeBy, name: by },
    reached,
    costCents,
  }));
  return inOrder(views, ids);
}

/** @throws AppError QUEST_NOT_FOUND */
export async function getQuest(orm: Pick<Tx, 'select'>, id: string): Promise<QuestView> {
  const [found] = await readQuests(orm, [id]);
  if (!found) throw new AppError('QUEST_NOT_FOUND');
  return found;
}

/** One page of the quests, newest first. */
export const listQuests = (db: Db, input: PageInput): Promise<PageOf<QuestView>> =>
  readPage(db, input, {
    table: quests,
    where: [],
    order: [quests.madeAt, quests.id],
    read: ({ orm }, ids) => readQuests(orm, ids),
  });

/** When a quest ends: early, or with its last day. */
const QUEST_END = sql`least(${quests.endsAt}, ${quests.endedAt})`;

/** The quests a driver can reach now or soon, or that ended a few days ago, with how far the driver is: the next to end first. */
export async function listOwnQuests({ orm }: Pick<Db, 'orm'>, driverId: string): Promise<OwnQuest[]> {
  const rows = await orm
    .select({
      quest: quests,
      reachedAt: questBonuses.reachedAt,
      done: sql<number>`(select count(*)::int from ${rides} where ${isCounted(sql`${driverId}`)})`,
    })
    .from(quests)
    .leftJoin(questBonuses, and(eq(questBonuses.questId, quests.id), eq(questBonuses.driverId, driverId)))
    .where(gte(QUEST_END, sql`now() - ${QUEST_SHOWN_DAYS} * interval '1 day'`))
    .orderBy(sql`${QUEST_END} <= now()`, asc(quests.endsAt), asc(quests.id));
  return rows.map(({ quest, done, reachedAt }): OwnQuest => ({
    ...viewTerms(quest),
    done,
    reachedAt: reachedAt?.toISOString() ?? null,
  }));
}

/** Whether a ride of this driver counts for a quest: see awardBonuses. */
const isCounted = (driverId: SQL): SQL => sql`${rides.driverId} = ${driverId}
  and ${rides.requestedAt} > ${quests.beginsAt} - interval '1 day'
  and ${rides.status} = 'completed' and ${rides.deletedAt} is null
  and ${rides.completedAt} >= ${quests.beginsAt} and ${rides.completedAt} < ${QUEST_END}`;

/** The bonuses a driver got from one moment to another, the latest first. */
export async function listBonuses(
  { orm }: Pick<Db, 'orm'>,
  driverId: string,
  [from, to]: [SQL, SQL],
): Promise<QuestBonus[]> {
  const rows = await orm
    .select({
      questId: quests.id,
      name: quests.name,
      rides: quests.rides,
      amountCents: questBonuses.amountCents,
      reachedAt: questBonuses.reachedAt,
    })
    .from(questBonuses)
    .innerJoin(quests, eq(quests.id, questBonuses.questId))
    .where(
      and(
        eq(questBonuses.driverId, driverId),
        gte(questBonuses.reachedAt, from),
        lt(questBonuses.reachedAt, to),
      ),
    )
    .orderBy(desc(questBonuses.reachedAt), asc(quests.id));
  return rows.map((row) => ({ ...row, reachedAt: row.reachedAt.toISOString() }));
}

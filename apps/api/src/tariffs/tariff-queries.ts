import { rateOf, type TariffsSnapshot, type TariffView, type WaitingRulesView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { asc, desc, eq, sql } from 'drizzle-orm';

const { rideTypes, tariffs, users, waitingRules } = schema;

/** How many past prices of a type are shown. */
const SHOWN_PAST = 20;

/** What each ride type costs, cost before and soon will, in the order of the types, and the waiting rules. */
export async function listTariffs({ orm }: Pick<Db, 'orm'>): Promise<TariffsSnapshot> {
  const rows = await orm
    .select({ tariff: tariffs, setBy: users.name })
    .from(tariffs)
    .innerJoin(rideTypes, eq(rideTypes.id, tariffs.rideType))
    .leftJoin(users, eq(users.id, tariffs.setBy))
    .orderBy(
      asc(rideTypes.place),
      asc(rideTypes.id),
      sql`${tariffs.edition} nulls last`,
      asc(tariffs.beginsAt),
    );
  const byType = Map.groupBy(rows, ({ tariff }) => tariff.rideType);
  const types = [...byType].map(([type, all]) => {
    const view = ({ tariff, setBy }: (typeof rows)[number]): TariffView => ({
      ...{ id: tariff.id, ...rateOf(tariff) },
      ...{ beginsAt: tariff.beginsAt.toISOString(), setBy },
    });
    const begun = all.filter(({ tariff }) => tariff.edition !== null).map(view);
    const coming = all.filter(({ tariff }) => tariff.edition === null).map(view);
    const past = begun.slice(0, -1).toReversed();
    return {
      ...{ type, now: begun.at(-1) as TariffView, coming },
      ...{ past: past.slice(0, SHOWN_PAST), pastCount: past.length },
    };
  });
  return { types, waiting: await readWaiting(orm) };
}

/** The waiting rules that hold, and those to come. */
async function readWaiting(orm: Db['orm']): Promise<TariffsSnapshot['waiting']> {
  const find = (isBegun: boolean) =>
    orm
      .select({ rules: waitingRules, setBy: users.name })
      .from(waitingRules)
      .innerJoin(users, eq(users.id, waitingRules.setBy))
      .where(sql`(${waitingRules.beginsAt} <= now()) = ${isBegun}`)
      .orderBy(desc(waitingRules.beginsAt))
      .limit(1);
  const view = ([row]: Awaited<ReturnType<typeof find>>): WaitingRulesView | null => {
    if (!row) return null;
    const { id, freeMinutes, mostMinutes, noShowMinutes, beginsAt } = row.rules;
    return {
      ...{ id, freeMinutes, mostMinutes, noShowMinutes },
      ...{ beginsAt: beginsAt.toISOString(), setBy: row.setBy },
    };
  };
  const [now, coming] = await Promise.all([find(true), find(false)]);
  return { now: view(now), coming: view(coming) };
}

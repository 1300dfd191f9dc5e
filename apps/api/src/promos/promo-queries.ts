import type { PageInput, PageOf, PromoView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import { inOrder, readPage } from '../core/read-page.ts';

const { promos, users } = schema;

/** The codes with these ids, in this order. */
async function readPromos(orm: Pick<Tx, 'select'>, ids: string[]): Promise<PromoView[]> {
  const ofRides = (what: string, where: string) =>
    sql<number>`(select ${sql.raw(what)} from rides r where r.promo_id = ${promos.id} and ${sql.raw(where)})`;
  const rows = await orm
    .select({
      promo: promos,
      by: users.name,
      used: ofRides('count(*)::int', `r.status <> 'canceled'`),
      costCents: ofRides('coalesce(sum(r.discount_cents), 0)::float8', `r.status = 'completed'`),
    })
    .from(promos)
    .innerJoin(users, eq(users.id, promos.madeBy))
    .where(inArray(promos.id, ids));
  const views = rows.map(({ promo, by, used, costCents }): PromoView => {
    const { id, code, percent, capCents, amountCents, mostUses, mostEach, isFirstRide, note } = promo;
    return {
      ...{ id, code, percent, capCents, amountCents, mostUses, mostEach, isFirstRide, note },
      ...{ beginsAt: promo.beginsAt.toISOString(), endsAt: promo.endsAt.toISOString() },
      ...{ by: { id: promo.madeBy, name: by }, endedAt: promo.endedAt?.toISOString() ?? null },
      ...{ used, costCents },
    };
  });
  return inOrder(views, ids);
}

/** @throws AppError PROMO_NOT_FOUND */
export async function getPromo(orm: Pick<Tx, 'select'>, id: string): Promise<PromoView> {
  const [found] = await readPromos(orm, [id]);
  if (!found) throw new AppError('PROMO_NOT_FOUND');
  return found;
}

/** One page of the codes, newest first. */
export const listPromos = (db: Db, input: PageInput): Promise<PageOf<PromoView>> =>
  readPage(db, input, {
    table: promos,
    where: [],
    order: [promos.madeAt, promos.id],
    read: ({ orm }, ids) => readPromos(orm, ids),
  });

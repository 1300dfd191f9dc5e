import type { PageInput, PageOf, PromoView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import type { Tx } from '../core/in-transaction.ts';
import { inOrder, readPage } from '../core/read-page.ts';

const { promos, users } = schema;

/** The codes with these ids, in this order. */
async function readPromos(orm: Pick<Tx, 'select'>, ids: string[]): Promise<PromoView[]> {
  const rows = await orm
    .select({
      promo: promos,
      by: users.name,
      costCents: sql<number>`(select coalesce(sum(r.discount_cents), 0)::float8
        from promo_uses u join rides r on r.id = u.ride_id
        where u.promo_id = ${promos.id} and r.status = 'completed')`,
    })
    .from(promos)
    .innerJoin(users, eq(users.id, promos.madeBy))
    .where(inArray(promos.id, ids));
  const views = rows.map(({ promo, by, costCents }): PromoView => {
    const { id, code, percent, capCents, amountCents, mostUses, mostEach, isFirstRide, used, note } = promo;
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

import { MOST_PROMO_DAYS, type MakePromoInput, type PromoView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { getPromo } from './promo-queries.ts';

const { promos } = schema;

interface Deps {
  db: Db;
  timeZone: string;
}

/**
 * An admin makes a promo code, valid on some days of the city. It is never changed, only ended. Sent again with the same id, it is
 * made once.
 * @throws AppError BAD_INPUT for days that are over or too far, PROMO_TAKEN, COMMAND_REUSED
 */
export async function makePromo(deps: Deps, actor: Actor, input: MakePromoInput): Promise<PromoView> {
  assertRole(actor, 'admin');
  const { id, from, to, ...terms } = input;
  await inTransaction(deps.db, async (tx) => {
    const days = await findDays(tx, deps.timeZone, input);
    const { percent = null, capCents = null, amountCents = null, mostUses = null, note = null } = terms;
    const values = {
      ...{ id, code: terms.code, percent, capCents, amountCents, mostUses, note },
      ...{ mostEach: terms.mostEach, isFirstRide: terms.isFirstRide, madeBy: actor.userId },
      ...{ beginsAt: days.beginsAt, endsAt: days.endsAt },
    };
    const [made] = await tx.insert(promos).values(values).onConflictDoNothing().returning({ id: promos.id });
    if (!made) return assertSame(tx, values);
    if (days.isOver) throw new AppError('promoPast').at('to');
    if (days.isFar) throw new AppError('scheduleFar', { days: MOST_PROMO_DAYS }).at('to');
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'promo.made', actor, ipAddress: actor.ipAddress },
      data: {
        ...{ promoId: id, promoCode: terms.code, percent, capCents, amountCents, from, to, mostUses },
        ...{ mostEach: terms.mostEach, isFirstRide: terms.isFirstRide },
      },
    });
    await tell(tx, { event: 'promo.changed', promoId: id });
  });
  return getPromo(deps.db.orm, id);
}

/** When its days begin and end by the city's clock, and whether the last one is over or too far. */
async function findDays(tx: Tx, timeZone: string, { from, to }: MakePromoInput) {
  const startOf = (day: string, days: 0 | 1) =>
    sql`city_day_start(${day}::date + ${sql.raw(`${days}`)}, ${timeZone})`;
  const end = startOf(to, 1);
  const { rows } = await tx.execute<{ begins: string; ends: string; isOver: boolean; isFar: boolean }>(sql`
    select ${startOf(from, 0)}::text as begins, ${end}::text as ends, ${end} <= now() as "isOver",
      ${end} > now() + ${MOST_PROMO_DAYS} * interval '1 day' as "isFar"`);
  const [{ begins, ends, ...limits }] = rows as [(typeof rows)[number]];
  return { beginsAt: new Date(begins), endsAt: new Date(ends), ...limits };
}

/** @throws AppError COMMAND_REUSED when another code has this id, PROMO_TAKEN when none has */
async function assertSame(tx: Tx, values: typeof promos.$inferInsert): Promise<void> {
  const [row] = await tx.select().from(promos).where(eq(promos.id, values.id));
  if (!row) throw new AppError('PROMO_TAKEN').at('code');
  const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : value);
  const isOther = Object.entries(values).some(
    ([key, value]) => textOf(row[key as keyof typeof row]) !== textOf(value),
  );
  if (isOther) throw new AppError('COMMAND_REUSED');
}

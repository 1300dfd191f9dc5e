import type { PromoIdInput, PromoView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { getPromo } from './promo-queries.ts';

const { promos, scheduledRides } = schema;

/**
 * An admin ends a promo code before its last day is over: rides already requested with it keep their discount. Ended again, it stays
 * as it is. Scheduled rides that name it are shown without it at once.
 * @throws AppError PROMO_NOT_FOUND, PROMO_OVER
 */
export async function endPromo(
  { db }: { db: Db },
  actor: Actor,
  { promoId }: PromoIdInput,
): Promise<PromoView> {
  assertRole(actor, 'admin');
  await inTransaction(db, async (tx) => {
    const [ended] = await tx
      .update(promos)
      .set({ endedAt: sql`now()`, endedBy: actor.userId })
      .where(and(eq(promos.id, promoId), isNull(promos.endedAt), sql`${promos.endsAt} > now()`))
      .returning({ code: promos.code });
    if (!ended) {
      if ((await getPromo(tx, promoId)).endedAt === null) throw new AppError('PROMO_OVER');
      return;
    }
    await logAccountEvent(tx, {
      ...{ userId: actor.userId, type: 'promo.ended', actor, ipAddress: actor.ipAddress },
      data: { promoId, promoCode: ended.code },
    });
    const riders = await tx
      .selectDistinct({ riderId: scheduledRides.riderId })
      .from(scheduledRides)
      .where(
        and(
          eq(scheduledRides.promoCode, ended.code),
          inArray(scheduledRides.state, ['waiting', 'requesting']),
        ),
      );
    await tell(
      tx,
      { event: 'promo.changed', promoId },
      ...riders.map(({ riderId }) => ({ event: 'scheduled.changed' as const, riderId })),
    );
  });
  return getPromo(db.orm, promoId);
}

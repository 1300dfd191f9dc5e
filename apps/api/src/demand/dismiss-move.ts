import type { DismissMoveInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tell } from '../live/tell.ts';

const { suggestedMoves } = schema;

/**
 * The driver doesn't go there, so that another one may be sent; one already gone needs no dismissal. @throws AppError
 * TOO_MANY
 */
export async function dismissMove(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  { madeAt }: DismissMoveInput,
): Promise<void> {
  assertRole(actor, 'driver');
  await deps.limits.spend('changeByAccount', actor.userId);
  await inTransaction(deps.db, async (tx) => {
    const dismissed = await tx
      .update(suggestedMoves)
      .set({ dismissedAt: sql`now()` })
      .where(
        and(
          eq(suggestedMoves.driverId, actor.userId),
          eq(suggestedMoves.madeAt, new Date(madeAt)),
          isNull(suggestedMoves.dismissedAt),
        ),
      )
      .returning({ driverId: suggestedMoves.driverId });
    await tell(tx, ...dismissed.map(({ driverId }) => ({ event: 'move.suggested' as const, driverId })));
  });
}

import type { SecondFactorOf, SecondFactorView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Actor } from '../../core/actor.ts';
import { assertRole } from '../../core/actor.ts';
import type { Tx } from '../../core/in-transaction.ts';
import { countPasskeys, type FactorDemand } from '../../core/factor-demand.ts';
import { getUser } from '../../users/user-queries.ts';

const { recoveryCodes, secondFactors } = schema;

async function findTurnedOnAt(orm: Tx, userId: string): Promise<string | null> {
  const [factor] = await orm
    .select({ turnedOnAt: secondFactors.turnedOnAt })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.turnedOnAt)));
  return factor?.turnedOnAt?.toISOString() ?? null;
}

export async function countRecoveryCodes(orm: Tx, userId: string): Promise<number> {
  const [left] = await orm
    .select({ count: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return left?.count ?? 0;
}

/** The actor's own second factor. */
export async function readOwnFactor(
  { db, factorDemand }: { db: Db; factorDemand: FactorDemand },
  actor: Actor,
): Promise<SecondFactorView> {
  const turnedOnAt = await findTurnedOnAt(db.orm, actor.userId);
  return {
    turnedOnAt,
    codesLeft: turnedOnAt === null ? 0 : await countRecoveryCodes(db.orm, actor.userId),
    isDemanded: factorDemand.isOf(actor),
  };
}

/**
 * A person's second factor and passkeys, for admins.
 * @throws AppError USER_NOT_FOUND
 */
export async function readFactorOf(
  db: Db,
  actor: Actor,
  { userId }: { userId: string },
): Promise<SecondFactorOf> {
  assertRole(actor, 'admin');
  await getUser(db, userId);
  return {
    turnedOnAt: await findTurnedOnAt(db.orm, userId),
    passkeys: await countPasskeys(db.orm, userId),
  };
}

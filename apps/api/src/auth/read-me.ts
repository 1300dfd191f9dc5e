import type { SignedIn } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { FactorDemand } from '../core/factor-demand.ts';
import { findUser } from '../users/user-queries.ts';

/** The signed-in person; undefined when they are gone. */
export async function readMe(
  { db, factorDemand }: { db: Db; factorDemand: FactorDemand },
  userId: string,
): Promise<SignedIn | undefined> {
  const user = await findUser(db, userId);
  const { role } = user ?? {};
  const isUnmet = role !== undefined && (await factorDemand.isUnmetBy({ role, userId }));
  return user && { ...user, ...(isUnmet && { mustSetUpFactor: true as const }) };
}

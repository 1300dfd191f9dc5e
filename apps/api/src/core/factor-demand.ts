import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Actor } from './actor.ts';
import { AppError } from './app-error.ts';
import type { Tx } from './in-transaction.ts';

const { secondFactors } = schema;

/** Whether a person has turned a second factor on. */
export async function hasSecondFactor(orm: Tx, userId: string): Promise<boolean> {
  const on = await orm
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.turnedOnAt)));
  return on.length > 0;
}

/** Who must have a second factor before anything else: admins, where the server's settings say so. */
export interface FactorDemand {
  isOf(actor: Pick<Actor, 'role'>): boolean;
  /** Whether they must and haven't. Reads the database only where it is demanded of them. */
  isUnmetBy(actor: Pick<Actor, 'role' | 'userId'>): Promise<boolean>;
  /** @throws AppError SECOND_FACTOR_DEMANDED */
  assertMetBy(actor: Pick<Actor, 'role' | 'userId'>): Promise<void>;
}

export function createFactorDemand(db: Db, isOfAdmins: boolean): FactorDemand {
  const isOf: FactorDemand['isOf'] = ({ role }) => isOfAdmins && role === 'admin';
  const isUnmetBy: FactorDemand['isUnmetBy'] = async (actor) =>
    isOf(actor) && !(await hasSecondFactor(db.orm, actor.userId));
  return {
    isOf,
    isUnmetBy,
    assertMetBy: async (actor) => {
      if (await isUnmetBy(actor)) throw new AppError('SECOND_FACTOR_DEMANDED');
    },
  };
}

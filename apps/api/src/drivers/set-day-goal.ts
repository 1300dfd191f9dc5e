import type { SetDayGoalInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { changeDrivers } from './change-drivers.ts';

const { drivers } = schema;

/** Sets what the driver wants to earn a day, or that they have no goal. @throws AppError TOO_MANY */
export async function setDayGoal(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  { goal }: SetDayGoalInput,
): Promise<void> {
  assertRole(actor, 'driver');
  await deps.limits.spend('changeByAccount', actor.userId);
  const dayGoalCents = goal === null ? null : goal * 100;
  const isOther = sql`${drivers.dayGoalCents} is distinct from ${dayGoalCents}::int`;
  await inTransaction(deps.db, (tx) =>
    changeDrivers(tx, and(eq(drivers.id, actor.userId), isOther), { dayGoalCents }),
  );
}

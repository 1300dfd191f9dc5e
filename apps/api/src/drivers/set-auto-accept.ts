import type { SetAutoAcceptInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, ne } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { changeDrivers } from './change-drivers.ts';

const { drivers } = schema;

/** Sets whether rides matched to the driver are accepted for them. @throws AppError TOO_MANY */
export async function setAutoAccept(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  { isOn }: SetAutoAcceptInput,
): Promise<void> {
  assertRole(actor, 'driver');
  await deps.limits.spend('changeByAccount', actor.userId);
  const isOther = and(eq(drivers.id, actor.userId), ne(drivers.autoAccept, isOn));
  await inTransaction(deps.db, (tx) => changeDrivers(tx, isOther, { autoAccept: isOn }));
}

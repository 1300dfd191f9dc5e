import type { ChooseHomeInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, not } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { changeDrivers } from './change-drivers.ts';
import { isHomeward } from './set-homeward.ts';

const { drivers } = schema;

/**
 * Saves where rides toward home lead. Not while only such rides are wanted: that would be another request than the one
 * counted.
 * @throws AppError HOMEWARD_ON, TOO_MANY
 */
export async function chooseHome(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  { home }: ChooseHomeInput,
): Promise<void> {
  assertRole(actor, 'driver');
  await deps.limits.spend('changeByAccount', actor.userId);
  const mayChange = and(eq(drivers.id, actor.userId), isNull(drivers.deletedAt), not(isHomeward));
  const changed = await inTransaction(deps.db, (tx) =>
    changeDrivers(tx, mayChange, { homeAddress: home.address, homeLat: home.lat, homeLng: home.lng }),
  );
  if (changed.length === 0) throw new AppError('HOMEWARD_ON');
}

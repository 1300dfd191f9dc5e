import { HOMEWARD_HOURS, HOMEWARD_USES_A_DAY, type SetHomewardInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError, type PlainRefusal } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { changeDrivers } from './change-drivers.ts';
import { todayIn } from './preference-queries.ts';

interface Deps {
  db: Db;
  limits: Limits;
  timeZone: string;
}

const { drivers } = schema;

/** Whether only rides toward home are wanted now, in a row of drivers. */
export const isHomeward = sql<boolean>`(${drivers.available} and coalesce(${drivers.homewardUntil} > now(), false))`;

/**
 * Only rides toward home from now on, or all again. Switched on, it ends by itself, at the latest when the driver goes
 * offline; switching on again changes and counts nothing.
 * @throws AppError HOMEWARD_OFFLINE, HOME_MISSING, HOMEWARD_SPENT, TOO_MANY
 */
export async function setHomeward(deps: Deps, actor: Actor, { isOn }: SetHomewardInput): Promise<void> {
  assertRole(actor, 'driver');
  await deps.limits.spend('changeByAccount', actor.userId);
  await inTransaction(deps.db, async (tx) => {
    if (isOn) await begin(tx, actor.userId, todayIn(deps.timeZone));
    else await changeDrivers(tx, and(eq(drivers.id, actor.userId), isHomeward), { homewardUntil: null });
  });
}

async function begin(tx: Tx, driverId: string, today: ReturnType<typeof todayIn>): Promise<void> {
  const isIt = eq(drivers.id, driverId);
  const isAnotherDay = sql`${drivers.homewardDay} is distinct from ${today}`;
  const isLeft = or(isAnotherDay, sql`${drivers.homewardUses} < ${HOMEWARD_USES_A_DAY}`);
  const begun = await changeDrivers(
    tx,
    and(isIt, drivers.available, isNotNull(drivers.homeLat), not(isHomeward), isLeft),
    {
      homewardUntil: sql`now() + ${HOMEWARD_HOURS} * interval '1 hour'`,
      homewardDay: today,
      homewardUses: sql`case when ${isAnotherDay} then 1 else ${drivers.homewardUses} + 1 end`,
    },
  );
  if (begun.length > 0) return;
  const [driver] = await tx
    .select({ available: drivers.available, hasHome: isNotNull(drivers.homeLat), isHomeward })
    .from(drivers)
    .where(isIt);
  if (!driver?.isHomeward) throw new AppError(whyNot(driver));
}

function whyNot(driver: { available: boolean; hasHome: unknown } | undefined): PlainRefusal {
  if (!driver?.available) return 'HOMEWARD_OFFLINE';
  return driver.hasHome ? 'HOMEWARD_SPENT' : 'HOME_MISSING';
}

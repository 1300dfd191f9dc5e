import type { AvailabilityView, TakeBreakInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { changeDrivers } from './change-drivers.ts';
import { availabilityColumns, findAvailability, viewAvailability } from './driver-queries.ts';
import { isPresent } from './is-present.ts';

const { drivers } = schema;

/**
 * A driver who is online takes a break: they get no new requests, as if they had gone offline, and finish the ride under
 * way. It ends when they go online again, and never by itself before they are offline. The break of a driver who is on
 * one stays as it is, so two devices agree on the first.
 * @throws AppError BREAK_OFFLINE, TOO_MANY
 */
export async function takeBreak(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  { minutes }: TakeBreakInput,
): Promise<AvailabilityView> {
  assertRole(actor, 'driver');
  const { userId, ipAddress } = actor;
  await deps.limits.spend('availabilityByAccount', userId);
  const begun = await inTransaction(deps.db, async (tx) => {
    const isIt = eq(drivers.id, userId);
    // It waits for an accept under way, and a later one sees that they are away.
    const [before] = await tx.select(availabilityColumns).from(drivers).where(isIt).for('update');
    if (!before?.available) return undefined;
    const [after] = await changeDrivers(tx, isIt, {
      ...isPresent,
      available: false,
      homewardUntil: null,
      breakSince: sql`now()`,
      breakUntil: minutes === null ? null : sql`now() + ${minutes} * interval '1 minute'`,
    });
    await logAccountEvent(tx, {
      userId,
      type: 'driver.went_on_break',
      actor: { userId, role: 'driver' },
      ipAddress,
      data: { available: { from: true, to: false }, minutes: minutes ?? undefined },
    });
    return after && viewAvailability(after);
  });
  if (begun) return begun;
  const present = await findAvailability(deps.db, userId);
  if (!present?.presence.onBreak) throw new AppError('BREAK_OFFLINE');
  return present;
}

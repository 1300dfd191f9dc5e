import type { SetSurgeInput, SurgeSettings } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';

const { surge, surgeAreas } = schema;

/** A step of the prices holds the settings for some milliseconds; a longer lock means a hanging process. */
const LOCK_TIMEOUT = '2s';

/**
 * An admin sets whether prices rise where an area is busy, and how far at most. Switched off, every area has the usual
 * price at once; earlier quotes and requests stay the same. Setting the present value changes nothing.
 * @throws the database's lock_not_available, told as LOCKED, where another transaction holds the settings
 */
export async function setSurge(
  { db }: { db: Db },
  actor: Actor,
  { isOn, capTenths }: SetSurgeInput,
): Promise<SurgeSettings> {
  assertRole(actor, 'admin');
  await inTransaction(db, async (tx, connection) => {
    await connection.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await tx.insert(surge).values({}).onConflictDoNothing();
    const [before] = await tx.select().from(surge).for('update');
    if (!before || (before.isOn === isOn && before.capTenths === capTenths)) return;
    await tx.update(surge).set({ isOn, capTenths, ...(!isOn && { reckonedAt: null }) });
    if (!isOn) await tx.delete(surgeAreas);
    await logAccountEvent(tx, {
      userId: actor.userId,
      type: 'surge.set',
      actor,
      ipAddress: actor.ipAddress,
      data: {
        ...(before.isOn !== isOn && { isOn: { from: before.isOn, to: isOn } }),
        ...(before.capTenths !== capTenths && {
          cap: { from: before.capTenths / 10, to: capTenths / 10 },
        }),
      },
    });
    await tell(tx, { event: 'surge.changed' });
  });
  return { isOn, capTenths };
}

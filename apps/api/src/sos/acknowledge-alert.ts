import type { AlertIdInput, AlertView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { alertImage, selectAlerts } from './alert-image.ts';
import { getAlert } from './alert-queries.ts';

const { alerts } = schema;

/**
 * An admin takes an alert: it leaves every admin's screen, and its sender is told that someone responds. The first
 * admin has it; the others read in the answer who did.
 * @throws AppError ALERT_NOT_FOUND
 */
export async function acknowledgeAlert(
  deps: { db: Db },
  actor: Actor,
  { alertId }: AlertIdInput,
): Promise<AlertView> {
  assertRole(actor, 'admin');
  await inTransaction(deps.db, async (tx) => {
    const [taken] = await tx
      .update(alerts)
      .set({ acknowledgedBy: actor.userId, acknowledgedAt: sql`now()` })
      .where(and(eq(alerts.id, alertId), isNull(alerts.acknowledgedAt)))
      .returning();
    if (!taken) return;
    const { raisedBy: userId, rideId, address, lat, lng } = taken;
    await logAccountEvent(tx, {
      userId,
      type: 'alert.acknowledged',
      actor,
      ipAddress: actor.ipAddress ?? null,
      data: { acknowledged: { from: false, to: true }, alertId, rideId },
    });
    for (const row of await selectAlerts(tx).where(eq(alerts.id, alertId)))
      await tell(tx, { event: 'alert.acknowledged', alert: alertImage(row) });
    // A rider who only didn't answer called nobody.
    if (taken.kind === 'unanswered') return;
    await tellPeople(tx, {
      to: [userId],
      type: 'alert_acknowledged',
      params: {},
      rideId,
      place: { address, lat, lng },
    });
  });
  return getAlert(deps.db, alertId);
}

import type { CheckInState } from '@ridewire/contracts';
import { schema } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';

const { checkIns } = schema;

/**
 * Ends the open question of a ride, if there is one: it leaves both screens at once. The ride is locked before, so that every verb takes its
 * locks in the same order.
 */
export async function endCheckIn(
  tx: Tx,
  rideId: string,
  state: Exclude<CheckInState, 'open'>,
  at: Date,
): Promise<void> {
  const [ended] = await tx
    .update(checkIns)
    .set({ state, closedAt: at })
    .where(and(eq(checkIns.rideId, rideId), eq(checkIns.state, 'open')))
    .returning();
  if (ended) await tell(tx, changeOf(ended));
}

type Row = Pick<typeof checkIns.$inferSelect, 'id' | 'rideId' | 'riderId' | 'driverId'>;

export const changeOf = ({ id: checkInId, rideId, riderId, driverId }: Row) => ({
  event: 'check_in.changed' as const,
  ...{ checkInId, rideId, riderId, driverId },
});

import type { ReportChatInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tellPeople } from '../notifications/tell-people.ts';

const { rideMessageReports, rideMessages, rides, users } = schema;

/**
 * One side shows the conversation to the admins, who are told, also after the driver lost the ride. Once is enough: again, it
 * changes nothing.
 * @throws AppError RIDE_NOT_FOUND
 */
export async function reportChat(
  deps: { db: Db },
  actor: Actor,
  { reason, ...input }: ReportChatInput,
): Promise<void> {
  assertRole(actor, 'rider', 'driver');
  const { userId: reporterId } = actor;
  const { rideId, driverId } = await findOwnChat(deps.db.orm, actor, input);
  await inTransaction(deps.db, async (tx) => {
    const reported = await tx
      .insert(rideMessageReports)
      .values({ rideId, driverId, reporterId, reason })
      .onConflictDoNothing()
      .returning({ rideId: rideMessageReports.rideId });
    const [about] = await tx
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, reporterId));
    if (reported.length === 0 || !about) return;
    const params = { name: about.name, reason };
    await tellPeople(tx, { to: { desk: 'support:read' }, type: 'chat_reported', params, rideId, about });
  });
}

/**
 * A conversation in which something was said, for one of its two: a driver who gives a ride back can still be reported.
 * @throws AppError RIDE_NOT_FOUND
 */
async function findOwnChat(
  orm: Tx,
  { userId }: Actor,
  { rideId, driverId }: Omit<ReportChatInput, 'reason'>,
): Promise<{ rideId: string; driverId: string }> {
  const [said] = await orm
    .select({ rideId: rideMessages.rideId, driverId: rideMessages.driverId })
    .from(rideMessages)
    .innerJoin(rides, eq(rides.id, rideMessages.rideId))
    .where(
      and(
        eq(rideMessages.rideId, rideId),
        // Compared as text: it need not be an id.
        sql`${rideMessages.driverId}::text = ${driverId}`,
        or(eq(rides.riderId, userId), eq(rideMessages.driverId, userId)),
        isNull(rides.deletedAt),
      ),
    )
    .limit(1);
  if (!said) throw new AppError('RIDE_NOT_FOUND');
  return said;
}

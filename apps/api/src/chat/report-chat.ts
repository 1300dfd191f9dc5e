import type { ReportChatInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { findChat } from './find-chat.ts';

const { rideMessageReports, users } = schema;

/**
 * One side shows the conversation to the admins, who are told. Once is enough: again, it changes nothing.
 * @throws AppError RIDE_NOT_FOUND
 */
export async function reportChat(
  deps: { db: Db },
  actor: Actor,
  { reason, ...input }: ReportChatInput,
): Promise<void> {
  assertRole(actor, 'rider', 'driver');
  const { userId: reporterId } = actor;
  const { rideId, driverId } = await findChat(deps.db.orm, actor, input);
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
    await tellPeople(tx, { to: 'admins', type: 'chat_reported', params, rideId, about });
  });
}

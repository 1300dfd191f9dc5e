import type { ReportableChat, RideInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, desc, eq, isNull, notExists, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';

const { rideMessageReports, rideMessages, rides, users } = schema;

/**
 * The newest conversation of a rider's ride whose driver no longer has it, and which the rider hasn't reported: what was
 * said can't be read any more, but still be shown to admins.
 * @returns null for none, and for anyone else's ride
 */
export async function findReportable(
  { orm }: Pick<Db, 'orm'>,
  actor: Actor,
  { rideId }: RideInput,
): Promise<ReportableChat | null> {
  assertRole(actor, 'rider');
  const { userId } = actor;
  const reported = orm
    .select({ rideId: rideMessageReports.rideId })
    .from(rideMessageReports)
    .where(
      and(
        eq(rideMessageReports.rideId, rideId),
        eq(rideMessageReports.driverId, rideMessages.driverId),
        eq(rideMessageReports.reporterId, userId),
      ),
    );
  const [chat] = await orm
    .select({ driver: { id: users.id, name: users.name } })
    .from(rideMessages)
    .innerJoin(rides, eq(rides.id, rideMessages.rideId))
    .innerJoin(users, eq(users.id, rideMessages.driverId))
    .where(
      and(
        eq(rideMessages.rideId, rideId),
        eq(rides.riderId, userId),
        isNull(rides.deletedAt),
        sql`${rides.driverId} is distinct from ${rideMessages.driverId}`,
        notExists(reported),
      ),
    )
    .orderBy(desc(rideMessages.sentAt))
    .limit(1);
  return chat ?? null;
}

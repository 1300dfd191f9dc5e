import type { ReportedChat, RideInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { assertRole, type Actor } from '../core/actor.ts';
import { listAllMessages } from './chat-queries.ts';

const { alerts, rideMessageReports, rideMessages, users } = schema;

/** The conversations of a ride that an admin may read: those that one side reported, and all where there was a call for help. */
export async function listReportedChats(
  { orm }: Pick<Db, 'orm'>,
  actor: Actor,
  { rideId }: RideInput,
): Promise<ReportedChat[]> {
  assertRole(actor, 'admin');
  const [alert] = await orm.select({ id: alerts.id }).from(alerts).where(eq(alerts.rideId, rideId)).limit(1);
  const reports = await orm
    .select()
    .from(rideMessageReports)
    .where(eq(rideMessageReports.rideId, rideId))
    .orderBy(asc(rideMessageReports.at));
  const said = alert
    ? await orm
        .selectDistinct({ driverId: rideMessages.driverId })
        .from(rideMessages)
        .where(eq(rideMessages.rideId, rideId))
    : reports;
  const driverIds = [...new Set(said.map(({ driverId }) => driverId))];
  if (driverIds.length === 0) return [];
  const drivers = await orm
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, driverIds))
    .orderBy(asc(users.name), sql`${users.id}`);
  return Promise.all(
    drivers.map(async (driver) => ({
      driver,
      messages: await listAllMessages(orm, { rideId, driverId: driver.id }),
      reports: reports
        .filter(({ driverId }) => driverId === driver.id)
        .map(({ reporterId, driverId, reason, at }) => ({
          by: reporterId === driverId ? ('driver' as const) : ('rider' as const),
          reason,
          at: at.toISOString(),
        })),
    })),
  );
}

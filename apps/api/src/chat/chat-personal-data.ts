import { schema } from '@ridewire/db';
import { and, eq, notExists } from 'drizzle-orm';
import { iso, ownRows } from '../personal-data/own-list.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';

const { alerts, rideMessageReads, rideMessageReports, rideMessages } = schema;

export const chatPersonalData: PersonalData = {
  tables: ['ride_messages', 'ride_message_reads', 'ride_message_reports'],
  lists: [
    ownRows('chatMessages', {
      table: 'ride_messages',
      newest: 'sent_at',
      item: `'rideId', r.ride_id, 'text', r.text, 'quickReply', r.quick, 'sentAt', ${iso('r.sent_at')}`,
      person: 'sender_id',
    }),
  ],
  /** What admins may read stays, reported or of a ride with a call for help: it may be evidence. */
  erase: async (tx, { id }) => {
    const report = tx
      .select({ rideId: rideMessageReports.rideId })
      .from(rideMessageReports)
      .where(
        and(
          eq(rideMessageReports.rideId, rideMessages.rideId),
          eq(rideMessageReports.driverId, rideMessages.driverId),
        ),
      );
    const alert = tx.select({ id: alerts.id }).from(alerts).where(eq(alerts.rideId, rideMessages.rideId));
    await tx
      .delete(rideMessages)
      .where(and(eq(rideMessages.senderId, id), notExists(report), notExists(alert)));
    await tx.delete(rideMessageReads).where(eq(rideMessageReads.readerId, id));
    return [];
  },
};

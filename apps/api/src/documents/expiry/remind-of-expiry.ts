import { addDays, cityDay } from '@ridewire/contracts';
import { REMINDER_DAYS } from '@ridewire/contracts/judge-documents';
import { schema, type Db } from '@ridewire/db';
import { and, asc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inTransaction } from '../../core/in-transaction.ts';
import { queueMail } from '../../mail/mail-job.ts';
import { findPlate } from '../find-plate.ts';
import { tellPeople } from '../../notifications/tell-people.ts';

const { driverDocuments } = schema;
const renewed = alias(driverDocuments, 'renewed');

/** The most documents of one look. */
const AT_ONCE = 100;

/**
 * Reminds drivers 30, 7 and 1 days before a document's last day, and says when it has expired: each once, in any number of
 * processes, of the vehicle they drive and of the others. Nobody is reminded of a document whose successor waits for an admin.
 */
export const remindOfExpiry = ({ db, timeZone }: { db: Db; timeZone: string }): Promise<void> =>
  inTransaction(db, async (tx) => {
    const today = cityDay(timeZone);
    const daysLeft = sql<number>`(${driverDocuments.expiresOn} - ${today}::date)`;
    const [month, week, day] = REMINDER_DAYS;
    const due = sql<number>`(case when ${daysLeft} < 0 then 0 when ${daysLeft} <= ${day}::int then ${day}::int
      when ${daysLeft} <= ${week}::int then ${week}::int else ${month}::int end)`;
    const successor = tx
      .select({ id: renewed.id })
      .from(renewed)
      .where(
        and(
          eq(renewed.driverId, driverDocuments.driverId),
          eq(renewed.kind, driverDocuments.kind),
          eq(renewed.state, 'waiting'),
          sql`${renewed.vehicleId} is not distinct from ${driverDocuments.vehicleId}`,
        ),
      );
    const ending = await tx
      .select({
        id: driverDocuments.id,
        driverId: driverDocuments.driverId,
        kind: driverDocuments.kind,
        vehicleId: driverDocuments.vehicleId,
        days: daysLeft,
        due,
      })
      .from(driverDocuments)
      .where(
        and(
          eq(driverDocuments.state, 'approved'),
          lte(driverDocuments.expiresOn, addDays(today, month)),
          or(isNull(driverDocuments.remindedDays), gt(driverDocuments.remindedDays, due)),
          or(sql`${daysLeft} < 0`, notExists(successor)),
        ),
      )
      .orderBy(asc(driverDocuments.id))
      .limit(AT_ONCE)
      .for('no key update', { skipLocked: true });
    for (const { id, driverId, kind, vehicleId, days, due: remindedDays } of ending) {
      const which = { kind, ...(await findPlate(tx, { driverId, vehicleId })) };
      await tx.update(driverDocuments).set({ remindedDays }).where(eq(driverDocuments.id, id));
      await tellPeople(tx, {
        to: [driverId],
        ...(days < 0
          ? { type: 'document_expired', params: which }
          : { type: 'document_expiring', params: { ...which, days } }),
      });
      await queueMail(tx, { kind: 'document_ends', userId: driverId, documentId: id }, `document:${id}`);
    }
  });

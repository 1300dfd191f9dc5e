import { cityDay } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq } from 'drizzle-orm';
import type { Addressee, Letter } from '../../texts/letter.ts';
import type { MailJob } from '../../mail/mail-job.ts';
import { writeLetter } from '../../mail/write-letter.ts';
import { findPlate } from '../find-plate.ts';

const { driverDocuments } = schema;

/** The mail that a document ends or has ended; undefined once another one is approved in its place. */
export async function findEndMail(
  { db, timeZone }: { db: Db; timeZone: string },
  { documentId }: Extract<MailJob, { kind: 'document_ends' }>,
  to: Addressee,
): Promise<Letter | undefined> {
  const { kind: document, expiresOn, driverId, vehicleId } = driverDocuments;
  const [found] = await db.orm
    .select({ document, expiresOn, driverId, vehicleId })
    .from(driverDocuments)
    .where(and(eq(driverDocuments.id, documentId), eq(driverDocuments.state, 'approved')));
  return (
    found &&
    writeLetter('document_ends', to, {
      document: found.document,
      expiresOn: found.expiresOn,
      isOver: found.expiresOn < cityDay(timeZone),
      path: `/dashboard/driver/${found.vehicleId === null ? 'documents' : 'vehicles'}`,
      ...(await findPlate(db.orm, found)),
    })
  );
}

import { cityDay, type DocumentsView, type SeenDocument } from '@ridewire/contracts';
import type { Notice } from '@ridewire/contracts/texts/describe-notification';
import { schema, type Db } from '@ridewire/db';
import { and, eq, sql } from 'drizzle-orm';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { tell } from '../live/tell.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { queueDocumentRemoval } from './document-job.ts';
import { findPresentDocument, isOfVehicle, listDocuments } from './document-queries.ts';
import { findPlate } from './find-plate.ts';

const { driverDocuments, drivers } = schema;
type Document = typeof driverDocuments.$inferSelect;

/** An admin's decision about a document. */
interface OfferOutcome {
  state: 'approved' | 'returned';
  /** The notification for the driver. */
  notice: (of: { kind: Document['kind']; plate?: string }, reason: string) => Notice;
  /** Whether this document may be decided. @param open the one of its kind that waits or was returned */
  mayBe: (document: Document, open: Document | undefined, today: string) => boolean;
}

/**
 * Makes the verb of a decision, which answers with all of the driver's documents.
 * @throws AppError DOCUMENT_NOT_FOUND, DOCUMENT_CHANGED with its present state, DOCUMENT_EXPIRED
 */
export const judgeDocument =
  (judgement: OfferOutcome) =>
  async (
    deps: { db: Db; timeZone: string },
    actor: Actor,
    seen: SeenDocument,
    reason: string | null,
    from: Caller,
  ): Promise<DocumentsView> => {
    assertRole(actor, 'admin');
    const today = cityDay(deps.timeZone);
    const isJudged = await inTransaction(deps.db, async (tx) => {
      const documents = await lockDocuments(tx, seen);
      const document = documents.find(
        ({ id, version }) => id === seen.documentId && version === seen.version,
      );
      const open = documents.find(({ state }) => state !== 'approved');
      if (!document || !judgement.mayBe(document, open, today)) return false;
      await judge(tx, judgement, document, actor, reason, from);
      return true;
    });
    if (!isJudged) throw await whyNot(deps, seen, today, judgement.state);
    return listDocuments(deps, seen.driverId);
  };

/** Locks the documents of the kind, and of the same vehicle. The driver's row is locked first: an upload under way comes before or after. */
async function lockDocuments(tx: Tx, { driverId, kind, documentId }: SeenDocument): Promise<Document[]> {
  await tx.select({ id: drivers.id }).from(drivers).where(eq(drivers.id, driverId)).for('no key update');
  const all = await tx
    .select()
    .from(driverDocuments)
    .where(and(eq(driverDocuments.driverId, driverId), eq(driverDocuments.kind, kind)));
  const seen = all.find(({ id }) => id === documentId);
  return all.filter(({ vehicleId }) => vehicleId === (seen?.vehicleId ?? null));
}

async function judge(
  tx: Tx,
  { state, notice }: OfferOutcome,
  document: Document,
  actor: Actor,
  reason: string | null,
  { ipAddress }: Caller,
): Promise<void> {
  const { id, driverId, kind, expiresOn, vehicleId } = document;
  // The one approved before is replaced.
  const outdated =
    state === 'approved'
      ? await tx
          .delete(driverDocuments)
          .where(
            and(
              eq(driverDocuments.driverId, driverId),
              eq(driverDocuments.kind, kind),
              isOfVehicle(vehicleId),
              eq(driverDocuments.state, 'approved'),
            ),
          )
          .returning({ id: driverDocuments.id, fileType: driverDocuments.fileType })
      : [];
  await tx
    .update(driverDocuments)
    .set({
      state,
      reason,
      version: sql`${driverDocuments.version} + 1`,
      judgedAt: sql`now()`,
      judgedBy: actor.userId,
    })
    .where(eq(driverDocuments.id, id));
  const plate = await findPlate(tx, document);
  await logAccountEvent(tx, {
    userId: driverId,
    type: `document.${state}`,
    actor,
    ipAddress,
    data: {
      ...{ kind, documentId: id, expiresOn, ...plate },
      reason: reason ?? undefined,
      state: { from: document.state, to: state },
    },
  });
  await tellPeople(tx, {
    to: [driverId],
    ...notice({ kind, ...plate }, reason ?? ''),
  });
  await tell(tx, { event: 'documents.changed', driverId });
  await queueDocumentRemoval(tx, outdated);
}

async function whyNot(
  deps: { db: Db },
  seen: SeenDocument,
  today: string,
  wanted: OfferOutcome['state'],
): Promise<AppError> {
  const present = await findPresentDocument(deps.db, seen);
  if (!present) return new AppError('DOCUMENT_NOT_FOUND');
  const { id, version, state, expiresOn, reason, judgedBy } = present;
  const isSame = id === seen.documentId && version === seen.version;
  if (isSame && state !== 'approved' && wanted === 'approved' && expiresOn < today)
    return new AppError('DOCUMENT_EXPIRED');
  // An approved document is as it was seen and can't be returned, so another one waits.
  if (state === 'waiting' || (isSame && state === 'approved' && wanted === 'returned'))
    return new AppError('DOCUMENT_REPLACED');
  const by = judgedBy || null;
  return state === 'approved'
    ? new AppError('DOCUMENT_APPROVED', { by })
    : new AppError('DOCUMENT_RETURNED', { by, reason: reason ?? '' });
}

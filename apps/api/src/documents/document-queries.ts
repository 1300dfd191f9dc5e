import {
  cityDay,
  mayAtDesk,
  type DocumentsView,
  type DocumentSummary,
  type DocumentView,
  type SeenDocument,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { documentPath, type FileType } from './document-file.ts';

const { driverDocuments, drivers, users } = schema;

const documentColumns = {
  id: driverDocuments.id,
  kind: driverDocuments.kind,
  state: driverDocuments.state,
  version: driverDocuments.version,
  fileType: driverDocuments.fileType,
  byteCount: driverDocuments.byteCount,
  expiresOn: driverDocuments.expiresOn,
  reason: driverDocuments.reason,
  uploadedAt: driverDocuments.uploadedAt,
  judgedAt: driverDocuments.judgedAt,
  judgedBy: users.name,
};
type DocumentRow = Omit<DocumentView, 'path' | 'uploadedAt' | 'judgedAt'> & {
  uploadedAt: Date;
  judgedAt: Date | null;
};

/**
 * In a row of drivers: the DocumentSummary of each document of the person and of the vehicle they drive, and how many of their other
 * vehicles wait to be checked.
 */
export const documentSums = sql<{ documents: DocumentSummary[]; otherWaiting: number }>`(
  select json_build_object(
    'documents', coalesce(json_agg(json_build_object('kind', x.kind, 'state', x.state, 'expiresOn', x.expires_on))
      filter (where x.vehicle_id is null), '[]'),
    'otherWaiting', count(x.id) filter (where x.vehicle_id is not null and x.state = 'waiting'))
  from ${driverDocuments} x where x.driver_id = ${drivers.id})`;

export const viewDocument = ({ uploadedAt, judgedAt, ...row }: DocumentRow): DocumentView => ({
  ...row,
  path: documentPath(row.id),
  uploadedAt: uploadedAt.toISOString(),
  judgedAt: judgedAt && judgedAt.toISOString(),
});

/** Documents of the person, and of the vehicle they drive. Those of their other vehicles count only once they drive them. */
export const countsNow = isNull(driverDocuments.vehicleId);

/** Documents of one of the driver's other vehicles; null for those that count now. */
export const isOfVehicle = (vehicleId: string | null) =>
  vehicleId === null ? countsNow : eq(driverDocuments.vehicleId, vehicleId);

/** All documents of a driver that count now, with the city's present day. @throws AppError DRIVER_NOT_FOUND */
export async function listDocuments(
  deps: { db: Db; timeZone: string },
  driverId: string,
): Promise<DocumentsView> {
  const [driver] = await deps.db.orm.select({ id: drivers.id }).from(drivers).where(eq(drivers.id, driverId));
  if (!driver) throw new AppError('DRIVER_NOT_FOUND');
  const rows = await selectDocuments(deps.db)
    .where(and(eq(driverDocuments.driverId, driverId), countsNow))
    .orderBy(driverDocuments.uploadedAt);
  return { today: cityDay(deps.timeZone), documents: rows.map(viewDocument) };
}

/** @param more columns to read besides */
export const selectDocuments = <More extends Record<string, PgColumn>>(
  db: Pick<Db, 'orm'>,
  more: More = {} as More,
) =>
  db.orm
    .select({ ...documentColumns, ...more })
    .from(driverDocuments)
    .leftJoin(users, eq(users.id, driverDocuments.judgedBy));

/**
 * The present document of the kind a person saw: that document itself, otherwise the open one of the same vehicle, otherwise
 * the approved one.
 */
export async function findPresentDocument(
  db: Db,
  { driverId, kind, documentId, vehicleId }: SeenDocument,
): Promise<DocumentView | undefined> {
  // Documents without a vehicle are of the one that the driver drives, by now perhaps the one that was seen.
  const isOfSeen =
    vehicleId === undefined
      ? countsNow
      : sql`coalesce(${driverDocuments.vehicleId},
          (select coalesce(d.vehicle_id, d.id) from ${drivers} d where d.id = ${driverDocuments.driverId})) = ${vehicleId}`;
  const [document] = await selectDocuments(db)
    .where(
      and(
        eq(driverDocuments.driverId, driverId),
        eq(driverDocuments.kind, kind),
        or(eq(driverDocuments.id, documentId), isOfSeen),
      ),
    )
    .orderBy(desc(eq(driverDocuments.id, documentId)), eq(driverDocuments.state, 'approved'))
    .limit(1);
  return document && viewDocument(document);
}

/** The file of a document, for its driver or an admin who may see it; undefined for everyone else, as for a document that doesn't exist. */
export async function findDocumentFile(
  db: Db,
  actor: Actor,
  documentId: string,
): Promise<{ kind: DocumentView['kind']; fileType: FileType } | undefined> {
  const [document] = await db.orm
    .select({ kind: driverDocuments.kind, fileType: driverDocuments.fileType })
    .from(driverDocuments)
    .where(
      and(
        eq(driverDocuments.id, documentId),
        mayAtDesk(actor.deskRole, 'documents:read') ? undefined : eq(driverDocuments.driverId, actor.userId),
      ),
    );
  return document;
}

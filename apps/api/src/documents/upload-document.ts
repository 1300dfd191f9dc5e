import { randomUUID } from 'node:crypto';
import {
  cityDay,
  latestExpiry,
  MAX_DOCUMENT_YEARS,
  VEHICLE_DOCUMENT_KINDS,
  type DocumentsView,
} from '@ridewire/contracts';
import type { UploadDocumentInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { MediaStore } from '../media/media-store.ts';
import type { Log } from '../core/log.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import { logAccountEvent } from '../audit/log-account-event.ts';
import { tell } from '../live/tell.ts';
import { tellPeople } from '../notifications/tell-people.ts';
import { documentKey } from './document-file.ts';
import { queueDocumentRemoval } from './document-job.ts';
import { isOfVehicle, listDocuments } from './document-queries.ts';
import { findPlate } from './find-plate.ts';
import { prepareDocument, type PreparedDocument } from './prepare-document.ts';

interface Deps {
  db: Db;
  log: Log;
  media: MediaStore;
  timeZone: string;
}

const { driverDocuments, drivers, users, vehicles } = schema;

/** A file that no row has claimed after this time is removed. */
const UNCLAIMED_SECONDS = 3_600;

export interface DocumentUpload extends UploadDocumentInput {
  file: Buffer;
}

/**
 * A driver sends a document, of the vehicle they drive or of another of theirs: it waits for an admin, and replaces one that
 * waited or was returned.
 * @throws AppError BAD_INPUT for its expiry date or a license of a vehicle, VEHICLE_NOT_FOUND, NOT_A_DOCUMENT, DOCUMENT_TOO_LARGE, TOO_MANY, NOT_READY
 */
export async function uploadDocument(
  deps: Deps,
  actor: Actor,
  { kind, expiresOn, vehicleId, file }: DocumentUpload,
  from: Caller,
): Promise<DocumentsView> {
  assertRole(actor, 'driver');
  if (vehicleId !== undefined && !isOfAVehicle(kind)) throw new AppError('documentKind');
  const today = cityDay(deps.timeZone);
  if (expiresOn <= today) throw new AppError('expiryPast');
  if (expiresOn > latestExpiry(today)) throw new AppError('expiryFar', { years: MAX_DOCUMENT_YEARS });
  const prepared = await prepareDocument(file);
  const id = randomUUID();
  await keepFile(deps, id, prepared);
  await inTransaction(deps.db, (tx) =>
    store(
      tx,
      {
        id,
        driverId: actor.userId,
        vehicleId: vehicleId ?? null,
        kind,
        fileType: prepared.fileType,
        byteCount: prepared.bytes.length,
        expiresOn,
      },
      from,
    ),
  );
  return listDocuments(deps, actor.userId);
}

async function store(
  tx: Tx,
  document: typeof driverDocuments.$inferInsert,
  { ipAddress }: Caller,
): Promise<void> {
  const { driverId, kind, expiresOn } = document;
  // The driver's row is locked first, as in every decision, so that no one waits in a circle.
  const [driver] = await tx
    .select({ name: users.name, email: users.email, vehicleId: drivers.vehicleId })
    .from(drivers)
    .innerJoin(users, eq(users.id, drivers.id))
    .where(and(eq(drivers.id, driverId), isNull(drivers.deletedAt)))
    .for('no key update', { of: drivers });
  if (!driver) throw new AppError('NOT_SIGNED_IN');
  // They may have begun to drive it since they chose the file.
  const isDriven = document.vehicleId === (driver.vehicleId ?? driverId);
  const vehicleId = isDriven ? null : (document.vehicleId ?? null);
  if (vehicleId !== null && !(await hasVehicle(tx, driverId, vehicleId)))
    throw new AppError('VEHICLE_NOT_FOUND');
  const isOfDriver = eq(driverDocuments.driverId, driverId);
  const waiting = await tx
    .select({ id: driverDocuments.id })
    .from(driverDocuments)
    .where(and(isOfDriver, eq(driverDocuments.state, 'waiting')));
  // An approved one stays until this one is approved, also once it has expired: that keeps its driver offline.
  const replaced = await tx
    .delete(driverDocuments)
    .where(
      and(
        isOfDriver,
        eq(driverDocuments.kind, kind),
        isOfVehicle(vehicleId),
        ne(driverDocuments.state, 'approved'),
      ),
    )
    .returning({ id: driverDocuments.id, fileType: driverDocuments.fileType });
  await tx.insert(driverDocuments).values({ ...document, vehicleId });
  await logAccountEvent(tx, {
    userId: driverId,
    type: 'document.uploaded',
    actor: { userId: driverId, role: 'driver' },
    ipAddress,
    data: { kind, documentId: document.id, expiresOn, ...(await findPlate(tx, { driverId, vehicleId })) },
  });
  // Admins are notified of the first waiting document; the others come with it.
  if (waiting.length === 0)
    await tellPeople(tx, {
      to: { desk: 'people:write' },
      type: 'document_waiting',
      params: { name: driver.name, kind },
      about: driver,
    });
  await tell(tx, { event: 'documents.changed', driverId });
  await queueDocumentRemoval(tx, replaced);
}

const isOfAVehicle = (kind: DocumentUpload['kind']): boolean =>
  (VEHICLE_DOCUMENT_KINDS as readonly string[]).includes(kind);

async function hasVehicle(tx: Tx, driverId: string, vehicleId: string): Promise<boolean> {
  const found = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.driverId, driverId), eq(vehicles.id, vehicleId)));
  return found.length > 0;
}

/** Even if this process ends in between, no file stays without a row for it. */
async function keepFile(
  deps: Pick<Deps, 'db' | 'log' | 'media'>,
  id: string,
  { bytes, fileType }: PreparedDocument,
): Promise<void> {
  await queueDocumentRemoval(deps.db.orm, [{ id, fileType }], { afterSeconds: UNCLAIMED_SECONDS });
  try {
    await deps.media.put(documentKey(id, fileType), bytes);
  } catch (error) {
    deps.log.error({ error }, 'could not store a document');
    throw new AppError('DOCUMENTS_NOT_STORED');
  }
}

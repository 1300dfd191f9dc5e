import { schema, type Db } from '@ridewire/db';
import { eq } from 'drizzle-orm';
import type { MediaStore } from '../media/media-store.ts';
import { documentKey } from './document-file.ts';
import type { RemoveDocumentJob } from './document-job.ts';

const { driverDocuments } = schema;

/**
 * Removes the file of a document unless the document exists; a missing file counts as removed.
 * @throws the storage's error
 */
export async function removeDocumentFile(
  deps: { db: Db; media: MediaStore },
  { documentId, fileType }: RemoveDocumentJob,
): Promise<void> {
  const kept = await deps.db.orm
    .select({ id: driverDocuments.id })
    .from(driverDocuments)
    .where(eq(driverDocuments.id, documentId));
  if (kept.length === 0) await deps.media.remove(documentKey(documentId, fileType));
}

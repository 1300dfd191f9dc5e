import type { Core } from '../core/core.ts';
import { documentKey } from './document-file.ts';
import type { RemoveDocumentJob } from './document-job.ts';

/**
 * Removes the file of a document unless the document is there; a file that is not there counts as removed.
 * @throws the storage's error
 */
export async function removeDocumentFile(
  core: Pick<Core, 'db' | 'media'>,
  { documentId, fileType }: RemoveDocumentJob,
): Promise<void> {
  const kept = await core.db.pool.query({
    name: 'document_is_kept',
    text: 'select from driver_documents where id = $1',
    values: [documentId],
  });
  if (!kept.rowCount) await core.media.remove(documentKey(documentId, fileType));
}

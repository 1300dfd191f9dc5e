import { z } from 'zod';
import { addJob } from '../core/add-job.ts';
import type { Tx } from '../core/in-transaction.ts';

/** The task that removes the file of a document that is gone or was never created. */
export const REMOVE_DOCUMENT = 'remove_document';
export const RemoveDocumentJob = z.object({ documentId: z.uuid(), fileType: z.enum(['webp', 'pdf']) });
export type RemoveDocumentJob = z.infer<typeof RemoveDocumentJob>;

/** Queues the removal of documents' files in the transaction that removes their rows. */
export async function queueDocumentRemoval(
  tx: Tx,
  removed: readonly { id: string; fileType: RemoveDocumentJob['fileType'] }[],
  options: { afterSeconds?: number } = {},
): Promise<void> {
  for (const { id, fileType } of removed)
    await addJob(tx, REMOVE_DOCUMENT, { documentId: id, fileType } satisfies RemoveDocumentJob, options);
}

import { z } from 'zod';

/** The task that removes the file of a document that is not there any more, or never came to be. */
export const REMOVE_DOCUMENT = 'remove_document';
export const RemoveDocumentJob = z.object({ documentId: z.uuid(), fileType: z.enum(['webp', 'pdf']) });
export type RemoveDocumentJob = z.infer<typeof RemoveDocumentJob>;

/**
 * SQL that queues the removal of a document's file, for the statement that removes its row: both commit or none.
 * @param id and fileType: SQL expressions
 * @param runAt an SQL expression: not before
 */
export const queueDocumentRemoval = (id: string, fileType: string, runAt = 'now()'): string =>
  `(graphile_worker.add_job('${REMOVE_DOCUMENT}', json_build_object('documentId', ${id}, 'fileType', ${fileType}),
    run_at := ${runAt})).id`;

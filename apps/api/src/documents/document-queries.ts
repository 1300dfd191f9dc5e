import { cityDay, type DocumentsView, type DocumentView, type SeenDocument } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Core } from '../core/core.ts';
import { documentPath, type FileType } from './document-file.ts';

type DocumentRow = Omit<DocumentView, 'path' | 'uploadedAt' | 'judgedAt'> & {
  uploadedAt: Date;
  judgedAt: Date | null;
};

const COLUMNS = `x.id, x.kind, x.state, x.version, x.file_type as "fileType", x.byte_count as "byteCount",
  x.expires_on::text as "expiresOn", x.reason, x.uploaded_at as "uploadedAt", x.judged_at as "judgedAt",
  (select name from users where id = x.judged_by) as "judgedBy"`;

/** SQL for the DocumentSummary of each document of a driver in a row named `d`. */
export const DOCUMENT_SUMMARIES = `(
  select coalesce(json_agg(json_build_object('kind', x.kind, 'state', x.state, 'expiresOn', x.expires_on)), '[]')
  from driver_documents x where x.driver_id = d.id)`;

const viewDocument = ({ uploadedAt, judgedAt, ...row }: DocumentRow): DocumentView => ({
  ...row,
  path: documentPath(row.id),
  uploadedAt: uploadedAt.toISOString(),
  judgedAt: judgedAt && judgedAt.toISOString(),
});

/** All documents of a driver, with the city's day. @throws AppError DRIVER_NOT_FOUND */
export async function listDocuments(
  core: Pick<Core, 'db' | 'timeZone'>,
  driverId: string,
): Promise<DocumentsView> {
  const result = await core.db.pool.query<DocumentRow | Record<keyof DocumentRow, null>>({
    name: 'list_documents',
    text: `select ${COLUMNS} from drivers d left join driver_documents x on x.driver_id = d.id
      where d.id = $1 order by x.uploaded_at`,
    values: [driverId],
  });
  if (!result.rowCount) throw new AppError('DRIVER_NOT_FOUND');
  const rows = result.rows.filter((row): row is DocumentRow => row.id !== null);
  return { today: cityDay(core.timeZone), documents: rows.map(viewDocument) };
}

/** What has become of the kind of document that somebody saw: the one itself, else the one that is open, else approved. */
export async function findPresentDocument(
  db: Db,
  { driverId, kind, documentId }: SeenDocument,
): Promise<DocumentView | undefined> {
  const result = await db.pool.query<DocumentRow>({
    name: 'find_present_document',
    text: `select ${COLUMNS} from driver_documents x where x.driver_id = $1 and x.kind = $2
      order by x.id = $3 desc, x.state = 'approved' limit 1`,
    values: [driverId, kind, documentId],
  });
  return result.rows[0] && viewDocument(result.rows[0]);
}

/** What a document's file is, for its driver or an admin; undefined for everybody else, as for what is not there. */
export async function findDocumentFile(
  db: Db,
  actor: Actor,
  documentId: string,
): Promise<{ kind: DocumentView['kind']; fileType: FileType } | undefined> {
  const result = await db.pool.query<{ kind: DocumentView['kind']; fileType: FileType }>({
    name: 'find_document_file',
    text: `select kind, file_type as "fileType" from driver_documents where id = $1 and ($2 or driver_id = $3)`,
    values: [documentId, actor.role === 'admin', actor.userId],
  });
  return result.rows[0];
}

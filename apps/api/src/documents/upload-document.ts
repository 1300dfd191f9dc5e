import { randomUUID } from 'node:crypto';
import { cityDay, latestExpiry, MAX_DOCUMENT_YEARS, type DocumentsView } from '@ridewire/contracts';
import type { UploadDocumentInput } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { EVERY_ADMIN, makeNotifications } from '../notifications/make-notifications.ts';
import { documentKey } from './document-file.ts';
import { queueDocumentRemoval } from './document-job.ts';
import { listDocuments } from './document-queries.ts';
import { nameDocument } from './name-document.ts';
import { prepareDocument, type PreparedDocument } from './prepare-document.ts';
import { tellDocumentsChanged } from './tell-documents-changed.ts';

/** A file that no row has claimed by then is removed. */
const UNCLAIMED = `now() + interval '1 hour'`;
const FORGET_UNCLAIMED = `select ${queueDocumentRemoval('$1::uuid', '$2::text', UNCLAIMED)}`;

/** Admins are told of the first that waits; the others come with it. */
const TOLD_ADMINS = makeNotifications({
  type: 'document_waiting',
  to: 'admin.id',
  title: `'Documents of ' || u.name || ' to check'`,
  message: `'The ' || $8::text || ' waits for your approval.'`,
  about: 'u',
  from: `stored x join users u on u.id = x.driver_id cross join ${EVERY_ADMIN}
    where not exists (select from driver_documents w where w.driver_id = x.driver_id and w.state = 'waiting')`,
});

// The driver's row is locked first, as by every decision: nobody waits in a ring. What waits or was returned gives way, and so
// does what has expired; what is approved stays until this one is.
const STORE = `
with held as materialized (
  select id from drivers where id = $2 and deleted_at is null for no key update
), stored as (
  insert into driver_documents as x (id, driver_id, kind, file_type, byte_count, expires_on)
  select $1, id, $3, $4, $5, $6::date from held
  on conflict (driver_id, kind) where state <> 'approved' do update set
    id = excluded.id, file_type = excluded.file_type, byte_count = excluded.byte_count, expires_on = excluded.expires_on,
    state = 'waiting', version = 1, reason = null, uploaded_at = now(), judged_at = null, judged_by = null
  returning new.*, old.id as replaced_id, old.file_type as replaced_type
), expired as (
  delete from driver_documents x using held h
  where x.driver_id = h.id and x.kind = $3 and x.state = 'approved' and x.expires_on < $7::date
  returning x.id, x.file_type
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select driver_id, 'document.uploaded', driver_id, 'driver', $9,
    jsonb_build_object('kind', kind, 'documentId', id, 'expiresOn', expires_on) from stored
), told as (
  ${TOLD_ADMINS}
)
select ${tellDocumentsChanged('x.driver_id')} as changed,
  case when x.replaced_id is not null then ${queueDocumentRemoval('x.replaced_id', 'x.replaced_type')} end as replaced,
  (select count(${queueDocumentRemoval('e.id', 'e.file_type')}) from expired e) as expired
from stored x`;

export interface DocumentUpload extends UploadDocumentInput {
  file: Buffer;
}

/**
 * A driver sends a document: it waits for an admin, and takes the place of one that waited, was returned or has expired.
 * @throws AppError BAD_INPUT for its expiry date, NOT_A_DOCUMENT, DOCUMENT_TOO_LARGE, TOO_MANY, NOT_READY
 */
export async function uploadDocument(
  core: Core,
  actor: Actor,
  { kind, expiresOn, file }: DocumentUpload,
  from: Caller,
): Promise<DocumentsView> {
  assertRole(actor, 'driver');
  const today = cityDay(core.timeZone);
  if (expiresOn <= today) throw new AppError('BAD_INPUT', 'The expiry date must be in the future.');
  if (expiresOn > latestExpiry(today))
    throw new AppError('BAD_INPUT', `The expiry date must be within ${MAX_DOCUMENT_YEARS} years.`);
  const prepared = await prepareDocument(file);
  const id = randomUUID();
  await keepFile(core, id, prepared);
  const result = await core.db.pool.query({
    name: 'store_document',
    text: STORE,
    values: [
      id,
      actor.userId,
      kind,
      prepared.fileType,
      prepared.bytes.length,
      expiresOn,
      today,
      nameDocument(kind),
      from.ipAddress,
    ],
  });
  if (!result.rowCount) throw new AppError('NOT_SIGNED_IN');
  return listDocuments(core, actor.userId);
}

/** Whatever ends this process meanwhile, no file stays that nothing tells of. */
async function keepFile(core: Core, id: string, { bytes, fileType }: PreparedDocument): Promise<void> {
  await core.db.pool.query({ name: 'forget_unclaimed', text: FORGET_UNCLAIMED, values: [id, fileType] });
  try {
    await core.media.put(documentKey(id, fileType), bytes);
  } catch (error) {
    core.log.error({ error }, 'could not store a document');
    throw new AppError('NOT_READY', 'Documents can’t be stored right now. Please try again later.');
  }
}

import { cityDay, type DocumentsView, type NotificationType, type SeenDocument } from '@ridewire/contracts';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { makeNotifications } from '../notifications/make-notifications.ts';
import { queueDocumentRemoval } from './document-job.ts';
import { findPresentDocument, listDocuments } from './document-queries.ts';
import { tellDocumentsChanged } from './tell-documents-changed.ts';

const UNIQUE_VIOLATION = '23505';

/** What an admin decides about a document. */
interface Judgement {
  event: 'document.approved' | 'document.returned';
  tells: Extract<NotificationType, `document_${string}`>;
  /** SQL: of which documents, named `x`, it may be decided; $6 is the city's day. */
  when: string;
  /** Whether the one that was approved before gives way. */
  replaces: boolean;
}

/** What is said of it, and why it is returned. */
export interface Words {
  title: string;
  message: string;
  reason: string | null;
}

/**
 * The decision about exactly the upload that was seen, its event, and who is told. $1 driver, $2 kind, $3 document, $4 its
 * version, $5 the admin, $6 the city's day, $7 the reason, $8 and $9 the notification, $10 the admin's address. The driver's
 * row is locked first: an upload under way comes before or after.
 */
const write = ({ event, tells, when, replaces }: Judgement) => `
with held as materialized (
  select id from drivers where id = $1 for no key update
), seen as materialized (
  select x.id, x.driver_id, x.kind from driver_documents x join held h on h.id = x.driver_id
  where x.kind = $2 and x.id = $3 and x.version = $4 and ${when}
  for update of x
), outdated as (
  delete from driver_documents x using seen s
  where ${replaces} and x.driver_id = s.driver_id and x.kind = s.kind and x.state = 'approved'
  returning x.id, x.file_type
), judged as (
  -- The count has the place free before it is taken.
  update driver_documents x set state = '${event.replace('document.', '')}', reason = $7, version = x.version + 1,
    judged_at = now(), judged_by = $5
  from seen s, (select count(*) from outdated) freed
  where x.id = s.id
  returning new.*, old.state as before
), logged as (
  insert into account_events (user_id, type, actor_id, actor_role, ip_address, data)
  select driver_id, '${event}', $5, 'admin', $10, jsonb_strip_nulls(jsonb_build_object('kind', kind, 'documentId', id,
    'expiresOn', expires_on, 'reason', reason, 'state', jsonb_build_object('from', before, 'to', state)))
  from judged
), told as (
  ${makeNotifications({ type: tells, to: 'x.driver_id', title: '$8::text', message: '$9::text', from: 'judged x' })}
)
select ${tellDocumentsChanged('x.driver_id')} as changed,
  (select count(${queueDocumentRemoval('o.id', 'o.file_type')}) from outdated o) as outdated
from judged x`;

/**
 * Makes the verb of a judgement, which answers with all of the driver's documents.
 * @throws AppError DOCUMENT_NOT_FOUND, DOCUMENT_CHANGED with what it is now, DOCUMENT_EXPIRED
 */
export function judgeDocument(judgement: Judgement) {
  const text = write(judgement);
  return async (
    core: Core,
    actor: Actor,
    seen: SeenDocument,
    { title, message, reason }: Words,
    from: Caller,
  ): Promise<DocumentsView> => {
    assertRole(actor, 'admin');
    const { driverId, kind, documentId, version } = seen;
    const today = cityDay(core.timeZone);
    const values = [
      driverId,
      kind,
      documentId,
      version,
      actor.userId,
      today,
      reason,
      title,
      message,
      from.ipAddress,
    ];
    const result = await core.db.pool
      .query({ name: judgement.event, text, values })
      .catch((error: { code?: string }) => {
        // Another one came in the moment in which this one was to take its place.
        if (error.code === UNIQUE_VIOLATION) return { rowCount: 0 };
        throw error;
      });
    if (!result.rowCount) throw await whyNot(core, seen, today, judgement.event);
    return listDocuments(core, driverId);
  };
}

const NEWER = 'This document has changed meanwhile: the driver sent a new one, which waits for approval.';

async function whyNot(core: Core, seen: SeenDocument, today: string, wanted: string): Promise<AppError> {
  const present = await findPresentDocument(core.db, seen);
  if (!present) return new AppError('DOCUMENT_NOT_FOUND');
  const { id, version, state, expiresOn, reason, judgedBy } = present;
  const isSame = id === seen.documentId && version === seen.version;
  if (isSame && state !== 'approved' && wanted === 'document.approved' && expiresOn < today)
    return new AppError('DOCUMENT_EXPIRED');
  // What is approved is as it was seen, and can't be returned: so another one waits.
  if (state === 'waiting' || (isSame && state === 'approved' && wanted === 'document.returned'))
    return new AppError('DOCUMENT_CHANGED', NEWER);
  const by = judgedBy ? ` by ${judgedBy}` : '';
  const now = state === 'approved' ? `it is approved${by}.` : `it was returned${by}: ${reason}`;
  return new AppError('DOCUMENT_CHANGED', `This document has changed meanwhile: ${now}`);
}

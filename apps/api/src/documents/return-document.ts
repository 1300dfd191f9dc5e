import type { DocumentsView, ReturnDocumentInput } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { judgeDocument } from './judge-document.ts';
import { nameDocument } from './name-document.ts';

// One that is approved can be found wanting later, unless a newer one waits: then that is the one to judge. The day is
// named for its type alone.
const judge = judgeDocument({
  event: 'document.returned',
  tells: 'document_returned',
  when: `(x.state = 'waiting' or x.state = 'approved' and not exists (select from driver_documents o
    where o.driver_id = x.driver_id and o.kind = x.kind and o.state <> 'approved')) and $6::date is not null`,
  replaces: false,
});

/** An admin sends a document back with a reason, so that the driver sends a better one. @throws as judgeDocument */
export const returnDocument = (
  core: Core,
  actor: Actor,
  { reason, ...seen }: ReturnDocumentInput,
  from: Caller,
): Promise<DocumentsView> =>
  judge(
    core,
    actor,
    seen,
    {
      title: `Your ${nameDocument(seen.kind)} was returned`,
      message: `${reason} Please send it again.`,
      reason,
    },
    from,
  );

import type { DocumentsView, SeenDocument } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { judgeDocument } from './judge-document.ts';
import { nameDocument } from './name-document.ts';

const judge = judgeDocument({
  event: 'document.approved',
  tells: 'document_approved',
  when: `x.state in ('waiting', 'returned') and x.expires_on >= $6::date`,
  replaces: true,
});

/** An admin finds a document good; it takes the place of the one that was approved before. @throws as judgeDocument */
export const approveDocument = (
  core: Core,
  actor: Actor,
  seen: SeenDocument,
  from: Caller,
): Promise<DocumentsView> =>
  judge(
    core,
    actor,
    seen,
    {
      title: `Your ${nameDocument(seen.kind)} is approved`,
      message: 'Thank you. Nothing more is needed for it until it expires.',
      reason: null,
    },
    from,
  );

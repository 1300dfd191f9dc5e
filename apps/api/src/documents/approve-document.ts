import type { DocumentsView, SeenDocument } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';
import type { Db } from '@ridewire/db';
import { judgeDocument } from './judge-document.ts';

const judge = judgeDocument({
  state: 'approved',
  notice: (of) => ({ type: 'document_approved', params: of }),
  mayBe: ({ state, expiresOn }, _open, today) => state !== 'approved' && expiresOn >= today,
});

/** An admin approves a document; it replaces the one approved before. @throws as judgeDocument */
export const approveDocument = (
  deps: { db: Db; timeZone: string },
  actor: Actor,
  seen: SeenDocument,
  from: Caller,
): Promise<DocumentsView> => judge(deps, actor, seen, null, from);

import type { DocumentsView, ReturnDocumentInput } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import type { Caller } from '../core/caller.ts';
import type { Db } from '@ridewire/db';
import { judgeDocument } from './judge-document.ts';

const judge = judgeDocument({
  state: 'returned',
  notice: (of, reason) => ({ type: 'document_returned', params: { ...of, reason } }),
  // An approved document can be found wanting later, unless a newer one waits, which is then the one to judge.
  mayBe: ({ state }, open) => state === 'waiting' || (state === 'approved' && !open),
});

/** An admin sends a document back with a reason, so that the driver sends a better one. @throws as judgeDocument */
export const returnDocument = (
  deps: { db: Db; timeZone: string },
  actor: Actor,
  { reason, ...seen }: ReturnDocumentInput,
  from: Caller,
): Promise<DocumentsView> => judge(deps, actor, seen, reason, from);

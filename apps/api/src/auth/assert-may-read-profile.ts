import type { Db } from '@ridewire/db';
import { readSelf } from '../api-keys/key-queries.ts';
import type { Actor } from '../core/actor.ts';
import { asksScopeForProfile } from '../procedures/api-versions.ts';
import { assertInScope } from '../procedures/scope-of.ts';

/**
 * A key reads its owner's email and phone only with the scope for it. Programs with keys from before go on working.
 * @throws AppError SCOPE_MISSING
 */
export async function assertMayReadProfile({ db }: { db: Db }, actor: Actor): Promise<void> {
  if (!actor.scopes || actor.scopes.includes('account:read')) return;
  const key = await readSelf(db.orm, actor);
  if (!key || asksScopeForProfile(key.apiVersion)) assertInScope(actor, 'account:read');
}

import type { KeyScope, Role } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Noun } from './noun.ts';

/** The scope a key needs for a procedure, by its path; null for one that no key can call. */
export type ScopeOf = (
  path: string,
  type: 'query' | 'mutation' | 'subscription',
  role: Role,
) => KeyScope | null;

/** Reads it from what each noun says of its procedures. */
export const scopesOf =
  (nouns: Readonly<Record<string, Noun>>): ScopeOf =>
  (path, type, role) => {
    const [name = '', verb = ''] = path.split('.');
    const { area = null, elsewhere = {} } = (Object.hasOwn(nouns, name) && nouns[name]?.procedures) || {};
    const named = Object.hasOwn(elsewhere, verb) ? elsewhere[verb] : area;
    // Other people are for admins; riders and drivers call these for themselves.
    const own = named === 'people' && role !== 'admin' ? 'account' : named;
    return own ? `${own}:${type === 'mutation' ? 'write' : 'read'}` : null;
  };

/** @throws AppError SCOPE_MISSING, or FORBIDDEN where no scope would do, for a call with an API key */
export function assertInScope({ scopes }: Pick<Actor, 'scopes'>, scope: KeyScope | null): void {
  if (!scopes) return;
  if (!scope) throw new AppError('NOT_WITH_KEY');
  if (!scopes.includes(scope)) throw new AppError('KEY_LACKS_SCOPE', { scope });
}

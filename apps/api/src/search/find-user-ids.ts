import type { Role, UserStatus } from '@ridewire/contracts';
import type { Snapshot } from '../core/in-snapshot.ts';
import { containing } from './containing.ts';
import { phoneDigits } from './phone-digits.ts';
import { findNewest, LOOKS, type Found } from './search-steps.ts';

export interface UserFilter {
  role?: Role | undefined;
  status?: UserStatus | undefined;
}

/** A filter as conditions on the users row `u`; the values stand behind those given. */
export function userConditions({ role, status }: UserFilter, values: unknown[] = []) {
  const where = ['u.deleted_at is null'];
  if (role) where.push(`u.role = $${values.push(role)}`);
  if (status) where.push(`u.status = $${values.push(status)}`);
  return { where, values };
}

/** Users by a part of the name, of the e-mail address or, however it is written, of the phone number. */
export function findUserIds(
  db: Snapshot,
  text: string,
  filter: UserFilter = {},
  looks = LOOKS,
): Promise<Found> {
  const sought = phoneDigits(text) ?? text;
  const { where, values } = userConditions(filter, [containing(sought)]);
  const isListed = where.join(' and ');
  const source = {
    values,
    newest: `select u.id, u.search as text from users u where ${isListed} order by u.created_at desc, u.id desc`,
    matches: 'text like lower($1)',
    // Apart from the order, or an index in the list's order would be read to its end for a word that is rare.
    indexed: (inLetters: (column: string) => string) => [
      `with found as materialized (
        select u.id, u.created_at from users u
        where ${inLetters('u.search')} and u.search like lower($1) and ${isListed}
      ) select id from found order by created_at desc, id desc`,
    ],
  };
  return findNewest(db, sought, source, looks);
}

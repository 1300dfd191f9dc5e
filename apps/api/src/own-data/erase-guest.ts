import { isGuest, type UserIdInput } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { assertRole, type Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { lockPerson } from '../users/lock-person.ts';
import { hasRideNow } from './delete-account.ts';
import { eraseAccount } from './erase-account.ts';

/**
 * An admin removes a guest who asks for it by phone: what is only theirs goes, as from an account that its owner deletes.
 * @throws AppError USER_NOT_FOUND for everybody else, RIDER_HAS_RIDE
 */
export function eraseGuest(
  deps: { db: Db; personalData: readonly PersonalData[] },
  actor: Actor,
  { userId }: UserIdInput,
  from: Caller,
): Promise<void> {
  assertRole(actor, 'admin');
  return inTransaction(deps.db, async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person || !isGuest(person)) throw new AppError('USER_NOT_FOUND');
    if (await hasRideNow(tx, userId)) throw new AppError('RIDER_HAS_RIDE');
    await eraseAccount(deps, tx, userId, from, actor);
  });
}

import { ACTIVE_STATUSES, DRIVING_STATUSES, type DeleteAccountInput } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Limits } from '../core/limits.ts';
import type { ClientConfig } from '../core/client-config.ts';
import { inTransaction, type Tx } from '../core/in-transaction.ts';
import type { PersonalData } from '../personal-data/personal-data.ts';
import { lockPerson } from '../users/lock-person.ts';
import { eraseAccount } from './erase-account.ts';
import { assertNotShared } from '../auth/assert-not-shared.ts';
import { checkOwnPassword } from '../auth/check-own-password.ts';
import { countFactorTries } from '../auth/second-factor/count-factor-tries.ts';
import { showFactor } from '../auth/second-factor/show-factor.ts';

interface Deps {
  db: Db;
  limits: Limits;
  clientConfig: ClientConfig;
  factorKey: Buffer;
  personalData: readonly PersonalData[];
}

const { drivers, rides, users } = schema;

/**
 * Removes a person from the product. Their rides stay, without a name. Every session ends at once in all processes, and
 * the address can sign up again. People with a second factor give a code too, as at the sign-in.
 * @throws AppError DEMO_ACCOUNT, PASSWORD_WRONG, SECOND_FACTOR_NEEDED, FACTOR_CODE_WRONG, RIDE_ACTIVE, LAST_ADMIN,
 * TOO_MANY, NOT_SIGNED_IN when the person is gone
 */
export async function deleteAccount(
  deps: Deps,
  actor: Actor,
  { password, code }: Pick<DeleteAccountInput, 'password' | 'code'>,
  from: Caller,
): Promise<void> {
  const { userId } = actor;
  const [account] = await deps.db.orm.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (account) assertNotShared(deps, account.email);
  const passwordHash = await checkOwnPassword(deps, 'deleteByAccount', userId, password);
  const erase = () =>
    inTransaction(deps.db, async (tx) => {
      const person = await lockPerson(tx, userId);
      if (!person || person.deletedAt) throw new AppError('NOT_SIGNED_IN');
      if (person.passwordHash !== passwordHash) throw new AppError('PASSWORD_WRONG');
      if (person.isLastOwner) throw new AppError('LAST_ADMIN_LEAVES');
      // Waits for an accept under way.
      await tx.select({ id: drivers.id }).from(drivers).where(eq(drivers.id, userId)).for('update');
      if (await hasRideNow(tx, userId)) throw new AppError('OWN_RIDE_ACTIVE');
      await showFactor(tx, deps, userId, code);
      await eraseAccount(deps, tx, userId, from);
      return person;
    });
  const { email } = await (code === undefined
    ? erase()
    : countFactorTries(deps, userId, from.ipAddress, erase));
  // A person who signs up with this address later starts from zero.
  await deps.limits.forget('loginByAccount', email.toLowerCase());
}

/** A separate statement, so that it sees what was committed while it waited for the locks. */
export async function hasRideNow(tx: Tx, userId: string): Promise<boolean> {
  const active = await tx
    .select({ id: rides.id })
    .from(rides)
    .where(
      or(
        and(eq(rides.riderId, userId), inArray(rides.status, ACTIVE_STATUSES)),
        and(eq(rides.driverId, userId), inArray(rides.status, DRIVING_STATUSES)),
      ),
    )
    .limit(1);
  return active.length > 0;
}

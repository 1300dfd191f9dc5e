import type { DeleteAccountInput, Role } from '@ridewire/contracts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import type { Caller } from '../core/caller.ts';
import type { Core } from '../core/core.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { CAN_SIGN_IN } from '../users/can-sign-in.ts';
import { ERASE_ACCOUNT, ERASE_FROM_TRAIL, LET_ERASE } from './erase-account.ts';
import { assertNotShared } from './assert-not-shared.ts';
import { assertRoomToHash, verifyPassword } from './password.ts';

/** As where somebody is blocked: with an admin the rows of all admins who can sign in, in the same order. */
const LOCK_PEOPLE = `
select id, email, name, password_hash as "passwordHash", role from users
where (id = $1 and deleted_at is null) or ((select role from users where id = $1) = 'admin'
  and role = 'admin' and ${CAN_SIGN_IN})
order by id for no key update`;

/** An accept under way is waited for. */
const LOCK_DRIVER = 'select from drivers where id = $1 for update';

const RIDES_NOW = `
select from rides where rider_id = $1 and status in ('requested', 'accepted', 'picked_up', 'in_transit')
union all
select from rides where driver_id = $1 and status in ('accepted', 'picked_up', 'in_transit')`;

interface Person {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
  role: Role;
}

/**
 * Takes a person out of the product: the rides stay, nobody's. Every session ends at once, in all processes, and the address
 * can sign up anew.
 * @throws AppError DEMO_ACCOUNT, PASSWORD_WRONG, RIDE_ACTIVE, LAST_ADMIN, TOO_MANY, NOT_SIGNED_IN when the person is gone
 */
export async function deleteAccount(
  core: Core,
  actor: Actor,
  { password }: Pick<DeleteAccountInput, 'password'>,
  from: Caller,
): Promise<void> {
  const { userId } = actor;
  const passwordHash = await checkOwnPassword(core, userId, password);
  const { email } = await inTransaction(core.db, async (client) => {
    const { rows } = await client.query<Person>({ name: 'lock_people', text: LOCK_PEOPLE, values: [userId] });
    const person = rows.find(({ id }) => id === userId);
    if (!person) throw new AppError('NOT_SIGNED_IN');
    if (person.passwordHash !== passwordHash) throw new AppError('PASSWORD_WRONG');
    if (person.role === 'admin' && rows.length === 1)
      throw new AppError(
        'LAST_ADMIN',
        'You are the last admin who can sign in. Make somebody else one first.',
      );
    await client.query({ name: 'lock_driver', text: LOCK_DRIVER, values: [userId] });
    // A statement of its own: it sees what was committed while the locks were waited for.
    const riding = await client.query({ name: 'rides_now', text: RIDES_NOW, values: [userId] });
    if (riding.rowCount)
      throw new AppError(
        'RIDE_ACTIVE',
        'You have an active ride. Finish or cancel it first, then delete your account.',
      );
    await client.query({ name: 'erase_account', text: ERASE_ACCOUNT, values: [userId, from.ipAddress] });
    await client.query(LET_ERASE);
    await client.query({ name: 'erase_from_trail', text: ERASE_FROM_TRAIL, values: [userId] });
    return person;
  });
  // Whoever signs up with the address begins anew.
  await core.limits.forget('loginByAccount', email.toLowerCase());
}

/** @returns the hash that it was right for */
async function checkOwnPassword(core: Core, userId: string, password: string): Promise<string> {
  assertRoomToHash();
  const { rows } = await core.db.pool.query<{ email: string; passwordHash: string }>({
    name: 'find_own_password',
    text: 'select email, password_hash as "passwordHash" from users where id = $1',
    values: [userId],
  });
  if (!rows[0]) throw new AppError('NOT_SIGNED_IN');
  const { email, passwordHash } = rows[0];
  assertNotShared(core, email);
  await core.limits.spend('deleteByAccount', userId);
  if (!(await verifyPassword(passwordHash, password))) throw new AppError('PASSWORD_WRONG');
  await core.limits.giveBack('deleteByAccount', userId);
  return passwordHash;
}

import { isGuest, type UserView } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { LOCKED } from '@ridewire/db/seed/lock-demo-accounts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '../core/app-error.ts';
import { deskRoleColumn } from '../core/at-desk.ts';
import { prepareOnce } from '../core/prepare-once.ts';

const { users } = schema;

/** The columns viewUser needs. */
export const userColumns = {
  id: users.id,
  email: users.email,
  role: users.role,
  deskRole: deskRoleColumn,
  status: users.status,
  // An invited admin without a password hasn't proven the address.
  isEmailVerified: sql<boolean>`${users.emailVerifiedAt} is not null
    and (${users.role} <> 'admin' or ${users.passwordHash} <> ${LOCKED})`,
  name: users.name,
  phone: users.phone,
  address: users.address,
  avatarUrl: users.avatarUrl,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
};
type UserRow = Omit<UserView, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

export const viewUser = (row: UserRow): UserView => ({
  id: row.id,
  email: row.email,
  role: row.role,
  deskRole: row.deskRole,
  status: row.status,
  isEmailVerified: row.isEmailVerified && !isGuest(row),
  name: row.name,
  phone: row.phone,
  address: row.address,
  avatarUrl: row.avatarUrl,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const findById = prepareOnce((orm) =>
  orm
    .select(userColumns)
    .from(users)
    .where(and(eq(users.id, sql.placeholder('userId')), isNull(users.deletedAt)))
    .prepare('find_user'),
);

export async function findUser(db: Db, userId: string): Promise<UserView | undefined> {
  const [user] = await findById(db.orm).execute({ userId });
  return user && viewUser(user);
}

/** @throws AppError USER_NOT_FOUND */
export async function getUser(db: Db, userId: string): Promise<UserView> {
  const user = await findUser(db, userId);
  if (!user) throw new AppError('USER_NOT_FOUND');
  return user;
}

/** Whether a person has been blocked since, which explains why the database refused a change only an active user may make. */
export async function isBlocked(db: Db, userId: string): Promise<boolean> {
  const blocked = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'blocked')));
  return blocked.length > 0;
}

import type { Role, UserStatus, UserView } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { AppError } from '../core/app-error.ts';

export interface UserRow {
  id: string;
  email: string;
  role: Role;
  status: UserStatus;
  isEmailVerified: boolean;
  name: string;
  phone: string | null;
  address: string | null;
  avatarUrl: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Of the users row `u`, for viewUser. */
export const USER_COLUMNS = `u.id, u.email, u.role, u.status, u.email_verified_at is not null as "isEmailVerified", u.name, u.phone,
  u.address, u.avatar_url as "avatarUrl", u.created_at as "createdAt", u.updated_at as "updatedAt"`;

export const viewUser = (row: UserRow): UserView => ({
  id: row.id,
  email: row.email,
  role: row.role,
  status: row.status,
  isEmailVerified: row.isEmailVerified,
  name: row.name,
  phone: row.phone,
  address: row.address,
  avatarUrl: row.avatarUrl,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export async function findUser(db: Db, userId: string): Promise<UserView | undefined> {
  const result = await db.pool.query<UserRow>({
    name: 'find_user',
    text: `select ${USER_COLUMNS} from users u where u.id = $1 and u.deleted_at is null`,
    values: [userId],
  });
  return result.rows[0] && viewUser(result.rows[0]);
}

/** @throws AppError USER_NOT_FOUND */
export async function getUser(db: Db, userId: string): Promise<UserView> {
  const user = await findUser(db, userId);
  if (!user) throw new AppError('USER_NOT_FOUND');
  return user;
}

/** Whether somebody was blocked meanwhile: why the database refused what only an active user may. */
export async function isBlocked(db: Db, userId: string): Promise<boolean> {
  const result = await db.pool.query({
    name: 'is_blocked',
    text: `select from users where id = $1 and status = 'blocked'`,
    values: [userId],
  });
  return result.rowCount !== 0;
}

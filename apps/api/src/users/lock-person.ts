import { schema } from '@ridewire/db';
import { and, asc, eq, exists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { deskRoleColumn } from '../core/at-desk.ts';
import type { Tx } from '../core/in-transaction.ts';
import { canSignIn } from './can-sign-in.ts';

const { users } = schema;
const asked = alias(users, 'asked');
const isOwner = sql`${deskRoleColumn} = 'owner'`;

/**
 * Locks a person's row, and for an admin those of all owners who can sign in, always in the same order: if two shut
 * each other out at once, one does so after the other, and the second finds no other owner left.
 * @returns undefined when there is no such row; `isLastOwner` where no one else could do an owner's work
 */
export async function lockPerson(tx: Tx, userId: string) {
  const isAdmin = exists(
    tx
      .select({ id: asked.id })
      .from(asked)
      .where(and(eq(asked.id, userId), eq(asked.role, 'admin'))),
  );
  const locked = await tx
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      deskRole: deskRoleColumn,
      status: users.status,
      passwordHash: users.passwordHash,
      deletedAt: users.deletedAt,
    })
    .from(users)
    .where(or(eq(users.id, userId), and(isOwner, canSignIn, isAdmin)))
    .orderBy(asc(users.id))
    .for('no key update');
  const person = locked.find(({ id }) => id === userId);
  return person && { ...person, isLastOwner: person.deskRole === 'owner' && locked.length === 1 };
}

import { schema } from '@ridewire/db';
import { and, asc, eq, exists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../core/in-transaction.ts';
import { canSignIn } from './can-sign-in.ts';

const { users } = schema;
const asked = alias(users, 'asked');

/**
 * Locks a person's row, and for an admin those of all admins who can sign in, always in the same order: if two shut
 * each other out at once, one does so after the other, and the second finds no other admin left.
 * @returns undefined when there is no such row; `isLastAdmin` where no one else could do an admin's work
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
      status: users.status,
      passwordHash: users.passwordHash,
      deletedAt: users.deletedAt,
    })
    .from(users)
    .where(or(eq(users.id, userId), and(eq(users.role, 'admin'), canSignIn, isAdmin)))
    .orderBy(asc(users.id))
    .for('no key update');
  const person = locked.find(({ id }) => id === userId);
  return person && { ...person, isLastAdmin: person.role === 'admin' && locked.length === 1 };
}

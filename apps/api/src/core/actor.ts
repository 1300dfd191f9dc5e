import type { Role } from '@ridewire/contracts';
import { AppError } from './app-error.ts';

/** Who is doing something: a signed-in user through one of their sessions. */
export interface Actor {
  userId: string;
  role: Role;
  sessionId: string;
  /** Where they call from, for the audit trail; absent where nothing was received from anywhere. */
  ipAddress?: string | null;
}

/** @throws AppError FORBIDDEN when the actor has another role */
export function assertRole(actor: Actor, ...roles: Role[]): void {
  if (!roles.includes(actor.role)) throw new AppError('FORBIDDEN');
}

/** @throws AppError FORBIDDEN when it is about somebody else, unless an admin asks */
export function assertSelfOrAdmin(actor: Actor, userId: string): void {
  if (actor.userId !== userId) assertRole(actor, 'admin');
}

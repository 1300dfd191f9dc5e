import {
  mayAtDesk,
  type ApiVersion,
  type DeskRight,
  type DeskRole,
  type KeyScope,
  type Role,
} from '@ridewire/contracts';
import { AppError } from './app-error.ts';

/** The user who is doing something, through one of their sessions. */
export interface Actor {
  userId: string;
  role: Role;
  /** What an admin does at the desk; absent for everybody else, and for work without a request. */
  deskRole?: DeskRole;
  sessionId: string;
  /** What their API key allows; absent in every other session, which allows all that the role does. */
  scopes?: readonly KeyScope[];
  /** The version of the answers to their API key; absent in every other session, which gets the newest. */
  apiVersion?: ApiVersion;
  /** Where they call from, for the audit trail; absent for work without a request. */
  ipAddress?: string | null;
}

/** @throws AppError FORBIDDEN when the actor has another role */
export function assertRole(actor: Pick<Actor, 'role'>, ...roles: Role[]): void {
  if (!roles.includes(actor.role)) throw new AppError('FORBIDDEN');
}

/** @throws AppError NOT_AT_YOUR_DESK when the actor is no admin with this right */
export function assertAtDesk({ role, deskRole }: Pick<Actor, 'role' | 'deskRole'>, right: DeskRight): void {
  if (role !== 'admin' || !mayAtDesk(deskRole, right)) throw new AppError('NOT_AT_YOUR_DESK');
}

/** Treats another person's record as not found, except for admins. @throws AppError `notFound` when it is another person's */
export function assertSelfOrAdmin(
  actor: Actor,
  userId: string,
  notFound: 'USER_NOT_FOUND' | 'DRIVER_NOT_FOUND',
): void {
  if (actor.userId !== userId && actor.role !== 'admin') throw new AppError(notFound);
}

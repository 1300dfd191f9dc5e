import { assertAtDesk, type Actor } from '../core/actor.ts';

/** Only owners bar other admins, let them in again, or sign them out. @throws AppError FORBIDDEN */
export function assertMayBar(actor: Actor, person: { role: string }): void {
  if (person.role === 'admin') assertAtDesk(actor, 'admins:write');
}

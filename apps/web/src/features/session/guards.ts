import { mayAtDesk, type DeskRight, type Me, type Role } from '@ridewire/contracts';
import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { queries } from '../../kit/live/queries.ts';
import { DASHBOARDS } from './dashboard-path.ts';
import { safeOrigin } from './safe-origin.ts';

/** Lets only signed-in people pass; others go to the login page, which remembers their target. */
export async function requireMe({ location }: { location: ParsedLocation }): Promise<{ me: Me }> {
  const me = await queries.auth.me.ensureData();
  if (me) return { me };
  const from = safeOrigin(location.href);
  throw redirect({ to: '/login', search: from ? { from } : {}, replace: true });
}

/** Lets only this role pass; others go to their own dashboard. */
export function requireRole(me: Me, role: Role): void {
  if (me.role !== role) throw redirect({ to: DASHBOARDS[me.role], replace: true });
}

/** Lets only admins with this right pass; others go to their own dashboard. */
export function requireRight(me: Me, right: DeskRight): void {
  if (!mayAtDesk(me.deskRole, right)) throw redirect({ to: DASHBOARDS[me.role], replace: true });
}

/** Keeps signed-in people from the login page. */
export async function requireNobody(from: string | undefined): Promise<void> {
  const me = await queries.auth.me.ensureData();
  if (me) throw redirect({ to: safeOrigin(from) ?? DASHBOARDS[me.role], replace: true });
}

import { mayAtDesk, type DeskRight, type Me, type Role } from '@ridewire/contracts';
import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { queries } from '../../kit/live/queries.ts';
import { DASHBOARDS } from './dashboard-path.ts';
import { safeOrigin } from './safe-origin.ts';

/** Where people set up a second factor before anything else. */
const SET_UP = '/second-factor';

/**
 * Lets only signed-in people pass; others go to the login page, and people who must set up their second factor first go
 * there. Both pages remember the target.
 */
export async function requireMe({ location }: { location: ParsedLocation }): Promise<{ me: Me }> {
  const me = await queries.auth.me.ensureData();
  if (me && !me.mustSetUpFactor) return { me };
  const from = safeOrigin(location.href);
  throw redirect({ to: me ? SET_UP : '/login', search: from ? { from } : {}, replace: true });
}

/** Lets only this role pass; others go to their own dashboard. */
export function requireRole(me: Me, role: Role): void {
  if (me.role !== role) throw redirect({ to: DASHBOARDS[me.role], replace: true });
}

/** Lets only admins with this right pass; others go to their own dashboard. */
export function requireRight(me: Me, right: DeskRight): void {
  if (!mayAtDesk(me.deskRole, right)) throw redirect({ to: DASHBOARDS[me.role], replace: true });
}

/**
 * Keeps signed-in people from the login page, except from the page where they set up their second factor if they must,
 * which is for nobody else.
 */
export async function requireNobody(from: string | undefined, pathname: string): Promise<void> {
  const me = await queries.auth.me.ensureData();
  const isSetUp = pathname === SET_UP;
  if (me ? me.mustSetUpFactor && isSetUp : !isSetUp) return;
  const wanted = safeOrigin(from);
  if (me?.mustSetUpFactor)
    throw redirect({ to: SET_UP, search: wanted ? { from: wanted } : {}, replace: true });
  throw redirect({ to: me ? (wanted ?? DASHBOARDS[me.role]) : '/login', replace: true });
}

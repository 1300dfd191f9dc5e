import type { Role } from '@ridewire/contracts';
import { findLead, type Lead } from '@ridewire/contracts/find-lead';
import type { Told } from './pushes-of.ts';

const HOME: Record<Role, string> = {
  rider: '/dashboard/rider',
  driver: '/dashboard/driver',
  admin: '/dashboard/admin/live',
};

/** The page a push message leads to: where the bell leads, or the person's home. */
export function pageOf(told: Told, role: Role): string {
  if (told.what !== 'notification') return HOME[role];
  const { email, ...noted } = told;
  const lead = findLead({ ...noted, about: email === undefined ? null : { email } }, role);
  return lead ? addressOf(lead) : HOME[role];
}

function addressOf(lead: Lead): string {
  const path = 'params' in lead ? lead.to.replace('$rideId', lead.params.rideId) : lead.to;
  const search = 'search' in lead ? Object.entries(lead.search) : [];
  const query = search.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return query ? `${path}?${query}` : path;
}

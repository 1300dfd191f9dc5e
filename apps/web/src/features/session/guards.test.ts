import { Role, type Me } from '@ridewire/contracts';
import { QueryClient } from '@tanstack/react-query';
import type { ParsedLocation } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { DASHBOARDS } from './dashboard-path.ts';
import { requireMe, requireNobody, requireRole } from './guards.ts';
import { sessionQuery } from './session-query.ts';

const meAs = (role: Role): Me => ({
  id: 'u1',
  email: 'nadia@example.test',
  role,
  status: 'active',
  isEmailVerified: true,
  name: 'Nadia',
  phone: null,
  address: null,
  avatarUrl: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
});

function signedIn(me: Me | null) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, me);
  return { queryClient };
}
const location = { href: '/dashboard/rider/history?ride=1' } as ParsedLocation;

/** Where a guard sends a person; null where it lets them pass. */
async function sentTo(guard: () => unknown): Promise<{ to: string; search?: unknown } | null> {
  try {
    await guard();
    return null;
  } catch (thrown) {
    return (thrown as { options: { to: string; search?: unknown } }).options;
  }
}

describe('guards', () => {
  it('let signed-in people pass, and send others to the login page, which knows where they wanted to go', async () => {
    const me = meAs('rider');
    await expect(requireMe({ context: signedIn(me), location })).resolves.toEqual({ me });
    expect(await sentTo(() => requireMe({ context: signedIn(null), location }))).toMatchObject({
      to: '/login',
      search: { from: location.href },
      replace: true,
    });
  });

  it('send every other role to its own dashboard', async () => {
    for (const role of Role.options) {
      for (const wanted of Role.options) {
        const sent = await sentTo(() => requireRole(meAs(role), wanted));
        expect(sent?.to ?? null).toBe(role === wanted ? null : DASHBOARDS[role]);
      }
    }
  });

  it('keep signed-in people from the login page', async () => {
    for (const role of Role.options) {
      const sent = await sentTo(() => requireNobody({ context: signedIn(meAs(role)) }, undefined));
      expect(sent).toMatchObject({ to: DASHBOARDS[role], replace: true });
    }
    const back = await sentTo(() =>
      requireNobody({ context: signedIn(meAs('rider')) }, '/dashboard/rider/history'),
    );
    expect(back?.to).toBe('/dashboard/rider/history');
    const elsewhere = await sentTo(() =>
      requireNobody({ context: signedIn(meAs('rider')) }, '//elsewhere.test'),
    );
    expect(elsewhere?.to).toBe('/dashboard/rider');
    expect(await sentTo(() => requireNobody({ context: signedIn(null) }, undefined))).toBeNull();
  });
});

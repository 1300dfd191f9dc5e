import { Role, type Me, type SignedIn } from '@ridewire/contracts';
import type { ParsedLocation } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { queries } from '../../kit/live/queries.ts';
import { DASHBOARDS } from './dashboard-path.ts';
import { requireMe, requireNobody, requireRole } from './guards.ts';

const meAs = (role: Role): Me => ({
  id: 'u1',
  email: 'nadia@example.test',
  role,
  deskRole: role === 'admin' ? 'owner' : null,
  status: 'active',
  isEmailVerified: true,
  name: 'Nadia',
  phone: null,
  address: null,
  avatarUrl: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2025-01-01T00:00:00.000Z',
});

const signIn = (me: SignedIn | null) => queries.auth.me.setData(undefined, me);
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
    signIn(me);
    await expect(requireMe({ location })).resolves.toEqual({ me });
    signIn(null);
    expect(await sentTo(() => requireMe({ location }))).toMatchObject({
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
        if (sent) expect(sent).toMatchObject({ replace: true });
      }
    }
  });

  it('keep signed-in people from the login page', async () => {
    for (const role of Role.options) {
      signIn(meAs(role));
      const sent = await sentTo(() => requireNobody(undefined, '/login'));
      expect(sent).toMatchObject({ to: DASHBOARDS[role], replace: true });
    }
    signIn(meAs('rider'));
    const back = await sentTo(() => requireNobody('/dashboard/rider/history', '/login'));
    expect(back?.to).toBe('/dashboard/rider/history');
    const elsewhere = await sentTo(() => requireNobody('//elsewhere.test', '/login'));
    expect(elsewhere?.to).toBe('/dashboard/rider');
    signIn(null);
    expect(await sentTo(() => requireNobody(undefined, '/login'))).toBeNull();
  });

  it('lead people who must set up their second factor there, and nobody else', async () => {
    signIn({ ...meAs('admin'), mustSetUpFactor: true });
    const there = { to: '/second-factor', replace: true };
    expect(await sentTo(() => requireMe({ location }))).toMatchObject(there);
    expect(await sentTo(() => requireNobody('/dashboard/admin/rides', '/login'))).toMatchObject({
      ...there,
      search: { from: '/dashboard/admin/rides' },
    });
    expect(await sentTo(() => requireNobody(undefined, '/second-factor'))).toBeNull();
    signIn(meAs('admin'));
    expect((await sentTo(() => requireNobody(undefined, '/second-factor')))?.to).toBe('/dashboard/admin');
    signIn(null);
    expect((await sentTo(() => requireNobody(undefined, '/second-factor')))?.to).toBe('/login');
  });
});

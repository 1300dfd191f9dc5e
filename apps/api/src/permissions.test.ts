import { Role } from '@ridewire/contracts';
import { callTRPCProcedure } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import type { Core } from './core/core.ts';
import { appRouter } from './router.ts';

/** Who may call what. A procedure that is not here fails the suite. */
const ALLOWED: Record<string, readonly Role[] | 'everybody'> = {
  'auth.forgotPassword': 'everybody',
  'auth.login': 'everybody',
  'auth.logout': 'everybody',
  'auth.me': 'everybody',
  'auth.register': 'everybody',
  'auth.resendOtp': 'everybody',
  'auth.resetPassword': 'everybody',
  'auth.verifyEmail': 'everybody',
  'drivers.approve': ['admin'],
  'drivers.availability': ['driver'],
  'drivers.earnings': ['driver'],
  'drivers.get': ['driver', 'admin'],
  'drivers.list': ['admin'],
  'drivers.reactivate': ['admin'],
  'drivers.reportPosition': ['driver'],
  'drivers.setAvailability': ['driver'],
  'drivers.suspend': ['admin'],
  'places.all': ['rider', 'driver', 'admin'],
  'places.search': ['rider', 'driver', 'admin'],
  'profile.current': ['rider', 'driver', 'admin'],
  'profile.update': ['rider', 'driver', 'admin'],
  'profile.updateVehicle': ['driver'],
  'profile.vehicle': ['driver'],
  'reports.drivers': ['admin'],
  'reports.earnings': ['admin'],
  'reports.rides': ['admin'],
  'reports.users': ['admin'],
  'rides.accept': ['driver'],
  'rides.advance': ['driver'],
  'rides.board': ['admin'],
  'rides.cancel': ['rider', 'driver'],
  'rides.current': ['rider'],
  'rides.decline': ['driver'],
  'rides.delete': ['admin'],
  'rides.driven': ['driver'],
  'rides.driving': ['driver'],
  'rides.finished': ['rider', 'driver', 'admin'],
  'rides.get': ['rider', 'driver', 'admin'],
  'rides.history': ['rider'],
  'rides.list': ['admin'],
  'rides.offers': ['driver'],
  'rides.open': ['driver'],
  'rides.own': ['rider', 'driver', 'admin'],
  'rides.quote': ['rider'],
  'rides.request': ['rider'],
  'rides.setStatus': ['admin'],
  'sessions.end': ['rider', 'driver', 'admin'],
  'sessions.endOthers': ['rider', 'driver', 'admin'],
  'sessions.list': ['rider', 'driver', 'admin'],
  'sessions.open': 'everybody',
  'sessions.refresh': 'everybody',
  'system.config': 'everybody',
  'users.block': ['admin'],
  'users.changes': ['admin'],
  'users.get': ['rider', 'driver', 'admin'],
  'users.list': ['admin'],
  'users.me': ['rider', 'driver', 'admin'],
  'users.unblock': ['admin'],
};

const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: 'query' | 'mutation' | 'subscription' } }
>;

test('every procedure has its row', () => {
  expect(Object.keys(procedures).toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});

/** Calls with nothing behind it: who is refused must be refused before anything is touched. */
function call(path: string, role: Role | null) {
  const actor = role && { userId: crypto.randomUUID(), role, sessionId: crypto.randomUUID() };
  return callTRPCProcedure({
    router: appRouter,
    path,
    type: procedures[path]?._def.type ?? 'query',
    ctx: { core: {} as Core, actor, from: { userAgent: null, ipAddress: null }, http: null },
    getRawInput: () => Promise.resolve({}),
    signal: undefined,
    batchIndex: 0,
  }) as Promise<unknown>;
}

describe.each(Object.entries(ALLOWED).filter(([, roles]) => roles !== 'everybody'))('%s', (path, roles) => {
  test('is closed to who is not signed in', async () => {
    await expect(call(path, null)).rejects.toMatchObject({ cause: { code: 'NOT_SIGNED_IN' } });
  });

  test.each(Role.options.filter((role) => !roles.includes(role)))('is closed to a %s', async (role) => {
    await expect(call(path, role)).rejects.toMatchObject({ cause: { code: 'FORBIDDEN' } });
  });
});

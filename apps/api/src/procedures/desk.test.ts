import type { DeskRole } from '@ridewire/contracts';
import { expect, test } from 'vitest';
import { RefusedTries } from '../core/refused-tries.ts';
import {
  adminProcedure,
  deskProcedure,
  procedureFor,
  router,
  type Context,
  userProcedure,
} from './procedures.ts';

const done = () => 'done';
const calls = router({
  unnamed: adminProcedure.mutation(done),
  shared: procedureFor('rider', 'admin').mutation(done),
  named: deskProcedure('people:write').mutation(done),
  read: adminProcedure.query(done),
  own: userProcedure.mutation(done),
});
const as = (deskRole: DeskRole | undefined) =>
  calls.createCaller({
    actor: { userId: 'ada', role: 'admin', sessionId: 'here', ...(deskRole && { deskRole }) },
    from: { userAgent: null, ipAddress: null },
    http: null,
    refusedTries: new RefusedTries(),
    factorDemand: { isOf: () => false },
  } as unknown as Context);
const REFUSED = 'Your role at the desk doesn’t include this.';

test('a change that names no right is the owners’, also where riders may make it', async () => {
  for (const change of ['unnamed', 'shared'] as const) {
    expect(await as('owner')[change]()).toBe('done');
    await expect(as('support')[change]()).rejects.toThrow(REFUSED);
  }
});

test('one that names a right is for those who have it; what is read, and what is one’s own, for all', async () => {
  expect(await as('support').named()).toBe('done');
  await expect(as('finance').named()).rejects.toThrow(REFUSED);
  expect(await as('finance').read()).toBe('done');
  expect(await as('finance').own()).toBe('done');
});

test('an admin of whom no role is known may do nothing', async () => {
  await expect(as(undefined).read()).rejects.toThrow(REFUSED);
  await expect(as(undefined).named()).rejects.toThrow(REFUSED);
});

import type { ReferralsChange } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor } from '../testing/actors.ts';
import { callRest } from '../testing/rest/call-rest.ts';
import { connect, record, type TestClient } from '../testing/connect.ts';
import { request } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
let other: TestApi;
const open: TestClient[] = [];
beforeAll(async () => {
  [api, other] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
});
afterAll(async () => {
  await Promise.all(open.map((client) => client.close()));
  await Promise.all([api.close(), other.close()]);
});

const client = (process: TestApi, actor: { cookie: string }) => {
  const made = connect(process.url, actor);
  open.push(made);
  return made;
};
const register = (change: object) =>
  callRest(api, {
    method: 'POST',
    path: '/auth/register',
    body: {
      ...{ email: `${crypto.randomUUID()}@example.test`, password: 'Correct-horse-7', role: 'driver' },
      ...{ profile: { name: 'Rafiq Islam' }, ...change },
    },
  });

test('a driver comes by REST, and is seen at another process from the sign-up to the bonus', async () => {
  const [admin, karim] = [await makeActor(api.core.db, 'admin'), await makeActor(api.core.db, 'driver')];
  const [desk, bringer] = [client(api, admin), client(other, karim)];
  await desk.trpc.referrals.setTerms.mutate({
    ...{ id: crypto.randomUUID(), isOn: true, rides: 2, days: 30, bringerCents: 5_000, comerCents: 0 },
  });
  const { code } = await bringer.trpc.referrals.mine.query();
  const hear = (who: TestClient, side: 'changes' | 'ownChanges') =>
    record<null, ReferralsChange>((on) => who.trpc.referrals[side].subscribe(undefined, on));
  const [seen, atDesk] = [await hear(bringer, 'ownChanges'), await hear(desk, 'changes')];
  const stranger = await hear(client(other, await makeActor(api.core.db, 'driver')), 'ownChanges');
  const mine = () => bringer.trpc.referrals.mine.query();
  /** What is read when the next change is heard. */
  const next = async (step: () => Promise<unknown>) => {
    const before = seen.changes().length;
    await step();
    await expect.poll(() => seen.changes().length).toBeGreaterThan(before);
    return mine();
  };

  const wrong = await register({ referralCode: 'CCCCCC' });
  expect(wrong).toMatchObject({ status: 404, body: { code: 'REFERRAL_UNKNOWN', field: 'referralCode' } });
  const malformed = await register({ referralCode: 'none' });
  expect(malformed).toMatchObject({ status: 400, body: { code: 'BAD_INPUT', field: 'referralCode' } });
  const came = await register({ referralCode: ` ${code?.toLowerCase()} ` });
  expect(came.status).toBe(201);
  const { userId } = came.body as { userId: string };
  const sql = (text: string) => api.core.db.pool.query(text, [userId]);
  await sql('update users set email_verified_at = now() where id = $1');
  const approved = await next(() =>
    sql(`update drivers set approved = true, available = true, vehicle_model = 'Toyota Axio', license_plate = 'DHK-NEW',
      vehicle_rank = 4, vehicle_seats = 6, confirmed_rank = 4, confirmed_seats = 6 where id = $1`),
  );
  expect(approved.brought).toMatchObject([{ name: 'Rafiq', rides: 2, done: 0, endsAt: expect.any(String) }]);

  const comer = { userId, role: 'driver', sessionId: crypto.randomUUID() } as const;
  const complete = async () => {
    const rider = await makeActor(api.core.db, 'rider');
    const { id: rideId } = await requestRide(api.core, rider, request());
    await acceptRide(api.core, comer, { rideId });
    for (const to of ['picked_up', 'in_transit', 'completed'] as const)
      await advanceRide(api.core, comer, { rideId, to });
  };
  expect((await next(complete)).brought).toMatchObject([{ done: 1, paidAt: null }]);
  await next(complete);
  await expect
    .poll(mine)
    .toMatchObject({ paidCents: 5_000, brought: [{ done: 2, paidAt: expect.any(String) }] });
  expect(await desk.trpc.referrals.desk.query()).toMatchObject({ underWay: 0, reached: 1, costCents: 5_000 });
  expect(atDesk.changes().length).toBeGreaterThanOrEqual(3);
  expect(stranger.changes()).toEqual([]);
});

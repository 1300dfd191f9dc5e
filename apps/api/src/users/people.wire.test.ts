import type { AvailabilityChange, AvailabilitySnapshot, PeopleChange } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { callOverHttp } from '../testing/call-over-http.ts';
import {
  connect,
  record,
  recordDriving,
  recordOffers,
  recordRider,
  type Proof,
  type TestClient,
} from '../testing/connect.ts';
import { givePassword } from '../testing/give-password.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { makeProgram } from '../testing/programs.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { givePapers } from '../testing/give-papers.ts';
import { hearClose } from '../testing/hear-close.ts';

const database = useTestDatabase();
let first: TestApi;
let second: TestApi;
let admin: TestActor;
let office: TestClient;
const open: TestClient[] = [];
beforeAll(async () => {
  [first, second] = await Promise.all([
    startTestApi(database.connectionString),
    startTestApi(database.connectionString),
  ]);
  admin = await makeActor(first.core.db, 'admin');
  office = connect(first.url, admin);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});
afterAll(async () => {
  await office.close();
  await Promise.all([first.close(), second.close()]);
});

function join(api: TestApi, proof: Proof): TestClient {
  const client = connect(api.url, proof);
  open.push(client);
  return client;
}
const make = (...[role, state]: [Parameters<typeof makeActor>[1], Parameters<typeof makeActor>[2]?]) =>
  makeActor(first.core.db, role, state);

const recordPeople = ({ trpc }: TestClient) =>
  record<null, PeopleChange>((handlers) => trpc.users.changes.subscribe(undefined, handlers));
const recordAvailability = ({ trpc }: TestClient) =>
  record<AvailabilitySnapshot, AvailabilityChange>((handlers) =>
    trpc.drivers.availability.subscribe(undefined, handlers),
  );

describe('who is blocked', () => {
  test('loses every socket in every process, and whatever they signed in with opens nothing more', async () => {
    const rider = await make('rider');
    const program = await makeProgram(first.core, rider);
    const bearer = { bearer: program.accessToken };
    const clients = [join(first, rider), join(second, rider), join(first, bearer), join(second, bearer)];
    const seen = await Promise.all(clients.map(recordRider));
    const closed = clients.map((client) => hearClose(client.socket()));
    await office.trpc.users.block.mutate({ userId: rider.userId });
    for (const heard of closed) expect((await heard()).code).toBe(4401);
    for (const recording of seen) {
      expect(recording.errors).toMatchObject([{ data: { code: 'NOT_SIGNED_IN' } }]);
    }
    const notSignedIn = { data: { code: 'NOT_SIGNED_IN', httpStatus: 401 } };
    for (const headers of [{ cookie: rider.cookie }, { authorization: `Bearer ${program.accessToken}` }]) {
      await expect(callOverHttp(second.url, headers).rides.request.mutate(request())).rejects.toMatchObject(
        notSignedIn,
      );
    }
    await expect(
      callOverHttp(first.url).sessions.refresh.mutate({ refreshToken: program.refreshToken }),
    ).rejects.toMatchObject({ data: { code: 'TOKEN_INVALID' } });
  });

  test('can’t sign in before being unblocked, and then can', async () => {
    const rider = await make('rider');
    const credentials = { email: `${rider.userId}@example.test`, password: 'Correct-horse-7' };
    await givePassword(first.core.db, rider.userId, credentials.password);
    const login = () => callOverHttp(second.url).sessions.open.mutate(credentials);
    await office.trpc.users.block.mutate({ userId: rider.userId });
    await expect(login()).rejects.toMatchObject({ data: { code: 'USER_BLOCKED', httpStatus: 403 } });
    await office.trpc.users.unblock.mutate({ userId: rider.userId });
    expect(await login()).toMatchObject({ role: 'rider', status: 'active' });
  });

  test('an admin who is blocked stops seeing changes', async () => {
    const other = await make('admin');
    const client = join(second, other);
    const people = await recordPeople(client);
    const closed = hearClose(client.socket());
    await office.trpc.users.block.mutate({ userId: other.userId });
    expect((await closed()).code).toBe(4401);
    expect(people.errors).toMatchObject([{ data: { code: 'NOT_SIGNED_IN' } }]);
  });
});

test('what happens to people reaches every admin’s lists at once, in every process', async () => {
  const lists = await Promise.all([recordPeople(office), recordPeople(join(second, await make('admin')))]);
  for (const list of lists) expect(list.snapshots()).toEqual([null]);
  const rider = await make('rider');
  const driver = await make('driver', { approved: false, available: false });
  await givePapers(first.core.db, driver.userId);
  // News of the test before may still be on its way.
  const concerned = new Set([rider.userId, driver.userId]);
  await office.trpc.users.block.mutate({ userId: rider.userId });
  await office.trpc.users.unblock.mutate({ userId: rider.userId });
  await office.trpc.drivers.approve.mutate({ driverId: driver.userId });
  for (const list of lists) {
    await expect
      .poll(() => list.changes().filter(({ userId }) => concerned.has(userId)))
      .toEqual([
        { userId: rider.userId, role: 'rider' },
        { userId: rider.userId, role: 'rider' },
        { userId: driver.userId, role: 'driver' },
      ]);
  }
});

test('what a driver earned is told to the admins’ lists when a ride is completed, and no sooner', async () => {
  const list = await recordPeople(office);
  const rider = join(first, await make('rider'));
  const driver = await make('driver', { available: false });
  const driving = join(second, driver);
  const told = () => list.changes().filter(({ userId }) => userId === driver.userId).length;
  const { trpc } = driving;
  await trpc.drivers.setAvailability.mutate({ available: true });
  await expect.poll(told).toBe(1);
  const { id: rideId } = await rider.trpc.rides.request.mutate(request());
  await trpc.rides.accept.mutate({ rideId });
  for (const to of ['picked_up', 'in_transit'] as const) await trpc.rides.advance.mutate({ rideId, to });
  expect(told()).toBe(1);
  const completed = await trpc.rides.advance.mutate({ rideId, to: 'completed' });
  expect(completed.status).toBe('completed');
  await expect.poll(told).toBe(2);
});

describe.each([
  ['this process', () => first],
  ['another process', () => second],
])('a driver at %s', (_where, api) => {
  test('who waits for approval has it at once, and can go online', async () => {
    const driver = await make('driver', { approved: false, available: false });
    await givePapers(first.core.db, driver.userId);
    const client = join(api(), driver);
    const availability = await recordAvailability(client);
    expect(availability.snapshots()).toMatchObject([{ availability: { approved: false } }]);
    await office.trpc.drivers.approve.mutate({ driverId: driver.userId });
    await expect
      .poll(() => availability.changes())
      .toEqual([
        {
          kind: 'availability',
          availability: {
            version: 2,
            available: false,
            approved: true,
            suspended: false,
            suspendReason: null,
            presence: {
              silentSince: null,
              pausedSince: null,
              cooling: null,
              onBreak: null,
              putOffline: null,
            },
          },
        },
      ]);
    expect(await client.trpc.drivers.setAvailability.mutate({ available: true })).toMatchObject({
      available: true,
    });
  });

  test('who is suspended loses the accepted ride at once, is asked no more, and the rider sees it', async () => {
    const rider = join(first, await make('rider'));
    const driver = await make('driver', { available: false });
    const client = join(api(), driver);
    const availability = await recordAvailability(client);
    await client.trpc.drivers.reportPosition.mutate({ positions: [{ ...GULSHAN, at: Date.now() }] });
    await client.trpc.drivers.setAvailability.mutate({ available: true });
    const [driving, offers, riding] = await Promise.all([
      recordDriving(client),
      recordOffers(client),
      recordRider(rider),
    ]);
    const { id: rideId } = await rider.trpc.rides.request.mutate(request());
    await client.trpc.rides.accept.mutate({ rideId });
    await office.trpc.drivers.suspend.mutate({ driverId: driver.userId });

    await expect
      .poll(() => availability.changes().at(-1))
      .toMatchObject({ availability: { available: false, approved: true, suspended: true } });
    await expect.poll(() => driving.changes().at(-1)).toMatchObject({ kind: 'left', rideId });
    await expect
      .poll(() => riding.changes().at(-1))
      .toMatchObject({ kind: 'ride', ride: { status: 'requested', driver: null } });
    const asked = await first.core.db.pool.query(
      'select from ride_offers where ride_id = $1 and driver_id = $2 and declined_at is null',
      [rideId, driver.userId],
    );
    expect(asked.rowCount).toBe(0);
    await expect.poll(() => offers.snapshots().at(-1)).toEqual({ offers: [] });
    // The socket stays: a suspended driver still reads.
    expect(availability.errors).toEqual([]);
    await expect(client.trpc.drivers.setAvailability.mutate({ available: true })).rejects.toMatchObject({
      data: { code: 'DRIVER_SUSPENDED', httpStatus: 403 },
    });
    await rider.trpc.rides.cancel.mutate({ rideId });
  });
});

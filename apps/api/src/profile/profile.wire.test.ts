import { LANGUAGES, type ProfileChange, type ProfileSnapshot } from '@ridewire/contracts';
import { openDb, schema, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../core/in-transaction.ts';
import { changeDrivers } from '../drivers/change-drivers.ts';
import { makeActor, plateOf, type TestActor } from '../testing/actors.ts';
import { connect, record, type TestClient } from '../testing/connect.ts';
import { request } from '../testing/places.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
const open: TestClient[] = [];
let api: TestApi;
let db: Db;

beforeAll(async () => {
  api = await startTestApi(database.connectionString);
  db = openDb(database.connectionString);
});
afterEach(() => Promise.all(open.splice(0).map((client) => client.close())));
afterAll(async () => {
  await db.close();
  await api.close();
});

function join(actor: TestActor): TestClient {
  const client = connect(api.url, actor);
  open.push(client);
  return client;
}

/** What a client's profile screen shows, at any moment. */
async function watch({ trpc }: TestClient): Promise<() => ProfileSnapshot | undefined> {
  const recording = await record<ProfileSnapshot, ProfileChange>((handlers) =>
    trpc.profile.current.subscribe(undefined, handlers),
  );
  return () => recording.snapshots().at(-1);
}

test('both sessions of a person see a change at once, nobody else does', async () => {
  const driver = await makeActor(db, 'driver');
  const [phone, desk] = [join(driver), join(driver)];
  const other = await makeActor(db, 'driver');
  const [onPhone, onDesk, others] = [await watch(phone), await watch(desk), await watch(join(other))];
  expect(onPhone()).toMatchObject({
    me: { id: driver.userId, name: driver.name },
    driver: { approved: true, suspended: false, vehicle: { model: 'Toyota Axio' } },
    riderStatistics: null,
    driverStatistics: { completedRides: 0, completionRate: null },
  });
  const before = others();
  const me = await phone.trpc.profile.update.mutate({ name: 'Karim Uddin', model: 'Honda Fit', phone: '' });
  expect(me).toMatchObject({ name: 'Karim Uddin', phone: '+8801700000000' });
  for (const screen of [onPhone, onDesk]) {
    await expect
      .poll(screen)
      .toMatchObject({ me: { name: 'Karim Uddin' }, driver: { vehicle: { model: 'Honda Fit' } } });
  }
  expect(await desk.trpc.profile.vehicle.query()).toEqual({
    model: 'Honda Fit',
    licensePlate: plateOf(driver.userId),
    color: null,
    // The confirmed vehicle counts until another one is confirmed.
    ...{ kind: 'car', classRank: 4, seats: 6 },
    confirmed: { kind: 'car', classRank: 4, seats: 6 },
  });
  await desk.trpc.profile.updateVehicle.mutate({ model: 'Honda Fit', licensePlate: 'DHK-77' });
  await expect.poll(onPhone).toMatchObject({ driver: { vehicle: { licensePlate: 'DHK-77' } } });
  expect(others()).toBe(before);
});

test('a chosen language is known in both sessions at once, and nobody else’s changes', async () => {
  const rider = await makeActor(db, 'rider');
  const [phone, desk] = [join(rider), join(rider)];
  const [onPhone, onDesk] = [await watch(phone), await watch(desk)];
  const others = await watch(join(await makeActor(db, 'rider')));
  const before = others();
  expect(onPhone()).toMatchObject({ language: 'en' });
  // Twice has the same effect as once.
  for (let i = 0; i < 2; i++) await phone.trpc.profile.chooseLanguage.mutate({ language: 'bn' });
  for (const screen of [onPhone, onDesk]) await expect.poll(screen).toMatchObject({ language: 'bn' });
  await desk.trpc.profile.chooseLanguage.mutate({ language: 'en' });
  await expect.poll(onPhone).toMatchObject({ language: 'en' });
  expect(others()).toBe(before);
});

test.each(['de', 'BN', '', null, 7])('no language of ours is refused: %j', async (language) => {
  const { trpc } = join(await makeActor(db, 'rider'));
  await expect(trpc.profile.chooseLanguage.mutate({ language } as never)).rejects.toMatchObject({
    message: `The language must be ${LANGUAGES.join(' or ')}.`,
    data: { code: 'BAD_INPUT', fields: { language: { key: 'language' } } },
  });
});

test('a driver sees an approval at once', async () => {
  const driver = await makeActor(db, 'driver', { approved: false, available: false });
  const screen = await watch(join(driver));
  expect(screen()).toMatchObject({ driver: { approved: false } });
  await inTransaction(db, (tx) =>
    changeDrivers(tx, eq(schema.drivers.id, driver.userId), { approved: true }),
  );
  await expect.poll(screen).toMatchObject({ driver: { approved: true } });
});

test('statistics move when a ride ends, for both in it', async () => {
  const [rider, driver] = [await makeActor(db, 'rider'), await makeActor(db, 'driver')];
  const [booking, driving] = [join(rider), join(driver)];
  const [ridden, driven] = [await watch(booking), await watch(driving)];
  const { id: rideId, fareCents } = await booking.trpc.rides.request.mutate(request());
  await driving.trpc.rides.accept.mutate({ rideId });
  await driving.trpc.rides.advance.mutate({ rideId, to: 'picked_up' });
  await driving.trpc.rides.advance.mutate({ rideId, to: 'in_transit' });
  await driving.trpc.rides.advance.mutate({ rideId, to: 'completed' });
  await expect.poll(ridden).toMatchObject({ riderStatistics: { completedRides: 1, spentCents: fareCents } });
  await expect.poll(driven).toMatchObject({ driverStatistics: { completedRides: 1, completionRate: 1 } });
  const second = await booking.trpc.rides.request.mutate(request());
  await booking.trpc.rides.cancel.mutate({ rideId: second.id });
  await expect.poll(ridden).toMatchObject({ riderStatistics: { completedRides: 1, canceledRides: 1 } });
});

test('what is not valid gets its sentence, and changes nothing', async () => {
  const rider = await makeActor(db, 'rider');
  const client = join(rider);
  for (const [input, message] of [
    [{ name: 'Al' }, 'Name must be at least 3 characters'],
    [{ phone: '12345' }, 'Phone number must be at least 11 characters'],
    [{ address: 'x' }, 'Address must be at least 5 characters'],
    [{ avatarUrl: 'javascript:alert(1)' }, 'Upload the picture first.'],
    [
      {
        avatarUrl: `${api.url}/media/avatars/0d9c0a3e-5a55-4f8e-9f0a-2b6a5d1f0c11/512.webp`.replace(
          api.url,
          '',
        ),
      },
      'Upload the picture first.',
    ],
    [{ licensePlate: 'DHK-77' }, 'Only drivers have a vehicle.'],
  ] as const) {
    await expect(client.trpc.profile.update.mutate({ name: 'Nadia Rahman', ...input })).rejects.toMatchObject(
      {
        message,
        data: { code: 'BAD_INPUT', httpStatus: 400 },
      },
    );
  }
  const sneaky = {
    role: 'admin',
    status: 'blocked',
    email: 'a@b.cd',
    emailVerifiedAt: null,
    id: 'x',
    phone: '',
  };
  const me = await client.trpc.profile.update.mutate(sneaky);
  expect(me).toMatchObject({ id: rider.userId, role: 'rider', status: 'active', name: rider.name });
  expect(me.email).not.toBe('a@b.cd');
});

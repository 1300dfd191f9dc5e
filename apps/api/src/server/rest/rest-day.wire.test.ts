import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeActor } from '../../testing/actors.ts';
import { connect, recordRider, type Recording, type TestClient } from '../../testing/connect.ts';
import { givePassword } from '../../testing/give-password.ts';
import { AIRPORT, GULSHAN } from '../../testing/places.ts';
import { PASSWORD } from '../../testing/permissions/stage.ts';
import { joinAs, OldClient } from '../../testing/rest/old-client.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { givePapers } from '../../testing/give-papers.ts';
import type { RiderChange, RiderSnapshot } from '@ridewire/contracts';

const MOTIJHEEL = { address: 'Motijheel, Dhaka', lat: 23.733, lng: 90.4172 };

const database = useTestDatabase();
let api: TestApi;
let admin: OldClient;
beforeAll(async () => {
  api = await startTestApi(database.connectionString, { TRUST_PROXY: 'true' });
  const { userId } = await makeActor(api.core.db, 'admin');
  await givePassword(api.core.db, userId, PASSWORD);
  admin = new OldClient(api);
  expect(await admin.signIn(`${userId}@example.test`, PASSWORD)).toBe('admin');
});
afterAll(() => api.close());

const join = (role: 'rider' | 'driver', name: string) => joinAs(api, role, name);

/** Has a driver approved, with a vehicle, and online. */
async function bringOnline(driver: OldClient): Promise<string> {
  const { _id, email } = await driver.get('/auth/me');
  await expect(driver.patch('/drivers/availability', { available: true })).rejects.toMatchObject({
    status: 403,
  });
  const { data } = await admin.get('/drivers?status=waiting');
  const found = data.find((record: { userEmail: string }) => record.userEmail === email);
  expect(found).toMatchObject({ user: _id, approved: false, available: false, vehicle: null });
  const vehicle = { model: 'Toyota Axio', licensePlate: `DHK-${email.slice(0, 4)}` };
  await driver.patch('/drivers/vehicle', vehicle);
  expect((await driver.get('/drivers/vehicle')).vehicle).toMatchObject(vehicle);
  await expect(admin.patch(`/drivers/${found._id}/approve`)).rejects.toMatchObject({ status: 409 });
  await givePapers(api.core.db, _id);
  // These clients have no words for a vehicle's class; here it serves every type.
  await api.core.db.pool.query('update drivers set vehicle_rank = 4, vehicle_seats = 6 where id = $1', [_id]);
  const { driver: approved } = await admin.patch(`/drivers/${found._id}/approve`);
  expect(approved.approved).toBe(true);
  expect((await driver.patch('/drivers/availability', { available: true })).driver.available).toBe(true);
  expect((await driver.get('/drivers/availability')).available).toBe(true);
  return _id;
}

const cents = (dollars: number): number => {
  expect(dollars).toBeTypeOf('number');
  expect(Math.abs(dollars * 100 - Math.round(dollars * 100))).toBeLessThan(1e-6);
  return Math.round(dollars * 100);
};

describe('a day of clients that know only the contract', () => {
  let ayesha: OldClient;
  let rafiq: OldClient;
  let salma: OldClient;
  let rafiqId: string;
  let watching: TestClient;
  let seen: Recording<RiderSnapshot, RiderChange>;
  const fares: Record<'rafiq' | 'salma', number[]> = { rafiq: [], salma: [] };

  beforeAll(async () => {
    ayesha = await join('rider', 'Ayesha');
    rafiq = await join('driver', 'Rafiq');
    salma = await join('driver', 'Salma');
    rafiqId = await bringOnline(rafiq);
    await bringOnline(salma);
    // Ayesha's phone has our own app, which hears of the others' actions in these calls.
    watching = connect(api.url, { token: () => ayesha.accessToken });
  });
  afterAll(() => watching.close());

  const statusSeen = () => {
    const change = seen.changes().findLast(({ kind }) => kind === 'ride');
    return change?.kind === 'ride' ? change.ride.status : null;
  };
  async function ask(type?: string): Promise<string> {
    const asked = await ayesha.post('/rides/request', {
      pickup: GULSHAN,
      destination: AIRPORT,
      ...(type && { type }),
    });
    expect(asked).toMatchObject({ success: true, status: 'requested', ride: { _id: asked.rideId } });
    await expect.poll(statusSeen).toBe('requested');
    return asked.rideId;
  }
  async function drive(driver: OldClient, rideId: string): Promise<number> {
    const [open] = await driver.get('/drivers/available-rides');
    expect(open).toMatchObject({ _id: rideId, status: 'requested', pickup: GULSHAN, destination: AIRPORT });
    await driver.patch(`/rides/${rideId}/accept`);
    await expect.poll(statusSeen).toBe('accepted');
    for (const status of ['picked_up', 'in_transit', 'completed']) {
      expect((await driver.get('/rides/current')).data._id).toBe(rideId);
      expect((await ayesha.get('/rides/current')).data._id).toBe(rideId);
      const { ride } = await driver.patch(`/rides/${rideId}/status`, { status });
      expect(ride.timestamps[status]).toMatch(/^\d{4}-.*Z$/);
      await expect.poll(statusSeen).toBe(status);
    }
    expect(await driver.get('/rides/current')).toEqual({ ride: null, data: null });
    expect(await ayesha.get('/rides/current')).toEqual({ ride: null, data: null });
    return cents((await ayesha.get(`/rides/${rideId}`)).ride.fare);
  }

  test('a ride is asked for, taken, driven and paid, and the rider’s phone shows each step at once', async () => {
    seen = await recordRider(watching);
    const rideId = await ask();
    await expect(
      ayesha.post('/rides/request', { pickup: GULSHAN, destination: MOTIJHEEL }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await salma.get('/drivers/available-rides')).toHaveLength(1);
    fares.rafiq.push(await drive(rafiq, rideId));
    expect(await salma.get('/drivers/available-rides')).toEqual([]);
    await expect(salma.patch(`/rides/${rideId}/accept`)).rejects.toMatchObject({
      status: 409,
      message: 'Taken by another driver.',
    });
    const { ride, data } = await ayesha.get(`/rides/${rideId}`);
    expect(data.ride).toEqual(ride);
    expect(ride.driver).toMatchObject({
      _id: rafiqId,
      user: { profile: { name: 'Rafiq' } },
      vehicle: { model: 'Toyota Axio' },
    });
    await expect(salma.get(`/rides/${rideId}`)).rejects.toMatchObject({ status: 404 });
    expect((await admin.get(`/rides/${rideId}`)).ride).toMatchObject({
      driver: rafiqId,
      status: 'completed',
    });
  });

  test('one declines, another takes it, gives it back, and the rider changes plans', async () => {
    const rideId = await ask('premium');
    await rafiq.patch(`/rides/${rideId}/reject`);
    expect(await rafiq.get('/drivers/available-rides')).toEqual([]);
    await salma.patch(`/rides/${rideId}/accept`);
    await expect.poll(statusSeen).toBe('accepted');
    const back = await salma.patch(`/rides/${rideId}/reject`);
    expect(back.ride).toMatchObject({ status: 'requested', driver: null });
    expect(Object.keys(back.ride.timestamps)).toEqual(['requested']);
    await expect.poll(statusSeen).toBe('requested');
    await ayesha.patch(`/rides/${rideId}/cancel`, { reason: 'It rains' });
    await expect.poll(statusSeen).toBe('canceled');
    const canceled = { fare: 0, quotedFare: back.ride.fare, canceledBy: 'rider', cancelReason: 'It rains' };
    expect(back.ride.quotedFare).toBe(back.ride.fare);
    expect((await ayesha.get(`/rides/${rideId}`)).ride).toMatchObject(canceled);
    expect((await ayesha.get('/rides/history')).rides[0]).toMatchObject(canceled);
    expect((await admin.get('/rides')).rides[0]).toMatchObject(canceled);
  });

  test('more rides, by both, and one the driver cancels', async () => {
    fares.salma.push(await drive(salma, await ask('luxury')));
    fares.rafiq.push(await drive(rafiq, await ask('xl')));
    fares.salma.push(await drive(salma, await ask('comfort')));
    for (const [reason, cancelReason] of [
      ['', 'canceled_by_driver'],
      ['The tire is flat.', 'The tire is flat.'],
    ]) {
      const rideId = await ask();
      await rafiq.patch(`/rides/${rideId}/accept`);
      const step = { status: 'picked_up', reason: 'Too early to say' };
      await expect(rafiq.patch(`/rides/${rideId}/status`, step)).rejects.toMatchObject({
        message: 'Give a reason only when you cancel a ride.',
      });
      const { ride } = await rafiq.patch(`/rides/${rideId}/status`, { status: 'canceled', reason });
      expect(ride).toMatchObject({ status: 'canceled', canceledBy: 'driver', cancelReason });
      await expect.poll(statusSeen).toBe('canceled');
    }
  });

  /** Some days ago: the city's day may differ from ours. */
  const firstDay = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);

  /** All sums, checked against each other and against the rides themselves, to the cent. */
  async function expectSums(expected: typeof fares): Promise<void> {
    const all = [...expected.rafiq, ...expected.salma].reduce((sum, fare) => sum + fare, 0);
    const report = await admin.get('/reports/earnings');
    const [revenue, commission, payout] = [report.totalRevenue, report.commission, report.driverPayout].map(
      cents,
    );
    expect(revenue).toBe(all);
    expect((commission ?? 0) + (payout ?? 0)).toBe(revenue);
    expect(report.commissionRate).toBeGreaterThan(0);
    expect(report.commissionRate).toBeLessThan(1);

    const earned = await Promise.all([rafiq, salma].map((driver) => driver.get('/drivers/earnings')));
    const totals = earned.map(({ total }) => cents(total));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(payout);
    expect(earned.map(({ rides }) => rides)).toEqual([expected.rafiq.length, expected.salma.length]);
    const { driver } = await admin.get(`/drivers/${rafiqId}`);
    expect(cents(driver.earnings)).toBe(totals[0]);
    const { data } = await admin.get('/drivers');
    const listed = data.map(({ earnings }: { earnings: number }) => cents(earnings));
    expect(listed.reduce((sum: number, each: number) => sum + each, 0)).toBe(payout);

    for (const period of ['day', 'month']) {
      const { stats } = await admin.get(`/reports/rides?period=${period}`);
      const sum = (field: string) =>
        stats.reduce((total: number, stat: Record<string, number>) => total + (stat[field] as number), 0);
      expect(cents(sum('totalRevenue'))).toBe(revenue);
      expect(sum('rideCount')).toBe(expected.rafiq.length + expected.salma.length);
    }
    expect(await admin.get('/reports/earnings?from=2020-01-01&to=2020-01-31')).toMatchObject({
      totalRevenue: 0,
    });
    expect(cents((await admin.get(`/reports/earnings?from=${firstDay}`)).totalRevenue)).toBe(revenue);
    expect(await admin.get('/reports/drivers?to=2020-01-31')).toMatchObject({ avgEarnings: 0 });
    const drivers = await admin.get('/reports/drivers');
    expect(cents(drivers.avgEarnings)).toBe(Math.round((payout ?? 0) / 2));
  }

  test('all sums agree to the cent', async () => {
    await expectSums(fares);
    expect((await admin.get('/reports/drivers')).completionRate).toBeCloseTo(4 / 7, 10);
    const users = await admin.get('/reports/users');
    expect(users).toMatchObject({ active: 4, blocked: 0 });
    expect(users.signups.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(4);
  });

  test('lists and histories have all of it, newest first', async () => {
    const history = await ayesha.get('/rides/history');
    expect(history.rides).toHaveLength(7);
    expect((await ayesha.get('/rides/history?status=completed')).total).toBe(4);
    expect((await ayesha.get('/rides/history?status=canceled&limit=2')).rides).toHaveLength(2);
    const times = history.rides.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await rafiq.get('/rides/history')).total).toBe(4);
    const page = await admin.get('/rides?page=2&limit=4');
    expect(page).toMatchObject({ page: 2, limit: 4, total: 7 });
    expect(page.data.rides).toHaveLength(3);
    expect(await admin.get('/rides')).toMatchObject({ page: 1, limit: 1_000, total: 7 });
    expect((await admin.get('/rides?status=canceled')).total).toBe(3);
    expect((await admin.get('/rides?search=airport')).total).toBe(7);
    const [newest] = history.rides;
    expect((await admin.get(`/rides?search=${newest._id.slice(-6)}`)).rides[0]._id).toBe(newest._id);
    expect(await admin.get('/rides/current')).toEqual({ ride: null, data: null });
    expect((await admin.get('/rides/history')).rides).toEqual([]);
  });

  test('what an admin changes afterwards, the sums follow', async () => {
    const { rides } = await rafiq.get('/rides/history');
    const done = rides.filter(({ status }: { status: string }) => status === 'completed');
    const [last, first] = done as [{ _id: string; fare: number }, { _id: string; fare: number }];
    await admin.delete(`/rides/${first._id}`);
    await expect(ayesha.get(`/rides/${first._id}`)).rejects.toMatchObject({ status: 404 });
    await expectSums({ ...fares, rafiq: [cents(last.fare)] });
    const { ride } = await admin.patch(`/rides/${last._id}/status`, { status: 'in_transit' });
    expect(Object.keys(ride.timestamps)).not.toContain('completed');
    expect((await ayesha.get('/rides/current')).data._id).toBe(last._id);
    await rafiq.patch(`/rides/${last._id}/status`, { status: 'completed' });
    await expectSums({ ...fares, rafiq: [cents(last.fare)] });
  });

  test('who is suspended or blocked is out at once', async () => {
    await admin.patch(`/drivers/${rafiqId}/suspend`);
    expect((await rafiq.get('/drivers/availability')).available).toBe(false);
    await expect(rafiq.patch('/drivers/availability', { available: true })).rejects.toMatchObject({
      status: 403,
    });
    await admin.patch(`/drivers/${rafiqId}/reactivate`);
    expect((await rafiq.patch('/drivers/availability', { available: true })).available).toBe(true);
    const { _id } = await ayesha.get('/auth/me');
    expect((await admin.patch(`/users/${_id}/block`)).data.status).toBe('blocked');
    await expect(ayesha.get('/auth/me')).rejects.toMatchObject({ status: 401 });
    await expect.poll(() => seen.errors.at(-1)?.data?.code).toBe('NOT_SIGNED_IN');
    expect((await admin.get('/users?status=blocked')).total).toBe(1);
  });
});

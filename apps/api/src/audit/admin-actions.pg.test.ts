import type { AuditEntry } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import { acknowledgeAlert } from '../sos/acknowledge-alert.ts';
import { raiseAlert } from '../sos/raise-alert.ts';
import { approveDriver } from '../drivers/approve-driver.ts';
import { reactivateDriver } from '../drivers/reactivate-driver.ts';
import { suspendDriver } from '../drivers/suspend-driver.ts';
import { noteExport } from '../export/note-export.ts';
import { updateProfile } from '../profile/update-profile.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { declineRide } from '../rides/decline-ride.ts';
import { deleteRide } from '../rides/desk/delete-ride.ts';
import { reassignRide } from '../rides/desk/reassign-ride.ts';
import { refundRide } from '../rides/desk/refund-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { setRideStatus } from '../rides/desk/set-ride-status.ts';
import { endAllSessionsOf } from '../sessions/end-all-sessions.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { givePapers } from '../testing/give-papers.ts';
import { blockUser } from '../users/block-user.ts';
import { unblockUser } from '../users/unblock-user.ts';
import { listAudit } from './list-audit.ts';

const HERE = { userAgent: 'a test', ipAddress: '2001:db8::7' };

const database = useTestDatabase();
const core = useTestCore(database);
let admin: TestActor;
let rider: TestActor;
let driver: TestActor;
beforeEach(async () => {
  admin = { ...(await makeActor(core.db, 'admin')), ipAddress: HERE.ipAddress };
  rider = { ...(await makeActor(core.db, 'rider')), ipAddress: '192.0.2.1' };
  driver = { ...(await makeActor(core.db, 'driver')), ipAddress: '192.0.2.2' };
});

/** The admin's actions, newest first, without their own sign-in; always with the actor and address. */
async function deeds(): Promise<Pick<AuditEntry, 'type' | 'changes' | 'facts'>[]> {
  const { items } = await listAudit(core.db, core.timeZone, {
    userId: admin.userId,
    search: '',
    byAdmins: true,
    limit: 100,
  });
  const done = items.filter(({ type }) => type !== 'session.opened');
  for (const { actor, ipAddress } of done) {
    expect(actor).toEqual({ id: admin.userId, name: admin.name, role: 'admin' });
    expect(ipAddress).toBe(HERE.ipAddress);
  }
  return done.map(({ type, changes, facts }) => ({ type, changes, facts }));
}
const change = (field: string, from: AuditValue, to: AuditValue) => ({ field, from, to });
type AuditValue = AuditEntry['changes'][number]['from'];

test('blocking and unblocking', async () => {
  await blockUser(core, admin, { userId: driver.userId }, HERE);
  await unblockUser(core, admin, { userId: driver.userId }, HERE);
  expect(await deeds()).toEqual([
    { type: 'user.unblocked', changes: [change('status', 'blocked', 'active')], facts: {} },
    {
      type: 'user.blocked',
      changes: expect.arrayContaining([
        change('status', 'active', 'blocked'),
        change('available', true, false),
      ]),
      facts: { endedSessions: 1 },
    },
  ]);
});

test('judging a driver', async () => {
  const waiting = await makeActor(core.db, 'driver', { approved: false, available: false });
  await givePapers(core.db, waiting.userId);
  await approveDriver(core, admin, { driverId: waiting.userId }, HERE);
  await suspendDriver(core, admin, { driverId: driver.userId }, HERE);
  await reactivateDriver(core, admin, { driverId: driver.userId }, HERE);
  expect(await deeds()).toEqual([
    { type: 'driver.reactivated', changes: [change('suspended', true, false)], facts: {} },
    {
      type: 'driver.suspended',
      changes: expect.arrayContaining([change('suspended', false, true), change('available', true, false)]),
      facts: {},
    },
    { type: 'driver.approved', changes: [change('approved', false, true)], facts: {} },
  ]);
});

test('setting, canceling and deleting a ride', async () => {
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId });
  await setRideStatus(core, admin, { rideId, to: 'in_transit' });
  await setRideStatus(core, admin, { rideId, to: 'canceled', reason: 'Asked by phone' });
  await deleteRide(core, admin, { rideId });
  expect(await deeds()).toEqual([
    { type: 'ride.deleted', changes: [change('deleted', false, true)], facts: {} },
    {
      type: 'ride.canceled',
      changes: [change('status', 'in_transit', 'canceled')],
      facts: { reason: 'Asked by phone' },
    },
    { type: 'ride.status_set', changes: [change('status', 'accepted', 'in_transit')], facts: {} },
  ]);
});

test('who drove before and after, by name, wherever a ride changes its driver', async () => {
  const { id: rideId } = await requestRide(core, rider, request());
  const rina = await makeActor(core.db, 'driver');
  await acceptRide(core, driver, { rideId });
  const taken = { rideId, fromDriverId: driver.userId, toDriverId: rina.userId, reason: 'Car broke down' };
  await reassignRide(core, admin, taken);
  await acceptRide(core, rina, { rideId });
  await declineRide(core, rina, { rideId });
  const third = await makeActor(core.db, 'driver');
  await acceptRide(core, third, { rideId });
  await setRideStatus(core, admin, { rideId, to: 'canceled' });
  const { items } = await listAudit(core.db, core.timeZone, { rideId, search: '', limit: 20 });
  const told = items
    .filter(({ type }) => type !== 'ride.offered' && type !== 'ride.requested')
    .map(({ type, changes, facts, people }) => [type, changes.slice(1), facts, people]);
  const [first, second, last] = [driver, rina, third].map(({ userId }) => userId);
  const names = (...of: TestActor[]) => Object.fromEntries(of.map(({ userId, name }) => [userId, name]));
  expect(told).toEqual([
    ['ride.canceled', [], {}, {}],
    ['ride.accepted', [change('driver', null, last ?? null)], {}, names(third)],
    ['ride.released', [change('driver', second ?? null, null)], {}, names(rina)],
    ['ride.accepted', [change('driver', null, second ?? null)], {}, names(rina)],
    [
      'ride.reassigned',
      [change('driver', first ?? null, null)],
      { reason: 'Car broke down', offeredTo: second },
      names(driver, rina),
    ],
    ['ride.accepted', [change('driver', null, first ?? null)], {}, names(driver)],
  ]);
});

test('noting a refund', async () => {
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId });
  await setRideStatus(core, admin, { rideId, to: 'completed' });
  const refund = { amountCents: 100, reason: 'Took the long way' };
  await refundRide(core, admin, { commandId: crypto.randomUUID(), rideId, ...refund });
  expect((await deeds())[0]).toEqual({ type: 'ride.refunded', changes: [], facts: refund });
});

test('a ride that ends by barring its driver or rider', async () => {
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId });
  await suspendDriver(core, admin, { driverId: driver.userId }, HERE);
  await blockUser(core, admin, { userId: rider.userId }, HERE);
  expect((await deeds()).map(({ type, changes }) => [type, changes.length])).toEqual([
    ['ride.canceled', 1],
    ['user.blocked', 1],
    ['ride.released', 2],
    ['driver.suspended', 2],
  ]);
});

test('taking up a call for help, and signing somebody out', async () => {
  const { id: rideId } = await requestRide(core, rider, request());
  const { id: alertId } = await raiseAlert(core, rider, { rideId, message: 'Help', location: GULSHAN });
  await acknowledgeAlert(core, admin, { alertId });
  expect(await endAllSessionsOf(core, admin, { userId: rider.userId }, HERE)).toEqual({ ended: 1 });
  expect(await endAllSessionsOf(core, admin, { userId: rider.userId }, HERE)).toEqual({ ended: 0 });
  const left = await core.db.pool.query('select from sessions where id = $1', [admin.sessionId]);
  expect(left.rowCount).toBe(1);
  expect(await deeds()).toEqual([
    { type: 'user.signed_out', changes: [], facts: { endedSessions: 1 } },
    {
      type: 'alert.acknowledged',
      changes: [change('acknowledged', false, true)],
      facts: { alertId, rideId },
    },
  ]);
  await expect(endAllSessionsOf(core, admin, { userId: admin.userId }, HERE)).rejects.toMatchObject({
    code: 'OWN_ACCOUNT',
  });
});

test('taking data out', async () => {
  await noteExport(core.db, admin, { name: 'earnings', from: '2026-11-01', to: '2026-11-02' }, HERE);
  expect(await deeds()).toEqual([
    {
      type: 'data.exported',
      changes: [],
      facts: { file: 'earnings.csv', from: '2026-11-01', to: '2026-11-02' },
    },
  ]);
});

test('changing the own profile', async () => {
  await updateProfile(core, admin, { name: 'Nadia', phone: '+8801800000000' }, HERE);
  const { items } = await listAudit(core.db, core.timeZone, {
    userId: admin.userId,
    type: 'profile.updated',
    search: '',
    limit: 1,
  });
  expect(items[0]?.changes).toEqual(
    expect.arrayContaining([
      change('name', admin.name, 'Nadia'),
      change('phone', '+8801700000000', '+8801800000000'),
    ]),
  );
});

test('what riders and drivers do to rides says from where, too', async () => {
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId });
  const { items } = await listAudit(core.db, core.timeZone, { rideId, search: '', limit: 10 });
  expect(items.map(({ type, actor, ipAddress, changes }) => [type, actor?.id, ipAddress, changes])).toEqual([
    [
      'ride.accepted',
      driver.userId,
      '192.0.2.2',
      [change('status', 'requested', 'accepted'), change('driver', null, driver.userId)],
    ],
    ['ride.requested', rider.userId, '192.0.2.1', [change('status', null, 'requested')]],
  ]);
});

import type { DeskRole } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, expect, test } from 'vitest';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { refundRide } from '../rides/desk/refund-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { getPersonRecord } from './person-record.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let nadia: TestActor;
let karim: TestActor;
let rideId: string;
const run = (text: string, values: unknown[] = []) => core.db.pool.query(text, values);
const recordOf = ({ userId }: TestActor) => getPersonRecord(core.db, { deskRole: 'support' }, { userId });

beforeAll(async () => {
  [nadia, karim] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
  ({ id: rideId } = await requestRide(core, nadia, request()));
  await acceptRide(core, karim, { rideId });
  for (const to of ['picked_up', 'in_transit'] as const) await advanceRide(core, karim, { rideId, to });
  await run(`update rides set accepted_at = now() - interval '2 hours' where id = $1`, [rideId]);
  await advanceRide(core, karim, { rideId, to: 'completed' });
});

const EMPTY = { items: [], hasMore: false };

test('of somebody of whom nothing is known each kind is empty', async () => {
  const other = await makeActor(core.db, 'rider');
  expect(await recordOf(other)).toEqual({
    refunds: EMPTY,
    alerts: EMPTY,
    messages: EMPTY,
    reviews: EMPTY,
    wishes: EMPTY,
  });
});

test('nobody has none', async () => {
  await expect(getPersonRecord(core.db, { deskRole: 'support' }, { userId: rideId })).rejects.toMatchObject({
    code: 'USER_NOT_FOUND',
  });
});

test('what happened on a ride stands with its rider and its driver, what one did with that one', async () => {
  const admin = await makeActor(core.db, 'admin');
  await refundRide(core, admin, {
    rideId,
    commandId: crypto.randomUUID(),
    amountCents: 250,
    reason: 'A detour',
  });
  await run(
    `insert into alerts (id, ride_id, raised_by, press, message, address, lat, lng)
      values (gen_random_uuid(), $1, $2, 1, '', '', 23.8, 90.4)`,
    [rideId, nadia.userId],
  );
  await run(`insert into ride_reviews (ride_id, why) values ($1, array['far']) on conflict do nothing`, [
    rideId,
  ]);
  await run(
    `insert into pair_wishes (rider_id, driver_id, said_by, kind) values ($1, $2, 'rider', 'avoided')`,
    [nadia.userId, karim.userId],
  );
  await run(
    `insert into contact_messages (id, command_id, name, email, topic, text, user_id)
      values (gen_random_uuid(), gen_random_uuid(), 'Nadia', 'n@example.test', 'ride', $2, $1)`,
    [nadia.userId, 'x'.repeat(300)],
  );
  const [hers, his] = [await recordOf(nadia), await recordOf(karim)];
  for (const record of [hers, his]) {
    expect(record.refunds.items).toMatchObject([{ rideId, amountCents: 250, reason: 'A detour' }]);
    expect(record.reviews.items).toMatchObject([{ rideId, why: ['far'], isReviewed: false }]);
  }
  expect(hers.alerts.items).toMatchObject([
    { rideId, by: { role: 'rider', isPerson: true }, isClosed: false },
  ]);
  expect(his.alerts.items).toMatchObject([{ rideId, by: { role: 'rider', isPerson: false } }]);
  expect(hers.wishes.items).toMatchObject([{ other: { id: karim.userId }, kind: 'avoided', isOwn: true }]);
  expect(his.wishes.items).toMatchObject([{ other: { id: nadia.userId }, kind: 'avoided', isOwn: false }]);
  expect(hers.messages.items).toMatchObject([{ topic: 'ride', text: 'x'.repeat(200), isAnswered: false }]);
  expect(his.messages).toEqual(EMPTY);
});

test('of many the newest five are told, and that there are more', async () => {
  const rina = await makeActor(core.db, 'rider');
  for (let n = 1; n <= 6; n++)
    await run(
      `insert into contact_messages (id, command_id, name, email, topic, text, user_id, created_at)
        values (gen_random_uuid(), gen_random_uuid(), 'Rina', 'r@example.test', 'other', $2, $1, now() - $3 * interval '1 day')`,
      [rina.userId, `Message ${n}`, n],
    );
  const { messages } = await recordOf(rina);
  expect(messages.hasMore).toBe(true);
  expect(messages.items.map(({ text }) => text)).toEqual([1, 2, 3, 4, 5].map((n) => `Message ${n}`));
});

test('messages are only for admins who answer them', async () => {
  const writer = await makeActor(core.db, 'rider');
  await run(
    `insert into contact_messages (id, command_id, name, email, topic, text, user_id) values (gen_random_uuid(), gen_random_uuid(), 'Asha', 'a@example.test', 'general', 'Hello', $1)`,
    [writer.userId],
  );
  const read = (deskRole: DeskRole) => getPersonRecord(core.db, { deskRole }, { userId: writer.userId });
  for (const deskRole of ['owner', 'support'] as const)
    expect((await read(deskRole)).messages.items).toMatchObject([{ text: 'Hello' }]);
  for (const deskRole of ['dispatcher', 'finance'] as const)
    expect((await read(deskRole)).messages).toEqual(EMPTY);
});

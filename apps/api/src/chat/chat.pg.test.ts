import { SayInput, type ErrorCode } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseAccount } from '../own-data/erase-account.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { reassignRide } from '../rides/desk/reassign-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { raiseAlert } from '../sos/raise-alert.ts';
import { caller } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { GULSHAN, request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { readChat } from './chat-queries.ts';
import { findChat } from './find-chat.ts';
import { findReportable } from './find-reportable.ts';
import { readInChat } from './read-in-chat.ts';
import { reportChat } from './report-chat.ts';
import { listReportedChats } from './reported-chats.ts';
import { sayInChat } from './say-in-chat.ts';

const core = useTestCore(useTestDatabase());
let rider: TestActor;
let driver: TestActor;
let admin: TestActor;
let rideId: string;
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
  admin = await makeActor(core.db, 'admin');
  ({ id: rideId } = await requestRide(core, rider, request()));
});

const accept = (by = driver) => acceptRide(core, by, { rideId });
const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
const say = (by: TestActor, text: string, id: string = crypto.randomUUID()) =>
  sayInChat(core, by, { id, rideId, text });
const of = (by: TestActor, driverId = driver.userId) => findChat(core.db.orm, by, { rideId, driverId });
const read = async (by: TestActor, driverId = driver.userId) => readChat(core.db.orm, await of(by, driverId));
const textsOf = async (by: TestActor, driverId = driver.userId) =>
  (await read(by, driverId)).messages.map(({ by: side, text, quick }) => `${side}: ${text ?? quick}`);
const reported = () => listReportedChats(core.db, admin, { rideId });

test('both sides read the same, in the order it was said', async () => {
  await accept();
  await say(rider, 'At the gate');
  await sayInChat(core, driver, { id: crypto.randomUUID(), rideId, quick: 'in_traffic' });
  await say(rider, 'Fine');
  const all = ['rider: At the gate', 'driver: in_traffic', 'rider: Fine'];
  expect(await textsOf(rider)).toEqual(all);
  expect(await textsOf(driver)).toEqual(all);
});

test('a message sent again, one after the other or at once, is one message', async () => {
  await accept();
  const id = crypto.randomUUID();
  const sent = await say(rider, 'Hello', id);
  expect(await say(rider, 'Hello', id)).toEqual(sent);
  const twice = crypto.randomUUID();
  const both = await Promise.all([say(rider, 'Again', twice), say(rider, 'Again', twice)]);
  expect(both[0]).toEqual(both[1]);
  expect(await textsOf(rider)).toEqual(['rider: Hello', 'rider: Again']);
  await refused(say(rider, 'Other', id), 'COMMAND_REUSED');
  await refused(say(driver, 'Hello', id), 'COMMAND_REUSED');
});

describe('others', () => {
  test('neither read nor write nor report it', async () => {
    const asked = await makeActor(core.db, 'driver');
    await accept();
    const { id } = await say(rider, 'Secret');
    for (const other of [asked, await makeActor(core.db, 'rider'), admin]) {
      await refused(of(other), 'RIDE_NOT_FOUND');
      await expect(say(other, 'Hi')).rejects.toThrow();
      const input = { rideId, driverId: driver.userId };
      await expect(readInChat(core, other, { ...input, messageId: id })).rejects.toThrow();
      await expect(reportChat(core, other, { ...input, reason: 'No' })).rejects.toThrow();
    }
    expect(await reported()).toEqual([]);
  });

  test('a driver who lost the ride is out, and the next one begins anew', async () => {
    await accept();
    await say(rider, 'To the first');
    await reassignRide(core, admin, { rideId, fromDriverId: driver.userId });
    await refused(say(rider, 'To nobody'), 'RIDE_NOT_FOUND');
    const next = await makeActor(core.db, 'driver');
    await accept(next);
    await refused(say(driver, 'Still here'), 'RIDE_NOT_FOUND');
    await refused(of(driver), 'RIDE_NOT_FOUND');
    await say(rider, 'To the next');
    expect(await textsOf(next, next.userId)).toEqual(['rider: To the next']);
    expect(await textsOf(rider, next.userId)).toEqual(['rider: To the next']);
  });
});

test('a driver who lost the ride can still be reported, by the rider alone', async () => {
  await accept();
  await say(driver, 'Pay me double');
  expect(await findReportable(core.db, rider, { rideId })).toBeNull();
  await reassignRide(core, admin, { rideId, fromDriverId: driver.userId });
  const input = { rideId, driverId: driver.userId, reason: 'Asks for money' };
  await refused(reportChat(core, await makeActor(core.db, 'rider'), input), 'RIDE_NOT_FOUND');
  await refused(reportChat(core, await makeActor(core.db, 'driver'), input), 'RIDE_NOT_FOUND');
  await refused(reportChat(core, rider, { ...input, driverId: 'nobody' }), 'RIDE_NOT_FOUND');
  const open = (by = rider) => findReportable(core.db, by, { rideId });
  expect(await open()).toMatchObject({ driver: { id: driver.userId } });
  expect(await open(await makeActor(core.db, 'rider'))).toBeNull();
  await reportChat(core, rider, input);
  expect(await open()).toBeNull();
  expect(await reported()).toMatchObject([{ messages: [{ text: 'Pay me double' }] }]);
});

test('it opens with the accept and closes an hour after the end', async () => {
  await refused(say(rider, 'Too early'), 'RIDE_NOT_FOUND');
  await accept();
  expect((await read(rider)).closesAt).toBeNull();
  await cancelRide(core, rider, { rideId });
  await say(driver, 'You left your bag');
  const id = crypto.randomUUID();
  await say(rider, 'Thank you', id);
  await core.db.pool.query(
    `update rides set canceled_at = now() - interval '59 minutes 50 seconds' where id = $1`,
    [rideId],
  );
  await say(rider, 'In time');
  await core.db.pool.query(
    `update rides set canceled_at = now() - interval '60 minutes 1 second' where id = $1`,
    [rideId],
  );
  await refused(say(rider, 'Too late'), 'CHAT_CLOSED');
  // What was sent before is answered all the same, and both still read it.
  expect(await say(rider, 'Thank you', id)).toMatchObject({ text: 'Thank you' });
  expect(await textsOf(driver)).toHaveLength(3);
});

test('read marks only go forward, and only to messages of this conversation', async () => {
  await accept();
  const [first, second] = [await say(rider, 'One'), await say(rider, 'Two')];
  await core.db.pool.query(`update ride_messages set sent_at = sent_at + interval '1 second' where id = $1`, [
    second.id,
  ]);
  const mark = (messageId: string) =>
    readInChat(core, driver, { rideId, driverId: driver.userId, messageId });
  await mark(second.id);
  const upTo = (await read(rider)).read.driver;
  await mark(first.id);
  expect((await read(rider)).read).toEqual({ rider: null, driver: upTo });
  await refused(mark(crypto.randomUUID()), 'NOT_FOUND');
});

test('admins read it once it is reported, and are told once', async () => {
  await accept();
  await say(driver, 'Pay me double');
  expect(await reported()).toEqual([]);
  const report = () => reportChat(core, rider, { rideId, driverId: driver.userId, reason: 'Asks for money' });
  await report();
  await report();
  expect(await reported()).toMatchObject([
    {
      driver: { id: driver.userId },
      messages: [{ by: 'driver', text: 'Pay me double' }],
      reports: [{ by: 'rider', reason: 'Asks for money' }],
    },
  ]);
  const { rows } = await core.db.pool.query(
    `select type from notifications where user_id = $1 and ride_id = $2`,
    [admin.userId, rideId],
  );
  expect(rows).toEqual([{ type: 'chat_reported' }]);
});

test('a call for help shows it to admins', async () => {
  await accept();
  await say(driver, 'Get out');
  await raiseAlert(core, rider, { rideId, message: '', location: { ...GULSHAN } });
  expect(await reported()).toMatchObject([{ messages: [{ text: 'Get out' }], reports: [] }]);
});

test('a person’s messages go with the account, unless the chat was reported', async () => {
  await accept();
  await say(rider, 'Mine');
  await say(driver, 'Theirs');
  await inTransaction(core.db, (tx) => eraseAccount(core, tx, rider.userId, caller()));
  expect(await textsOf(driver)).toEqual(['driver: Theirs']);
});

test('a person’s messages stay with a ride on which someone called for help', async () => {
  await accept();
  await say(driver, 'Get out');
  await raiseAlert(core, rider, { rideId, message: '', location: { ...GULSHAN } });
  await cancelRide(core, rider, { rideId });
  await inTransaction(core.db, (tx) => eraseAccount(core, tx, driver.userId, caller()));
  expect(await reported()).toMatchObject([{ messages: [{ text: 'Get out' }] }]);
});

test('twenty messages a minute', async () => {
  await accept();
  for (let n = 0; n < 20; n++) await say(rider, `${n}`);
  await refused(say(rider, 'One more'), 'TOO_MANY');
  await say(driver, 'I may');
});

test('a quick reply of the other side is refused', async () => {
  await accept();
  await refused(sayInChat(core, rider, { id: crypto.randomUUID(), rideId, quick: 'here' }), 'BAD_INPUT');
});

test.each([
  ['nothing', {}],
  ['blanks', { text: ' \n ' }],
  ['10,000 letters', { text: 'x'.repeat(10_000) }],
  ['both', { text: 'Hi', quick: 'thanks' }],
  ['an unknown quick reply', { quick: 'nonsense' }],
  ['half a character', { text: '\ud800' }],
])('%s is no message', (_what, said) => {
  const id = crypto.randomUUID();
  expect(SayInput.safeParse({ id, rideId: id, ...said }).success).toBe(false);
});

test('markup is text like any other', async () => {
  await accept();
  const text = `<script>alert('x')</script> & "quoted"\nhttps://example.com`;
  await say(rider, text);
  expect((await read(driver)).messages[0]?.text).toBe(text);
});

import { addDays, cityDay, cityMoment, type AnnouncementTo } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inTransaction } from '../core/in-transaction.ts';
import { eraseAccount } from '../own-data/erase-account.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { caller, findAccountEvents, refused, useUp } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { ownDataOf } from '../testing/own-data-of.ts';
import { AIRPORT, GULSHAN, request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { getAnnouncement, listAnnouncements, listHearers, listUnread } from './announcement-queries.ts';
import { countHearers, findHearers } from './find-hearers.ts';
import { forgetAnnouncements } from './forget-announcements.ts';
import { endAnnouncements } from './end-announcements.ts';
import { readAnnouncement } from './read-announcement.ts';
import { sendAnnouncement } from './send-announcement.ts';
import { TELL_END, tellEnd } from './tell-end.ts';
import { HEARERS_A_PART, TELL_HEARERS, tellHearers } from './tell-hearers.ts';
import { withdrawAnnouncement } from './withdraw-announcement.ts';

const database = useTestDatabase();
let core: RunningServices;
let heard: Awaited<ReturnType<typeof hearEvents>>;
let admin: TestActor;
beforeAll(async () => {
  core = await startTestCore(database.connectionString);
  heard = await hearEvents(database.connectionString);
  admin = await makeActor(core.db, 'admin');
});
afterAll(async () => {
  await heard.stop();
  await core.stop();
});
beforeEach(async () => {
  await core.db.pool.query('update drivers set available = false, approved = false');
  await core.limits.forget('announcementByAccount', admin.userId);
});

const CLOSED = 'Airport Road is closed.';
const ONLINE: AnnouncementTo = { kind: 'online' };
const send = (to: AnnouncementTo, text = CLOSED, id: string = crypto.randomUUID()) =>
  sendAnnouncement(core, admin, { id, text, to });
const driver = (state?: Parameters<typeof makeActor>[2]) => makeActor(core.db, 'driver', state);
const hearersOf = async (to: AnnouncementTo, nowMs?: number) =>
  (await findHearers(core.db.orm, core, to, nowMs)).toSorted();
const unread = async ({ userId }: TestActor) =>
  (await listUnread(core.db.orm, userId)).map(({ text }) => text);
const bellOf = async ({ userId }: TestActor) => {
  const { rows } = await core.db.pool.query(
    `select params ->> 'text' as text, read_at is not null as is_read from notifications where user_id = $1`,
    [userId],
  );
  return rows as { text: string; is_read: boolean }[];
};
/** The drivers whose screens were told of an announcement so far. */
const driversTold = (announcementId: string) =>
  heard
    .named('announcement.changed')
    .flatMap((event) =>
      'announcementId' in event && event.announcementId === announcementId ? event.driverIds : [],
    )
    .toSorted();
const idsOf = (...people: TestActor[]) => people.map(({ userId }) => userId).toSorted();

test('drivers online read it, and those who drive a rider though they went offline', async () => {
  const [online, driving, offline, suspended, unapproved, blocked] = await Promise.all([
    driver(),
    driver(),
    driver({ available: false }),
    driver({ suspended: true, available: false }),
    driver({ approved: false, available: false }),
    driver(),
  ]);
  await core.db.pool.query(`update users set status = 'blocked' where id = $1`, [blocked.userId]);
  const rider = await makeActor(core.db, 'rider');
  const { id: rideId } = await requestRide(core, rider, request());
  await acceptRide(core, driving, { rideId });
  await core.db.pool.query('update drivers set available = false where id = $1', [driving.userId]);
  expect(await hearersOf(ONLINE)).toEqual(idsOf(online, driving));
  expect(await hearersOf({ kind: 'everyone' })).toEqual(idsOf(online, driving, offline));
  // One driver may be written to whatever holds them back, but not when they can't sign in.
  for (const one of [suspended, unapproved])
    expect(await hearersOf({ kind: 'driver', driverId: one.userId })).toEqual(idsOf(one));
  expect(await hearersOf({ kind: 'driver', driverId: blocked.userId })).toEqual([]);
  expect(await hearersOf({ kind: 'driver', driverId: rider.userId })).toEqual([]);
});

test('an area has the drivers whose position is known, recent and near enough', async () => {
  const [near, far, old, unknown] = await Promise.all([driver(), driver(), driver(), driver()]);
  const now = Date.now();
  core.positions.report(near.userId, [{ ...GULSHAN, at: now }], now);
  core.positions.report(far.userId, [{ ...AIRPORT, at: now }], now);
  core.positions.report(old.userId, [{ ...GULSHAN, at: now - 180_000 }], now - 180_000);
  const beyond = await driver();
  core.positions.report(beyond.userId, [{ ...GULSHAN, lat: GULSHAN.lat + 0.012, at: now }], now);
  const area = (kilometers: 1 | 10) => ({ kind: 'area' as const, ...GULSHAN, kilometers });
  expect(await hearersOf(area(1), now)).toEqual(idsOf(near));
  expect(await hearersOf(area(10), now)).toEqual(idsOf(near, far, beyond));
  expect(await hearersOf(ONLINE, now)).toEqual(idsOf(near, far, old, unknown, beyond));
});

test('it stands on the screens and in the bells of its drivers until they say that they read it', async () => {
  const [first, second, other] = await Promise.all([driver(), driver(), driver({ available: false })]);
  const { id, ...sent } = await send(ONLINE);
  expect(sent).toMatchObject({ text: CLOSED, to: ONLINE, by: { name: admin.name }, sentTo: 2, readBy: 0 });
  await heard.allOf(admin.userId);
  expect(driversTold(id)).toEqual(idsOf(first, second));
  expect(await unread(first)).toEqual([CLOSED]);
  expect(await unread(other)).toEqual([]);
  expect(await bellOf(first)).toEqual([{ text: CLOSED, is_read: false }]);
  expect(await bellOf(other)).toEqual([]);

  await readAnnouncement(core, first, { announcementId: id });
  expect(await unread(first)).toEqual([]);
  expect(await bellOf(first)).toEqual([{ text: CLOSED, is_read: true }]);
  expect(await unread(second)).toEqual([CLOSED]);
  expect(await bellOf(second)).toEqual([{ text: CLOSED, is_read: false }]);
  const { items } = await listAnnouncements(core.db, { page: 1, limit: 1 });
  expect(items).toMatchObject([{ id, sentTo: 2, readBy: 1 }]);
  const hearers = await listHearers(core.db, { announcementId: id, page: 1, limit: 10 });
  expect(hearers.items.map((each) => [each.name, each.readAt !== null])).toEqual([
    [second.name, false],
    [first.name, true],
  ]);
  expect(hearers.total).toBe(2);
});

test('said twice to be read, it is told once, and keeps the first time', async () => {
  const reader = await driver();
  const { id: announcementId } = await send(ONLINE);
  const input = { announcementId, page: 1, limit: 10 };
  await readAnnouncement(core, reader, { announcementId });
  const [before] = (await listHearers(core.db, input)).items;
  await readAnnouncement(core, reader, { announcementId });
  expect((await listHearers(core.db, input)).items).toEqual([before]);
  await heard.allOf(reader.userId);
  // Once when it was sent, and once when it was read.
  expect(driversTold(announcementId)).toEqual(idsOf(reader, reader));
});

test('it belongs to those it was sent to', async () => {
  const [reader, other] = [await driver(), await driver({ available: false })];
  const { id: announcementId } = await send(ONLINE);
  await refused(readAnnouncement(core, other, { announcementId }), 'NOT_FOUND');
  await refused(readAnnouncement(core, reader, { announcementId: crypto.randomUUID() }), 'NOT_FOUND');
  expect(await unread(reader)).toEqual([CLOSED]);
});

test('sent twice at once with one id, it reaches everybody once', async () => {
  const reader = await driver();
  const id = crypto.randomUUID();
  const answers = await Promise.all([send(ONLINE, CLOSED, id), send(ONLINE, CLOSED, id)]);
  expect(answers[0]).toEqual(answers[1]);
  expect(await send(ONLINE, CLOSED, id)).toEqual(answers[0]);
  expect(await unread(reader)).toEqual([CLOSED]);
  expect(await bellOf(reader)).toHaveLength(1);
  await refused(send(ONLINE, 'Airport Road is open.', id), 'COMMAND_REUSED');
  await refused(send({ kind: 'everyone' }, CLOSED, id), 'COMMAND_REUSED');
});

test('without a driver to read it, nothing is sent', async () => {
  const id = crypto.randomUUID();
  await refused(send(ONLINE, CLOSED, id), 'NOBODY_HEARS');
  const { rows } = await core.db.pool.query('select from announcements where id = $1', [id]);
  expect(rows).toEqual([]);
  const blocked = await driver();
  await core.db.pool.query(`update users set status = 'blocked' where id = $1`, [blocked.userId]);
  await refused(send({ kind: 'driver', driverId: blocked.userId }), 'HEARER_GONE');
});

test('a driver who doesn’t want them in the bell still has them on screen', async () => {
  const reader = await driver();
  await core.db.pool.query(`update users set bell_off = '{announcement}' where id = $1`, [reader.userId]);
  await send(ONLINE);
  expect(await bellOf(reader)).toEqual([]);
  expect(await unread(reader)).toEqual([CLOSED]);
});

test('after a week it is shown no more, after three months it is gone', async () => {
  const reader = await driver();
  const age = (id: string, days: number) =>
    core.db.pool.query(`update announcements set sent_at = now() - $2 * interval '1 day' where id = $1`, [
      id,
      days,
    ]);
  const [week, older, old] = [
    await send(ONLINE, 'six'),
    await send(ONLINE, 'eight'),
    await send(ONLINE, 'old'),
  ];
  await Promise.all([age(week.id, 6.9), age(older.id, 7.1), age(old.id, 91)]);
  expect(await unread(reader)).toEqual(['six']);
  await forgetAnnouncements(core.db);
  const { items } = await listAnnouncements(core.db, { page: 1, limit: 100 });
  expect(items.map(({ text }) => text)).toContain('eight');
  expect(items.map(({ text }) => text)).not.toContain('old');
});

test('what waits to be read is in the order it was sent', async () => {
  const reader = await driver();
  for (const text of ['one', 'two', 'three']) await send(ONLINE, text);
  expect(await unread(reader)).toEqual(['one', 'two', 'three']);
});

/** Adds so many drivers online. */
const makeMany = (amount: number, name: string) =>
  core.db.pool.query(
    `with made as (
      insert into users (id, email, password_hash, role, name, email_verified_at)
      select gen_random_uuid(), $2 || n || '@example.test', 'none', 'driver', 'Driver ' || n, now()
      from generate_series(1, $1::int) n returning id)
    insert into drivers (id, approved, available) select id, true, true from made`,
    [amount, name],
  );
/** How many notifications an announcement made, and for how many people. */
const bellsOf = async (announcementId: string) => {
  const { rows } = await core.db.pool.query<{ rows: number; people: number }>(
    `select count(*)::int as rows, count(distinct user_id)::int as people
      from notifications where params ->> 'id' = $1`,
    [announcementId],
  );
  return rows[0];
};
const jobsOf = async (announcementId: string) => {
  const { rows } = await core.db.pool.query<{ task: string }>(
    `select t.identifier as task from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where j.payload ->> 'announcementId' = $1`,
    [announcementId],
  );
  return rows.map(({ task }) => task);
};

test('where the process dies after the first part, the queued task tells the others, and nobody twice', async () => {
  await makeMany(400, 'rest-');
  const { id, sentTo } = await send(ONLINE);
  expect(sentTo).toBe(400);
  // What was told when it was sent is one part: the rest is the task's, which a dead process can't lose.
  expect(await bellsOf(id)).toEqual({ rows: HEARERS_A_PART, people: HEARERS_A_PART });
  expect(await jobsOf(id)).toEqual([TELL_HEARERS]);
  // The task is stopped between two parts, and done again.
  await expect(tellHearers(core.db, id, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
  expect(await bellsOf(id)).toEqual({ rows: 2 * HEARERS_A_PART, people: 2 * HEARERS_A_PART });
  await tellHearers(core.db, id);
  await tellHearers(core.db, id);
  expect(await bellsOf(id)).toEqual({ rows: 400, people: 400 });
  await expect.poll(() => new Set(driversTold(id)).size).toBe(400);
  expect(driversTold(id)).toHaveLength(400);
});

test('a part that fails is told whole the next time', async () => {
  await makeMany(200, 'fails-');
  const { id } = await send(ONLINE);
  await core.db.pool.query('alter table notifications rename to notifications_elsewhere');
  await expect(tellHearers(core.db, id)).rejects.toThrow();
  await core.db.pool.query('alter table notifications_elsewhere rename to notifications');
  expect(await bellsOf(id)).toEqual({ rows: HEARERS_A_PART, people: HEARERS_A_PART });
  await tellHearers(core.db, id);
  expect(await bellsOf(id)).toEqual({ rows: 200, people: 200 });
});

test('one that could not be told when it was sent is sent nevertheless, and told later', async () => {
  const reader = await driver();
  await core.db.pool.query('alter table notifications rename to notifications_elsewhere');
  const quiet = { ...core, log: { ...core.log, error: () => {} } };
  const id = crypto.randomUUID();
  const sent = await sendAnnouncement(quiet, admin, { id, text: CLOSED, to: ONLINE });
  await core.db.pool.query('alter table notifications_elsewhere rename to notifications');
  expect(sent).toMatchObject({ id, sentTo: 1 });
  expect(await bellOf(reader)).toEqual([]);
  expect(await jobsOf(id)).toEqual([TELL_HEARERS]);
  await tellHearers(core.db, id);
  expect(await bellOf(reader)).toEqual([{ text: CLOSED, is_read: false }]);
});

test('several processes that tell at once tell everyone once', async () => {
  await makeMany(700, 'at-once-');
  const { id } = await send(ONLINE);
  await Promise.all([1, 2, 3].map(() => tellHearers(core.db, id)));
  expect(await bellsOf(id)).toEqual({ rows: 700, people: 700 });
  await expect.poll(() => driversTold(id).length).toBe(700);
  expect(new Set(driversTold(id)).size).toBe(700);
});

test('a driver who read it before being told has nothing new in the bell', async () => {
  await makeMany(200, 'early-');
  const { id } = await send(ONLINE);
  const { rows } = await core.db.pool.query<{ id: string }>(
    'select driver_id as id from announcement_hearers where announcement_id = $1 and told_at is null limit 1',
    [id],
  );
  const early = { ...admin, userId: rows[0]?.id ?? '', role: 'driver' as const };
  await readAnnouncement(core, early, { announcementId: id });
  await tellHearers(core.db, id);
  expect(await bellsOf(id)).toEqual({ rows: 199, people: 199 });
});

test('the count is that of those it is then sent to', async () => {
  await Promise.all([driver(), driver(), driver({ available: false })]);
  expect(await countHearers(core.db.orm, core, ONLINE)).toBe(2);
  expect(await countHearers(core.db.orm, core, { kind: 'everyone' })).toBe(3);
  expect(await countHearers(core.db.orm, core, { kind: 'area', ...GULSHAN, kilometers: 1 })).toBe(0);
});

test('a thousand drivers hear it in events that fit', async () => {
  await makeMany(1_000, 'many-');
  const { id, sentTo } = await send(ONLINE, 'ক'.repeat(500));
  expect(sentTo).toBe(1_000);
  await tellHearers(core.db, id);
  await expect.poll(() => driversTold(id)).toHaveLength(1_000);
  expect(await bellsOf(id)).toEqual({ rows: 1_000, people: 1_000 });
});

test('only admins write, and only drivers read', async () => {
  const reader = await driver();
  const input = { id: crypto.randomUUID(), text: CLOSED, to: ONLINE };
  await refused(sendAnnouncement(core, reader, input), 'FORBIDDEN');
  await refused(readAnnouncement(core, admin, { announcementId: (await send(ONLINE)).id }), 'FORBIDDEN');
});

test('an admin sends so many an hour and no more, and the same one again counts once', async () => {
  const writer = await makeActor(core.db, 'admin');
  const reader = await driver();
  await useUp(core, 'announcementByAccount', writer.userId);
  await core.limits.giveBack('announcementByAccount', writer.userId);
  const input = { id: crypto.randomUUID(), text: CLOSED, to: ONLINE };
  const first = await sendAnnouncement(core, writer, input);
  expect(await sendAnnouncement(core, writer, input)).toEqual(first);
  await refused(sendAnnouncement(core, writer, { ...input, id: crypto.randomUUID() }), 'TOO_MANY');
  expect(await unread(reader)).toEqual([CLOSED]);
});

test('of two with one id at once, one is sent and the other refused', async () => {
  const reader = await driver();
  const id = crypto.randomUUID();
  const both = await Promise.allSettled([send(ONLINE, 'open', id), send(ONLINE, 'closed', id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await unread(reader)).toHaveLength(1);
  expect(await bellOf(reader)).toHaveLength(1);
});

test('the account of the driver it is for tells who sent it, and otherwise its sender’s', async () => {
  const reader = await driver();
  const sentOf = async ({ userId }: TestActor, announcementId: string) =>
    (await findAccountEvents(core.db, userId)).filter(
      ({ type, data }) =>
        type === 'announcement.sent' &&
        (data as { announcementId: string }).announcementId === announcementId,
    );
  const one = await send({ kind: 'driver', driverId: reader.userId });
  expect(one.to).toEqual({ kind: 'driver', driver: { id: reader.userId, name: reader.name } });
  expect(await sentOf(reader, one.id)).toHaveLength(1);
  expect(await sentOf(admin, one.id)).toEqual([]);
  const all = await send(ONLINE);
  expect(await sentOf(reader, all.id)).toEqual([]);
  expect(await sentOf(admin, all.id)).toMatchObject([{ data: { sentTo: 1 } }]);
});

test('reading one leaves the bell of every other unread, and tells the bell only if it had it', async () => {
  const [reader, other] = [await driver(), await driver()];
  const { id: announcementId } = await send(ONLINE, 'one');
  await send(ONLINE, 'two');
  await readAnnouncement(core, reader, { announcementId });
  const bell = await bellOf(reader);
  expect(bell.toSorted((a, b) => a.text.localeCompare(b.text))).toEqual([
    { text: 'one', is_read: true },
    { text: 'two', is_read: false },
  ]);
  expect((await bellOf(other)).map(({ is_read }) => is_read)).toEqual([false, false]);
  const told = async ({ userId }: TestActor) =>
    (await heard.allOf(userId)).filter(({ event }) => event === 'notifications.read').length;
  expect(await told(reader)).toBe(1);

  // Marked in the bell before, it stays on the screen, and the time in the bell stays too.
  const { rows } = await core.db.pool.query<{ read_at: Date }>(
    `update notifications set read_at = '2026-01-01' where user_id = $1 returning read_at`,
    [other.userId],
  );
  await readAnnouncement(core, other, { announcementId });
  expect(await told(other)).toBe(0);
  const kept = await core.db.pool.query<{ read_at: Date }>(
    `select read_at from notifications where user_id = $1`,
    [other.userId],
  );
  expect(kept.rows).toEqual(rows);
});

test('of many, a driver is shown the newest twenty, the oldest of them first', async () => {
  const reader = await driver();
  const texts = Array.from({ length: 22 }, (_, i) => `no. ${i}`);
  for (const text of texts) await send(ONLINE, text);
  expect(await unread(reader)).toEqual(texts.slice(2));
});

test('its drivers by page: who hasn’t read it by name, then who read it, the latest first', async () => {
  const people = await Promise.all(['d', 'c', 'b', 'a'].map(() => driver()));
  for (const [i, { userId }] of people.entries())
    await core.db.pool.query('update users set name = $2 where id = $1', [userId, 'DCBA'[i]]);
  const [d, c] = people as [TestActor, TestActor];
  const { id: announcementId } = await send(ONLINE);
  await readAnnouncement(core, c, { announcementId });
  await readAnnouncement(core, d, { announcementId });
  const pageOf = async (page: number) =>
    (await listHearers(core.db, { announcementId, page, limit: 3 })).items.map(({ name }) => name);
  expect([await pageOf(1), await pageOf(2), await pageOf(3)]).toEqual([['A', 'B', 'D'], ['C'], []]);
});

test('what was sent is read with its place, and none that was never sent', async () => {
  const near = await driver();
  core.positions.report(near.userId, [{ ...GULSHAN, at: Date.now() }], Date.now());
  const to = { kind: 'area', ...GULSHAN, kilometers: 1 } as const;
  const { id } = await send(to);
  expect((await getAnnouncement(core.db.orm, id)).to).toEqual(to);
  await refused(getAnnouncement(core.db.orm, crypto.randomUUID()), 'NOT_FOUND');
});

test('withdrawn, it leaves the screens and bells of those who haven’t read it, once', async () => {
  const [reader, waiting] = await Promise.all([driver(), driver()]);
  const { id: announcementId } = await send(ONLINE, 'The airport is closed.');
  const { id: other } = await send(ONLINE);
  await readAnnouncement(core, reader, { announcementId });
  const withdrawn = await withdrawAnnouncement(core, admin, { announcementId });
  expect(withdrawn).toMatchObject({
    readBy: 1,
    sentTo: 2,
    withdrawn: { by: { id: admin.userId, name: admin.name } },
  });
  expect(await unread(waiting)).toEqual([CLOSED]);
  expect(await bellOf(waiting)).toEqual([{ text: CLOSED, is_read: false }]);
  expect(await bellOf(reader)).toContainEqual({ text: 'The airport is closed.', is_read: true });
  const ofWaiting = await heard.allOf(waiting.userId);
  expect(ofWaiting.filter(({ event }) => event === 'notifications.read')).toHaveLength(1);
  // Both when it was sent, one when they read it, the other when it was withdrawn.
  expect(driversTold(announcementId)).toEqual(idsOf(reader, reader, waiting, waiting));
  expect(driversTold(other)).toEqual(idsOf(reader, waiting));

  const again = await withdrawAnnouncement(core, await makeActor(core.db, 'admin'), { announcementId });
  expect(again).toEqual(withdrawn);
  const events = await findAccountEvents(core.db, admin.userId);
  expect(events.filter(({ type }) => type === 'announcement.withdrawn')).toMatchObject([
    { data: { announcementId, text: 'The airport is closed.' } },
  ]);
  await refused(withdrawAnnouncement(core, admin, { announcementId: crypto.randomUUID() }), 'NOT_FOUND');
});

test('with an end it leaves screens and bells at that moment, once with two processes, and nobody new sees it', async () => {
  const other = await startTestCore(database.connectionString);
  try {
    const [reader, waiting] = await Promise.all([driver(), driver()]);
    const until = { day: addDays(cityDay(core.timeZone), 2), time: '09:00' };
    const wish = { id: crypto.randomUUID(), text: 'Closed until nine.', to: ONLINE, until };
    const sent = await sendAnnouncement(core, admin, wish);
    expect(sent).toMatchObject({
      until: new Date(cityMoment(core.timeZone, until.day, until.time) ?? 0).toISOString(),
      isOver: false,
    });
    expect(await sendAnnouncement(core, admin, wish)).toEqual(sent);
    await refused(sendAnnouncement(core, admin, { ...wish, until: undefined }), 'COMMAND_REUSED');
    await readAnnouncement(core, reader, { announcementId: sent.id });
    await core.db.pool.query(
      `update announcements set sent_at = now() - interval '1 minute', until = now() + interval '2 seconds' where id = $1`,
      [sent.id],
    );
    // The timers are set anew with the next one that has an end.
    const { id: next } = await sendAnnouncement(other, admin, {
      ...wish,
      id: crypto.randomUUID(),
      text: 'Next.',
    });
    expect(await unread(waiting)).toEqual(['Closed until nine.', 'Next.']);
    await expect
      .poll(() => driversTold(sent.id), { timeout: 20_000 })
      .toEqual(idsOf(reader, reader, waiting, waiting));
    expect(await unread(waiting)).toEqual(['Next.']);
    expect((await bellOf(waiting)).map(({ text }) => text)).toEqual(['Next.']);
    expect(await bellOf(reader)).toContainEqual({ text: 'Closed until nine.', is_read: true });
    expect(await getAnnouncement(core.db.orm, sent.id)).toMatchObject({
      isOver: true,
      readBy: 1,
      withdrawn: null,
    });
    await endAnnouncements(other.db);
    await heard.allOf(admin.userId);
    expect(driversTold(sent.id)).toEqual(idsOf(reader, reader, waiting, waiting));
    // Withdrawn before its end, it ends no more.
    await withdrawAnnouncement(core, admin, { announcementId: next });
    await core.db.pool.query(
      `update announcements set sent_at = now() - interval '1 minute', until = now() - interval '1 second' where id = $1`,
      [next],
    );
    await endAnnouncements(core.db);
    const { rows } = await core.db.pool.query('select ended_at from announcements where id = $1', [next]);
    expect(rows).toEqual([{ ended_at: null }]);
  } finally {
    await other.stop();
  }
});

test('its end is ahead, and within the days for which it is shown anyway', async () => {
  await driver();
  for (const days of [-1, 9])
    await refused(
      sendAnnouncement(core, admin, {
        ...{ id: crypto.randomUUID(), text: CLOSED, to: ONLINE },
        until: { day: addDays(cityDay(core.timeZone), days), time: '09:00' },
      }),
      'BAD_INPUT',
    );
});

test('an end that is past by the database’s clock is refused, though this process’s clock is slow', async () => {
  await driver();
  const id = crypto.randomUUID();
  const before = new Date(Date.now() - 60_000);
  const time = before.toLocaleTimeString('en-GB', { timeZone: core.timeZone, timeStyle: 'short' });
  vi.useFakeTimers({ toFake: ['Date'], now: before.getTime() - 60_000 });
  try {
    const until = { day: cityDay(core.timeZone, before.getTime()), time };
    await refused(sendAnnouncement(core, admin, { id, text: CLOSED, to: ONLINE, until }), 'BAD_INPUT');
  } finally {
    vi.useRealTimers();
  }
  const { rows } = await core.db.pool.query('select from announcements where id = $1', [id]);
  expect(rows).toEqual([]);
});

test('one that is over before its drivers are told isn’t put into their bells', async () => {
  await makeMany(200, 'late-');
  const { id } = await send(ONLINE);
  await core.db.pool.query(
    `update announcements set sent_at = now() - interval '1 minute', until = now() - interval '1 second' where id = $1`,
    [id],
  );
  await endAnnouncements(core.db);
  await tellHearers(core.db, id);
  await tellEnd(core.db, id);
  expect(await bellsOf(id)).toEqual({ rows: 0, people: 0 });
});

test('its end leaves nothing that a process without ends takes for an announcement to tell', async () => {
  const many = 2 * HEARERS_A_PART + 10;
  await makeMany(many, 'ends-');
  const { id } = await send(ONLINE);
  await core.db.pool.query(
    `delete from graphile_worker._private_jobs where payload ->> 'announcementId' = $1`,
    [id],
  );
  await core.db.pool.query(
    `update announcements set sent_at = now() - interval '1 minute', until = now() - interval '1 second' where id = $1`,
    [id],
  );
  await endAnnouncements(core.db);
  expect(await jobsOf(id)).toEqual([TELL_END]);
  const untold = await core.db.pool.query(
    'select from announcement_hearers where announcement_id = $1 and told_at is null',
    [id],
  );
  expect(untold.rowCount).toBe(0);
  // The queued task stops between two parts, and is done again, by two at once.
  await expect(tellEnd(core.db, id, AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
  await Promise.all([1, 2].map(() => tellEnd(core.db, id)));
  expect(await bellsOf(id)).toEqual({ rows: 0, people: 0 });
  // A part when it was sent, and everyone once when it ended.
  await expect.poll(() => driversTold(id)).toHaveLength(HEARERS_A_PART + many);
  expect(new Set(driversTold(id)).size).toBe(many);
});

test('is in the file of its admin and of each driver who got it, and goes with a driver’s account', async () => {
  const [first, second] = await Promise.all([driver(), driver()]);
  const toBoth = await send(ONLINE, 'To both.');
  const { id: toFirst } = await send({ kind: 'driver', driverId: first.userId }, 'To the first.');
  const toSecond = await send({ kind: 'driver', driverId: second.userId }, 'To the second.');
  await readAnnouncement(core, first, { announcementId: toFirst });
  const fileOf = async (who: TestActor) => (await ownDataOf(core, who))['announcements'];
  const [read, unreadYet] = [expect.any(String), null];
  expect(await fileOf(first)).toMatchObject([
    { text: 'To the first.', isAuthor: false, readAt: read },
    { text: 'To both.', isAuthor: false, readAt: unreadYet },
  ]);
  expect((await fileOf(admin))?.slice(0, 3)).toMatchObject(
    ['To the second.', 'To the first.', 'To both.'].map((text) => ({ text, isAuthor: true, readAt: null })),
  );
  await inTransaction(core.db, (tx) => eraseAccount(core, tx, first.userId, caller()));
  const left = await core.db.pool.query<{ id: string }>(
    'select a.id from announcements a where a.id = any ($1) order by a.sent_at',
    [[toBoth.id, toFirst, toSecond.id]],
  );
  expect(left.rows.map(({ id }) => id)).toEqual([toBoth.id, toSecond.id]);
  const hearers = await core.db.pool.query<{ id: string }>(
    'select driver_id as id from announcement_hearers where announcement_id = any ($1)',
    [[toBoth.id, toSecond.id]],
  );
  expect(hearers.rows.map(({ id }) => id)).toEqual([second.userId, second.userId]);
});

test('withdrawn, it isn’t sent to the devices that still wait for it', async () => {
  const waiting = await driver();
  const { id: announcementId } = await send(ONLINE);
  const { id: other } = await send(ONLINE, 'Another.');
  await core.db.pool.query(
    `with device as (
        insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth)
        select id, user_id, 'https://push.example.test/' || id, 'x', 'x' from sessions where user_id = $1 limit 1 returning session_id)
      insert into push_messages (session_id, key, told, due_at, expires_at)
      select session_id, n.id::text, '{}', now() + interval '1 hour', now() + interval '1 day'
      from device, notifications n where n.user_id = $1`,
    [waiting.userId],
  );
  await withdrawAnnouncement(core, admin, { announcementId });
  const { rows } = await core.db.pool.query(
    'select n.params ->> $1 as id from push_messages m join notifications n on n.id::text = m.key where m.told is not null',
    ['id'],
  );
  expect(rows).toEqual([{ id: other }]);
  expect((await core.db.pool.query('select from push_messages where told is null')).rowCount).toBe(1);
});

test('withdrawn while its drivers are being told, it stays with none of them', async () => {
  const many = HEARERS_A_PART + 30;
  await core.db.pool.query(
    `with made as (insert into users (id, email, password_hash, role, name)
      select uuidv7(), 'w' || n || '@example.test', 'x', 'driver', 'W' from generate_series(1, $1::int) n returning id)
    insert into drivers (id, approved, available) select id, true, false from made`,
    [many],
  );
  const { id: announcementId } = await send({ kind: 'everyone' }, 'A mistake.');
  await Promise.all([
    tellHearers(core.db, announcementId),
    withdrawAnnouncement(core, admin, { announcementId }),
    tellHearers(core.db, announcementId),
  ]);
  await tellHearers(core.db, announcementId);
  const { rows } = await core.db.pool.query(
    `select (select count(*)::int from notifications where params ->> 'id' = $1) as bells,
      (select count(*)::int from announcement_hearers where announcement_id = $1::uuid and told_at is null) as untold,
      (select count(*)::int from announcement_hearers where announcement_id = $1::uuid) as hearers`,
    [announcementId],
  );
  expect(rows).toEqual([{ bells: 0, untold: 0, hearers: many }]);
});

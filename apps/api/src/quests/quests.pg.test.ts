import { addDays, cityDay, MOST_QUESTS, type ErrorCode, type MakeQuestInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readStatement } from '../drivers/read-statement.ts';
import { listNotifications } from '../notifications/notification-queries.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { cancelRide } from '../rides/cancel-ride.ts';
import { deleteRide } from '../rides/desk/delete-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { explain, recordQueries } from '../testing/explain.ts';
import { holdRow } from '../testing/hold-row.ts';
import { makeRides, makeUnheard } from '../testing/make-rides.ts';
import { ownDataOf } from '../testing/own-data-of.ts';
import { request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { awardBonuses, lookForReached } from './award-bonuses.ts';
import { endQuest } from './end-quest.ts';
import { makeQuest } from './make-quest.ts';
import { getQuest, listOwnQuests, listQuests } from './quest-queries.ts';
import { questWork } from './quest-work.ts';

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let admin: TestActor;
let driver: TestActor;
beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
  admin = await makeActor(core.db, 'admin');
});
afterAll(() => Promise.all([core.stop(), other.stop()]));
beforeEach(async () => {
  driver = await makeActor(core.db, 'driver');
});
// What drivers of one test did counts for no quest of the next.
afterEach(async () => {
  await core.db.pool.query('update quests set ended_at = now(), ended_by = made_by where ended_at is null');
  await core.db.pool.query(`update rides set deleted_at = now() where status in ('completed', 'canceled')`);
});

const day = (days: number) => addDays(cityDay(core.timeZone), days);
const input = (change: Partial<MakeQuestInput> = {}): MakeQuestInput => ({
  ...{ id: crypto.randomUUID(), name: 'Eid week', rides: 2, bonusCents: 5_000, from: day(0), to: day(4) },
  ...change,
});
const make = (change: Partial<MakeQuestInput> = {}) => makeQuest(core, admin, input(change));
const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });

const STEPS = ['picked_up', 'in_transit', 'completed'] as const;
async function complete(by = driver, at = core): Promise<string> {
  const { id: rideId } = await requestRide(at, await makeActor(core.db, 'rider'), request());
  await acceptRide(at, by, { rideId });
  for (const to of STEPS) await advanceRide(at, by, { rideId, to });
  return rideId;
}
const completeUnheard = async (count: number) =>
  makeUnheard(core.db, {
    riderId: (await makeActor(core.db, 'rider')).userId,
    driverId: driver.userId,
    count,
  });
const ownOf = async (id: string, by = driver) =>
  (await listOwnQuests(core.db, by.userId)).find((quest) => quest.id === id);
const bonusesOf = async (questId: string) => {
  const { rows } = await core.db.pool.query(
    'select driver_id as "driverId", amount_cents as cents from quest_bonuses where quest_id = $1',
    [questId],
  );
  return rows;
};
const reached = (id: string) =>
  expect.poll(() => bonusesOf(id)).toContainEqual(expect.objectContaining({ driverId: driver.userId }));
/** What the audit trail says of a quest. */
async function trailOf(id: string): Promise<string[]> {
  const { rows } = await core.db.pool.query<{ type: string }>(
    `select type from account_events where data ->> 'questId' = $1 order by id`,
    [id],
  );
  return rows.map(({ type }) => type);
}
const award = (at = core) => inTransaction(at.db, (tx) => awardBonuses(tx, [driver.userId]));
const messagesOf = async (by: TestActor) =>
  (await listNotifications(core.db, by.userId, { type: 'quest_reached', page: 1, limit: 20 })).items;

describe('the desk', () => {
  test('makes a quest once however often it is sent, and its making is in the trail', async () => {
    const wanted = input();
    const made = await makeQuest(core, admin, wanted);
    expect(await makeQuest(core, admin, wanted)).toEqual(made);
    expect(made).toMatchObject({ name: 'Eid week', rides: 2, bonusCents: 5_000, reached: 0, costCents: 0 });
    expect(await trailOf(made.id)).toEqual(['quest.made']);
    await refused(makeQuest(core, admin, { ...wanted, bonusCents: 5_001 }), 'COMMAND_REUSED');
    expect((await listQuests(core.db, { page: 1, limit: 20 })).items[0]).toEqual(made);
  });

  test.each<[string, { from: number; to: number }, RegExp]>([
    ['a first day that is over', { from: -1, to: 2 }, /today or a later day/],
    ['a last day too far ahead', { from: 80, to: 95 }, /within the next 92 days/],
  ])('makes none for %s', async (_, { from, to }, message) => {
    const id = crypto.randomUUID();
    await expect(make({ id, from: day(from), to: day(to) })).rejects.toThrow(message);
    await refused(getQuest(core.db.orm, id), 'NOT_FOUND');
  });

  test(`makes at most ${MOST_QUESTS} at a time, also at once`, async () => {
    const over = await make();
    await core.db.pool.query(`update quests set ends_at = now() - interval '1 ms' where id = $1`, [over.id]);
    const { rows } = await core.db.pool.query<{ n: number }>(
      'select count(*)::int as n from quests where ended_at is null and ends_at > now()',
    );
    const all = await Promise.allSettled(Array.from({ length: MOST_QUESTS + 3 - rows[0]!.n }, () => make()));
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(3);
    await refused(make(), 'QUESTS_MANY');
  });

  test('ends one early, once; one whose days are over can’t be', async () => {
    const { id } = await make();
    const ended = await endQuest(core, admin, { questId: id });
    expect(ended.endedAt).not.toBeNull();
    expect(await endQuest(core, admin, { questId: id })).toEqual(ended);
    expect(await trailOf(id)).toEqual(['quest.made', 'quest.ended']);
    const over = await make();
    await core.db.pool.query(`update quests set ends_at = now() - interval '1 ms' where id = $1`, [over.id]);
    await refused(endQuest(core, admin, { questId: over.id }), 'QUEST_OVER');
    await refused(endQuest(core, admin, { questId: crypto.randomUUID() }), 'NOT_FOUND');
  });
});

describe('a driver', () => {
  test('who did enough earlier on the first day gets the bonus as soon as the quest is made', async () => {
    await complete();
    const { id } = await make({ rides: 1 });
    await expect.poll(() => bonusesOf(id)).toContainEqual({ driverId: driver.userId, cents: 5_000 });
  });

  test('gets the bonus with the last ride of a quest, once, is told, and sees it in the statement', async () => {
    const { id } = await make();
    await complete();
    expect(await ownOf(id)).toMatchObject({ done: 1, reachedAt: null });
    expect(await bonusesOf(id)).toEqual([]);
    await complete(driver, other);
    await reached(id);
    expect(await bonusesOf(id)).toEqual([{ driverId: driver.userId, cents: 5_000 }]);
    await expect
      .poll(() => messagesOf(driver))
      .toMatchObject([{ params: { quest: 'Eid week', rides: 2, bonusCents: 5_000 } }]);
    const own = await ownOf(id);
    expect(own).toMatchObject({ done: 2, reachedAt: expect.any(String) });
    await complete();
    await Promise.all([core, other].map((at) => award(at)));
    expect(await bonusesOf(id)).toHaveLength(1);
    expect(await messagesOf(driver)).toHaveLength(1);
    const statement = await readStatement(
      core.db,
      driver.userId,
      { from: day(-2), to: day(2) },
      core.timeZone,
    );
    expect(statement.bonuses).toEqual([
      { questId: id, name: 'Eid week', rides: 2, amountCents: 5_000, reachedAt: own!.reachedAt },
    ]);
    const before = await readStatement(core.db, driver.userId, { from: day(-9), to: day(-3) }, core.timeZone);
    const after = await readStatement(core.db, driver.userId, { from: day(1), to: day(2) }, core.timeZone);
    expect([before.bonuses, after.bonuses]).toEqual([[], []]);
    expect(await getQuest(core.db.orm, id)).toMatchObject({ reached: 1, costCents: 5_000 });
  });

  test('who reaches two quests with one ride gets both', async () => {
    const [one, two] = [await make({ rides: 1 }), await make({ rides: 1, bonusCents: 100 })];
    await complete();
    await Promise.all([reached(one.id), reached(two.id)]);
    await expect.poll(() => messagesOf(driver)).toHaveLength(2);
  });

  test('gets nothing for rides outside its days, canceled, deleted or of others', async () => {
    const { id } = await make({ rides: 1 });
    const [early, deleted] = [await complete(), await complete()];
    await core.db.pool.query(
      `update rides set requested_at = now() - interval '9 days', accepted_at = null, completed_at = (select begins_at - interval '1 ms' from quests where id = $2) where id = $1`,
      [early, id],
    );
    await deleteRide(core, admin, {
      rideId: deleted,
      commandId: crypto.randomUUID(),
      reason: 'Test',
    } as never);
    await complete(await makeActor(core.db, 'driver'));
    const rider = await makeActor(core.db, 'rider');
    const { id: canceled } = await requestRide(core, rider, request());
    await acceptRide(core, driver, { rideId: canceled });
    await cancelRide(core, rider, { rideId: canceled });
    // A process may still be paying for a ride that counted when it was completed.
    await expect
      .poll(async () => {
        await core.db.pool.query('delete from quest_bonuses where quest_id = $1', [id]);
        await award();
        return bonusesOf(id);
      })
      .toEqual([]);
    expect(await ownOf(id)).toMatchObject({ done: 0 });
  });

  test('a quest that others reached, or another one, takes no bonus away', async () => {
    const [one, two] = [await make({ rides: 1 }), await make()];
    const others = await makeActor(core.db, 'driver');
    await complete(others);
    await expect.poll(() => bonusesOf(one.id)).toEqual([{ driverId: others.userId, cents: 5_000 }]);
    expect(await ownOf(one.id)).toMatchObject({ done: 0, reachedAt: null });
    await complete();
    await reached(one.id);
    expect(await ownOf(two.id)).toMatchObject({ done: 1, reachedAt: null });
    await complete();
    await reached(two.id);
    expect(await getQuest(core.db.orm, one.id)).toMatchObject({ reached: 2, costCents: 10_000 });
    const reachedAt = expect.any(String);
    const bonus = { quest: 'Eid week', amountCents: 5_000, reachedAt };
    expect(await ownDataOf(core, driver)).toMatchObject({
      questBonuses: [
        { ...bonus, rides: 2 },
        { ...bonus, rides: 1 },
      ],
    });
    expect(await ownDataOf(core, others)).toMatchObject({ questBonuses: [{ ...bonus, rides: 1 }] });
  });

  test('is paid as soon as a process hears of the ride, and not before it looked for a quest', async () => {
    const [work] = questWork({ db: core.db, log: { info: () => {}, warn: () => {}, error: () => {} } });
    const hear = (event: string, status = 'completed') =>
      work?.take?.({ event, ride: { status, driver: { id: driver.userId } } } as never);
    await core.db.pool.query(`update quests set looked_at = now() + interval '1 hour'`);
    await work?.run();
    const { id } = await make({ rides: 1 });
    const isLookedAt = 'select from quests where id = $1 and looked_at is not null';
    await expect.poll(async () => (await core.db.pool.query(isLookedAt, [id])).rowCount).toBe(1);
    // No other process finds it meanwhile.
    const held = await holdRow(
      database.connectionString,
      'select from quests where id = $1 for no key update',
      [id],
    );
    await completeUnheard(1);
    hear('ride.completed');
    await work?.run();
    hear('ride.completed', 'canceled');
    hear('ride.picked_up');
    await work?.end?.();
    expect(await bonusesOf(id)).toEqual([]);
    hear('ride.completed');
    await work?.end?.();
    expect(await bonusesOf(id)).toHaveLength(1);
    await held.release();
  });

  test.each<[string, number, string]>([
    ['a moment before it begins', 0, `begins_at - interval '1 ms'`],
    ['the moment at which it begins', 1, `begins_at`],
    ['a moment before its last day ends', 1, `ends_at - interval '1 ms'`],
    ['the moment at which its last day ends', 0, `ends_at`],
    ['a moment before it is ended', 1, `ended_at - interval '1 ms'`],
    ['the moment at which it is ended', 0, `ended_at`],
  ])('a ride completed %s counts: %i', async (_, done, moment) => {
    // No process looks before it begins.
    const { id } = await make({ rides: 1, from: day(1) });
    const [ride] = await completeUnheard(1);
    const isEndedEarly = moment.startsWith('ended_at');
    // Both at once: a process in the background sees the one with the other.
    await core.db.pool.query(
      `with q as (
        update quests set begins_at = now() - interval '3 days', ends_at = now() ${isEndedEarly ? '+' : '-'} interval '1 minute',
          ended_at = case when $3 then now() - interval '1 minute' end, ended_by = case when $3 then made_by end
        where id = $2 returning ${moment} as at
      )
      update rides set requested_at = q.at - interval '23 hours', accepted_at = null, completed_at = q.at from q where id = $1`,
      [ride, id, isEndedEarly],
    );
    await award();
    expect(await ownOf(id)).toMatchObject({ done });
    expect(await bonusesOf(id)).toHaveLength(done);
  });

  test('keeps what was completed before an early end, and gets nothing for what comes after', async () => {
    const { id } = await make();
    await complete();
    await endQuest(core, admin, { questId: id });
    await complete();
    await award();
    expect(await ownOf(id)).toMatchObject({ done: 1, reachedAt: null });
    expect(await bonusesOf(id)).toEqual([]);
  });

  test('gets them also if every process died between the ride and the bonus, however long ago', async () => {
    // No process looks before they begin.
    const ids = [(await make({ from: day(1) })).id, (await make({ from: day(1) })).id];
    await completeUnheard(2);
    await core.db.pool.query(
      `update rides set requested_at = now() - interval '4 days', accepted_at = null, completed_at = now() - interval '4 days', updated_at = now() - interval '4 days' where driver_id = $1`,
      [driver.userId],
    );
    // Nobody looked since their first moment, and they ended three days ago.
    await core.db.pool.query(
      `update quests set looked_at = null, begins_at = begins_at - interval '9 days', ends_at = now() - interval '3 days' where id = any ($1)`,
      [ids],
    );
    await Promise.all([lookForReached(core), lookForReached(other)]);
    for (const id of ids)
      await expect.poll(() => bonusesOf(id)).toEqual([{ driverId: driver.userId, cents: 5_000 }]);
    const { rows } = await core.db.pool.query<{ days: number }>(
      `select extract(day from now() - reached_at)::int as days from quest_bonuses where quest_id = any ($1)`,
      [ids],
    );
    expect(rows).toEqual([{ days: 4 }, { days: 4 }]);
    // All of their rides were looked through: they are closed for good.
    await core.db.pool.query('delete from quest_bonuses where quest_id = any ($1)', [ids]);
    await lookForReached(core);
    await award();
    for (const id of ids) expect(await bonusesOf(id)).toEqual([]);
  });

  test.each<[string, number]>([
    ['less than ten minutes', 1],
    ['ten minutes', 0],
  ])('last looked at %s after its end, rides of its last moment count: %i', async (later, count) => {
    // No process looks before it begins.
    const { id } = await make({ rides: 1, from: day(1) });
    await completeUnheard(1);
    const { rows } = await core.db.pool.query<{ end: string }>(
      `update rides set requested_at = now() - interval '1 hour', accepted_at = null, completed_at = now() - interval '1 hour',
        updated_at = now() - interval '1 hour' + interval '1 ms' where driver_id = $1 returning updated_at::text as end`,
      [driver.userId],
    );
    await core.db.pool.query(
      `update quests set begins_at = $2::timestamptz - interval '1 day', ends_at = $2::timestamptz,
        looked_at = $2::timestamptz + interval '10 minutes' - $3 * interval '1 ms' where id = $1`,
      [id, rows[0]!.end, later.startsWith('less') ? 1 : 0],
    );
    await lookForReached(core);
    await expect.poll(() => bonusesOf(id)).toHaveLength(count);
  });

  test('one that another process looks at is left to it, and nobody waits', async () => {
    const { id } = await make({ rides: 1 });
    const held = await holdRow(
      database.connectionString,
      'select from quests where id = $1 for no key update',
      [id],
    );
    await completeUnheard(1);
    await lookForReached(core);
    expect(await bonusesOf(id)).toEqual([]);
    await held.release();
    await lookForReached(core);
    await reached(id);
  });

  test('a bonus that is written while another process looks for it ends in no deadlock', async () => {
    // No process looks before it begins.
    const { id } = await make({ rides: 1, from: day(1) });
    await completeUnheard(1);
    // The look has its quest, and waits to read rides: this one, or that of a process in the background.
    const rides = await holdRow(database.connectionString, 'lock table rides in access exclusive mode', []);
    await core.db.pool.query(`update quests set begins_at = now() - interval '1 day' where id = $1`, [id]);
    const looking = lookForReached(core);
    await rides.waiting(1, '%distinct driver_id%');
    const bonus = await holdRow(
      database.connectionString,
      `insert into quest_bonuses (quest_id, driver_id, amount_cents, reached_at) values ($1, $2, 1, now())`,
      [id, driver.userId],
    );
    await rides.release();
    await bonus.waiting(1, '%insert into quest_bonuses%');
    await bonus.commit();
    await looking;
    expect(await bonusesOf(id)).toEqual([{ driverId: driver.userId, cents: 1 }]);
  });

  test('a driver’s many rides before a quest are not read to count those in it', async () => {
    await make();
    await makeRides(core.db, {
      riderId: (await makeActor(core.db, 'rider')).userId,
      driverId: driver.userId,
      count: 5_000,
    });
    await core.db.pool.query('analyze rides');
    const asked = await recordQueries(() => award());
    const counting = asked.find(({ text }) => text.includes('insert into quest_bonuses'))!;
    const { scans } = await explain(core.db, counting);
    const read = scans.filter(({ table }) => table === 'rides');
    expect(read.length).toBeGreaterThan(0);
    for (const { rows } of read) expect(rows).toBeLessThan(200);
  });

  test('sees what comes, runs, or ended within a week, the next to end first', async () => {
    const mine = async () => (await listOwnQuests(core.db, driver.userId)).map(({ name }) => name);
    const before = await mine();
    const [, , old] = [
      await make({ name: 'Late', to: day(9) }),
      await make({ name: 'Soon', to: day(3) }),
      await make({ name: 'Old' }),
    ];
    expect((await mine()).filter((name) => !before.includes(name))).toEqual(['Soon', 'Old', 'Late']);
    await core.db.pool.query(
      `update quests set begins_at = now() - interval '20 days', ends_at = now() - interval '8 days' where id = $1`,
      [old.id],
    );
    expect(await mine()).not.toContain('Old');
  });
});

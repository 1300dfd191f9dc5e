import {
  ListProblemsInput,
  ReportProblemInput,
  type ErrorCode,
  type OwnProblem,
  type ProblemKind,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../core/in-transaction.ts';
import { DevMailbox } from '../mail/dev-mailbox.ts';
import { eraseAccount } from '../own-data/erase-account.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import { sendMail } from '../server/jobs/send-mail.ts';
import { caller, findAccountEvents, findQueuedMails } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { ownDataOf } from '../testing/own-data-of.ts';
import { request } from '../testing/places.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { answerItem } from './answer-item.ts';
import { assignProblem } from './assign-problem.ts';
import { closeProblem } from './close-problem.ts';
import { readRideProblems } from './own-problems.ts';
import { getProblem, listProblems } from './problem-queries.ts';
import { reportProblem } from './report-problem.ts';
import { answerProblem } from './answer-problem.ts';
import { writeOnProblem } from './write-on-problem.ts';

const core = useTestCore(useTestDatabase());
let rider: TestActor;
let driver: TestActor;
let admin: TestActor;
let rideId: string;
beforeEach(async () => {
  rider = await makeActor(core.db, 'rider');
  driver = await makeActor(core.db, 'driver');
  admin = await makeActor(core.db, 'admin');
  rideId = await ridden();
});

async function ridden(): Promise<string> {
  const { id } = await requestRide(core, rider, request());
  await acceptRide(core, driver, { rideId: id });
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await advanceRide(core, driver, { rideId: id, to });
  return id;
}
const refused = (promise: Promise<unknown>, code: ErrorCode) =>
  expect(promise).rejects.toMatchObject({ code });
const report = (kind: ProblemKind = 'lost_item', by = rider, text = 'A black umbrella') =>
  reportProblem(core, by, { id: crypto.randomUUID(), rideId, kind, text });
const write = (by: TestActor, problemId: string, text: string, id: string = crypto.randomUUID()) =>
  by.role === 'admin'
    ? answerProblem(core, by, { id, problemId, text })
    : writeOnProblem(core, by, { id, problemId, text });
const problemsOf = async (by: TestActor, of = rideId) =>
  (await readRideProblems(core.db.orm, by, of)).problems;
const endedAgo = (ago: string, of = rideId) =>
  core.db.pool.query('update rides set completed_at = now() - $2::interval where id = $1', [of, ago]);
/** The notifications of a person, oldest first, as [type, params]. */
async function toldTo({ userId }: TestActor) {
  const { rows } = await core.db.pool.query<{ type: string; params: object }>(
    'select type, params from notifications where user_id = $1 and ride_id = $2 order by created_at, id',
    [userId, rideId],
  );
  return rows.map(({ type, params }) => [type, params]);
}
const nameOf = async ({ userId }: TestActor) =>
  (await core.db.pool.query<{ name: string }>('select name from users where id = $1', [userId])).rows[0]
    ?.name;
const list = async (input: Partial<ListProblemsInput> = {}, by = admin) =>
  (await listProblems(core.db, by, ListProblemsInput.parse({ rideId, ...input }))).items;

test('a conversation between the person who reported it and support', async () => {
  const { id } = await report('fare', rider, 'It took a detour');
  expect(await problemsOf(rider)).toMatchObject([{ kind: 'fare', state: 'waiting', isMine: true }]);
  await write(admin, id, 'We’ll look at the route.');
  expect(await problemsOf(rider)).toMatchObject([
    {
      state: 'answered',
      messages: [
        { by: 'me', text: 'It took a detour' },
        { by: 'support', text: 'We’ll look at the route.' },
      ],
    },
  ]);
  await write(rider, id, 'Thank you');
  const problem = await getProblem(core.db, id);
  expect(problem).toMatchObject({
    state: 'waiting',
    assignee: { id: admin.userId },
    messages: [{ by: null }, { by: { id: admin.userId } }, { by: null, text: 'Thank you' }],
    ride: { status: 'completed', driverId: driver.userId },
  });
  // The driver has no part in it.
  expect(await problemsOf(driver)).toEqual([]);
  expect(await toldTo(driver)).toEqual([]);
  expect(await toldTo(rider)).toEqual([['problem_answered', { kind: 'fare' }]]);
  const name = await nameOf(rider);
  expect(await toldTo(admin)).toEqual([
    ['problem_reported', { name, kind: 'fare', text: 'It took a detour' }],
    ['problem_reported', { name, kind: 'fare', text: 'Thank you' }],
  ]);
});

test('support’s answer is mailed, with the way back to the ride', async () => {
  const { id } = await report('fare');
  await write(admin, id, 'First line.\n\nSecond line.');
  const [job] = await findQueuedMails(core.db, rider.userId);
  const mailbox = new DevMailbox('http://ridewire.test/dev/mailbox', () => {});
  const deps = { ...core, publicUrl: 'https://ride.example.com' };
  const options = { queuedAt: new Date(), signal: new AbortController().signal };
  await sendMail(deps, mailbox, job?.payload, options);
  const [mail] = mailbox.list();
  expect(mail?.subject).toBe('Support answered you');
  expect(mail?.text).toContain('First line.');
  expect(mail?.text).toContain('Second line.');
  expect(mail?.text).toContain(`/dashboard/rider/history?ride=${rideId}`);
});

describe('a thing left in the car', () => {
  test('the driver is asked at once, and reads no more than what it is', async () => {
    const { id } = await report();
    await write(rider, id, 'My phone is +880 171 000');
    // Neither words nor a name on a locked phone, nor in what stays when an account goes.
    expect(await toldTo(driver)).toEqual([['item_lost', {}]]);
    const asked = await problemsOf(driver);
    expect(asked).toMatchObject([{ isMine: false, text: 'A black umbrella', item: { isHere: null } }]);
    expect(JSON.stringify(asked)).not.toContain('+880 171 000');
  });

  test('their word reaches the rider and support, and may change until it is closed', async () => {
    const { id: problemId } = await report();
    await write(admin, problemId, 'We’ve asked your driver.');
    await answerItem(core, driver, { problemId, isHere: false });
    const answered = () => getProblem(core.db, problemId);
    const { waitingSince } = await answered();
    expect(await answered()).toMatchObject({ state: 'waiting', item: { isHere: false } });
    await answerItem(core, driver, { problemId, isHere: true });
    await answerItem(core, driver, { problemId, isHere: true });
    expect(await answered()).toMatchObject({ waitingSince, item: { isHere: true } });
    expect((await toldTo(rider)).slice(1)).toEqual([
      ['item_answered', { isLost: true, isHere: false }],
      ['item_answered', { isLost: true, isHere: true }],
    ]);
    const words = (await findAccountEvents(core.db, driver.userId)).flatMap(({ type, data }) =>
      type === 'problem.item_answered' ? [data] : [],
    );
    expect(words).toEqual([
      { rideId, problemId, isHere: false },
      { rideId, problemId, isHere: true },
    ]);
    await refused(answerItem(core, rider, { problemId, isHere: true }), 'PROBLEM_NOT_FOUND');
    await closeProblem(core, admin, { problemId });
    await answerItem(core, driver, { problemId, isHere: true });
    await refused(answerItem(core, driver, { problemId, isHere: false }), 'PROBLEM_CLOSED');
  });

  test('what a driver found is told to the rider', async () => {
    const { id: problemId } = await report('found_item', driver, 'A phone');
    expect(await toldTo(rider)).toEqual([['item_found', {}]]);
    await answerItem(core, rider, { problemId, isHere: true });
    expect(await problemsOf(driver)).toMatchObject([{ isMine: true, item: { isHere: true } }]);
    expect(await toldTo(driver)).toEqual([['item_answered', { isLost: false, isHere: true }]]);
  });

  test('nobody is asked where no driver came', async () => {
    await core.db.pool.query(
      `update rides set status = 'canceled', canceled_by = 'rider', canceled_at = now(), completed_at = null, driver_id = null
        where id = $1`,
      [rideId],
    );
    expect(await report()).not.toHaveProperty('item');
  });
});

test('others neither see nor report nor write', async () => {
  const { id } = await report();
  const stranger = await makeActor(core.db, 'rider');
  const otherDriver = await makeActor(core.db, 'driver');
  for (const other of [stranger, otherDriver]) {
    await refused(problemsOf(other), 'RIDE_NOT_FOUND');
    await refused(report('other', other), 'RIDE_NOT_FOUND');
    await refused(write(other, id, 'Hi'), 'PROBLEM_NOT_FOUND');
    await refused(answerItem(core, other, { problemId: id, isHere: true }), 'PROBLEM_NOT_FOUND');
  }
  await refused(write(driver, id, 'Hi'), 'PROBLEM_NOT_FOUND');
  await refused(report('other', admin), 'FORBIDDEN');
  await refused(closeProblem(core, rider, { problemId: id }), 'FORBIDDEN');
  const give = { problemId: id, assigneeId: rider.userId, seenAssigneeId: null };
  await refused(assignProblem(core, rider, give), 'FORBIDDEN');
});

test('within 30 days of a ride that is over', async () => {
  await endedAgo('29 days 23 hours 59 minutes');
  await report('fare');
  await endedAgo('30 days 1 second');
  await refused(report('other'), 'PROBLEM_TOO_LATE');
  const { id } = await requestRide(core, rider, request());
  rideId = id;
  expect(await readRideProblems(core.db.orm, rider, id)).toEqual({ problems: [], closesAt: null });
  await refused(report('other'), 'RIDE_NOT_OVER');
});

test('sent again, one after the other or at once, it is one problem and one message', async () => {
  const input = { id: crypto.randomUUID(), rideId, kind: 'other' as const, text: 'Too hot' };
  const sent = await Promise.all([reportProblem(core, rider, input), reportProblem(core, rider, input)]);
  expect(sent[0]).toEqual(sent[1]);
  expect(await reportProblem(core, rider, input)).toEqual(sent[0]);
  expect(await toldTo(admin)).toHaveLength(1);
  await refused(reportProblem(core, rider, { ...input, text: 'Too cold' }), 'COMMAND_REUSED');
  await refused(reportProblem(core, rider, { ...input, kind: 'fare' }), 'COMMAND_REUSED');
  const id = crypto.randomUUID();
  await Promise.all([write(rider, input.id, 'And loud', id), write(rider, input.id, 'And loud', id)]);
  const [problem] = (await problemsOf(rider)) as OwnProblem[];
  expect(problem?.messages.map(({ text }) => text)).toEqual(['Too hot', 'And loud']);
  await refused(write(rider, input.id, 'And dark', id), 'COMMAND_REUSED');
  await refused(write(admin, input.id, 'And loud', id), 'COMMAND_REUSED');
});

test('one at a time of a kind; once it is closed, again', async () => {
  const { id } = await report('fare');
  const both = await Promise.allSettled([report('fare'), report('fare')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await refused(report('fare'), 'PROBLEM_REPORTED');
  await report('fare', driver);
  await report('conduct');
  await closeProblem(core, admin, { problemId: id });
  await closeProblem(core, admin, { problemId: id });
  await refused(write(rider, id, 'Still wrong'), 'PROBLEM_CLOSED');
  await refused(write(admin, id, 'Sorry'), 'PROBLEM_CLOSED');
  const again = await report('fare');
  expect(again.id).not.toBe(id);
  const events = await findAccountEvents(core.db, rider.userId);
  expect(events.filter(({ type }) => type === 'problem.closed')).toHaveLength(1);
});

test('of two who report the same at once, one has it', async () => {
  const both = await Promise.allSettled([report('safety'), report('safety')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await problemsOf(rider)).toHaveLength(1);
});

test('each side has its own kinds', async () => {
  await refused(report('found_item'), 'BAD_INPUT');
  await refused(report('lost_item', driver), 'BAD_INPUT');
});

test('an admin takes it; two who take it at once learn of each other', async () => {
  const other = await makeActor(core.db, 'admin');
  const { id: problemId } = await report('fare');
  const take = (by: TestActor, assigneeId: string | null, seenAssigneeId: string | null = null) =>
    assignProblem(core, by, { problemId, assigneeId, seenAssigneeId });
  const both = await Promise.allSettled([take(admin, admin.userId), take(other, other.userId)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { assignee } = await getProblem(core.db, problemId);
  const [has, hasNot] = assignee?.id === admin.userId ? [admin, other] : [other, admin];
  await refused(take(hasNot, hasNot.userId), 'PROBLEM_ASSIGNED');
  expect(await list({ isMine: true }, has)).toHaveLength(1);
  expect(await list({ isMine: true }, hasNot)).toEqual([]);
  // Only who has it hears of more.
  await write(rider, problemId, 'One more thing');
  expect((await toldTo(has)).length - (await toldTo(hasNot)).length).toBe(1);
  await take(has, hasNot.userId, has.userId);
  expect((await toldTo(hasNot)).at(-1)).toEqual(['problem_assigned', { kind: 'fare' }]);
  await take(has, null, hasNot.userId);
  expect((await getProblem(core.db, problemId)).assignee).toBeNull();
  await refused(take(has, rider.userId), 'USER_NOT_FOUND');
  await refused(take(has, crypto.randomUUID()), 'USER_NOT_FOUND');
  await core.db.pool.query(`update users set status = 'blocked' where id = $1`, [hasNot.userId]);
  await refused(take(has, hasNot.userId), 'USER_NOT_FOUND');
  await closeProblem(core, has, { problemId });
  await refused(take(has, has.userId), 'PROBLEM_CLOSED');
});

test('those that wait: safety first, then the longest wait; all others newest first', async () => {
  const made = [await report('fare'), await report('other'), await report('safety')];
  const late = await report('conduct');
  for (const [index, { id }] of [...made, late].entries())
    await core.db.pool.query(
      `update problems set reported_at = reported_at + $2::int * interval '1 second', waiting_since = now() - $3::int * interval '1 hour' where id = $1`,
      [id, index, [1, 3, 0, 2][index]],
    );
  const kinds = async (input: Partial<ListProblemsInput>) => (await list(input)).map(({ kind }) => kind);
  expect(await kinds({ state: 'waiting' })).toEqual(['safety', 'other', 'conduct', 'fare']);
  await write(admin, made[0]?.id ?? '', 'Done');
  await closeProblem(core, admin, { problemId: late.id });
  expect(await kinds({ state: 'answered' })).toEqual(['fare']);
  expect(await kinds({ state: 'closed' })).toEqual(['conduct']);
  expect(await kinds({})).toEqual(['conduct', 'safety', 'other', 'fare']);
  expect(await kinds({ kind: 'other' })).toEqual(['other']);
  expect(await kinds({ rideId: crypto.randomUUID() })).toEqual([]);
});

test('an answer, or the end, of what one hasn’t seen is refused', async () => {
  const { id: problemId } = await report('fare');
  const { version: seenVersion } = await getProblem(core.db, problemId);
  await write(rider, problemId, 'And I have a flight at six');
  const answer = { id: crypto.randomUUID(), problemId, text: 'Tomorrow', seenVersion };
  await refused(answerProblem(core, admin, answer), 'PROBLEM_CHANGED');
  await refused(closeProblem(core, admin, { problemId, seenVersion }), 'PROBLEM_CHANGED');
  const { version, state } = await getProblem(core.db, problemId);
  expect(state).toBe('waiting');
  // Of two admins who answer at once, one learns of the other.
  const other = await makeActor(core.db, 'admin');
  const both = await Promise.allSettled([
    answerProblem(core, admin, { ...answer, seenVersion: version }),
    answerProblem(core, other, { ...answer, id: crypto.randomUUID(), seenVersion: version }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  // Sent again, the answer is there, although the version isn't what it was.
  const [first] = both;
  if (first.status === 'fulfilled') await answerProblem(core, admin, { ...answer, seenVersion: version });
});

test('while nobody has it, admins hear once until they answer; one who left is no holder', async () => {
  const { id } = await report('fare');
  await write(rider, id, 'One');
  await write(rider, id, 'Two');
  expect(await toldTo(admin)).toHaveLength(1);
  const gone = await makeActor(core.db, 'admin');
  await write(gone, id, 'We’ll look.');
  await core.db.pool.query(`update users set status = 'blocked' where id = $1`, [gone.userId]);
  await write(rider, id, 'Three');
  expect(await toldTo(admin)).toHaveLength(2);
});

test('support’s answers are still read, and answered, once the ride is deleted or another driver’s', async () => {
  const own = await report('other');
  const lost = await report();
  await core.db.pool.query('update rides set deleted_at = now(), driver_id = $2 where id = $1', [
    rideId,
    (await makeActor(core.db, 'driver')).userId,
  ]);
  await write(admin, own.id, 'Done.');
  expect(await write(rider, own.id, 'Thanks')).toMatchObject({ messages: [{}, {}, { text: 'Thanks' }] });
  expect(await problemsOf(rider)).toHaveLength(2);
  expect(await answerItem(core, driver, { problemId: lost.id, isHere: true })).toMatchObject({
    ...{ isMine: false, text: 'A black umbrella', item: { isHere: true } },
  });
  await refused(report('fare'), 'RIDE_NOT_FOUND');
});

test('a driver whose account is gone or blocked isn’t asked', async () => {
  await core.db.pool.query(`update users set status = 'blocked' where id = $1`, [driver.userId]);
  expect(await report()).not.toHaveProperty('item');
});

test('an account that is being deleted reports nothing more', async () => {
  await inTransaction(core.db, (tx) => eraseAccount(core, tx, rider.userId, caller()));
  await refused(report('safety'), 'NOT_SIGNED_IN');
});

test('a report waits for the deletion of its account, and is refused', async () => {
  let report: Promise<unknown> = Promise.resolve();
  const id = crypto.randomUUID();
  await inTransaction(core.db, async (tx) => {
    await eraseAccount(core, tx, rider.userId, caller());
    report = reportProblem(core, rider, { id, rideId, kind: 'safety', text: 'Mine' });
    report.catch(() => {});
    await expect
      .poll(async () => {
        const { rows } = await core.db.pool.query(
          `select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and query like '%for share%'`,
        );
        return rows.length;
      })
      .toBeGreaterThan(0);
  });
  await refused(report, 'NOT_SIGNED_IN');
});

test('the first admin who answers keeps it, also when another one answers; a deleted one has none', async () => {
  const { id } = await report('fare');
  await write(admin, id, 'We’ll look.');
  const other = await makeActor(core.db, 'admin');
  await write(other, id, 'Done.');
  expect(await getProblem(core.db, id)).toMatchObject({ assignee: { id: admin.userId } });
  await inTransaction(core.db, (tx) => eraseAccount(core, tx, admin.userId, caller()));
  const before = (await toldTo(other)).length;
  await write(rider, id, 'Thanks');
  expect((await toldTo(other)).length).toBe(before + 1);
});

test('an id that is another one’s is refused', async () => {
  const { id } = await report('fare');
  const message = crypto.randomUUID();
  await write(rider, id, 'More', message);
  const input = { id: message, rideId, kind: 'other' as const, text: 'Too hot' };
  await refused(reportProblem(core, rider, input), 'COMMAND_REUSED');
  const other = await report('other');
  const twice = crypto.randomUUID();
  const both = await Promise.allSettled([
    write(rider, id, 'Same', twice),
    write(rider, other.id, 'Same', twice),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a clock that was set back changes no order, and shows the other side nothing new', async () => {
  const { id } = await report();
  await core.db.pool.query(`update problem_messages set sent_at = now() + interval '1 hour' where id = $1`, [
    id,
  ]);
  await write(rider, id, 'My address is a secret');
  const [own] = (await problemsOf(rider)) as OwnProblem[];
  expect(own?.messages.map(({ text }) => text)).toEqual(['A black umbrella', 'My address is a secret']);
  await core.db.pool.query(`update problem_messages set sent_at = now() + interval '9 hours' where id = $1`, [
    id,
  ]);
  expect(await problemsOf(driver)).toMatchObject([{ text: 'A black umbrella' }]);
});

test('the person hears that it is closed', async () => {
  const { id: problemId } = await report('fare');
  await closeProblem(core, admin, { problemId });
  expect(await toldTo(rider)).toEqual([['problem_closed', { kind: 'fare' }]]);
});

test('the audit trail tells who did what', async () => {
  const { id: problemId } = await report('fare');
  await write(admin, problemId, 'We’ll look.');
  await assignProblem(core, admin, { problemId, assigneeId: null, seenAssigneeId: admin.userId });
  const events = await findAccountEvents(core.db, rider.userId);
  expect(events.filter(({ type }) => type.startsWith('problem.'))).toMatchObject([
    { type: 'problem.reported', data: { rideId, problemId, kind: 'fare' } },
    { type: 'problem.answered', data: { rideId, problemId } },
    { type: 'problem.assigned', data: { rideId, problemId, assignee: { from: admin.userId, to: null } } },
  ]);
});

test('thirty an hour; support may write more', async () => {
  const { id } = await report('other');
  for (let n = 1; n < 30; n++) await write(rider, id, `${n}`);
  await refused(write(rider, id, 'One more'), 'TOO_MANY');
  await write(admin, id, 'Please wait.');
});

test('a person’s problems go with the account, but not what was reported about safety', async () => {
  await report('other');
  const safety = await report('safety', rider, 'He was on the phone');
  const found = await report('found_item', driver, 'A phone');
  await write(admin, safety.id, 'We’re sorry.');
  const lost = await report();
  await answerItem(core, driver, { problemId: lost.id, isHere: true });
  const files = await Promise.all([rider, driver].map((who) => ownDataOf(core, who)));
  expect(files).toMatchObject([
    {
      problems: [{ id: lost.id, kind: 'lost_item' }, { id: safety.id, kind: 'safety' }, { kind: 'other' }],
      itemsAskedFor: [{ id: found.id }],
      problemMessages: [
        { problemId: lost.id, isMine: true, text: 'A black umbrella' },
        { problemId: safety.id, isMine: false, text: 'We’re sorry.' },
        { problemId: safety.id, isMine: true },
        { isMine: true },
      ],
    },
    {
      problems: [{ id: found.id, kind: 'found_item' }],
      itemsAskedFor: [{ id: lost.id, rideId, isHere: true }],
      problemMessages: [{ problemId: found.id, isMine: true, text: 'A phone' }],
    },
  ]);
  await inTransaction(core.db, (tx) => eraseAccount(core, tx, rider.userId, caller()));
  expect((await list()).map(({ id }) => id).toSorted()).toEqual([safety.id, found.id].toSorted());
});

test.each([
  ['nothing', { text: '' }],
  ['blanks', { text: ' \n ' }],
  ['2,001 letters', { text: 'x'.repeat(2_001) }],
  ['no kind', { kind: undefined }],
  ['an unknown kind', { kind: 'weather' }],
  ['half a character', { text: '\ud800' }],
  ['an odd id', { id: '1' }],
])('%s is no report', (_what, change) => {
  const id = crypto.randomUUID();
  expect(ReportProblemInput.safeParse({ id, rideId: id, kind: 'other', text: 'x', ...change }).success).toBe(
    false,
  );
});

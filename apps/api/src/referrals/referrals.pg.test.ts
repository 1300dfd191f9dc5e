import {
  addDays,
  cityDay,
  REFERRAL_LETTERS,
  type ErrorCode,
  type RegisterInput,
  type SetReferralTermsInput,
} from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { sql as isOf } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAccount } from '../auth/account-queries.ts';
import { makeCode } from '../auth/make-code.ts';
import { register } from '../auth/register.ts';
import { verifyEmail } from '../auth/verify-email.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { readStatement } from '../drivers/read-statement.ts';
import { previewExport } from '../export/preview-export.ts';
import { listNotifications } from '../notifications/notification-queries.ts';
import { eraseAccount } from '../own-data/erase-account.ts';
import { acceptRide } from '../rides/accept-ride.ts';
import { advanceRide } from '../rides/advance-ride.ts';
import { deleteRide } from '../rides/desk/delete-ride.ts';
import { requestRide } from '../rides/request-ride.ts';
import type { RunningServices } from '../server/start-services.ts';
import { caller, refused } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { explain, recordQueries } from '../testing/explain.ts';
import { hearEvents } from '../testing/hear-events.ts';
import { holdRow } from '../testing/hold-row.ts';
import { makeRides, makeUnheard } from '../testing/make-rides.ts';
import { ownDataOf } from '../testing/own-data-of.ts';
import { request } from '../testing/places.ts';
import { startTestCore } from '../testing/start-test-core.ts';
import { bringDriver } from './bring-driver.ts';
import { countReferrals, lookThroughReferrals, payReached } from './count-referrals.ts';
import { readDesk, readOwnReferrals } from './referral-queries.ts';
import { setReferralTerms, takeBackReferralTerms } from './set-referral-terms.ts';

const database = useTestDatabase();
let core: RunningServices;
let other: RunningServices;
let admin: TestActor;
let bringer: TestActor;
let termsId: string;
beforeAll(async () => {
  [core, other] = await Promise.all([
    startTestCore(database.connectionString),
    startTestCore(database.connectionString),
  ]);
  admin = await makeActor(core.db, 'admin');
});
afterAll(() => Promise.all([core.stop(), other.stop()]));
beforeEach(async () => {
  bringer = await makeActor(core.db, 'driver');
  termsId = await set();
});

const sql = (text: string, ...values: unknown[]) => core.db.pool.query(text, values);
const input = (change: Partial<SetReferralTermsInput> = {}): SetReferralTermsInput => ({
  ...{ id: crypto.randomUUID(), isOn: true, rides: 2, days: 30, bringerCents: 5_000, comerCents: 2_000 },
  ...change,
});
async function set(change: Partial<SetReferralTermsInput> = {}): Promise<string> {
  const terms = input(change);
  await setReferralTerms(core, admin, terms);
  return terms.id;
}
const later = (days: number, time = '10:00') => ({ day: addDays(cityDay(core.timeZone), days), time });

/** A driver who came by the one who brings, and was approved. */
async function come(under = termsId, isApproved = true): Promise<TestActor> {
  const comer = await makeActor(core.db, 'driver', { approved: false, available: false });
  await sql('update users set phone = null where id = $1', comer.userId);
  await inTransaction(core.db, (tx) =>
    bringDriver(tx, comer.userId, { bringerId: bringer.userId, termsId: under }),
  );
  if (isApproved)
    await sql('update drivers set approved = true, available = true where id = $1', comer.userId);
  return comer;
}
const STEPS = ['picked_up', 'in_transit', 'completed'] as const;
async function complete(by: TestActor, at = core): Promise<string> {
  const { id: rideId } = await requestRide(at, await makeActor(core.db, 'rider'), request());
  await acceptRide(at, by, { rideId });
  for (const to of STEPS) await advanceRide(at, by, { rideId, to });
  return rideId;
}
/** Rides as if every process had died right after them: nobody counted. */
const completeUnheard = async ({ userId: driverId }: TestActor, count: number) =>
  makeUnheard(core.db, { riderId: (await makeActor(core.db, 'rider')).userId, driverId, count });
const count = (comer: TestActor, at = core) =>
  inTransaction(at.db, (tx) => countReferrals(tx, [comer.userId]));
const mine = (by: TestActor) => readOwnReferrals(core.db, by.userId);
async function bonusesOf(comer: TestActor) {
  const { rows } = await sql(
    `select b.driver_id = f.driver_id as "isComer", b.amount_cents as cents
      from referral_bonuses b join referrals f on f.id = b.referral_id where f.driver_id = $1 order by 1`,
    comer.userId,
  );
  return rows;
}
const BOTH = [
  { isComer: false, cents: 5_000 },
  { isComer: true, cents: 2_000 },
];
const paid = (comer: TestActor) => expect.poll(() => bonusesOf(comer)).toEqual(BOTH);
/** Both drivers and the desk are told that something came of a referral, by this. */
async function isTold(comer: { userId: string }, work: () => Promise<unknown>): Promise<void> {
  const heard = await hearEvents(database.connectionString);
  await work();
  const told = { event: 'referral.changed', bringerId: bringer.userId, comerId: comer.userId };
  await expect.poll(() => heard.named('referral.changed')).toContainEqual(told);
  await heard.stop();
}
const messagesOf = async (by: TestActor) =>
  (await listNotifications(core.db, by.userId, { type: 'referral_paid', page: 1, limit: 20 })).items;

describe('the desk', () => {
  test('sets terms once however often they are sent, and it is in the trail', async () => {
    const wanted = input({ rides: 7 });
    const { rows: clock } = await sql('select now() as at');
    const desk = await setReferralTerms(core, admin, wanted);
    // The terms before are of this moment, and these don’t begin before them.
    expect(Date.parse(desk.now!.beginsAt)).toBeGreaterThanOrEqual(clock[0].at.getTime());
    expect(desk).toMatchObject({
      now: { id: wanted.id, isOn: true, rides: 7, by: { name: admin.name } },
      coming: null,
    });
    await setReferralTerms(core, admin, wanted);
    await refused(setReferralTerms(core, admin, { ...wanted, rides: 8 }), 'COMMAND_REUSED');
    const { rows } = await sql(
      `select type, data ->> 'referralRides' as rides from account_events where data ->> 'referralTermsId' = $1`,
      wanted.id,
    );
    expect(rows).toEqual([{ type: 'referral_terms.set', rides: '7' }]);
  });

  test('sets them from a moment on, replaces those that haven’t begun, and takes them back', async () => {
    await set({ from: later(1), rides: 3 });
    const next = await set({ from: later(2), rides: 4 });
    await set({ id: next, from: later(2), rides: 4 });
    await refused(set({ id: next, from: later(3), rides: 4 }), 'COMMAND_REUSED');
    const desk = await readDesk(core.db);
    expect(desk).toMatchObject({ now: { id: termsId }, coming: { id: next, rides: 4 } });
    expect((await mine(bringer)).changesAt).toBe(desk.coming?.beginsAt);
    expect(await takeBackReferralTerms(core, admin, { termsId: next })).toMatchObject({ coming: null });
    await takeBackReferralTerms(core, admin, { termsId: next });
    await refused(takeBackReferralTerms(core, admin, { termsId }), 'REFERRAL_TERMS_BEGUN');
    for (const [from, message] of [
      [later(-1), /in the future/],
      [later(93, '23:59'), /within the next 92 days/],
    ] as const)
      await expect(set({ from })).rejects.toThrow(message);
  });

  test('terms that begin hold at once; those before stay with who came under them', async () => {
    const comer = await come();
    await set({ rides: 9, bringerCents: 100, comerCents: 0 });
    expect(await mine(bringer)).toMatchObject({
      terms: { rides: 9, bringerCents: 100 },
      brought: [{ rides: 2, bonusCents: 5_000 }],
    });
    await complete(comer);
    await complete(comer);
    await paid(comer);
  });
});

describe('a code', () => {
  const form = (change: Partial<RegisterInput> = {}): RegisterInput => ({
    ...{ role: 'driver', name: 'Rafiq Islam', email: `${crypto.randomUUID()}@example.test` },
    ...{ password: 'correct horse', ...change },
  });
  const signUp = (change: Partial<RegisterInput> = {}) => register(core, form(change), caller());
  const verify = async ({ userId, email }: { userId: string; email: string }, referralCode: string) =>
    verifyEmail(
      core,
      { email, otp: (await makeCode(core.db, userId, 'verify')) as string, referralCode },
      caller(),
    );
  const codeOf = async (by: TestActor) => (await mine(by)).code as string;
  const broughtBy = async (userId: string) =>
    (await sql('select brought_by as by, terms_id as "termsId" from referrals where driver_id = $1', userId))
      .rows;

  test('is made once, also by two at once, and only for drivers who may drive', async () => {
    const [one, two] = await Promise.all([codeOf(bringer), codeOf(bringer)]);
    expect(one).toMatch(new RegExp(`^[${REFERRAL_LETTERS}]{6}$`));
    expect(two).toBe(one);
    expect(await codeOf(bringer)).toBe(one);
    await codeOf(await makeActor(core.db, 'driver'));
    expect(await ownDataOf(core, bringer)).toMatchObject({ referralCode: [{ code: one }] });
    for (const state of [
      { approved: false, available: false },
      { suspended: true, available: false },
    ])
      expect(await codeOf(await makeActor(core.db, 'driver', state))).toBeNull();
    await set({ isOn: false });
    expect(await mine(bringer)).toMatchObject({ terms: null, code: null });
  });

  test('brings a driver, also two who sign up at once; each is seen once the address is verified', async () => {
    const referralCode = await codeOf(bringer);
    const both = await Promise.all([signUp({ referralCode }), signUp({ referralCode, name: 'Rina Das' })]);
    for (const { userId } of both) expect(await broughtBy(userId)).toEqual([{ by: bringer.userId, termsId }]);
    expect(await mine(bringer)).toMatchObject({ brought: [], broughtCount: 0 });
    await sql(
      'update users set email_verified_at = now() where id = any ($1)',
      both.map(({ userId }) => userId),
    );
    const { brought, broughtCount } = await mine(bringer);
    expect(brought.map(({ name }) => name).toSorted()).toEqual(['Rafiq', 'Rina']);
    expect(brought[0]).toMatchObject({
      done: 0,
      endsAt: null,
      reachedAt: null,
      paidAt: null,
      isClosed: false,
    });
    expect(broughtCount).toBe(2);
  });

  test('is noted for who goes back and signs up again with the same password, and for nobody else', async () => {
    const referralCode = await codeOf(bringer);
    const first = form();
    const { userId } = await register(core, first, caller());
    await refused(
      register(core, { ...first, password: 'not this one', referralCode }, caller()),
      'EMAIL_WAITING',
    );
    expect(await broughtBy(userId)).toEqual([]);
    const second = form();
    const { userId: again } = await register(core, second, caller());
    const back = register(core, { ...second, referralCode }, caller());
    await expect(back).rejects.toMatchObject({ refused: ['EMAIL_WAITING'] });
    expect(await broughtBy(again)).toEqual([{ by: bringer.userId, termsId }]);
    const late = await codeOf(await makeActor(core.db, 'driver'));
    await refused(register(core, { ...second, referralCode: late }, caller()), 'EMAIL_WAITING');
    expect(await broughtBy(again)).toEqual([{ by: bringer.userId, termsId }]);
  });

  test('is that of who has the mailed code, whoever else signed up with the address, before or after', async () => {
    const [own, others] = [await codeOf(bringer), await codeOf(await makeActor(core.db, 'driver'))];
    for (const [first, second] of [
      [own, others],
      [others, own],
    ]) {
      const typed = form({ referralCode: first });
      const { userId: otherId } = await signUp({ referralCode: first });
      const made = await register(core, typed, caller());
      const again = { ...typed, password: 'of somebody else', referralCode: second };
      await expect(register(core, again, caller())).rejects.toMatchObject({ refused: ['EMAIL_WAITING'] });
      await refused(register(core, typed, caller()), 'EMAIL_WAITING');
      expect(await broughtBy(made.userId)).toEqual([]);
      expect(await broughtBy(otherId)).toHaveLength(1);
      await verify(made, own);
      expect(await broughtBy(made.userId)).toEqual([{ by: bringer.userId, termsId }]);
    }
    expect((await mine(bringer)).broughtCount).toBe(2);
  });

  test('of the sign-up stays, and one that can’t be used doesn’t stop the verification', async () => {
    const first = await signUp({ referralCode: await codeOf(bringer) });
    const others = await codeOf(await makeActor(core.db, 'driver'));
    await isTold(first, () => verify(first, others));
    expect(await broughtBy(first.userId)).toEqual([{ by: bringer.userId, termsId }]);
    const second = await signUp();
    await verify(second, 'CCCCCC');
    expect(await broughtBy(second.userId)).toEqual([]);
    expect((await findAccount(core.db, second.email))?.emailVerifiedAt).not.toBeNull();
  });

  test('isn’t noted for an account that another one made a rider’s, and its owner is told', async () => {
    const typed = form({ role: 'rider' });
    const made = await register(core, typed, caller());
    const referralCode = await codeOf(bringer);
    const driver = { ...typed, role: 'driver' as const, password: 'of the driver', referralCode };
    await expect(register(core, driver, caller())).rejects.toMatchObject({
      refused: ['EMAIL_WAITING_UNBROUGHT'],
    });
    await verify(made, referralCode);
    expect(await broughtBy(made.userId)).toEqual([]);
  });

  test('stays with who has just verified the address, whoever signs up again', async () => {
    const first = form({ referralCode: await codeOf(bringer) });
    const { userId } = await register(core, first, caller());
    const held = await holdRow(database.connectionString, 'select from users where id = $1 for update', [
      userId,
    ]);
    const again = refused(register(core, { ...first, password: 'another one' }, caller()), 'EMAIL_WAITING');
    await held.waiting(1);
    await held.query(`update users set email_verified_at = now() where id = '${userId}'`);
    await held.commit();
    await again;
    expect(await broughtBy(userId)).toEqual([{ by: bringer.userId, termsId }]);
  });

  test('isn’t noted for who verifies the address while the same password comes again', async () => {
    const first = form();
    const { userId } = await register(core, first, caller());
    const held = await holdRow(database.connectionString, 'select from users where id = $1 for update', [
      userId,
    ]);
    const referralCode = await codeOf(bringer);
    const again = refused(register(core, { ...first, referralCode }, caller()), 'EMAIL_WAITING');
    await held.waiting(1);
    await held.query(`update users set email_verified_at = now() where id = '${userId}'`);
    await held.commit();
    await again;
    expect(await broughtBy(userId)).toEqual([]);
  });

  test('of one’s own, by the phone number, is taken like any other but isn’t noted, at once or on coming back', async () => {
    const referralCode = await codeOf(bringer);
    const { userId } = await signUp({ referralCode, phone: '01700-000000' });
    expect(await broughtBy(userId)).toEqual([]);
    const first = form({ phone: '+8801700000000' });
    const { userId: again } = await register(core, first, caller());
    await refused(
      register(core, { ...first, referralCode, phone: '01811-000000' }, caller()),
      'EMAIL_WAITING',
    );
    expect(await broughtBy(again)).toEqual([]);
    const { userId: others } = await signUp({ referralCode, phone: '01811-000000' });
    expect(await broughtBy(others)).toEqual([{ by: bringer.userId, termsId }]);
  });

  test.each<[string, ErrorCode, (code: string) => Promise<Partial<RegisterInput>> | Partial<RegisterInput>]>([
    ['that nobody has', 'REFERRAL_UNKNOWN', () => ({ referralCode: 'CCCCCC' })],
    ['of a rider’s account', 'REFERRAL_RIDER', (referralCode) => ({ referralCode, role: 'rider' })],
    [
      'of a suspended driver',
      'REFERRAL_BARRED',
      async (referralCode) => {
        await sql('update drivers set available = false, suspended = true where id = $1', bringer.userId);
        return { referralCode };
      },
    ],
    [
      'of a blocked driver',
      'REFERRAL_BARRED',
      async (referralCode) => {
        await sql(`update users set status = 'blocked' where id = $1`, bringer.userId);
        return { referralCode };
      },
    ],
    [
      'of a driver who left',
      'REFERRAL_GONE',
      async (referralCode) => {
        await inTransaction(core.db, (tx) => eraseAccount(core, tx, bringer.userId, caller()));
        return { referralCode };
      },
    ],
    [
      'while referral is off',
      'REFERRALS_OFF',
      async (referralCode) => {
        await set({ isOn: false });
        return { referralCode };
      },
    ],
  ])('%s is refused by the field, and makes no account', async (_, code, change) => {
    const wanted = form(await change(await codeOf(bringer)));
    const answer = register(core, wanted, caller());
    await refused(answer, code);
    await expect(answer).rejects.toMatchObject({ fields: new Map([['referralCode', expect.anything()]]) });
    expect((await sql('select from users where email = $1', wanted.email)).rows).toEqual([]);
  });
});

describe('rides', () => {
  test('are counted as they are completed; the last one pays both once, who are told and see it', async () => {
    const comer = await come();
    await complete(comer);
    await expect
      .poll(async () => (await mine(bringer)).brought)
      .toMatchObject([{ done: 1, reachedAt: null }]);
    expect(await bonusesOf(comer)).toEqual([]);
    await complete(comer, other);
    await paid(comer);
    await complete(comer);
    await Promise.all([core, other].map((at) => count(comer, at)));
    await Promise.all([core, other].map((at) => lookThroughReferrals(at)));
    expect(await bonusesOf(comer)).toEqual(BOTH);
    expect(await messagesOf(bringer)).toMatchObject([
      { params: { isBringer: true, rides: 2, bonusCents: 5_000 } },
    ]);
    expect(await messagesOf(comer)).toMatchObject([{ params: { isBringer: false, bonusCents: 2_000 } }]);
    const paidAt = expect.any(String);
    expect(await mine(bringer)).toMatchObject({
      brought: [{ name: 'driver', done: 2, bonusCents: 5_000, paidAt, isClosed: true }],
      paidCents: 5_000,
    });
    expect(await mine(comer)).toMatchObject({ cameBy: { done: 2, bonusCents: 2_000, paidAt }, paidCents: 0 });
    const days = { from: addDays(cityDay(core.timeZone), -2), to: addDays(cityDay(core.timeZone), 2) };
    const { referralBonuses } = await readStatement(core.db, bringer.userId, days, core.timeZone);
    expect(referralBonuses).toMatchObject([{ name: 'driver', isBringer: true, amountCents: 5_000 }]);
    const before = { from: addDays(days.from, -7), to: addDays(days.from, -1) };
    expect((await readStatement(core.db, bringer.userId, before, core.timeZone)).referralBonuses).toEqual([]);
    const { rows } = await sql(
      `select referral_id is not null as is, amount_cents as cents from bonuses where driver_id = $1`,
      bringer.userId,
    );
    expect(rows).toEqual([{ is: true, cents: 5_000 }]);
  });

  test('that pay are in finance’s table of bonuses, a row for each of the two, with the other one', async () => {
    const comer = await come(await set({ rides: 1 }));
    await complete(comer);
    await paid(comer);
    const { columns, rows } = await previewExport(core.db, core.timeZone, { name: 'bonuses' });
    const rowOf = ({ userId }: TestActor) => {
      const cells = rows.find((row) => row[columns.indexOf('Driver ID')] === userId) ?? [];
      return Object.fromEntries(columns.map((column, at) => [column, cells[at]]));
    };
    const isRow = (who: TestActor, other: TestActor, more: object) => ({
      ...{ Quest: '', Rides: '1', 'Driver ID': who.userId, Driver: who.name },
      ...{ 'Driver email': `${who.userId}@example.test` },
      ...{ 'Other driver ID': other.userId, 'Other driver': other.name, ...more },
    });
    expect(rowOf(bringer)).toMatchObject(
      isRow(bringer, comer, { 'Bonus (USD)': '50.00', Referral: 'brought' }),
    );
    expect(rowOf(comer)).toMatchObject(isRow(comer, bringer, { 'Bonus (USD)': '20.00', Referral: 'came' }));
  });

  test('two processes that count the last one at once pay once', async () => {
    const comer = await come();
    await completeUnheard(comer, 2);
    const held = await holdRow(
      database.connectionString,
      'select from referrals where driver_id = $1 for update',
      [comer.userId],
    );
    const counting = [core, other].map((at) => count(comer, at));
    await held.waiting(2);
    await held.commit();
    await Promise.all(counting);
    expect(await bonusesOf(comer)).toEqual(BOTH);
    expect(await messagesOf(comer)).toHaveLength(1);
  });

  test('two processes that pay at once what another one has just paid pay the rest, once', async () => {
    const comer = await come();
    await completeUnheard(comer, 2);
    await sql('update referrals set done = 2, reached_at = approved_at where driver_id = $1', comer.userId);
    const held = await holdRow(database.connectionString, 'select from drivers where id = $1', [
      comer.userId,
    ]);
    await held.query(
      `insert into referral_bonuses (referral_id, driver_id, amount_cents)
        select id, driver_id, 2000 from referrals where driver_id = '${comer.userId}'`,
    );
    const paying = [core, other].map((at) =>
      inTransaction(at.db, (tx) => payReached(tx, isOf`f.driver_id = ${comer.userId}`)),
    );
    await held.waiting(2);
    await held.commit();
    await Promise.all(paying);
    expect(await bonusesOf(comer)).toEqual(BOTH);
    expect(await messagesOf(bringer)).toHaveLength(1);
  });

  test('that come while another process counts are not left out', async () => {
    const comer = await come(await set({ rides: 3 }));
    const [one] = [await complete(comer), await complete(comer)];
    await expect.poll(() => mine(comer)).toMatchObject({ cameBy: { done: 2 } });
    await sql('update rides set deleted_at = now() where id = $1', one);
    await count(comer);
    const held = await holdRow(
      database.connectionString,
      'select from referrals where driver_id = $1 for update',
      [comer.userId],
    );
    const counting = count(comer);
    await held.waiting(1);
    await sql('update rides set deleted_at = null where id = $1', one);
    await held.commit();
    await counting;
    expect(await mine(comer)).toMatchObject({ cameBy: { done: 2 } });
  });

  test('of the last moment count, and one of the moment after doesn’t', async () => {
    for (const [late, expected] of [
      [`- interval '1 ms'`, BOTH],
      ['', []],
    ] as const) {
      const comer = await come();
      const [last] = await completeUnheard(comer, 2);
      await sql(
        `update referrals set approved_at = now() - interval '31 days', ends_at = now() - interval '1 minute' where driver_id = $1`,
        comer.userId,
      );
      await sql(
        `update rides set requested_at = now() - interval '20 minutes', accepted_at = null, completed_at = (select ends_at ${late} from referrals f where f.driver_id = rides.driver_id) where id = $1`,
        last,
      );
      await sql(
        `update rides set requested_at = now() - interval '30 minutes', accepted_at = null, completed_at = now() - interval '25 minutes' where driver_id = $1 and id <> $2`,
        comer.userId,
        last,
      );
      await count(comer);
      expect(await bonusesOf(comer)).toEqual(expected);
      const { rows } = await sql(
        `select f.reached_at = r.completed_at as is from referrals f, rides r where f.driver_id = $1 and r.id = $2`,
        comer.userId,
        last,
      );
      expect(rows).toEqual([{ is: expected.length > 0 ? true : null }]);
    }
  });

  test('of several drivers are counted at once: each is paid for their own, and one who brought them for each', async () => {
    const comers = [await come(), await come(), await come()] as const;
    for (const [n, comer] of comers.entries()) await completeUnheard(comer, Math.min(2, n + 1));
    await inTransaction(core.db, (tx) =>
      countReferrals(
        tx,
        comers.map(({ userId }) => userId),
      ),
    );
    const bonuses = await Promise.all(comers.map((comer) => bonusesOf(comer)));
    expect(bonuses).toEqual([[], BOTH, BOTH]);
    expect(await mine(bringer)).toMatchObject({
      brought: [{ done: 2 }, { done: 2 }, { done: 1 }],
      paidCents: 10_000,
    });
    await sql(`update users set name = 'Nasima Akter' where id = $1`, bringer.userId);
    const [brought, came] = [
      { side: 'brought', otherFirstName: 'driver' },
      { side: 'came', otherFirstName: 'Nasima' },
    ];
    expect(await ownDataOf(core, bringer)).toMatchObject({
      referrals: [2, 2, 1].map((ridesDone) => ({ ...brought, ridesNeeded: 2, ridesDone })),
      referralBonuses: [1, 2].map(() => ({ ...brought, amountCents: 5_000 })),
    });
    expect(await ownDataOf(core, comers[2])).toMatchObject({
      referrals: [{ ...came, ridesNeeded: 2, ridesDone: 2 }],
      referralBonuses: [{ ...came, amountCents: 2_000 }],
    });
  });

  test('before the approval, deleted, with each other, or of others don’t count; what is deleted later counts no more', async () => {
    const comer = await come(await set({ rides: 3 }));
    const [early, shared, deleted] = await completeUnheard(comer, 3);
    await sql(
      `update rides set requested_at = now() - interval '1 hour', accepted_at = null, completed_at = (select approved_at - interval '1 ms' from referrals f where f.driver_id = rides.driver_id) where id = $1`,
      early,
    );
    await sql('update rides set rider_id = $2 where id = $1', shared, bringer.userId);
    await sql(
      `update rides set requested_at = f.approved_at, accepted_at = null, completed_at = f.approved_at from referrals f where f.driver_id = rides.driver_id and rides.id = $1`,
      deleted,
    );
    await count(comer);
    expect(await mine(comer)).toMatchObject({ cameBy: { done: 1 } });
    await complete(await makeActor(core.db, 'driver'));
    await deleteRide(core, admin, {
      rideId: deleted,
      commandId: crypto.randomUUID(),
      reason: 'Test',
    } as never);
    await expect.poll(() => mine(comer)).toMatchObject({ cameBy: { done: 0 } });
    expect(await bonusesOf(comer)).toEqual([]);
  });

  test('pay also if every process died between the ride and the bonus, however long ago, by any terms', async () => {
    const comers = [await come(), await come(await set())];
    // Approved later than the others’ rides.
    await come();
    for (const comer of comers) await completeUnheard(comer, 2);
    const driverIds = comers.map(({ userId }) => userId);
    await sql(
      `update referral_terms set looked_at = null, begins_at = begins_at - interval '90 days' where id in (select terms_id from referrals where driver_id = any ($1))`,
      driverIds,
    );
    await sql(
      `update referrals set approved_at = now() - interval '40 days', ends_at = now() - interval '10 days' where driver_id = any ($1)`,
      driverIds,
    );
    await sql(
      `update rides set requested_at = now() - interval '11 days', accepted_at = null, completed_at = now() - interval '11 days', updated_at = now() - interval '11 days' where driver_id = any ($1)`,
      driverIds,
    );
    await Promise.all([lookThroughReferrals(core), lookThroughReferrals(other)]);
    for (const comer of comers) expect(await bonusesOf(comer)).toEqual(BOTH);
  });

  test('of the hour before the last look are looked through again', async () => {
    const comer = await come();
    await completeUnheard(comer, 2);
    await sql('update referral_terms set looked_at = now() where id = $1', termsId);
    await sql(
      `update referrals set approved_at = now() - interval '1 day' where driver_id = $1`,
      comer.userId,
    );
    await sql(
      `update rides set requested_at = now() - interval '59 minutes', accepted_at = null, completed_at = now() - interval '59 minutes', updated_at = now() - interval '59 minutes' where driver_id = $1`,
      comer.userId,
    );
    await lookThroughReferrals(core);
    expect(await bonusesOf(comer)).toEqual(BOTH);
  });

  test('days that are over close it for good', async () => {
    const comer = await come();
    await complete(comer);
    await expect.poll(() => mine(comer)).toMatchObject({ cameBy: { done: 1 } });
    const endedAgo = (minutes: number) =>
      sql(
        `update referrals set approved_at = now() - interval '31 days', ends_at = now() - $2 * interval '1 minute' where driver_id = $1`,
        comer.userId,
        minutes,
      );
    await endedAgo(59);
    await lookThroughReferrals(core);
    expect(await mine(bringer)).toMatchObject({ brought: [{ isClosed: false, done: 0 }] });
    await endedAgo(61);
    await isTold(comer, () => lookThroughReferrals(core));
    expect(await mine(bringer)).toMatchObject({ brought: [{ isClosed: true, reachedAt: null }] });
    await complete(comer);
    // As if its rides had come only now, from within the days.
    await sql(
      `update rides set requested_at = now() - interval '3 hours', accepted_at = null, completed_at = now() - interval '2 hours' where driver_id = $1`,
      comer.userId,
    );
    await count(comer);
    expect(await mine(bringer)).toMatchObject({ brought: [{ done: 0, reachedAt: null }] });
    expect(await bonusesOf(comer)).toEqual([]);
  });

  const SUSPEND = `update drivers set available = false, suspended = $2 where id = $1`;
  const BLOCK = `update users set status = (case when $2 then 'blocked' else 'active' end)::user_status where id = $1`;
  test.each<[string, string, (comer: TestActor) => TestActor, object[]]>([
    ['suspended, for the one who came, nobody', SUSPEND, (comer) => comer, []],
    ['suspended, for the one who brought, only the other one', SUSPEND, () => bringer, [BOTH[1]!]],
    ['blocked, for the one who came, nobody', BLOCK, (comer) => comer, []],
    ['blocked, for the one who brought, only the other one', BLOCK, () => bringer, [BOTH[1]!]],
  ])('while %s is paid; and afterwards who is left', async (_, bar, who, meanwhile) => {
    const comer = await come();
    const [ride] = await completeUnheard(comer, 2);
    const { userId } = who(comer);
    await sql(bar, userId, true);
    await count(comer);
    // What was reached stays so: after its days, without a ride, and whoever else is counted.
    await sql(
      `update referrals set approved_at = now() - interval '31 days', reached_at = reached_at - interval '2 hours', ends_at = now() - interval '61 minutes' where driver_id = $1`,
      comer.userId,
    );
    await sql('update rides set deleted_at = now() where id = $1', ride);
    await count(comer);
    await count(await come());
    await lookThroughReferrals(core);
    expect(await bonusesOf(comer)).toEqual(meanwhile);
    expect(await mine(comer)).toMatchObject({ cameBy: { reachedAt: expect.any(String), isClosed: false } });
    await sql(bar, userId, false);
    await lookThroughReferrals(core);
    expect(await bonusesOf(comer)).toEqual(BOTH);
    expect(await mine(comer)).toMatchObject({ cameBy: { isClosed: true } });
  });

  test('the one who brought is paid later also if the other one has left by then', async () => {
    const comer = await come();
    await completeUnheard(comer, 2);
    await sql(SUSPEND, bringer.userId, true);
    await count(comer);
    await inTransaction(core.db, (tx) => eraseAccount(core, tx, comer.userId, caller()));
    await sql(SUSPEND, bringer.userId, false);
    await lookThroughReferrals(core);
    expect(await bonusesOf(comer)).toEqual(BOTH);
  });

  test('what is held for a driver who then leaves closes it, and the desk hears that', async () => {
    const comer = await come();
    await completeUnheard(comer, 2);
    await sql('update drivers set available = false, suspended = true where id = $1', bringer.userId);
    await count(comer);
    await inTransaction(core.db, (tx) => eraseAccount(core, tx, bringer.userId, caller()));
    await isTold(comer, () => lookThroughReferrals(core));
    expect(await bonusesOf(comer)).toEqual([BOTH[1]]);
    expect(await mine(comer)).toMatchObject({ cameBy: { isClosed: true } });
  });

  test('a bonus of nothing is no bonus', async () => {
    const comer = await come(await set({ rides: 1, comerCents: 0 }));
    await complete(comer);
    await expect.poll(() => bonusesOf(comer)).toEqual([{ isComer: false, cents: 5_000 }]);
    await expect.poll(() => mine(comer)).toMatchObject({ cameBy: { isClosed: true, paidAt: null } });
  });

  test('a driver who leaves is paid nothing more, and is named as a deleted account', async () => {
    const [leaver, comer] = [await come(), await come()];
    await inTransaction(core.db, (tx) => eraseAccount(core, tx, leaver.userId, caller()));
    expect((await mine(bringer)).brought).toMatchObject([
      { name: 'driver', isClosed: false },
      { name: 'Deleted account', isClosed: true },
    ]);
    await inTransaction(core.db, (tx) => eraseAccount(core, tx, bringer.userId, caller()));
    await complete(comer);
    await complete(comer);
    await expect.poll(() => bonusesOf(comer)).toEqual([BOTH[1]]);
    await expect
      .poll(() => mine(comer))
      .toMatchObject({ cameBy: { name: 'Deleted account', isClosed: true } });
  });

  test('a driver’s many other rides are not read', async () => {
    const comer = await come(await set({ rides: 20 }));
    const rider = await makeActor(core.db, 'rider');
    await makeRides(core.db, { riderId: rider.userId, driverId: comer.userId, count: 5_000 });
    await core.db.pool.query('analyze rides');
    const asked = await recordQueries(() => count(comer));
    const counting = asked.find(({ text }) => text.includes('set done = counted.done'))!;
    const { scans } = await explain(core.db, counting);
    const read = scans.filter(({ table }) => table === 'rides');
    expect(read.length).toBeGreaterThan(0);
    for (const { rows } of read) expect(rows).toBeLessThan(200);
  });

  test('completed before the first driver under these terms was approved are not looked through', async () => {
    await sql(`update referral_terms set begins_at = begins_at - interval '190 days' where id = $1`, termsId);
    const [rider, older] = [await makeActor(core.db, 'rider'), await makeActor(core.db, 'driver')];
    await makeRides(core.db, { riderId: rider.userId, driverId: older.userId, count: 5_000 });
    await core.db.pool.query('analyze rides');
    await come();
    const asked = await recordQueries(() => lookThroughReferrals(core));
    const looking = asked.filter(
      ({ text, values }) => text.includes('select distinct r.driver_id') && values.includes(termsId),
    );
    expect(looking).toHaveLength(1);
    await sql('update referral_terms set looked_at = null where id = $1', termsId);
    const { scans } = await explain(core.db, looking[0]!);
    const read = scans.filter(({ table }) => table === 'rides');
    expect(read.length).toBeGreaterThan(0);
    for (const { rows } of read) expect(rows).toBeLessThan(200);
  });
});

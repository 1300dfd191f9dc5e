import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { CODE_MINUTES } from '../../mail/mail-job.ts';
import { verifyEmail } from '../../auth/verify-email.ts';
import { caller, makeAccount } from '../../testing/accounts.ts';
import { requestRide } from '../../rides/request-ride.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { givePasskey } from '../../testing/passkeys.ts';
import { AIRPORT, GULSHAN, request } from '../../testing/places.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { DevMailbox } from '../../mail/dev-mailbox.ts';
import type { MailJob } from '../../mail/mail-job.ts';
import { sendMail } from './send-mail.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let mailbox: DevMailbox;
let said: string[];
beforeEach(() => {
  said = [];
  mailbox = new DevMailbox('http://ridewire.test/dev/mailbox', (line) => said.push(line));
});

/** The mail the job sent, if any. */
async function send(job: unknown, queuedAt = new Date()) {
  const before = mailbox.list().length;
  await sendMail(core, mailbox, job, { queuedAt, signal: new AbortController().signal });
  const mails = mailbox.list();
  expect(mails.length - before).toBeLessThan(2);
  return mails.length > before ? mails[0] : undefined;
}
const codeJob = (userId: string, purpose: 'verify' | 'reset' = 'verify'): MailJob => ({
  kind: 'code',
  purpose,
  userId,
});
const set = (userId: string, change: string) =>
  core.db.pool.query(`update drivers set ${change} where id = $1`, [userId]);

describe('a code', () => {
  test('is in the mail alone, works, and is said on one line where mails go nowhere', async () => {
    const { userId, email } = await makeAccount(core, { isVerified: false });
    const mail = await send(codeJob(userId));
    const otp = mail?.code as string;
    expect(mail).toMatchObject({
      to: email,
      subject: 'Your Ridewire code',
      code: expect.stringMatching(/^\d{6}$/),
    });
    expect(mail?.text).toContain(`${CODE_MINUTES} minutes`);
    expect(said).toEqual([
      `mail to ${email}: Your Ridewire code is ${otp} (http://ridewire.test/dev/mailbox)`,
    ]);
    const { rows } = await core.db.pool.query('select * from email_codes where user_id = $1', [userId]);
    expect(JSON.stringify(rows)).not.toContain(otp);
    await verifyEmail(core, { email, otp }, caller());
  });

  test('isn’t sent to who was verified or blocked meanwhile, or is gone', async () => {
    const verified = await makeAccount(core);
    const blocked = await makeAccount(core, { isVerified: false, isBlocked: true });
    for (const { userId } of [verified, blocked]) expect(await send(codeJob(userId))).toBeUndefined();
    expect(await send(codeJob(blocked.userId, 'reset'))).toBeUndefined();
    expect(await send(codeJob(crypto.randomUUID()))).toBeUndefined();
  });

  test('comes without the name somebody typed, until the address is known to be theirs', async () => {
    const { userId } = await makeAccount(core, { isVerified: false });
    await core.db.pool.query(`update users set name = 'You won! evil.example' where id = $1`, [userId]);
    const mail = await send(codeJob(userId));
    expect(mail?.text + (mail?.html ?? '')).not.toContain('evil');
  });
});

test('a reset password is told with the time it happened, in the city’s clock', async () => {
  const { userId } = await makeAccount(core);
  const mail = await send({ kind: 'password_reset', userId }, new Date('2026-11-21T20:32:00Z'));
  expect(mail?.text).toContain('Ayesha, your password was reset on 22 November 2026 at 02:32.');
  expect(mail?.text).toContain('http://ridewire.test/login');
});

test('a reset password is told with the passkeys that still sign in, where there are some', async () => {
  const rider = await makeActor(core.db, 'rider');
  const { userId } = rider;
  const job = { kind: 'password_reset', userId };
  expect((await send(job))?.text).not.toContain('passkey');
  await givePasskey(core, rider);
  expect((await send(job))?.text).toContain('Your passkeys still work');
  await core.db.pool.query(`update users set language = 'bn' where id = $1`, [userId]);
  expect((await send(job))?.text).toContain('আপনার পাসকিগুলো এখনো কাজ করে');
});

test('a rider reads which of their scheduled rides the desk moved, from when to when, or canceled, while it is so', async () => {
  const { userId } = await makeAccount(core);
  const pickupAt = '2026-12-02T03:30:00.000Z';
  const { rows } = await core.db.pool.query<{ id: string }>(
    `insert into scheduled_rides (id, rider_id, type, pickup_address, pickup_lat, pickup_lng, destination_address, destination_lat,
        destination_lng, distance_meters, duration_seconds, fare_cents, pickup_at)
      values (gen_random_uuid(), $1, 'standard', 'Gulshan 2', 23.79, 90.41, 'Airport', 23.84, 90.4, 8000, 1440, 1450, $2) returning id`,
    [userId, pickupAt],
  );
  const scheduledId = rows[0]?.id;
  const setTo = (change: string) =>
    core.db.pool.query(`update scheduled_rides set ${change} where id = $1`, [scheduledId]);
  const job = { kind: 'scheduled_changed', userId, scheduledId, destination: 'Airport', pickupAt };
  const moved = () => send({ ...job, movedFrom: '2026-12-01T12:15:00.000Z' });
  const canceled = () => send({ ...job, movedFrom: null });
  const mail = await moved();
  expect(mail?.subject).toBe('Your scheduled ride has a new time');
  expect(mail?.text).toContain(
    'It was planned for 18:15 on 1 December 2026, and is now at 09:30 on 2 December 2026.',
  );
  expect(mail?.text).toContain('/dashboard/rider/active-rides');
  expect(await canceled()).toBeUndefined();
  expect(await send({ ...job, movedFrom: pickupAt }), 'moved there and back').toBeUndefined();
  const changed = await send({ ...job, movedFrom: pickupAt, parts: ['pickup', 'type'] });
  expect(changed?.subject).toBe('Your scheduled ride was changed');
  expect(changed?.text).toContain('support changed the pickup and the ride type of your scheduled ride.');
  expect(changed?.text).toContain('from Gulshan 2 to Airport, for $14.50.');
  await setTo(`pickup_at = pickup_at + interval '1 hour'`);
  expect(await moved()).toBeUndefined();
  await setTo(`state = 'canceled', pickup_at = pickup_at - interval '1 hour'`);
  expect(await moved()).toBeUndefined();
  expect((await canceled())?.text).toContain('your ride to Airport, planned for 09:30 on 2 December 2026.');
});

test('a rider reads which of their scheduled rides no driver took, and where to book it again', async () => {
  const { userId } = await makeAccount(core);
  const { id: rideId } = await requestRide(core, { userId, role: 'rider' } as TestActor, request());
  const job = { kind: 'scheduled_unserved', userId, rideId };
  const setTo = (change: string) => core.db.pool.query(`update rides set ${change} where id = $1`, [rideId]);
  await setTo(`status = 'canceled', canceled_by = 'system', canceled_at = now()`);
  expect(await send(job), 'a ride for now').toBeUndefined();
  await setTo(`scheduled_for = '2026-12-01T23:00:00Z'`);
  const mail = await send(job);
  expect(mail?.subject).toBe('No driver took your scheduled ride');
  expect(mail?.text).toContain(
    `Ayesha, no driver was free for your ride from ${GULSHAN.address} to ${AIRPORT.address}, planned for 05:00 on 2 December 2026.`,
  );
  expect(mail?.text).toContain(`http://ridewire.test/dashboard/rider/history?ride=${rideId}`);
  expect(mail?.text).not.toContain('passenger');
  const passenger = '{"name": "Amena Begum", "phone": "+8801811111111"}';
  await setTo(`passenger = '${passenger}'`);
  expect((await send(job))?.text).toContain('Please tell your passenger.');
  await core.db.pool.query(`update users set language = 'bn' where id = $1`, [userId]);
  expect((await send(job))?.text).toContain('২ ডিসেম্বর, ২০২৬, ০৫:০০');
  await setTo(`deleted_at = now()`);
  expect(await send(job)).toBeUndefined();
});

test.each([
  ['busy', 'You were on another ride.', 'আপনি অন্য একটি রাইডে ছিলেন।', '/dashboard/rider'],
  ['type', 'This ride type is no longer offered.', 'এই ধরনের রাইড এখন আর নেই।', '/dashboard/rider'],
  ['late', 'We’re sorry.', 'দুঃখিত।', '/dashboard/rider'],
  ['blocked', 'Your account is blocked.', 'আপনার অ্যাকাউন্ট ব্লক করা।', '/contact'],
])(
  'a rider reads that their scheduled ride couldn’t be requested, and why: %s',
  async (why, english, bangla, path) => {
    const { userId } = await makeAccount(core);
    const { rows } = await core.db.pool.query<{ id: string }>(
      `insert into scheduled_rides (id, rider_id, type, pickup_address, pickup_lat, pickup_lng, destination_address, destination_lat,
        destination_lng, distance_meters, duration_seconds, fare_cents, pickup_at, waiting_rate_cents, state)
      values (gen_random_uuid(), $1, 'standard', 'Gulshan 2', 23.79, 90.41, 'Airport', 23.84, 90.4, 8000, 1200, 1000, '2026-12-01T23:00:00Z',
        10, 'waiting') returning id`,
      [userId],
    );
    const scheduledId = rows[0]?.id;
    const job = { kind: 'scheduled_missed', userId, scheduledId };
    expect(await send(job)).toBeUndefined();
    const setTo = (change: string) =>
      core.db.pool.query(`update scheduled_rides set ${change} where id = $1`, [scheduledId]);
    await setTo(`state = 'missed', missed_why = '${why}'`);
    const mail = await send(job);
    expect(mail?.subject).toBe('Your scheduled ride couldn’t be requested');
    expect(mail?.text).toContain('from Gulshan 2 to Airport, planned for 05:00 on 2 December 2026');
    expect(mail?.text).toContain(english);
    expect(mail?.text).toContain(`http://ridewire.test${path}\n`);
    expect(mail?.text).not.toContain('passenger');
    expect(mail?.text.includes('book again')).toBe(why !== 'blocked');
    await setTo(`passenger = '{"name": "Amena Begum", "phone": "+8801811111111"}'`);
    expect((await send(job))?.text).toContain('Please tell your passenger.');
    expect(mail?.text).not.toContain('each day without a ride');
    const series = await core.db.pool.query<{ id: string }>(
      `insert into scheduled_series (id, rider_id, type, pickup_address, pickup_lat, pickup_lng, destination_address, destination_lat,
        destination_lng, weekdays, time, first_day, last_day, next_day)
      values (gen_random_uuid(), $1, 'standard', 'Gulshan 2', 23.79, 90.41, 'Airport', 23.84, 90.4, '{1,2}', '09:30', '2026-11-30',
        '2026-12-20', '2026-12-08') returning id`,
      [userId],
    );
    await setTo(`series_id = '${series.rows[0]?.id}'`);
    expect((await send(job))?.text.includes('each day without a ride')).toBe(why === 'blocked');
    await core.db.pool.query(`update users set language = 'bn' where id = $1`, [userId]);
    const inBangla = await send(job);
    expect(inBangla?.subject).toBe('আপনার আগাম রাইড চাওয়া যায়নি');
    expect(inBangla?.text).toContain(bangla);
  },
);

test('a rider reads on which day their series has no ride, and why', async () => {
  const { userId } = await makeAccount(core);
  const { rows } = await core.db.pool.query<{ id: string }>(
    `insert into scheduled_series (id, rider_id, type, pickup_address, pickup_lat, pickup_lng, destination_address, destination_lat,
      destination_lng, weekdays, time, first_day, last_day, next_day)
    values (gen_random_uuid(), $1, 'standard', 'Gulshan 2', 23.79, 90.41, 'Airport', 23.84, 90.4, '{1,2}', '09:30', '2026-11-30',
      '2026-12-20', '2026-12-08') returning id`,
    [userId],
  );
  const job = { kind: 'series_day', userId, seriesId: rows[0]?.id, day: '2026-12-07', why: 'area' };
  const mail = await send(job);
  expect(mail?.subject).toBe('A day without your repeating ride');
  expect(mail?.text).toContain('o ride to Airport was scheduled at 09:30 on 7 December 2026.');
  expect(mail?.text).toContain('We no longer pick up or drive there.');
  await core.db.pool.query(`update users set language = 'bn' where id = $1`, [userId]);
  const inBangla = await send(job);
  expect(inBangla?.text).toContain('৭ ডিসেম্বর, ২০২৬, ০৯:৩০-এ');
  expect(inBangla?.text).toContain('সেখানে আমরা এখন আর যাই না।');
  await core.db.pool.query('delete from scheduled_series where id = $1', [job.seriesId]);
  expect(await send(job)).toBeUndefined();
});

describe('a driver’s news', () => {
  test.each([
    ['driver_approved', 'approved = true', 'You’re approved to drive'],
    ['driver_suspended', 'approved = true, suspended = true', 'Your driver account is suspended'],
    ['driver_reactivated', 'approved = true', 'You can drive again'],
  ])('%s', async (kind, state, subject) => {
    const { userId, email } = await makeAccount(core, { role: 'driver' });
    await set(userId, state);
    expect(await send({ kind, userId })).toMatchObject({ to: email, subject, code: null });
  });

  test.each([
    ['driver_approved', 'approved = true, suspended = true'],
    ['driver_suspended', 'suspended = false'],
    ['driver_reactivated', 'suspended = true'],
  ])('%s isn’t sent once it is no longer so', async (kind, state) => {
    const { userId } = await makeAccount(core, { role: 'driver' });
    await set(userId, state);
    expect(await send({ kind, userId })).toBeUndefined();
  });

  test('isn’t sent to a rider', async () => {
    const { userId } = await makeAccount(core);
    expect(await send({ kind: 'driver_reactivated', userId })).toBeUndefined();
  });
});

test.each([
  {},
  null,
  { kind: 'newsletter', userId: crypto.randomUUID() },
  { kind: 'password_reset', userId: 'me' },
])('a job that is none fails and sends nothing: %j', async (payload) => {
  await expect(send(payload)).rejects.toThrow();
  expect(mailbox.list()).toEqual([]);
});

test('the mailbox keeps the last hundred', async () => {
  const { userId } = await makeAccount(core);
  for (let i = 0; i < 101; i++) await send({ kind: 'password_reset', userId });
  expect(mailbox.list()).toHaveLength(100);
  expect(mailbox.list()[0]?.id).toBe(101);
  expect(mailbox.find(1)).toBeUndefined();
});

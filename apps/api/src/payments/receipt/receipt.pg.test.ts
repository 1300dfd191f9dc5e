import { openDb } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '../../mail/mail-transport.ts';
import { sendMail } from '../../server/jobs/send-mail.ts';
import { makeActor, type TestActor } from '../../testing/actors.ts';
import { makeRides } from '../../testing/make-rides.ts';
import { findJobs } from '../../testing/queue.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { findReceiptMail, mailReceipt } from './mail-receipt.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let rider: TestActor;
let rideId: string;
beforeEach(async () => {
  // The rider isn't the first account there is.
  const driver = await makeActor(core.db, 'driver');
  rider = await makeActor(core.db, 'rider');
  await makeRides(core.db, { riderId: rider.userId, driverId: driver.userId, count: 1 });
  const { rows } = await core.db.pool.query<{ id: string }>('select id from rides where rider_id = $1', [
    rider.userId,
  ]);
  rideId = rows[0]!.id;
});

/** The mails that the job sends. */
async function send(job: object): Promise<OutgoingMail[]> {
  const mails: OutgoingMail[] = [];
  const transport = { send: async (mail: OutgoingMail) => void mails.push(mail), close: () => {} };
  await sendMail(core, transport, job, { queuedAt: new Date(), signal: new AbortController().signal });
  return mails;
}

test('a rider gets their receipt by mail, as a file', async () => {
  const [mail] = await send({ kind: 'receipt', userId: rider.userId, rideId });
  expect(mail).toMatchObject({
    subject: 'Your Ridewire receipt',
    text: expect.stringContaining('$10.00'),
    attachments: [{ filename: `ridewire-receipt-${rideId.slice(-6)}.pdf` }],
  });
  const text = await readPdf(mail!.attachments![0]!.content);
  for (const words of [`Receipt #${rideId.slice(-6)}`, rider.name, 'Gulshan 2 Circle', 'Total', '$10.00'])
    expect(text).toContain(words);
});

test('pressed twice it is one mail; another person’s ride, or one that wasn’t paid, is not found', async () => {
  await mailReceipt(core, rider, { rideId });
  await mailReceipt(core, rider, { rideId });
  expect(await findJobs(core.db, rider.userId)).toHaveLength(1);
  const other = await makeActor(core.db, 'rider');
  const refused = { code: 'RIDE_NOT_FOUND' };
  await expect(mailReceipt(core, other, { rideId })).rejects.toMatchObject(refused);
  await core.db.pool.query(
    `update rides set status = 'canceled', completed_at = null, canceled_at = now(), canceled_by = 'rider' where id = $1`,
    [rideId],
  );
  await expect(mailReceipt(core, rider, { rideId })).rejects.toMatchObject(refused);
  // The ride may go between the press and the mail.
  expect(await send({ kind: 'receipt', userId: rider.userId, rideId })).toEqual([]);
});

test('a database that fails leaves the mail to be tried again', async () => {
  const db = openDb(database.connectionString);
  await db.close();
  const job = { kind: 'receipt', userId: rider.userId, rideId } as const;
  await expect(findReceiptMail({ ...core, db }, job, rider.name)).rejects.toThrow();
});

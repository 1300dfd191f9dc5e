import type { DocumentState, DocumentView, SeenDocument } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sayNotification } from '../notifications/say-notification.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { holdRow } from '../testing/hold-row.ts';
import { inDays, makeDocument } from '../testing/make-document.ts';
import { redAndBlue } from '../testing/pictures.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { getLatestNotifications } from '../notifications/notification-queries.ts';
import { removeUnverified } from '../auth/remove-unverified.ts';
import { listDrivers } from '../drivers/list-drivers.ts';
import { approveDocument } from './approve-document.ts';
import { documentKey } from './document-file.ts';
import { listDocuments } from './document-queries.ts';
import { removeDocumentFile } from './remove-document-file.ts';
import { returnDocument } from './return-document.ts';
import { uploadDocument } from './upload-document.ts';

const HERE = { userAgent: null, ipAddress: '203.0.113.9' };

const database = useTestDatabase();
const core = useTestCore(database);
let admin: TestActor;
let driver: TestActor;
beforeAll(async () => {
  admin = await makeActor(core.db, 'admin');
});
beforeEach(async () => {
  driver = await makeActor(core.db, 'driver', { approved: false, available: false });
});

const approve = (seen: SeenDocument) => approveDocument(core, admin, seen, HERE);
const giveBack = (seen: SeenDocument, reason = 'The photo is too dark.') =>
  returnDocument(core, admin, { ...seen, reason }, HERE);
const held = async (): Promise<DocumentView[]> => (await listDocuments(core, driver.userId)).documents;
const states = async (): Promise<DocumentState[]> => (await held()).map(({ state }) => state);
const expire = (documentId: string) =>
  core.db.pool.query(`update driver_documents set expires_on = now()::date - 2 where id = $1`, [documentId]);
const eventsOf = async () =>
  (
    await core.db.pool.query(
      `select type, actor_id as by, actor_role as role, ip_address as ip, data from account_events where user_id = $1
        and type like 'document.%' order by id`,
      [driver.userId],
    )
  ).rows;
const told = async ({ userId }: TestActor) =>
  (await getLatestNotifications(core.db, userId)).items.map((item) => {
    const { title, message } = sayNotification('en', item);
    return [item.type, title, message];
  });

/** The files that jobs will remove, once those are due. */
async function removeQueued(): Promise<string[]> {
  const jobs = await core.db.pool.query(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'remove_document' and j.run_at <= now()`,
  );
  for (const { payload } of jobs.rows) await removeDocumentFile(core, payload);
  return jobs.rows.map(({ payload }) => payload.documentId);
}
async function isStored(id: string): Promise<boolean> {
  const file = await core.media.get(documentKey(id, 'webp'));
  file?.stream.destroy();
  return file !== undefined;
}

test('what is sent waits, with its event, and admins are told of the first', async () => {
  const seen = await makeDocument(core, driver);
  expect(await held()).toEqual([
    {
      id: seen.documentId,
      kind: 'licence',
      state: 'waiting',
      version: 1,
      path: `/media/documents/${seen.documentId}`,
      fileType: 'webp',
      byteCount: expect.any(Number),
      expiresOn: inDays(core.timeZone, 365),
      reason: null,
      uploadedAt: expect.stringMatching(/Z$/),
      judgedAt: null,
      judgedBy: null,
    },
  ]);
  expect(await eventsOf()).toMatchObject([
    {
      type: 'document.uploaded',
      by: driver.userId,
      role: 'driver',
      data: { kind: 'licence', documentId: seen.documentId },
    },
  ]);
  await makeDocument(core, driver, 'insurance');
  expect((await told(admin)).filter(([, title]) => title?.includes(driver.name))).toEqual([
    ['document_waiting', `Check ${driver.name}’s documents`, 'The driver’s license is waiting for approval.'],
  ]);
  const { items } = await listDrivers(core.db, { page: 1, limit: 100, search: '', status: 'documents' });
  expect(items.find(({ id }) => id === driver.userId)?.documents).toEqual([
    { kind: 'licence', state: 'waiting', expiresOn: inDays(core.timeZone, 365) },
    { kind: 'insurance', state: 'waiting', expiresOn: inDays(core.timeZone, 365) },
  ]);
});

test('approved: with its event, by whom, and the driver is told', async () => {
  const seen = await makeDocument(core, driver);
  const { documents } = await approve(seen);
  expect(documents).toMatchObject([
    { id: seen.documentId, state: 'approved', version: 2, reason: null, judgedBy: admin.name },
  ]);
  expect((await eventsOf()).at(-1)).toMatchObject({
    type: 'document.approved',
    by: admin.userId,
    role: 'admin',
    ip: HERE.ipAddress,
    data: { kind: 'licence', state: { from: 'waiting', to: 'approved' } },
  });
  expect(await told(driver)).toEqual([
    ['document_approved', 'Your driver’s license is approved', expect.any(String)],
  ]);
});

test('returned: with the reason, which the driver reads', async () => {
  const seen = await makeDocument(core, driver, 'insurance');
  await giveBack(seen, 'It’s somebody else’s.');
  expect(await held()).toMatchObject([{ state: 'returned', version: 2, reason: 'It’s somebody else’s.' }]);
  expect((await eventsOf()).at(-1)).toMatchObject({
    type: 'document.returned',
    data: { reason: 'It’s somebody else’s.', state: { from: 'waiting', to: 'returned' } },
  });
  expect(await told(driver)).toEqual([
    ['document_returned', 'Your insurance was returned', 'It’s somebody else’s. Please send it again.'],
  ]);
});

describe('a new upload', () => {
  test.each(['waiting', 'returned'])('takes the place of one that is %s, whose file goes', async (state) => {
    const first = await makeDocument(core, driver);
    if (state === 'returned') await giveBack(first);
    const second = await makeDocument(core, driver);
    expect(await held()).toMatchObject([
      { id: second.documentId, state: 'waiting', version: 1, reason: null },
    ]);
    expect(await removeQueued()).toContain(first.documentId);
    expect(await isStored(first.documentId)).toBe(false);
    expect(await isStored(second.documentId)).toBe(true);
  });

  test('leaves one that has expired, which keeps its driver offline, until it is approved itself', async () => {
    const first = await makeDocument(core, driver);
    await approve(first);
    await expire(first.documentId);
    const second = await makeDocument(core, driver);
    expect(await states()).toEqual(['approved', 'waiting']);
    await approve(second);
    expect(await held()).toMatchObject([{ id: second.documentId, state: 'approved' }]);
    expect(await removeQueued()).toContain(first.documentId);
  });

  test('leaves the approved one as it is, until it is approved itself', async () => {
    const first = await makeDocument(core, driver);
    await approve(first);
    const second = await makeDocument(core, driver);
    expect(await states()).toEqual(['approved', 'waiting']);
    await giveBack(second);
    expect(await states()).toEqual(['approved', 'returned']);
    const third = await makeDocument(core, driver);
    await approve(third);
    expect(await held()).toMatchObject([{ id: third.documentId, state: 'approved' }]);
    expect(await removeQueued()).toEqual(expect.arrayContaining([first.documentId, second.documentId]));
    expect(await isStored(first.documentId)).toBe(false);
    expect(await isStored(third.documentId)).toBe(true);
  });

  test('of one kind leaves the others alone', async () => {
    await approve(await makeDocument(core, driver));
    await makeDocument(core, driver, 'registration');
    expect((await held()).map(({ kind, state }) => [kind, state])).toEqual([
      ['licence', 'approved'],
      ['registration', 'waiting'],
    ]);
  });
});

describe('a decision holds for what was seen', () => {
  const changed = (message: RegExp) => ({
    code: 'DOCUMENT_CHANGED',
    message: expect.stringMatching(message),
  });

  test('and not for what the driver sent meanwhile', async () => {
    const seen = await makeDocument(core, driver);
    const newer = await makeDocument(core, driver);
    for (const decide of [approve, giveBack])
      await expect(decide(seen)).rejects.toMatchObject(changed(/sent a new one for approval/));
    expect(await held()).toMatchObject([{ id: newer.documentId, state: 'waiting', version: 1 }]);
    expect(await told(driver)).toEqual([]);
  });

  test('of two admins only the first decides, the second reads what it is', async () => {
    const other = await makeActor(core.db, 'admin');
    const seen = await makeDocument(core, driver);
    await giveBack(seen, 'Blurred.');
    await expect(approveDocument(core, other, seen, HERE)).rejects.toMatchObject(
      changed(new RegExp(`returned by ${admin.name}: Blurred`)),
    );
    await approve({ ...seen, version: 2 });
    await expect(approve({ ...seen, version: 2 })).rejects.toMatchObject(changed(/approved by/));
    expect(await states()).toEqual(['approved']);
  });

  test('also when both are at once: one goes through, one event', async () => {
    const seen = await makeDocument(core, driver);
    const results = await Promise.allSettled([approve(seen), giveBack(seen), approve(seen)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'DOCUMENT_CHANGED' });
    expect((await eventsOf()).filter(({ type }) => type !== 'document.uploaded')).toHaveLength(1);
  });

  test('an upload that commits while a decision waits wins', async () => {
    const seen = await makeDocument(core, driver);
    const hold = await holdRow(database.connectionString, 'select from drivers where id = $1 for update', [
      driver.userId,
    ]);
    const sent = makeDocument(core, driver);
    await hold.waiting(1);
    const decision = approve(seen).then(
      () => 'approved',
      (error: { code: string }) => error.code,
    );
    await hold.waiting(2);
    await hold.release();
    const newer = await sent;
    expect(await decision).toBe('DOCUMENT_CHANGED');
    expect(await held()).toMatchObject([{ id: newer.documentId, state: 'waiting' }]);
  });

  test('two uploads at once leave one', async () => {
    await Promise.all([makeDocumentQuietly(), makeDocumentQuietly(), makeDocumentQuietly()]);
    expect(await states()).toEqual(['waiting']);
  });
  const makeDocumentQuietly = async () =>
    uploadDocument(
      core,
      driver,
      { kind: 'licence', expiresOn: inDays(core.timeZone, 9), file: await redAndBlue(8, 8).png().toBuffer() },
      HERE,
    );

  test('what is approved can be returned later, but not while a newer one waits', async () => {
    const seen = await makeDocument(core, driver);
    await approve(seen);
    const approved = { ...seen, version: 2 };
    await makeDocument(core, driver);
    await expect(giveBack(approved)).rejects.toMatchObject(changed(/sent a new one/));
    const registration = await makeDocument(core, driver, 'registration');
    await approve(registration);
    await giveBack({ ...registration, version: 2 });
    expect(await states()).toEqual(['approved', 'waiting', 'returned']);
  });

  test('one that has expired is not approved', async () => {
    const seen = await makeDocument(core, driver);
    await expire(seen.documentId);
    await expect(approve(seen)).rejects.toMatchObject({ code: 'DOCUMENT_EXPIRED' });
    await giveBack(seen);
  });

  test('one that never was is not found', async () => {
    const seen = await makeDocument(core, driver);
    for (const wrong of [
      { kind: 'insurance' as const },
      { driverId: crypto.randomUUID() },
      { driverId: admin.userId },
    ])
      await expect(approve({ ...seen, ...wrong })).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    const nobody = listDocuments(core, crypto.randomUUID());
    await expect(nobody).rejects.toMatchObject({ code: 'DRIVER_NOT_FOUND' });
  });
});

test('only admins decide, and only drivers send', async () => {
  const seen = await makeDocument(core, driver);
  const rider = await makeActor(core.db, 'rider');
  for (const actor of [driver, rider]) {
    await expect(approveDocument(core, actor, seen, HERE)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(returnDocument(core, actor, { ...seen, reason: 'No.' }, HERE)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  }
  for (const actor of [admin, rider])
    await expect(makeDocument(core, actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await states()).toEqual(['waiting']);
});

test('a file that nothing tells of is removed, one in use is not', async () => {
  const { documentId } = await makeDocument(core, driver);
  const lost = crypto.randomUUID();
  for (const id of [documentId, lost]) {
    await core.media.put(documentKey(id, 'webp'), Buffer.from('x'));
    await removeDocumentFile(core, { documentId: id, fileType: 'webp' });
  }
  expect(await isStored(documentId)).toBe(true);
  expect(await isStored(lost)).toBe(false);
});

test('when the account is removed, its files go', async () => {
  const { documentId } = await makeDocument(core, driver);
  await core.db.pool.query(
    `update users set email_verified_at = null, created_at = now() - interval '2 days' where id = $1`,
    [driver.userId],
  );
  expect(await removeUnverified(core)).toBe(1);
  expect(await removeQueued()).toContain(documentId);
  expect(await isStored(documentId)).toBe(false);
});

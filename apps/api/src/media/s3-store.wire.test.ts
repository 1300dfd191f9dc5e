import { buffer } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Log } from '../core/log.ts';
import { makeActor } from '../testing/actors.ts';
import { redAndBlue } from '../testing/pictures.ts';
import { startS3 } from '../testing/start-s3.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { avatarKeys } from './avatar-address.ts';
import { openMediaStore } from './open-media-store.ts';
import { removeAvatarFiles } from './remove-avatar-files.ts';
import { uploadAvatar } from './upload-avatar.ts';

const database = useTestDatabase();
const KEY = 'avatars/0d9c0a3e-5a55-4f8e-9f0a-2b6a5d1f0c11/512.webp';
const SECRET = 'hunter22-hunter22';
const NOT_STORED = 'We can’t store pictures right now. Please try again later.';
let s3: Awaited<ReturnType<typeof startS3>>;
let db: Db;

beforeAll(() => {
  db = openDb(database.connectionString);
});
afterAll(() => db.close());
beforeEach(async () => {
  s3 = await startS3();
});
afterEach(() => s3.stop());

const open = (url: string) => openMediaStore({ S3_URL: url, DATA_DIR: '/nowhere' });
const photo = () => redAndBlue().jpeg().toBuffer();

test('what is put is got, until it is removed', async () => {
  const store = open(s3.url());
  expect(await store.get(KEY)).toBeUndefined();
  await store.put(KEY, Buffer.from('first'));
  await store.put(KEY, Buffer.from('a picture'));
  const got = await store.get(KEY);
  expect(got?.length).toBe(9);
  expect(await buffer(got!.stream)).toEqual(Buffer.from('a picture'));
  await store.remove(KEY);
  expect(await store.get(KEY)).toBeUndefined();
  await store.remove(KEY);
});

test('no key leads out of the bucket', async () => {
  await expect(open(s3.url()).get('../other/512.webp')).rejects.toThrow(/no key/);
});

/** An address where nothing listens any longer. */
async function downUrl(): Promise<string> {
  const other = await startS3();
  await other.stop();
  return other.url(SECRET);
}

test.each<[string, () => string | Promise<string>, RegExp]>([
  ['a wrong secret', () => s3.url(SECRET), /answered 403 SignatureDoesNotMatch/],
  ['a bucket that is not there', () => s3.url(undefined, 'elsewhere'), /answered 404 NoSuchBucket/],
  ['a server that is down', () => downUrl(), /can't be reached: ECONNREFUSED/],
])('%s is an error that holds no secret', async (_what, url, words) => {
  const store = open(await url());
  for (const attempt of [
    () => store.put(KEY, Buffer.from('x')),
    () => store.get(KEY),
    () => store.remove(KEY),
  ]) {
    const error: unknown = await attempt().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(words);
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(SECRET);
  }
});

test('a refused picture is said plainly, and neither the log nor the answer holds the secret', async () => {
  const rider = await makeActor(db, 'rider');
  let logged = '';
  const write = (...words: unknown[]) => void (logged += inspect(words, { depth: 10, showHidden: true }));
  const log: Log = { info: write, warn: write, error: write };
  const core = { db, log, media: open(s3.url(SECRET)) };
  await expect(uploadAvatar(core, rider, await photo())).rejects.toMatchObject({
    code: 'NOT_READY',
    message: NOT_STORED,
  });
  expect(logged).toContain('SignatureDoesNotMatch');
  expect(logged).not.toContain(SECRET);
});

test('a picture that is stored only in part is removed later, and its sender is told at once', async () => {
  const rider = await makeActor(db, 'rider');
  const store = open(s3.url());
  const keys: string[] = [];
  const failing = {
    ...store,
    put: async (key: string, bytes: Uint8Array) => {
      keys.push(key);
      if (key.endsWith('/128.webp')) throw new Error('The disk is full.');
      await store.put(key, bytes);
    },
  };
  const log: Log = { info: () => {}, warn: () => {}, error: () => {} };
  await expect(uploadAvatar({ db, log, media: failing }, rider, await photo())).rejects.toMatchObject({
    code: 'NOT_READY',
  });
  expect(keys).toHaveLength(2);
  const avatarId = keys[0]?.split('/')[1] ?? '';
  const { rows } = await db.pool.query<{ payload: { avatarId: string } }>(
    `select payload from graphile_worker._private_jobs where payload ->> 'avatarId' = $1`,
    [avatarId],
  );
  expect(rows).toEqual([{ payload: { avatarId } }]);
  await removeAvatarFiles({ media: store }, avatarId);
  for (const key of keys) expect(await store.get(key)).toBeUndefined();
  expect((await db.pool.query('select from avatars where user_id = $1', [rider.userId])).rowCount).toBe(0);
});

test('a whole server keeps its pictures there, and says when it can’t', async () => {
  const api = await startTestApi(database.connectionString, { S3_URL: s3.url() });
  try {
    const rider = await makeActor(db, 'rider');
    const upload = async () => {
      const body = new FormData();
      body.append('image', new Blob([new Uint8Array(await photo())]), 'me.jpg');
      const headers = { cookie: rider.cookie };
      return fetch(`${api.url}/api/uploads/avatar`, { method: 'POST', body, headers });
    };
    const { data } = (await (await upload()).json()) as { data: { url: string } };
    const served = await fetch(data.url);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.length).toBe(Number(served.headers.get('content-length')));
    const id = data.url.split('/').at(-2) ?? '';
    expect(await buffer((await open(s3.url()).get(avatarKeys(id).large))!.stream)).toEqual(bytes);
    expect((await fetch(data.url, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(data.url.replace(id, crypto.randomUUID()))).status).toBe(404);

    await s3.stop();
    const refused = await upload();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ success: false, code: 'NOT_READY', message: NOT_STORED });
    const unread = await fetch(data.url);
    expect(unread.status).toBe(503);
    expect(unread.headers.get('cache-control')).toBeNull();
    expect(await unread.json()).toMatchObject({
      message: 'We can’t show pictures right now. Please try again later.',
    });
  } finally {
    await api.close();
  }
});

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileStore } from './file-store.ts';

const KEY = 'avatars/one/512.webp';
let folder: string;
beforeEach(() => (folder = makeTestFolder()));
afterEach(() => removeTestFolder(folder));

test('what is put is got, until it is removed', async () => {
  const store = createFileStore(join(folder, 'media'));
  expect(await store.get(KEY)).toBeUndefined();
  await store.put(KEY, Buffer.from('first'));
  await store.put(KEY, Buffer.from('a picture'));
  const got = await store.get(KEY);
  expect(got?.length).toBe(9);
  expect(await buffer(got!.stream)).toEqual(Buffer.from('a picture'));
  await store.remove(KEY);
  expect(await store.get(KEY)).toBeUndefined();
  await store.remove(KEY);
  expect(readdirSync(join(folder, 'media', 'avatars'))).toEqual([]);
  expect(readdirSync(join(folder, 'media', 'unfinished'))).toEqual([]);
});

test('what can’t be stored leaves nothing behind', async () => {
  const store = createFileStore(folder);
  // A file where the folder should be.
  await store.put('avatars.webp', Buffer.from('x'));
  await expect(store.put('avatars.webp/512.webp', Buffer.from('y'))).rejects.toThrow(/no key/);
  await store.put('avatars/one.webp', Buffer.from('x'));
  await expect(createFileStore(join(folder, 'avatars.webp')).put(KEY, Buffer.from('y'))).rejects.toThrow();
  expect(readdirSync(join(folder, 'unfinished'))).toEqual([]);
});

test.each([
  '../secret.webp',
  '/etc/secret.webp',
  'avatars/../../secret.webp',
  'avatars/x.png',
  'avatars//x.webp',
  'a\0.webp',
  '',
])('no key leads out of the folder: %j', async (key) => {
  const store = createFileStore(join(folder, 'media'));
  await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(/no key/);
  await expect(store.get(key)).rejects.toThrow(/no key/);
  await expect(store.remove(key)).rejects.toThrow(/no key/);
  expect(existsSync(join(folder, 'secret.webp'))).toBe(false);
});

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { afterAll, expect, test } from 'vitest';
import { COMPILED } from '../../testing/compiled.ts';
import { pngOfOneColor } from '../../testing/pictures.ts';
import { startMain, type MainProcess } from '../../testing/start-main.ts';
import { readFolder } from './read-folder.ts';

const folder = makeTestFolder();
afterAll(() => removeTestFolder(folder));

const run = (command: 'backup' | 'restore', dataDir: string, ...args: string[]) =>
  new Promise<{ code: number; out: string; error: string }>((resolve) => {
    execFile(
      process.execPath,
      [fileURLToPath(new URL(`${command}.ts`, import.meta.url)), ...args],
      {
        env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, DATA_DIR: dataDir },
        cwd: folder,
      },
      (failure, out, error) => resolve({ code: Number(failure?.code ?? 0), out, error }),
    );
  });

const ADMIN = { email: 'admin@example.test', password: 'a-long-way-home-7' };

/** With the database that comes along. */
const start = (dataDir: string): Promise<MainProcess> =>
  startMain('', {
    DATA_DIR: dataDir,
    DEMO: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });

async function signIn({ url }: MainProcess): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

async function upload({ url }: MainProcess, token: string): Promise<string> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(pngOfOneColor(64, 64))]), 'me.png');
  const answer = await fetch(`${url}/api/uploads/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const said = (await answer.json()) as { data?: { url: string } };
  expect(said).toMatchObject({ success: true });
  const { data } = said as { data: { url: string } };
  return new URL(data.url).pathname;
}

const bytesAt = async ({ url }: MainProcess, path: string) =>
  Buffer.from(await (await fetch(url + path)).arrayBuffer()).toString('base64');

test('two commands move a running server with its own database, pictures included, to another folder', async () => {
  const [old, moved] = [join(folder, 'old'), join(folder, 'moved')];
  const first = await start(old);
  const token = await signIn(first);
  const picture = await upload(first, token);
  const bytes = await bytesAt(first, picture);
  expect(await run('backup', old, 'kept')).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringMatching(/ridewire: kept \d+ rows of \d+ tables, and 2 files, in .*kept\n$/),
  });
  await first.end('SIGTERM');
  expect(await run('restore', moved, 'kept')).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringMatching(/ridewire: restored \d+ rows of \d+ tables, and 2 files, as they were at 2/),
  });
  expect(await run('restore', moved, 'kept')).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^ridewire: The database ridewire isn't empty: .*\n$/),
  });
  const second = await start(moved);
  // The keys that sign tokens came along too.
  const me = await fetch(`${second.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await me.json()).toMatchObject({ email: ADMIN.email });
  expect(await bytesAt(second, picture)).toBe(bytes);
  await second.end('SIGTERM');
}, 240_000);

test('the command names one folder, seen from where it is given', () => {
  expect(readFolder('backup', ['kept'], '/home/nadia')).toBe('/home/nadia/kept');
  for (const args of [[], ['--help'], ['a', 'b']])
    expect(() => readFolder('restore', args)).toThrow('Say which folder: npm run restore -- FOLDER.');
});

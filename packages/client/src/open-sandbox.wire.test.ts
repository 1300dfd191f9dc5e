import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@ridewire/api/testing/find-free-port';
import { startMain, type MainProcess } from '@ridewire/api/testing/start-main';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox } from './open-sandbox.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const PROGRAM = /^```ts\n(.*?)^```$/ms.exec(read('../../../docs/sandbox.md'))?.[1] ?? '';
const CLIENT = new URL('index.ts', import.meta.url).href;

const folder = makeTestFolder({ inMemory: true });
let server: MainProcess;
beforeAll(async () => {
  server = await startMain(undefined, { SANDBOX: 'on', DATA_DIR: folder });
});
afterAll(async () => {
  await server.end('SIGTERM');
  removeTestFolder(folder);
});

test('the guide’s program books, completes, and is told', async () => {
  expect(read('../README.md')).toContain(PROGRAM);
  const port = String(await findFreePort());
  const file = join(folder, 'program.mts');
  const here = PROGRAM.replace("'@ridewire/client'", `'${CLIENT}'`)
    .replace('http://localhost:4000', server.url)
    .replaceAll('4100', port);
  writeFileSync(file, here);
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  expect(stdout).toBe('ride.accepted, then ride.completed\n');
});

test('a client goes on after the clock has ended its token', async () => {
  const sandbox = openSandbox({ url: server.url });
  const { trpc, close } = await sandbox.signIn('admin');
  const { aheadSeconds } = await trpc.sandbox.moveClock.mutate({ seconds: 3 * 3_600 });
  await expect
    .poll(() => trpc.sandbox.state.query().then((state) => state.aheadSeconds, String))
    .toBe(aheadSeconds);
  await close();
  await expect(sandbox.signIn('nobody')).rejects.toThrow('/auth/login was refused');
});

import { execFile, spawn } from 'node:child_process';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeActor } from '@ridewire/api/testing/actors';
import { callOverHttp } from '@ridewire/api/testing/call-over-http';
import { makeTestKey } from '@ridewire/api/testing/make-test-key';
import { startTestApi, type TestApi } from '@ridewire/api/testing/start-test-api';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const HERE = fileURLToPath(new URL('..', import.meta.url));
const ROOT = join(HERE, '..', '..');
/** Printing the types takes some seconds of a core, unless the build has done it. */
const PACK_MS = 180_000;
const run = promisify(execFile);

const database = useTestDatabase();
const folder = makeTestFolder();
let api: TestApi;
beforeAll(async () => {
  [api] = await Promise.all([
    startTestApi(database.connectionString),
    run('pnpm', ['pack', '--pack-destination', folder], { cwd: HERE }),
  ]);
  await installHere();
}, PACK_MS);
afterAll(async () => {
  await api.close();
  removeTestFolder(folder);
});

/**
 * Installs the tarball. Its dependencies are links to ours, since a registry may be out of reach, and so is what a program
 * in TypeScript needs of Node.
 */
async function installHere(): Promise<void> {
  const trpc = ['client', 'server'].map((name) => [
    `@trpc/${name}`,
    `link:${realpathSync(join(HERE, 'node_modules', '@trpc', name))}`,
  ]);
  const dependencies = {
    '@ridewire/client': `file:ridewire-client-${manifest.version}.tgz`,
    '@types/node': `link:${realpathSync(join(ROOT, 'node_modules', '@types', 'node'))}`,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  const overrides = Object.fromEntries(trpc) as Record<string, string>;
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify({ overrides }));
  await run('pnpm', ['install', '--offline'], { cwd: folder });
}

/** What TypeScript says of these programs. */
async function findTypeErrors(...files: string[]): Promise<string[]> {
  const compiler = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', 'node'];
  const ended = run(process.execPath, [compiler, ...files, ...options], { cwd: folder });
  const { stdout } = await ended.catch((failed: { stdout: string }) => failed);
  return stdout.split('\n').filter((line) => line !== '');
}

const readInstalled = (name: string) =>
  readFileSync(join(folder, 'node_modules', '@ridewire', 'client', name), 'utf8');

test('the packed client says what it is and needs nothing of this repository', () => {
  const installed = JSON.parse(readInstalled('package.json')) as object;
  const { version, license, engines, dependencies } = manifest;
  expect(installed).toMatchObject({ name: '@ridewire/client', version, license, engines, dependencies });
  expect(JSON.stringify(installed)).not.toMatch(/workspace:|private|publishConfig|src/);
});

test('its README’s first program compiles and follows a ride until a driver accepts', async () => {
  const [program = '', inSandbox = ''] = [
    ...readInstalled('README.md').matchAll(/^```ts\n(.*?)^```$/gms),
  ].map(([, code]) => code);
  expect(inSandbox).toContain('openSandbox');
  writeFileSync(join(folder, 'sandbox.mts'), inSandbox);
  writeFileSync(join(folder, 'first.mts'), program.replace('http://localhost:4000', api.url));
  // Types that aren't found would allow everything.
  writeFileSync(join(folder, 'wrong.mts'), program.replace('ride?.status,', 'ride?.state,'));
  expect(await findTypeErrors('first.mts', 'wrong.mts', 'sandbox.mts')).toEqual([
    expect.stringMatching(/^wrong\.mts.+Property 'state' does not exist/),
  ]);

  const [rider, driver] = [await makeActor(api.core.db, 'rider'), await makeActor(api.core.db, 'driver')];
  const { secret } = await makeTestKey(api.core, rider, ['rides:read', 'rides:write']);
  const first = spawn(process.execPath, ['first.mts'], {
    cwd: folder,
    env: { ...process.env, RIDEWIRE_KEY: secret },
  });
  let said = '';
  for (const stream of [first.stdout, first.stderr]) stream.on('data', (data) => (said += String(data)));
  const ended = new Promise((resolve) => first.on('exit', resolve));
  await expect.poll(() => said).toBe('requested nobody yet\n');

  const ride = await callOverHttp(api.url, { cookie: rider.cookie }).rides.own.query();
  await callOverHttp(api.url, { cookie: driver.cookie }).rides.accept.mutate({ rideId: ride?.id ?? '' });
  expect(await ended).toBe(0);
  expect(said).toBe(`requested nobody yet\naccepted ${driver.name}\n`);
});

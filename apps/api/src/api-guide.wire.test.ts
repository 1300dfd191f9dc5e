import { spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProcedureMeta } from './http/trpc.ts';
import { appRouter } from './router.ts';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const guide = readFileSync(`${ROOT}/docs/api.md`, 'utf8');
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code);

const canRun = ['bash', 'curl', 'npm'].every((tool) => spawnSync(tool, ['--version']).status === 0);
if (!canRun) console.warn('The guide’s commands are left out: bash, curl or npm is not on this machine.');

test('shows the example as it is', () => {
  const example = readFileSync(`${ROOT}/packages/client/examples/watch-ride.ts`, 'utf8');
  expect(blocks('ts')).toEqual([example]);
});

test('lists every procedure, its kind and whom it is for', () => {
  const KINDS = { query: 'query', mutation: 'mutation', subscription: 'live' };
  const procedures = appRouter._def.procedures as unknown as Record<
    string,
    { _def: { type: keyof typeof KINDS; meta?: ProcedureMeta } }
  >;
  const expected = Object.entries(procedures).map(([path, { _def }]) => {
    const roles = _def.meta?.roles?.map((role) => `${role}s`).join(', ') ?? 'everybody';
    return `| \`${path}\` | ${KINDS[_def.type]} | ${roles} |`;
  });
  const listed = [...guide.matchAll(/^(\| `[\w.]+` \| \w+ \| [\w, ]+ \|) \S.* \|$/gm)].map(
    ([, row = '']) => row,
  );
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

describe.runIf(canRun)('a person’s first minute', () => {
  const database = useTestDatabase();
  let api: TestApi;
  let shell: ChildProcessWithoutNullStreams;
  let said = '';
  beforeAll(async () => {
    api = await startTestApi(database.connectionString);
    shell = spawn('bash', [], {
      cwd: ROOT,
      env: { ...process.env, PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) },
    });
    for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (data) => (said += String(data)));
  });
  afterAll(async () => {
    shell.stdin.end();
    await api.close();
  });

  let commands = 0;
  /** Types a block into the shell, and answers with what is printed until it is done. */
  async function type(code: string): Promise<string> {
    const done = `done-${(commands += 1)}-with-`;
    said = '';
    shell.stdin.write(`${code.replaceAll('http://localhost:4000', api.url)}\necho "${done}"$?\n`);
    await expect.poll(() => said).toMatch(new RegExp(`${done}\\d+`));
    expect(said).toContain(`${done}0`);
    return said;
  }

  test('each command does what the guide says', async () => {
    const [signUp, verify, signIn, book, watch, cancel, ...more] = blocks('sh') as [string, ...string[]];
    expect(more).toEqual([]);
    expect(await type(signUp)).toContain(
      '"success":true,"message":"Account created Please Verify your email"',
    );
    expect(await type(verify as string)).toContain('Your email has been successfully verified!');
    expect(await type(signIn as string)).toContain('"name":"Ayesha Rahman"');
    expect(await type(book as string)).toContain('"status":"requested"');
    await type(watch as string);
    await expect.poll(() => said).toContain('requested, driver: nobody yet');
    said = '';
    expect(await type(cancel as string)).toContain('"message":"Ride canceled"');
    await expect.poll(() => said).toContain('canceled, driver: nobody yet');
    expect(await type('wait $!')).toContain('with-0');
  });
});

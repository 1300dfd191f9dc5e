import { execFile, spawn, spawnSync, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskRolesOf } from '../router/roles-of.ts';
import { PROCEDURES } from '../router/router.ts';
import { makeActor } from '../../testing/actors.ts';
import { makeProgram } from '../../testing/programs.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));
const guide = readFileSync(`${ROOT}/docs/api.md`, 'utf8');
/** For npm's packages and the types of the procedures. */
const INSTALL_MS = 180_000;
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code);

const canRun = ['bash', 'curl', 'npm'].every((tool) => spawnSync(tool, ['--version']).status === 0);
if (!canRun) console.warn('The guide’s commands are left out: bash, curl or npm is not on this machine.');

test('lists every procedure, its kind and whom it is for', () => {
  const KINDS = { query: 'query', mutation: 'mutation', subscription: 'live' };
  const expected = Object.entries(PROCEDURES).map(([path, { _def }]) => {
    const roles = _def.meta?.roles?.map((role) => `${role}s`).join(', ') ?? 'everyone';
    const atDesk = deskRolesOf(path);
    const who = atDesk ? `${roles} (${atDesk.join(', ')})` : roles;
    return `| \`${path}\` | ${KINDS[_def.type]} | ${who} |`;
  });
  const listed = [...guide.matchAll(/^(\| `[\w.]+` \| \w+ \| [\w, ()]+ \|) \S.* \|$/gm)].map(
    ([, row = '']) => row,
  );
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

describe('frames', () => {
  const database = useTestDatabase();
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(database.connectionString);
  });
  afterAll(() => api.close());

  /** An example names some of the fields, and no items of lists. */
  const like = (example: unknown): unknown => {
    if (Array.isArray(example)) return expect.any(Array);
    if (typeof example === 'number') return expect.any(Number);
    if (typeof example !== 'object' || example === null) return example;
    return expect.objectContaining(
      Object.fromEntries(Object.entries(example).map(([key, value]) => [key, like(value)])),
    );
  };

  test('are answered as the guide says', async () => {
    const [first = '', ...lines] = (blocks('frames')[0] ?? '').trim().split('\n');
    const { accessToken } = await makeProgram(api.core, await makeActor(api.core.db, 'rider'));
    const socket = new WebSocket(`${api.url.replace('http', 'ws')}${first.replace('connect ', '')}`);
    const heard: string[] = [];
    socket.addEventListener('message', ({ data }) => heard.push(String(data)));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    for (const line of lines) {
      const text = line.slice(2);
      if (line.startsWith('→')) {
        socket.send(text.replace('TOKEN', accessToken));
        continue;
      }
      await expect.poll(() => heard.length, { message: line }).toBeGreaterThan(0);
      const answer = heard.shift() as string;
      if (text === 'PONG') expect(answer).toBe(text);
      else expect(JSON.parse(answer)).toEqual(like(JSON.parse(text)));
    }
    socket.close();
  });
});

describe.runIf(canRun)('a person’s first minute', () => {
  const database = useTestDatabase();
  let api: TestApi;
  let shell: ChildProcessWithoutNullStreams;
  let said = '';
  const folder = mkdtempSync(join(tmpdir(), 'ridewire-guide-'));
  beforeAll(async () => {
    await promisify(execFile)(process.execPath, ['scripts/api-types/write-router-types.ts'], { cwd: ROOT });
    api = await startTestApi(database.connectionString);
    shell = spawn('bash', [], {
      cwd: folder,
      env: { ...process.env, PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) },
    });
    for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (data) => (said += String(data)));
  }, INSTALL_MS);
  afterAll(async () => {
    shell.stdin.end();
    await api.close();
    rmSync(folder, { recursive: true, force: true });
  });

  let commands = 0;
  /** Types a block into the shell, and returns the output until it is done. */
  async function type(code: string): Promise<string> {
    const done = `done-${(commands += 1)}-with-`;
    said = '';
    shell.stdin.write(`${code.replaceAll('http://localhost:4000', api.url)}\necho "${done}"$?\n`);
    await expect.poll(() => said, { timeout: INSTALL_MS }).toMatch(new RegExp(`${done}\\d+`));
    expect(said).toContain(`${done}0`);
    return said;
  }

  test('each command does what the guide says', async () => {
    const [signUp, verify, signIn, book, install, watch, cancel, restTypes, ...more] = blocks('sh') as [
      string,
      ...string[],
    ];
    const [program = '', ...programs] = blocks('ts');
    expect([...more, ...programs]).toEqual([]);
    expect(await type(signUp)).toContain(
      '"success":true,"message":"Account created Please Verify your email"',
    );
    expect(await type(verify as string)).toContain('Your email has been successfully verified!');
    expect(await type(signIn as string)).toContain('"name":"Ayesha Rahman"');
    expect(await type(book as string)).toContain('"status":"requested"');
    await type(install as string);
    writeFileSync(join(folder, 'watch-ride', 'watch-ride.ts'), program);
    await type(watch as string);
    await expect.poll(() => said).toContain('requested, driver: nobody yet');
    said = '';
    expect(await type(cancel as string)).toContain('"message":"Ride canceled"');
    await expect.poll(() => said).toContain('canceled, driver: nobody yet');
    expect(await type('wait $!')).toContain('with-0');
    // Begun after the end, it ends with it.
    const again = (watch as string).split('\n').find((line) => line.startsWith('TOKEN')) ?? '';
    expect(await type(again.replace(' &', ''))).toContain('canceled, driver: nobody yet');
    // The types describe the errors too.
    const types = readFileSync(join(folder, 'watch-ride', 'router.d.ts'), 'utf8');
    const [errors] = /interface ErrorData \{[^]*?\n\}/.exec(types) ?? [];
    for (const name of ['code', 'httpStatus', 'key', 'params', 'field', 'fields'])
      expect(errors).toMatch(new RegExp(`^ {4}${name}\\??: `, 'm'));
    await type(restTypes as string);
    expect(readFileSync(join(folder, 'watch-ride', 'rest.d.ts'), 'utf8')).toContain('"/rides/request"');
  }, 240_000);
});

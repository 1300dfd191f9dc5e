import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import { describe, expect, test } from 'vitest';
import { COMPILED } from '../testing/compiled.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

const database = useTestDatabase();

/** Starts the server as a user does and waits for its end. */
function run(env: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, LOG_LEVEL: 'fatal', PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, errors })));
}

describe('what is wrong stops the start in one line', () => {
  test.each([
    [
      'a port that is none',
      { PORT: 'many' },
      'The setting PORT=many is not valid: it must be a port number.',
    ],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://u:secret@h/d' },
      'The setting DATABASE_URL is not valid',
    ],
    [
      'a mail server, but nobody whom mails come from',
      { SMTP_URL: 'smtp://me:secret@mail.example.com' },
      'SMTP_URL needs MAIL_FROM',
    ],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/none' },
      "Can't reach the database at 127.0.0.1:1/none",
    ],
  ])('%s', async (_what, env, words) => {
    const { code, errors } = await run(env);
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(errors).toContain(words);
    expect(errors).not.toContain('secret');
  });

  test('a first admin whose password many people have', async () => {
    const admin = { ADMIN_EMAIL: 'admin@example.test', ADMIN_PASSWORD: 'password123' };
    const { code, errors } = await run({ DATABASE_URL: database.connectionString, ...admin });
    expect(code).toBe(1);
    expect(errors).toBe(
      'ridewire: ADMIN_PASSWORD is one of the passwords that are tried first. Choose another.\n',
    );
  });

  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const DATA_DIR = join(makeTestFolder(), 'data');
    const { code, errors } = await run({ DATA_DIR, PORT: String(port) });
    expect(code).toBe(1);
    expect(errors).toBe(`ridewire: Port ${port} is in use. Set PORT to a free one.\n`);
    // It fails before anything is created.
    expect(existsSync(DATA_DIR)).toBe(false);
    removeTestFolder(dirname(DATA_DIR));
    other.close();
  });
});

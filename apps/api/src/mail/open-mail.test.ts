import { expect, test } from 'vitest';
import type { Log } from '../core/log.ts';
import { readSettings } from '../core/settings.ts';
import { openMail } from './open-mail.ts';

/** The warnings when mail is opened with these settings. */
function warnings(env: NodeJS.ProcessEnv): unknown[] {
  const said: unknown[] = [];
  const silent = () => {};
  const log: Log = { info: silent, warn: (...words: unknown[]) => said.push(...words), error: silent };
  openMail(readSettings(env), 'http://localhost:4000', log).transport?.close();
  return said;
}

const mail = { SMTP_URL: 'smtp://me:hunter22@mail.example.com', MAIL_FROM: 'mail@example.com' };

test.each([
  [
    'links that lead nowhere else',
    mail,
    ['PUBLIC_URL is not set: links in emails lead to http://localhost:4000'],
  ],
  ['nothing with a public address', { ...mail, PUBLIC_URL: 'https://ride.example.com' }, []],
  [
    'mails that wait beside a database of somebody else’s',
    { DATABASE_URL: 'postgres://localhost/ridewire' },
    ['SMTP_URL is not set: emails wait in the queue until a process with SMTP_URL starts'],
  ],
  ['nothing with our own database', {}, []],
])('the log tells of %s', (_what, env, said) => {
  expect(warnings(env)).toEqual(said);
});

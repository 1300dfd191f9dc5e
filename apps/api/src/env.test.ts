import { expect, test } from 'vitest';
import { readSettings } from './env.ts';

test('no settings at all is a demo on port 4000', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    demo: true,
    TIME_ZONE: 'Asia/Dhaka',
  });
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4000, demo: true });
});

test.each([
  [{ DEMO: 'off' }],
  [{ DATABASE_URL: 'postgres://u:p@localhost/db' }],
  [{ NODE_ENV: 'production' }],
])('nothing is simulated with %o', (env) => {
  expect(readSettings(env).demo).toBe(false);
});

test.each([
  [{ PORT: 'http' }, 'PORT=http'],
  [{ PORT: '70000' }, 'PORT=70000'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'ridewire' }, 'PUBLIC_URL=ridewire'],
  [{ TIME_ZONE: 'Asia/Atlantis' }, 'TIME_ZONE=Asia/Atlantis'],
  [{ DEMO: 'maybe' }, 'DEMO=maybe'],
  [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY=perhaps'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud'],
  [{ S3_URL: 'http://minio:9000/pictures' }, 'S3_URL'],
  [{ S3_URL: 's3://key:secret@minio/pictures' }, 'S3_URL'],
  [{ ADMIN_EMAIL: 'a@b.cd' }, 'ADMIN_EMAIL and ADMIN_PASSWORD'],
  [{ DEMO: 'on', DATABASE_URL: 'postgres://localhost/db' }, 'DEMO=on'],
])('%o is refused in one line', (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
  try {
    readSettings(env);
  } catch (error) {
    expect((error as Error).message).not.toContain('\n');
  }
});

test.each([
  { DATABASE_URL: 'mysql://root:hunter22@db/x' },
  { S3_URL: 'https://key:hunter22@minio:9000' },
  { S3_URL: 'https://key:hunter22@minio:9000/pictures?region' },
])('what is wrong is not repeated with its password: %o', (env) => {
  expect(() => readSettings(env)).toThrow(/^(?!.*hunter22)/);
});

test('an S3 storage with key, secret and bucket', () => {
  const address = 'https://key:se%2Fcret@minio:9000/pictures?region=eu-central-1';
  expect(readSettings({ S3_URL: address }).S3_URL).toBe(address);
});

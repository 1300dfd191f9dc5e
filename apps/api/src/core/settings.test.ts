import { describe, expect, test } from 'vitest';
import { describeMisspelled, readSettings, describeLeftOut } from './settings.ts';

test('no settings at all is a demo on port 4000', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    demo: true,
    TIME_ZONE: 'Asia/Dhaka',
    PICKUP_AREA: 'dhaka',
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

describe('a sandbox', () => {
  test('is no demo, and its webhooks may lead to this machine', () => {
    expect(readSettings({ SANDBOX: 'on' })).toMatchObject({
      ...{ SANDBOX: true, demo: false, WEBHOOK_ADDRESSES: 'any' },
    });
    expect(readSettings({ SANDBOX: 'on', WEBHOOK_ADDRESSES: 'public' }).WEBHOOK_ADDRESSES).toBe('public');
    expect(readSettings({ SANDBOX: 'on', DATA_DIR: '/data' }).DATA_DIR).toBe('/data/sandbox');
    expect(readSettings({})).toMatchObject({
      SANDBOX: false,
      DATA_DIR: '.data',
      WEBHOOK_ADDRESSES: 'public',
    });
  });

  test.each([
    [{ NODE_ENV: 'production' }, 'SANDBOX=on works only outside production.'],
    [{ HOST: '0.0.0.0' }, 'SANDBOX=on works only for people at this machine, and HOST=0.0.0.0'],
    [{ DATABASE_URL: 'postgres://db.example/city' }, 'SANDBOX=on and DATABASE_URL don’t work together'],
    [{ S3_URL: 'https://key:secret@s3.example/bucket' }, 'SANDBOX=on and S3_URL don’t work together'],
    [{ DEMO: 'on' }, 'SANDBOX=on and DEMO don’t work together'],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b.cd' }, 'SANDBOX=on and SMTP_URL'],
    [{ NATS_URL: 'nats://127.0.0.1' }, 'SANDBOX=on and NATS_URL'],
    [{ ADMIN_SECOND_FACTOR: 'demanded' }, 'SANDBOX=on and ADMIN_SECOND_FACTOR=demanded'],
  ])('refuses %o', (env, words) => {
    expect(() => readSettings({ SANDBOX: 'on', ...env })).toThrow(words);
    expect(() => readSettings({ DEMO: 'off', ...env })).not.toThrow();
  });

  test('is not made by a setting in other letters, which is said', () => {
    expect(describeMisspelled({ Sandbox: 'on' })).toBe('Sandbox=on is not read: the setting is SANDBOX');
    expect(describeMisspelled({ SANDBOX: 'on', sandbox: '', SANDBOX_ID: 'on' })).toBeNull();
  });
});

describe('people from beyond this machine get neither the demo nor the mailbox', () => {
  test.each([
    [{ PUBLIC_URL: 'https://ride.example', TRUST_PROXY: '1' }, 'PUBLIC_URL=https://ride.example'],
    [{ PUBLIC_URL: 'http://192.168.0.2:4000' }, 'PUBLIC_URL=http://192.168.0.2:4000'],
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
    [{ HOST: '::', PUBLIC_URL: 'http://localhost:4000' }, 'HOST=::'],
  ])('%o', (env, opensTo) => {
    const settings = readSettings(env);
    expect(settings).toMatchObject({ demo: false, opensTo });
    const rest = `off: ${opensTo} opens this server to other machines`;
    expect(describeLeftOut(settings)).toBe(`the demo and /dev/mailbox are ${rest}`);
    expect(describeLeftOut(readSettings({ ...env, DEMO: 'off' }))).toBe(`/dev/mailbox is ${rest}`);
    const mail = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b.cd' };
    expect(describeLeftOut(readSettings({ ...env, ...mail }))).toBe(`the demo is ${rest}`);
    expect(describeLeftOut(readSettings({ ...env, ...mail, DEMO: 'off' }))).toBeNull();
    expect(describeLeftOut(readSettings({ ...env, NODE_ENV: 'production' }))).toBeNull();
    expect(() => readSettings({ ...env, DEMO: 'on' })).toThrow(
      /^DEMO=on works only for people at this machine/,
    );
  });

  test.each([
    {},
    { HOST: 'localhost' },
    { HOST: '::1' },
    { PUBLIC_URL: 'http://localhost:4000/' },
    { PUBLIC_URL: 'http://[::1]:4000', HOST: '127.0.0.2' },
  ])('all others are at it: %o', (env) => {
    const settings = readSettings(env);
    expect(settings).toMatchObject({ demo: true, opensTo: null });
    expect(describeLeftOut(settings)).toBeNull();
  });
});

test.each([
  ['', 0],
  ['false', 0],
  ['true', 1],
  ['1', 1],
  ['3', 3],
])('TRUST_PROXY=%s trusts so many proxies', (value, count) => {
  expect(readSettings({ TRUST_PROXY: value }).TRUST_PROXY).toBe(count);
});

test.each([
  [{ PORT: 'http' }, 'PORT=http'],
  [{ PORT: '70000' }, 'PORT=70000'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ PUBLIC_URL: 'ridewire' }, 'PUBLIC_URL=ridewire'],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS=*'],
  [{ CORS_ORIGINS: 'https://app.example.com,app.example.org' }, 'CORS_ORIGINS='],
  [{ CORS_ORIGINS: 'https://app.example.com/' }, 'CORS_ORIGINS='],
  [{ CORS_ORIGINS: 'https://App.example.com' }, 'CORS_ORIGINS='],
  [{ CORS_ORIGINS: 'null' }, 'CORS_ORIGINS=null'],
  [{ CORS_ORIGINS: 'ftp://app.example.com' }, 'CORS_ORIGINS='],
  [{ TIME_ZONE: 'Asia/Atlantis' }, 'TIME_ZONE=Asia/Atlantis'],
  [{ PICKUP_AREA: 'mars' }, 'PICKUP_AREA=mars'],
  [{ DEMO: 'maybe' }, 'DEMO=maybe'],
  [
    { KEEP_RIDE_DETAILS_MONTHS: '2' },
    'KEEP_RIDE_DETAILS_MONTHS=2 is not valid: it must be a whole number from 3 to 120.',
  ],
  [{ DEMO_DRIVERS: 'many' }, 'DEMO_DRIVERS=many is not valid: it must be a whole number from 0 to 300.'],
  [{ DEMO_DRIVERS: '-1' }, 'DEMO_DRIVERS=-1'],
  [{ DEMO_DRIVERS: '301' }, 'DEMO_DRIVERS=301'],
  [{ DEMO_RIDERS: '2.5' }, 'DEMO_RIDERS=2.5'],
  [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY=perhaps'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL'],
  [{ SMTP_URL: 'http://mail.example.com', MAIL_FROM: 'a@b.cd' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL needs MAIL_FROM'],
  [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: '' }, 'SMTP_URL needs MAIL_FROM'],
  [
    { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b.cd' },
    'SMTP_URL needs PUBLIC_URL',
  ],
  [{ MAIL_FROM: 'Ridewire' }, 'MAIL_FROM=Ridewire'],
  [{ MAIL_FROM: 'Ridewire <mail@example.com>, <other@example.com>' }, 'MAIL_FROM'],
  [{ MAIL_FROM: 'Ridewire\r\nBcc: x@y.zz <mail@example.com>' }, 'MAIL_FROM'],
  [{ S3_URL: 'http://minio:9000/pictures' }, 'S3_URL'],
  [{ S3_URL: 's3://key:secret@minio/pictures' }, 'S3_URL'],
  [{ ROUTING_URL: 'osrm' }, 'ROUTING_URL is not valid: it must be the http(s) address of an OSRM server'],
  [{ ROUTING_URL: 'ftp://osrm:5000' }, 'ROUTING_URL'],
  [{ ROUTING_URL: 'http://osrm:5000/?key=1' }, 'ROUTING_URL'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ ADMIN_EMAIL: 'a@b.cd' }, 'ADMIN_EMAIL and ADMIN_PASSWORD'],
  [
    { ADMIN_EMAIL: 'a@b.cd', ADMIN_PASSWORD: 'change-me-soon', PUBLIC_URL: 'https://ride.example.com' },
    'ADMIN_PASSWORD is the one in docker-compose.yml',
  ],
  [{ SECURITY_CONTACT: 'security@example.com' }, 'SECURITY_CONTACT'],
  [{ SECURITY_CONTACT: 'https://example.com/\nExpires: never' }, 'SECURITY_CONTACT'],
  [{ SECURITY_CONTACT: 'javascript:alert(1)' }, 'SECURITY_CONTACT'],
  [{ DEMO: 'on', DATABASE_URL: 'postgres://localhost/db' }, 'DEMO=on'],
])('%o is refused in one line', (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
  try {
    readSettings(env);
  } catch (error) {
    expect((error as Error).message).not.toMatch(/[\r\n]/);
  }
});

test.each([
  { DATABASE_URL: 'mysql://root:hunter22@db/x' },
  { SMTP_URL: 'imap://me:hunter22@mail.example.com' },
  { SMTP_URL: 'smtp://me:hunter22@mail.example.com' },
  { S3_URL: 'https://key:hunter22@minio:9000' },
  { METRICS_TOKEN: 'hunter22' },
  { ROUTING_URL: 'http://me:hunter22@osrm:5000' },
  { S3_URL: 'https://key:hunter22@minio:9000/pictures?region' },
])('what is wrong is not repeated with its password: %o', (env) => {
  expect(() => readSettings(env)).toThrow(/^(?!.*hunter22)/);
});

test('an S3 storage with key, secret and bucket', () => {
  const address = 'https://key:se%2Fcret@minio:9000/pictures?region=eu-central-1';
  expect(readSettings({ S3_URL: address }).S3_URL).toBe(address);
});

test.each(['mail@example.com', 'Ridewire <mail@example.com>', '<mail@example.com>'])(
  'mails may come from %s',
  (from) => {
    const env = { SMTP_URL: 'smtps://me:se%2Fcret@mail.example.com:465?requireTLS=true', MAIL_FROM: from };
    expect(readSettings(env)).toMatchObject(env);
  },
);

test('in production mails that link to a public address may be sent', () => {
  const mail = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'mail@example.com' };
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://ride.example.com', ...mail };
  expect(readSettings(env)).toMatchObject(env);
});

test('without a mail server nobody needs to say where mails come from', () => {
  const { SMTP_URL, MAIL_FROM } = readSettings({ NODE_ENV: 'production', SMTP_URL: '' });
  expect([SMTP_URL, MAIL_FROM]).toEqual([undefined, undefined]);
});

test('origins of other sites, separated by commas', () => {
  const CORS_ORIGINS = 'https://app.example.com, http://localhost:3000,';
  expect(readSettings({ CORS_ORIGINS }).CORS_ORIGINS).toEqual([
    'https://app.example.com',
    'http://localhost:3000',
  ]);
  expect(readSettings({}).CORS_ORIGINS).toEqual([]);
});

test('the demo has sixty drivers and thirty riders, or as many as are set', () => {
  expect(readSettings({})).toMatchObject({ DEMO_DRIVERS: 60, DEMO_RIDERS: 30 });
  expect(readSettings({ DEMO_DRIVERS: '200', DEMO_RIDERS: '0' })).toMatchObject({
    DEMO_DRIVERS: 200,
    DEMO_RIDERS: 0,
  });
});

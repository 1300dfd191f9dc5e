import { readdirSync } from 'node:fs';
import type { DocumentsChange, DocumentsSnapshot, DocumentsView, DocumentView } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { connect, record } from '../testing/connect.ts';
import { inDays, PDF } from '../testing/make-document.ts';
import { noise, pngOfOneColor, redAndBlue } from '../testing/pictures.ts';
import { makeProgram } from '../testing/programs.ts';
import { startS3 } from '../testing/start-s3.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
const MEGABYTE = 1_048_576;
let api: TestApi;
let folder: string;
let driver: TestActor;
let admin: TestActor;

beforeAll(async () => {
  folder = makeTestFolder();
  api = await startTestApi(database.connectionString, { DATA_DIR: folder });
  admin = await makeActor(api.core.db, 'admin');
});
afterAll(async () => {
  await api.close();
  removeTestFolder(folder);
});
beforeEach(async () => {
  driver = await makeActor(api.core.db, 'driver', { approved: false, available: false });
});

interface Answer {
  success: boolean;
  message: string;
  code?: string;
  field?: string;
  data?: DocumentsView;
}
interface Fields {
  kind?: string;
  expiresOn?: string;
}

const nextYear = () => inDays(api.core.timeZone, 365);
function form(file: Buffer, fields: Fields = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ kind: 'licence', expiresOn: nextYear(), ...fields }))
    if (value !== undefined) data.append(name, value);
  data.append('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), '../../evil.svg');
  return data;
}
async function send(
  body: FormData | string,
  headers: Record<string, string> = { cookie: driver.cookie },
  url = api.url,
) {
  const response = await fetch(`${url}/api/uploads/document`, { method: 'POST', body, headers });
  return { status: response.status, answer: (await response.json()) as Answer };
}
const upload = async (file: Buffer, fields?: Fields) => send(form(file, fields));
const photo = () => redAndBlue().jpeg().toBuffer();

/** A document that is stored, as the answer shows it. */
async function stored(file: Buffer, fields?: Fields): Promise<DocumentView> {
  const { status, answer } = await upload(file, fields);
  expect(answer.message).toBe('Document uploaded');
  expect(status).toBe(201);
  return answer.data?.documents.at(-1) as DocumentView;
}
const read = (path: string, headers: Record<string, string> = { cookie: driver.cookie }) =>
  fetch(api.url + path, { headers });
const filesStored = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(webp|pdf)$/.test(path))
    .length;
const rowsOf = async ({ userId }: TestActor) =>
  (await api.core.db.pool.query('select from driver_documents where driver_id = $1', [userId])).rowCount;

test('a photo is kept upright, small enough, with nothing in it but pixels', async () => {
  const large = await redAndBlue(3_000, 1_500)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Karim' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 47/1 30/1' },
    })
    .toBuffer();
  const { path } = await stored(Buffer.concat([large, Buffer.from('<script>alert(1)</script>')]));
  const response = await read(path);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline; filename="licence.webp"',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
  const kept = Buffer.from(await response.arrayBuffer());
  const metadata = await sharp(kept).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 1_200, height: 2_400 });
  for (const what of ['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments'] as const)
    expect(metadata[what]).toBeUndefined();
  for (const trace of ['Karim', 'script']) expect(kept.includes(trace)).toBe(false);
  const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
  // The left side is up, once turned as the camera was held.
  expect(data[0]).toBeGreaterThan(200);
  expect(data[(info.height - 1) * info.width * info.channels]).toBeLessThan(60);
});

test.each(['jpeg', 'png', 'webp'] as const)('%s is read, whatever its name says', async (format) => {
  const { fileType, path } = await stored(await redAndBlue(64, 32).toFormat(format).toBuffer());
  expect(fileType).toBe('webp');
  expect(await sharp(await (await read(path)).arrayBuffer()).metadata()).toMatchObject({
    width: 64,
    height: 32,
  });
});

test('a PDF stays as it is, and is only ever saved', async () => {
  const { path, fileType } = await stored(PDF, { kind: 'insurance' });
  expect(fileType).toBe('pdf');
  const response = await read(path);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="insurance.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'content-length': String(PDF.length),
  });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
});

describe('what is no document is refused with a sentence, and nothing is stored', () => {
  const text = (words: string) => () => Promise.resolve(Buffer.from(words));
  test.each<[string, () => Promise<Buffer>]>([
    ['nothing', text('')],
    ['words', text('My licence.')],
    ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')],
    ['HTML', text('<!doctype html><script>alert(1)</script>')],
    ['half a PDF', () => Promise.resolve(PDF.subarray(0, 200))],
    [
      'a page in a PDF’s clothes',
      text('%PDF-1.4\n<html><script>alert(1)</script>\nendobj\nstartxref\n1\n%%EOF'),
    ],
    [
      'a PDF with an archive at its end',
      () => Promise.resolve(Buffer.concat([PDF, Buffer.from('PK\u0005\u0006')])),
    ],
    [
      'GIF',
      () =>
        redAndBlue(9 * 2, 9)
          .gif()
          .toBuffer(),
    ],
    ['AVIF', () => redAndBlue(16, 16).avif({ effort: 0 }).toBuffer()],
    ['TIFF', () => redAndBlue(16, 16).tiff().toBuffer()],
    ['a photo behind a page', async () => Buffer.concat([Buffer.from('<html>'), await photo()])],
    ['half a photo', async () => (await noise().jpeg().toBuffer()).subarray(0, 1_500)],
    [
      'a WebP in a JPEG’s clothes',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), await noise().webp().toBuffer()]),
    ],
  ])('%s', async (_what, make) => {
    const before = filesStored();
    const { status, answer } = await upload(await make());
    expect(answer).toMatchObject({ success: false, code: 'NOT_A_DOCUMENT' });
    expect(answer.message).toBe('Choose a photo (JPEG, PNG or WebP) or a PDF.');
    expect(status).toBe(400);
    expect([await rowsOf(driver), filesStored()]).toEqual([0, before]);
  });

  test('a PDF that runs something', async () => {
    const { answer } = await upload(
      Buffer.from(PDF.toString().replace('trailer', '4 0 obj<</JS(1)>>endobj\ntrailer')),
    );
    expect(answer).toMatchObject({ code: 'NOT_A_DOCUMENT', message: expect.stringContaining('scripts') });
    expect(await rowsOf(driver)).toBe(0);
  });

  test.each<[string, () => Buffer]>([
    ['400 megapixels in few bytes', () => pngOfOneColor(20_000, 20_000)],
    ['more than 10 MB', () => Buffer.concat([PDF, Buffer.alloc(10 * MEGABYTE)])],
  ])('%s', async (_what, make) => {
    const { status, answer } = await upload(make());
    expect(answer).toMatchObject({
      code: 'DOCUMENT_TOO_LARGE',
      message: expect.stringContaining('up to 10 MB'),
    });
    expect(status).toBe(413);
    expect(await rowsOf(driver)).toBe(0);
  });
});

describe('the fields', () => {
  test.each<[string, () => Fields, string]>([
    ['no date', () => ({ expiresOn: undefined }) as unknown as Fields, 'Give the expiry date as YYYY-MM-DD.'],
    ['a day that is none', () => ({ expiresOn: '2027-02-30' }), 'Give the expiry date as YYYY-MM-DD.'],
    ['today', () => ({ expiresOn: inDays(api.core.timeZone, 0) }), 'The expiry date must be in the future.'],
    [
      '21 years',
      () => ({ expiresOn: inDays(api.core.timeZone, 21 * 365) }),
      'The expiry date must be within 20 years.',
    ],
    ['the year 9999', () => ({ expiresOn: '9999-01-01' }), 'The expiry date must be within 20 years.'],
    [
      'another kind',
      () => ({ kind: 'passport' }),
      'The document must be a licence, registration or insurance.',
    ],
    [
      'a field besides',
      () => ({ driverId: 'x' }) as Fields,
      'Send one file in the field “file”, with the fields “kind” and “expiresOn”.',
    ],
  ])('%s', async (_what, fields, message) => {
    const { status, answer } = await upload(await photo(), fields());
    expect(answer).toMatchObject({ code: 'BAD_INPUT', message });
    expect(status).toBe(400);
    expect(await rowsOf(driver)).toBe(0);
  });

  test('no file, two of them, or no form at all', async () => {
    const none = form(await photo());
    none.delete('file');
    const two = form(await photo());
    two.append('file', new Blob(['x']), 'x');
    for (const body of [none, two]) expect((await send(body)).answer.code).toBe('BAD_INPUT');
    const json = await send('{}', { cookie: driver.cookie, 'content-type': 'application/json' });
    expect(json).toMatchObject({ status: 415, answer: { code: 'UNSUPPORTED' } });
  });
});

test('only drivers send, from our own pages or with a token', async () => {
  const body = async () => form(await photo());
  for (const actor of [admin, await makeActor(api.core.db, 'rider')])
    expect((await send(await body(), { cookie: actor.cookie })).answer.code).toBe('FORBIDDEN');
  expect((await send(await body(), {})).status).toBe(401);
  const elsewhere = { origin: 'https://elsewhere.test' };
  expect((await send(await body(), { cookie: driver.cookie, ...elsewhere })).answer.code).toBe(
    'ORIGIN_REFUSED',
  );
  const { accessToken } = await makeProgram(api.core, driver);
  expect((await send(await body(), { authorization: `Bearer ${accessToken}`, ...elsewhere })).status).toBe(
    201,
  );
});

test('a file is its driver’s and the admins’; for everybody else nothing is there', async () => {
  const { path } = await stored(await photo());
  const nothing = await read(path.replace(/[^/]+$/, crypto.randomUUID()));
  const notFound = { status: nothing.status, body: await nothing.text() };
  expect(notFound.status).toBe(404);
  const { accessToken } = await makeProgram(api.core, admin);
  const { accessToken: driversToken } = await makeProgram(api.core, driver);
  for (const headers of [
    { cookie: driver.cookie },
    { cookie: admin.cookie },
    { authorization: `Bearer ${accessToken}` },
    { authorization: `Bearer ${driversToken}` },
  ])
    expect((await read(path, headers)).status).toBe(200);
  const strangers = [
    {},
    { cookie: (await makeActor(api.core.db, 'driver')).cookie },
    { cookie: (await makeActor(api.core.db, 'rider')).cookie },
    { cookie: 'ridewire_session=x' },
    { cookie: admin.cookie, authorization: `Bearer ${accessToken}x` },
  ];
  for (const headers of strangers as Record<string, string>[]) {
    const response = await read(path, headers);
    expect({ status: response.status, body: await response.text() }).toEqual(notFound);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
  for (const other of [
    `${path}/document.webp`,
    '/media/documents/',
    '/media/documents/%2e%2e%2f%2e%2e%2fpostgres',
    `${path}.webp`,
  ])
    expect((await read(other, { cookie: admin.cookie })).status).toBe(404);
  // The avatars' public address leads to no document.
  const id = path.split('/').at(-1);
  expect((await read(`/media/avatars/%2e%2e%2fdocuments/${id}/document.webp`)).status).toBe(404);
});

test('the driver’s and every admin’s open screens hear of each step at once', async () => {
  const clients = [connect(api.url, driver), connect(api.url, admin)];
  try {
    const [phone, desk] = clients as [(typeof clients)[0], (typeof clients)[0]];
    const mine = await record<DocumentsSnapshot, DocumentsChange>((on) =>
      phone.trpc.documents.mine.subscribe(undefined, on),
    );
    const people = await record((on) => desk.trpc.users.changes.subscribe(undefined, on));
    const heard = () =>
      people.changes().filter((change) => (change as { userId: string }).userId === driver.userId).length;
    const shown = () =>
      mine
        .snapshots()
        .at(-1)
        ?.documents.map(({ state, reason }) => [state, reason]);
    expect(shown()).toEqual([]);

    const { id: documentId, kind, version } = await stored(await photo());
    await expect.poll(shown).toEqual([['waiting', null]]);
    await expect.poll(heard).toBe(1);
    const seen = { driverId: driver.userId, kind, documentId, version };
    await desk.trpc.documents.return.mutate({ ...seen, reason: 'Too dark.' });
    await expect.poll(shown).toEqual([['returned', 'Too dark.']]);
    await expect.poll(heard).toBe(2);
    await expect(desk.trpc.documents.approve.mutate(seen)).rejects.toMatchObject({
      message: expect.stringContaining('it was returned by'),
      data: { code: 'DOCUMENT_CHANGED', httpStatus: 409 },
    });
    for (const reason of ['', '  ', 'x'.repeat(301), 'a\u0000b'])
      await expect(desk.trpc.documents.return.mutate({ ...seen, reason })).rejects.toMatchObject({
        data: { code: 'BAD_INPUT' },
      });
    await desk.trpc.documents.approve.mutate({ ...seen, version: 2 });
    await expect.poll(shown).toEqual([['approved', null]]);
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
});

test('files in an S3 storage are as private', async () => {
  const s3 = await startS3();
  const other = await startTestApi(database.connectionString, { S3_URL: s3.url() });
  try {
    const { answer } = await send(form(PDF), { cookie: driver.cookie }, other.url);
    const path = answer.data?.documents[0]?.path;
    const response = await fetch(other.url + path, { headers: { cookie: admin.cookie } });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
    expect((await fetch(other.url + path)).status).toBe(404);
    await s3.stop();
    expect((await fetch(other.url + path, { headers: { cookie: admin.cookie } })).status).toBe(503);
    const refused = await send(form(PDF, { kind: 'insurance' }), { cookie: driver.cookie }, other.url);
    expect(refused).toMatchObject({
      status: 503,
      answer: { code: 'NOT_READY', message: /We can’t store documents/ },
    });
    expect(await rowsOf(driver)).toBe(1);
  } finally {
    await other.close();
    await s3.stop();
  }
});

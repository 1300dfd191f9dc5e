import { readdirSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { connect } from '../testing/connect.ts';
import { gifOfFrames, noise, pngOfOneColor, redAndBlue } from '../testing/pictures.ts';
import { makeProgram } from '../testing/programs.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
const MEGABYTE = 1_048_576;
let api: TestApi;
let db: Db;
let folder: string;
let rider: TestActor;

beforeAll(async () => {
  folder = makeTestFolder();
  api = await startTestApi(database.connectionString, { DATA_DIR: folder });
  db = openDb(database.connectionString);
});
afterAll(async () => {
  await db.close();
  await api.close();
  removeTestFolder(folder);
});
beforeEach(async () => {
  rider = await makeActor(db, 'rider');
});

interface Answer {
  success: boolean;
  message: string;
  error?: string;
  code?: string;
  data?: { url: string };
}

async function send(body: FormData | ReadableStream | string, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.url}/api/uploads/avatar`, {
    method: 'POST',
    body,
    headers: { cookie: rider.cookie, ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  return { status: response.status, answer: (await response.json()) as Answer };
}

function form(...parts: [field: string, content: Buffer | string, name?: string][]): FormData {
  const data = new FormData();
  for (const [field, content, name = 'me.jpg'] of parts) {
    if (typeof content === 'string') data.append(field, content);
    else data.append(field, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name);
  }
  return data;
}
const upload = (file: Buffer, name = 'me.jpg') => send(form(['image', file, name]));

const avatarCount = async () =>
  (await db.pool.query('select count(*)::int as n from avatars where user_id = $1', [rider.userId])).rows[0]
    .n;
const filesStored = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.webp')).length;

/** The two files of an uploaded picture, as anyone gets them. */
async function pictures(url: string) {
  const [large, small] = await Promise.all(
    [url, url.replace('512', '128')].map(async (address) =>
      Buffer.from(await (await fetch(address)).arrayBuffer()),
    ),
  );
  return { large: large as Buffer, small: small as Buffer };
}
/** The color at these fractions of the width and height. */
async function colorAt(file: Buffer, right: number, down: number): Promise<'red' | 'blue'> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const [x, y] = [Math.floor(right * info.width), Math.floor(down * info.height)];
  const at = (y * info.width + x) * info.channels;
  return (data[at] as number) > (data[at + 2] as number) ? 'red' : 'blue';
}

test('a photo becomes two upright squares with nothing in them but pixels', async () => {
  const photo = await redAndBlue()
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Nadia' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 47/1 30/1' },
    })
    .toBuffer();
  const before = await sharp(photo).metadata();
  expect(before).toMatchObject({ width: 400, height: 200, orientation: 6 });
  expect(photo.includes('Nadia')).toBe(true);

  const { status, answer } = await upload(photo);
  expect(status).toBe(201);
  expect(answer).toEqual({
    success: true,
    message: 'Image uploaded successfully',
    data: { url: expect.stringMatching(new RegExp(`^${api.url}/media/avatars/[0-9a-f-]{36}/512\\.webp$`)) },
  });
  const { large, small } = await pictures(answer.data?.url ?? '');
  for (const [file, side] of [
    [large, 512],
    [small, 128],
  ] as const) {
    const metadata = await sharp(file).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: side, height: side });
    for (const kind of ['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments'] as const)
      expect(metadata[kind]).toBeUndefined();
    expect(file.includes('Nadia')).toBe(false);
    // The left side is up, once turned as the camera was held.
    expect(await colorAt(file, 0.1, 0.1)).toBe('red');
    expect(await colorAt(file, 0.9, 0.1)).toBe('red');
    expect(await colorAt(file, 0.1, 0.9)).toBe('blue');
  }
});

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  '%s is read, whatever its name says',
  async (format) => {
    const { status, answer } = await upload(
      await redAndBlue(64, 64).toFormat(format).toBuffer(),
      'notes.txt',
    );
    expect(status).toBe(201);
    const { large } = await pictures(answer.data?.url ?? '');
    expect(await colorAt(large, 0.1, 0.5)).toBe('red');
    expect(await colorAt(large, 0.9, 0.5)).toBe('blue');
  },
);

test('of an animation only the first frame stays', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 50, height: 50, channels: 3, background } })
      .raw()
      .toBuffer();
  const raw = Buffer.concat([await frame('red'), await frame('blue')]);
  const gif = await sharp(raw, { raw: { width: 50, height: 100, channels: 3, pageHeight: 50 } })
    .gif()
    .toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(2);
  const { answer } = await upload(gif);
  const { large } = await pictures(answer.data?.url ?? '');
  expect((await sharp(large).metadata()).pages ?? 1).toBe(1);
  expect(await colorAt(large, 0.5, 0.5)).toBe('red');
});

test('what hides behind a picture is gone', async () => {
  const photo = await redAndBlue().jpeg().toBuffer();
  const { status, answer } = await upload(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]));
  expect(status).toBe(201);
  const { large, small } = await pictures(answer.data?.url ?? '');
  for (const file of [large, small]) expect(file.includes('script')).toBe(false);
});

describe('what is no picture is refused, and nothing is stored', () => {
  const photo = () => noise().jpeg().toBuffer();
  const half = (file: Buffer) => file.subarray(0, file.length / 2);
  const text = (words: string) => () => Promise.resolve(Buffer.from(words));
  const box = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  test.each<[string, () => Promise<Buffer>]>([
    ['nothing', text('')],
    ['text', text('Just some words.')],
    [
      'SVG',
      text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    ],
    ['HTML', text('<!doctype html><script>alert(1)</script>')],
    ['PDF', text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['HEIC', () => Promise.resolve(Buffer.concat([box, Buffer.alloc(500)]))],
    ['TIFF', () => redAndBlue().tiff().toBuffer()],
    ['BMP', () => Promise.resolve(Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]))],
    ['a photo behind HTML', async () => Buffer.concat([Buffer.from('<html>'), await photo()])],
    ['half a photo', async () => half(await photo())],
    ['a photo without its end', async () => (await photo()).subarray(0, -20)],
    ['half a PNG', async () => half(await noise().png().toBuffer())],
    ['half a WebP', async () => half(await noise().webp().toBuffer())],
    ['half a GIF', async () => half(await noise().gif({ effort: 1 }).toBuffer())],
    ['half an AVIF', async () => half(await noise().avif({ effort: 0 }).toBuffer())],
    ['a picture too thin', () => Promise.resolve(pngOfOneColor(1, 2_000_000))],
  ])('%s named .png', async (_what, make) => {
    const before = filesStored();
    const { status, answer } = await upload(await make(), 'me.png');
    const sentence = 'Choose an image file: JPEG, PNG, WebP, GIF or AVIF.';
    expect(answer).toEqual({ success: false, message: sentence, error: sentence, code: 'NOT_AN_IMAGE' });
    expect(status).toBe(400);
    expect(await avatarCount()).toBe(0);
    expect(filesStored()).toBe(before);
  });

  test.each<[string, () => Buffer]>([
    ['400 megapixels in few bytes', () => pngOfOneColor(20_000, 20_000)],
    ['one row too many', () => pngOfOneColor(8_000, 5_001)],
    ['41 frames of a megapixel', () => gifOfFrames(41, 1_000)],
  ])('%s', async (_what, make) => {
    const file = make();
    expect(file.length).toBeLessThan(MEGABYTE);
    const { status, answer } = await upload(file);
    expect(answer.code).toBe('IMAGE_TOO_LARGE');
    expect(answer.message).toBe('Choose an image up to 5 MB and 40 megapixels.');
    expect(status).toBe(413);
    expect(await avatarCount()).toBe(0);
  });

  test('40 megapixels are not too many', async () => {
    expect((await upload(pngOfOneColor(8_000, 5_000))).status).toBe(201);
    expect((await upload(gifOfFrames(40, 1_000))).status).toBe(201);
  });
});

describe('how large the file may be', () => {
  const padded = async (bytes: number) => {
    const photo = await redAndBlue().jpeg().toBuffer();
    return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
  };

  test('5 MB are read', async () => {
    expect((await upload(await padded(5 * MEGABYTE))).status).toBe(201);
  });

  test.each([5 * MEGABYTE + 1, 6 * MEGABYTE])('%i bytes are too many', async (bytes) => {
    const { status, answer } = await upload(await padded(bytes));
    expect(status).toBe(413);
    expect(answer).toMatchObject({ success: false, code: 'IMAGE_TOO_LARGE' });
    expect(await avatarCount()).toBe(0);
  });

  test('also when the request does not say how long it is', async () => {
    const whole = new Response(form(['image', await padded(6 * MEGABYTE)]));
    const { status, answer } = await send(whole.body as ReadableStream, {
      'content-type': whole.headers.get('content-type') ?? '',
    });
    expect(status).toBe(413);
    expect(answer.code).toBe('IMAGE_TOO_LARGE');
  });
});

describe('the form', () => {
  const ONE = 'Send one picture, in the field “image”.';
  let photo: Buffer;
  beforeAll(async () => {
    photo = await redAndBlue().jpeg().toBuffer();
  });

  test.each<[string, () => FormData]>([
    ['two files', () => form(['image', photo], ['image', photo])],
    ['three files', () => form(['image', photo], ['image', photo], ['image', photo])],
    ['another field', () => form(['avatar', photo])],
    ['a field besides', () => form(['image', photo], ['note', 'hello'])],
    ['text instead', () => form(['image', 'hello'])],
    ['a field of a strange name', () => form(['__proto__', photo])],
    ['nothing', () => form()],
  ])('%s', async (_what, make) => {
    const { status, answer } = await send(make());
    expect(answer).toMatchObject({ success: false, message: ONE, error: ONE, code: 'BAD_INPUT' });
    expect(status).toBe(400);
    expect(await avatarCount()).toBe(0);
  });

  test('broken off in the middle', async () => {
    const body = `--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc`;
    const { status, answer } = await send(body, { 'content-type': 'multipart/form-data; boundary=x' });
    expect(answer).toMatchObject({ code: 'BAD_INPUT', message: ONE });
    expect(status).toBe(400);
    expect((await send(body, { 'content-type': 'multipart/form-data' })).answer.code).toBe('BAD_INPUT');
  });

  test.each(['application/json', 'text/plain', 'image/jpeg'])('%s is another kind', async (type) => {
    const { status, answer } = await send('{}', { 'content-type': type });
    expect(status).toBe(415);
    expect(answer).toMatchObject({ success: false, code: 'UNSUPPORTED' });
  });
});

describe('who may upload', () => {
  test('nobody who is not signed in', async () => {
    const { status, answer } = await send(form(['image', Buffer.alloc(6 * MEGABYTE)]), { cookie: '' });
    expect(status).toBe(401);
    expect(answer.code).toBe('NOT_SIGNED_IN');
  });

  test('no other site in a browser', async () => {
    const { status, answer } = await send(form(['image', Buffer.from('x')]), {
      origin: 'https://elsewhere.test',
    });
    expect(status).toBe(403);
    expect(answer.code).toBe('ORIGIN_REFUSED');
  });

  test('a program with its token, from wherever', async () => {
    const { accessToken } = await makeProgram(api.core, rider);
    const photo = form(['image', await redAndBlue().jpeg().toBuffer()]);
    const headers = { cookie: '', origin: 'https://elsewhere.test' };
    const { status } = await send(photo, { ...headers, authorization: `Bearer ${accessToken}` });
    expect(status).toBe(201);
    expect(await avatarCount()).toBe(1);
    const tampered = { cookie: rider.cookie, authorization: `Bearer ${accessToken}x` };
    expect((await send(form(['image', 'x']), tampered)).status).toBe(401);
  });

  test('nobody without end', async () => {
    for (let i = 0; i < 30; i++) expect((await upload(Buffer.from('x'))).answer.code).toBe('NOT_AN_IMAGE');
    const { status, answer } = await upload(Buffer.from('x'));
    expect(status).toBe(429);
    expect(answer.code).toBe('TOO_MANY');
  });
});

/** How many uploads were let in up to their body. */
const uploadsBegun = async (): Promise<number> =>
  (
    await db.pool.query(
      `select coalesce(sum(points), 0)::int as n from rate_limits where key like 'uploadByAccount:%'`,
    )
  ).rows[0].n;

test('bodies that never begin take no place', async () => {
  const before = await uploadsBegun();
  const silent = await Promise.all(
    Array.from({ length: 13 }, async () => {
      const { cookie } = await makeActor(db, 'rider');
      return Array.from({ length: 2 }, () => {
        const socket = createConnection(Number(new URL(api.url).port), '127.0.0.1');
        socket.write(
          `POST /api/uploads/avatar HTTP/1.1\r\nhost: ridewire\r\ncookie: ${cookie}\r\n` +
            'content-type: multipart/form-data; boundary=b\r\ncontent-length: 1000\r\n\r\n',
        );
        return socket;
      });
    }),
  );
  await expect.poll(uploadsBegun).toBe(before + 26);
  expect((await upload(Buffer.from('x'))).answer.code).toBe('NOT_AN_IMAGE');
  for (const socket of silent.flat()) socket.destroy();
});

test('one account holds two places at most, others go on, and the places come back', async () => {
  const before = await uploadsBegun();
  const slow = [new AbortController(), new AbortController()].map((stop) => {
    const begun = new ReadableStream({
      start: (body) => body.enqueue(Buffer.from('--b\r\ncontent-disposition: form-data; name="image"')),
    });
    const ended = fetch(`${api.url}/api/uploads/avatar`, {
      method: 'POST',
      body: begun,
      duplex: 'half',
      signal: stop.signal,
      headers: { cookie: rider.cookie, 'content-type': 'multipart/form-data; boundary=b' },
    }).then(
      ({ status }) => status,
      () => 'stopped',
    );
    return { stop, ended };
  });
  const full = 'Your other pictures are still uploading. Wait for them to finish.';
  const attempt = async () => (await upload(Buffer.from('x'))).answer.message;
  // An attempt in between would take the place of the second.
  await expect.poll(uploadsBegun).toBe(before + 2);
  await expect.poll(attempt, { interval: 200 }).toBe(full);

  const first = rider;
  rider = await makeActor(db, 'rider');
  expect((await upload(Buffer.from('x'))).answer.code).toBe('NOT_AN_IMAGE');
  rider = first;

  for (const { stop } of slow) stop.abort();
  expect(await Promise.all(slow.map(({ ended }) => ended))).toEqual(['stopped', 'stopped']);
  await expect.poll(attempt, { interval: 200 }).not.toBe(full);
  expect((await upload(Buffer.from('x'))).answer.code).toBe('NOT_AN_IMAGE');
});

describe('a stored picture', () => {
  test('is kept for a year by who has seen it', async () => {
    const { answer } = await upload(await redAndBlue().jpeg().toBuffer());
    const url = answer.data?.url ?? '';
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(url, { method });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const bytes = (await response.arrayBuffer()).byteLength;
      const length = Number(response.headers.get('content-length'));
      expect(length).toBeGreaterThan(100);
      expect(bytes).toBe(method === 'GET' ? length : 0);
    }
  });

  test.each([
    '/media/avatars/0d9c0a3e-5a55-4f8e-9f0a-2b6a5d1f0c11/512.webp',
    '/media/avatars/0d9c0a3e-5a55-4f8e-9f0a-2b6a5d1f0c11/64.webp',
    '/media/avatars/%2e%2e%2f%2e%2e%2fpostgres%2fPG_VERSION',
    '/media/avatars/',
    '/media/other',
    '/media',
  ])('%s is not there', async (path) => {
    const response = await fetch(api.url + path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      success: false,
      message: 'Not found.',
      error: 'Not found.',
      code: 'NOT_FOUND',
    });
  });

  test('goes when another takes its place in the profile', async () => {
    const photo = await redAndBlue().jpeg().toBuffer();
    const client = connect(api.url, rider);
    try {
      const [first, second] = [await upload(photo), await upload(photo)].map(
        ({ answer }) => answer.data?.url ?? '',
      );
      const me = await client.trpc.profile.update.mutate({ avatarUrl: first });
      expect(api.url + me.avatarUrl).toBe(first);
      await client.trpc.profile.update.mutate({ avatarUrl: second });
      await expect.poll(async () => (await fetch(first ?? '')).status).toBe(404);
      const id = (first ?? '').split('/').at(-2) ?? '';
      await expect.poll(() => readdirSync(join(folder, 'media', 'avatars'))).not.toContain(id);
      expect((await fetch(second ?? '')).status).toBe(200);
      expect(await avatarCount()).toBe(1);
    } finally {
      await client.close();
    }
  });
});

import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inEachLanguage } from '../../testing/in-each-language.ts';
import { openPage, servePublicPages } from './public-pages.ts';

const HOME = '<link rel="canonical" href="__RIDEWIRE_ORIGIN__/" />';
const folder = makeTestFolder();
const fastify = Fastify();
let url = '';
beforeAll(async () => {
  const files = {
    'en/home.html': HOME,
    'en/no.html': 'There is no page here.',
    'bn/home.html': 'আপনি নড়লেই রাইড নড়ে।',
    'bn/no.html': 'এখানে কোনো পৃষ্ঠা নেই।',
    'sitemap.xml': '<loc>__RIDEWIRE_ORIGIN__/bn</loc>',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const sendNotFound = await servePublicPages(fastify, {
    folder: pathToFileURL(`${folder}/`),
    publicUrl: 'https://ride.example',
    built: {
      pages: { '/': 'en/home.html', '/bn': 'bn/home.html', '/sitemap.xml': 'sitemap.xml' },
      notFound: { '': 'en/no.html', bn: 'bn/no.html' },
      redirects: { '/register': '/signup' },
      login: inEachLanguage(''),
      app: ['/login'],
    },
  });
  fastify.setNotFoundHandler(sendNotFound);
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await fastify.close();
  removeTestFolder(folder);
});

test.each([
  ['/', 'text/html; charset=utf-8', '<link rel="canonical" href="https://ride.example/" />'],
  ['/bn', 'text/html; charset=utf-8', 'আপনি নড়লেই রাইড নড়ে।'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', '<loc>https://ride.example/bn</loc>'],
])('%s is sent whole, with the address of this very product', async (path, type, text) => {
  const answer = await fetch(url + path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(type);
  expect(await answer.text()).toBe(text);
});

test('a page knows what it may show of the city', async () => {
  const page = join(folder, 'en', 'demo.html');
  await writeFile(page, '<html lang="en">');
  const send = async (shown: 'cars' | 'counts' | null) => {
    const server = Fastify();
    server.get('/', await openPage(pathToFileURL(page), 'https://ride.example', shown));
    return (await server.inject('/')).body;
  };
  expect(await send('cars')).toBe('<html data-city="cars" lang="en">');
  expect(await send('counts')).toBe('<html data-city="counts" lang="en">');
  expect(await send(null)).toBe('<html lang="en">');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  [undefined, (bytes: Buffer) => bytes],
])('is compressed as the browser reads it, the first time and again: %s', async (encoding, read) => {
  for (const _time of ['first', 'again']) {
    const answer = await fastify.inject({
      url: '/',
      headers: encoding ? { 'accept-encoding': encoding } : {},
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(read(answer.rawPayload).toString()).toBe(
      HOME.replace('__RIDEWIRE_ORIGIN__', 'https://ride.example'),
    );
  }
});

test('a page that the browser has is not sent again', async () => {
  const etag = (await fetch(url)).headers.get('etag') ?? '';
  const answer = await fetch(url, { headers: { 'if-none-match': etag } });
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe('');
});

test.each([
  ['/no/such', 'There is no page here.'],
  ['/constructor', 'There is no page here.'],
  ['/bnx', 'There is no page here.'],
  ['/bn/no', 'এখানে কোনো পৃষ্ঠা নেই।'],
  ['/bn?no=1', null],
  ['/bn/?no=1', 'এখানে কোনো পৃষ্ঠা নেই।'],
])('what is no page says so in the language of its address: %s', async (path, text) => {
  const answer = await fetch(url + path);
  expect(answer.status).toBe(text === null ? 200 : 404);
  if (text !== null) expect(await answer.text()).toBe(text);
});

test('another address leads on for ever', async () => {
  const answer = await fetch(`${url}/register`, { redirect: 'manual' });
  expect(answer.status).toBe(308);
  expect(answer.headers.get('location')).toBe('/signup');
});

test('who chose Bangla is led to it, for this once', async () => {
  const answer = await fetch(`${url}/?utm=1`, {
    redirect: 'manual',
    headers: { cookie: 'ridewire_language=bn', 'if-none-match': '*' },
  });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/bn?utm=1');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await fetch(url)).headers.get('vary')).toContain('cookie');
  const none = await fetch(`${url}/no/such`, { headers: { cookie: 'ridewire_language=bn' } });
  expect(await none.text()).toBe('এখানে কোনো পৃষ্ঠা নেই।');
});

test('an address of the app that begins with a language leads to the app, in that language', async () => {
  const answer = await fetch(`${url}/bn/login?next=1`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/login?next=1');
  expect(answer.headers.get('set-cookie')).toMatch(/^ridewire_language=bn; path=\/; max-age=31536000/);
});

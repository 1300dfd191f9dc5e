import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import cookie from '@fastify/cookie';
import { makeTestFolder, removeTestFolder } from '@ridewire/db/testing/test-folder';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessionCookieName } from '../../sessions/cookie-name.ts';
import { inEachLanguage } from '../../testing/in-each-language.ts';
import { serveLoginPage } from './login-page.ts';

const folder = makeTestFolder();
const fastify = Fastify();
let url = '';
beforeAll(async () => {
  const files = inEachLanguage((language) => `${language}/login.html`);
  for (const [language, file] of Object.entries(files)) {
    await mkdir(join(folder, language), { recursive: true });
    await writeFile(join(folder, file), `a form in ${language}`);
  }
  await fastify.register(cookie);
  await serveLoginPage(fastify, {
    folder: pathToFileURL(`${folder}/`),
    files,
    publicUrl: 'http://127.0.0.1',
    sendApp: (reply) => reply.send('the app'),
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}/login`;
});
afterAll(async () => {
  await fastify.close();
  removeTestFolder(folder);
});

test.each([
  [{}, 'a form in en'],
  [{ 'accept-language': 'bn-BD,bn;q=0.9,en;q=0.8' }, 'a form in bn'],
  [{ 'accept-language': 'de;q=0.9, bn' }, 'a form in bn'],
  [{ 'accept-language': 'en;q=0.3, bn;q=0.9' }, 'a form in bn'],
  [{ 'accept-language': '*' }, 'a form in en'],
  [{ 'accept-language': 'bn', cookie: 'ridewire_language=en' }, 'a form in en'],
  // A reader who may be signed in is led on by the app.
  [{ cookie: `${sessionCookieName(false)}=secret; ridewire_language=bn` }, 'the app'],
])('%j is sent %s', async (headers, expected) => {
  const answer = await fetch(`${url}?from=%2Fdashboard`, { headers });
  expect(await answer.text()).toBe(expected);
});

test('no store keeps one visitor’s page for another', async () => {
  const { headers } = await fetch(url);
  expect(headers.get('vary')).toContain('accept-language, cookie');
  expect(headers.get('cache-control')).toBe('no-cache');
});

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_OSM_BYTES } from '@ridewire/streets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withFetched } from './fetch-extract.ts';

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/lake.osm.pbf': (response) => response.writeHead(200, { 'content-length': 4 }).end('lake'),
  '/latest': (response) => response.writeHead(302, { location: '/lake.osm.pbf' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/hosts' }).end(),
  '/gone': (response) => response.writeHead(404).end(),
  '/country': (response) => response.writeHead(200, { 'content-length': MAX_OSM_BYTES + 1 }).write('x'),
  '/cut': (response) => {
    response.writeHead(200, { 'content-length': 100 }).write('la');
    setTimeout(() => response.destroy(), 20);
  },
};
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => ANSWERS[request.url ?? '']?.(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const fetchFrom = async (path: string, signal = new AbortController().signal) => {
  const shares: number[] = [];
  let kept = '';
  const text = await withFetched(
    new URL(path, origin),
    { signal, onProgress: (share) => shares.push(share) },
    (file) => {
      kept = file;
      return readFile(file, 'utf8');
    },
  );
  return { text, shares, isGone: !existsSync(kept) };
};

test('a file is fetched, also where an address leads on, and removed after', async () => {
  const whole = { text: 'lake', shares: [1], isGone: true };
  expect(await fetchFrom('/lake.osm.pbf')).toEqual(whole);
  expect(await fetchFrom('/latest')).toEqual(whole);
});

test.each([
  ['/round', 'leads on more than 5 times'],
  ['/file', "which isn't followed"],
  ['/gone', 'answers 404 for /gone'],
  ['/country', 'too large for one city'],
  ['/cut', "Can't fetch from 127.0.0.1"],
])('%s is refused in one sentence', async (path, reason) => {
  const error: unknown = await fetchFrom(path).catch((cause: unknown) => cause);
  expect((error as Error).message).toContain(reason);
  expect((error as Error).message).not.toContain('\n');
});

test('nobody there is one sentence, and whoever ends it hears their own', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await expect(fetchFrom(`http://127.0.0.1:${port}/x`)).rejects.toThrow(/^Can't fetch from .*ECONNREFUSED/);
  const stop = new AbortController();
  stop.abort(new Error('enough'));
  await expect(fetchFrom('/lake.osm.pbf', stop.signal)).rejects.toThrow('enough');
});

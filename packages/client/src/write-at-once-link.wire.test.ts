import { makeActor } from '@ridewire/api/testing/actors';
import { openLine } from '@ridewire/api/testing/line';
import { makeTestKey } from '@ridewire/api/testing/make-test-key';
import { startTestApi, type TestApi } from '@ridewire/api/testing/start-test-api';
import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { isAskedToMove } from './asked-to-move.ts';
import { openClient, type OpenClient } from './open-client.ts';

const database = useTestDatabase();
let api: TestApi;
let db: Db;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
  db = openDb(database.connectionString);
});
afterAll(async () => {
  await db.close();
  await api.close();
});

/** A rider's client, and every frame it wrote, in order. */
async function openRider(url = api.url): Promise<{
  client: OpenClient;
  written: string[];
  sockets: NodeWebSocket[];
}> {
  const { cookie } = await makeActor(db, 'rider');
  const written: string[] = [];
  const sockets: NodeWebSocket[] = [];
  class Recorded extends NodeWebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie } });
      sockets.push(this);
    }
    override send(data: never, ...rest: never[]): void {
      written.push(String(data));
      super.send(data, ...rest);
    }
  }
  const client = openClient({
    url,
    WebSocket: Recorded as unknown as typeof WebSocket,
  });
  return { client, written, sockets };
}

/** Tells whether the client was asked to move since, and so comes at once. */
function watchAsked({ socket }: OpenClient): () => boolean {
  let isAsked = false;
  socket.connectionState.subscribe({ next: () => (isAsked ||= isAskedToMove(socket)) });
  return () => isAsked;
}

test('a call on an open socket is written in the same tick and answered', async () => {
  const { client, written } = await openRider();
  // The first call opens the socket and goes through the stock link.
  await client.trpc.places.search.query({ text: '' });
  const before = written.length;
  const answer = client.trpc.places.search.query({ text: 'airport' });
  expect(written.length).toBe(before + 1);
  expect((await answer)[0]?.name).toContain('Airport');
  await client.close();
});

test('refusals keep their sentence and code, and calls do not mix', async () => {
  const { client } = await openRider();
  await client.trpc.places.search.query({ text: '' });
  const [wrong, right] = await Promise.allSettled([
    client.trpc.rides.cancel.mutate({ rideId: crypto.randomUUID() }),
    client.trpc.places.search.query({ text: 'airport' }),
  ]);
  expect(wrong).toMatchObject({ status: 'rejected', reason: { data: { code: 'RIDE_NOT_FOUND' } } });
  expect(right.status).toBe('fulfilled');
  await client.close();
});

test('a call whose socket dies is rejected, not forgotten; the next one works', async () => {
  const { client, sockets } = await openRider();
  await client.trpc.places.search.query({ text: '' });
  const isAsked = watchAsked(client);
  const lost = client.trpc.places.search.query({ text: 'airport' });
  sockets[0]?.terminate();
  const atOnce = client.trpc.places.search.query({ text: 'airport' });
  await expect(lost).rejects.toThrow('The connection was lost. Please try again.');
  expect(await client.trpc.places.search.query({ text: 'airport' })).not.toHaveLength(0);
  expect(await atOnce).not.toHaveLength(0);
  expect(isAsked()).toBe(false);
  expect(sockets).toHaveLength(2);
  await client.close();
});

test('a client whose server stops is at another one at once, and loses no answer', async () => {
  const stopping = await startTestApi(database.connectionString);
  const line = await openLine(Number(new URL(stopping.url).port));
  onTestFinished(() => line.close());
  const { client, sockets } = await openRider(line.url);
  await client.trpc.places.search.query({ text: '' });
  line.lead(Number(new URL(api.url).port));
  const isAsked = watchAsked(client);
  const before = client.trpc.places.search.query({ text: 'airport' });
  const stopped = stopping.close();
  const during = Array.from({ length: 20 }, () => client.trpc.places.search.query({ text: 'airport' }));
  for (const answer of await Promise.all([before, ...during])) expect(answer).not.toHaveLength(0);
  await stopped;
  expect(isAsked()).toBe(true);
  expect(await client.trpc.places.search.query({ text: 'airport' })).not.toHaveLength(0);
  expect(sockets).toHaveLength(2);
  await client.close();
});

test('a call after the client was closed is rejected', async () => {
  const { client } = await openRider();
  await client.trpc.places.search.query({ text: '' });
  await client.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect(client.trpc.places.search.query({ text: '' })).rejects.toThrow('The client is closed.');
});

test('a client asks for the version it was told, and for its key’s own unless told', async () => {
  const { secret: token } = await makeTestKey(api.core, await makeActor(db, 'rider'));
  const open = (version?: string) => {
    const client = openClient({ url: api.url, token, ...(version !== undefined && { version }) });
    onTestFinished(() => client.close());
    return client.trpc;
  };
  expect(await open().rides.own.query()).toBeNull();
  await expect(open('2026-11-27').rides.own.query()).rejects.toMatchObject({
    data: { code: 'VERSION_UNKNOWN' },
  });
});

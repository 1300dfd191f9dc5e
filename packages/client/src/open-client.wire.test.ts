import { makeActor } from '@ridewire/api/testing/actors';
import { makeTestKey } from '@ridewire/api/testing/make-test-key';
import { startTestApi, type TestApi } from '@ridewire/api/testing/start-test-api';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openClient } from './open-client.ts';

const database = useTestDatabase();
let api: TestApi;
let key: Awaited<ReturnType<typeof makeTestKey>>;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
  const rider = await makeActor(api.core.db, 'rider');
  key = await makeTestKey(api.core, rider, ['rides:read']);
});
afterAll(() => api.close());

/** A client, and the codes its sockets closed with. */
function open(version: string) {
  const codes: (number | undefined)[] = [];
  let sockets = 0;
  class Counted extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      sockets += 1;
    }
  }
  const client = openClient({
    ...{ url: api.url, token: key.secret, version, WebSocket: Counted },
    onClose: (cause) => codes.push(cause?.code),
  });
  onTestFinished(() => client.close());
  return { client, codes, sockets: () => sockets };
}

test('a client of a version that the server doesn’t have says so, and never comes again', async () => {
  const { client, codes, sockets } = open('2099-01-01');
  await expect(client.trpc.rides.own.query()).rejects.toMatchObject({ data: { code: 'VERSION_UNKNOWN' } });
  await expect.poll(() => codes).toEqual([4400]);
  const refused = 'The server has no version 2099-01-01 of the API.';
  await expect(client.trpc.rides.own.query()).rejects.toThrow(refused);
  // The state of a client that waits to come again is another.
  await expect.poll(() => client.socket.connectionState.get().state).toBe('idle');
  expect(sockets()).toBe(1);
});

test('one of a version that it has comes again', async () => {
  const { client, codes, sockets } = open(key.apiVersion);
  expect(await client.trpc.rides.own.query()).toBeNull();
  client.socket.connection?.ws.close();
  await expect.poll(() => codes.length).toBe(1);
  expect(await client.trpc.rides.own.query()).toBeNull();
  expect(sockets()).toBe(2);
});

import { openDb, type Db } from '@ridewire/db';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { AppRouter } from '../router.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

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

function connect(actor: TestActor) {
  const url = api.url.replace('http', 'ws') + '/trpc';
  class WithCookie extends WebSocket {
    constructor(address: string) {
      super(address, { headers: { cookie: actor.cookie } });
    }
  }
  const ws = createWSClient({ url, WebSocket: WithCookie as never });
  return { trpc: createTRPCClient<AppRouter>({ links: [wsLink({ client: ws })] }), ws };
}

test('a ride from request to completion', async () => {
  const rider = connect(await makeActor(db, 'rider'));
  const driver = connect(await makeActor(db, 'driver'));
  const seen: string[] = [];
  rider.trpc.rides.current.subscribe(undefined, {
    onData: (m) => seen.push(JSON.stringify(m)),
    onError: (e) => seen.push(String(e)),
  });
  await expect.poll(() => seen.length).toBe(1);
  const ride = await rider.trpc.rides.request.mutate({
    commandId: crypto.randomUUID(),
    type: 'standard',
    pickup: { address: 'A', lat: 23.79, lng: 90.41 },
    destination: { address: 'B', lat: 23.84, lng: 90.39 },
  });
  await driver.trpc.rides.accept.mutate({ rideId: ride.id });
  for (const to of ['picked_up', 'in_transit', 'completed'] as const)
    await driver.trpc.rides.advance.mutate({ rideId: ride.id, to });
  await expect.poll(() => seen.length).toBe(6);
  console.log(seen.join('\n'));
  await rider.ws.close();
  await driver.ws.close();
});

import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { callOverHttp } from '../testing/call-over-http.ts';
import { connect } from '../testing/connect.ts';
import { makeProgram } from '../testing/programs.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
let admin: TestActor;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
  admin = await makeActor(api.core.db, 'admin');
});
afterAll(() => api.close());

test('who calls what is an admin’s or a driver’s is counted, by whatever way they call', async () => {
  const rider = await makeActor(api.core.db, 'rider');
  const { accessToken } = await makeProgram(api.core, rider);
  const headers = { authorization: `Bearer ${accessToken}` };
  const socket = connect(api.url, rider);
  const http = callOverHttp(api.url, { cookie: rider.cookie });
  const forbidden = { data: { code: 'FORBIDDEN' } };
  await expect(socket.trpc.users.list.query({})).rejects.toMatchObject(forbidden);
  await expect(http.users.block.mutate({ userId: admin.userId, reason: 'Why not' })).rejects.toMatchObject(
    forbidden,
  );
  const rest = [
    fetch(`${api.url}/api/users`, { headers }),
    fetch(`${api.url}/api/uploads/document`, { method: 'POST', headers }),
    fetch(`${api.url}/export/users.csv`, { headers }),
  ];
  expect((await Promise.all(rest)).map(({ status }) => status)).toEqual([403, 403, 403]);
  await socket.close();

  const office = callOverHttp(api.url, { cookie: admin.cookie });
  await expect
    .poll(() => office.audit.refused.query(), { interval: 50 })
    .toMatchObject({
      signIns: 0,
      rights: 5,
      accounts: [{ person: { id: rider.userId, name: rider.name, role: 'rider' }, rights: 5 }],
      addresses: [{ address: '127.0.0.1', tries: 5 }],
    });
  const { items } = await office.audit.list.query({ userId: rider.userId, type: 'user.refused' });
  expect(items.at(-1)).toMatchObject({
    actor: { id: rider.userId },
    ipAddress: '127.0.0.1',
    facts: { called: 'users.list' },
  });
});

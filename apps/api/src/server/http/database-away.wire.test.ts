import { createTestDatabase } from '@ridewire/db/testing/test-database';
import { expect, test, vi } from 'vitest';
import { REST_ROWS } from '../rest/rest-rows.ts';
import { makeActor } from '../../testing/actors.ts';
import { callOverHttp } from '../../testing/call-over-http.ts';
import { connect } from '../../testing/connect.ts';
import { holdRow } from '../../testing/hold-row.ts';
import { request } from '../../testing/places.ts';
import { makeProgram } from '../../testing/programs.ts';
import { callRest } from '../../testing/rest/call-rest.ts';
import { startTestApi } from '../../testing/start-test-api.ts';

test('while the database is away everybody is told so, at once and in one form', async () => {
  const database = await createTestDatabase();
  const api = await startTestApi(database.connectionString, { LOG_LEVEL: 'silent' });
  try {
    const rider = await makeActor(api.core.db, 'rider');
    const { accessToken } = await makeProgram(api.core, rider);
    const headers = { authorization: `Bearer ${accessToken}` };
    await database.drop();

    const began = performance.now();
    for (const row of REST_ROWS) {
      const path = row.path.replace(/:\w+/, crypto.randomUUID());
      const answer = await callRest(api, { method: row.method, path, headers });
      expect(answer.status, `${path} ${answer.text}`).toBe(503);
    }
    // Otherwise, each of them would wait for a connection.
    expect((performance.now() - began) / REST_ROWS.length).toBeLessThan(1_000);
    const login = { email: 'a@example.test', password: 'Correct-horse-7' };
    const answer = await callRest(api, { method: 'POST', path: '/auth/login', body: login });
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({
      success: false,
      code: 'NOT_READY',
      message: 'The service is starting or can’t reach its database. Please try again.',
      error: 'The service is starting or can’t reach its database. Please try again.',
    });

    const refusal = { data: { code: 'NOT_READY', httpStatus: 503 } };
    const trpc = callOverHttp(api.url, headers);
    await expect(trpc.rides.request.mutate(request())).rejects.toMatchObject(refusal);
    await expect(callOverHttp(api.url).sessions.open.mutate(login)).rejects.toMatchObject(refusal);
  } finally {
    await api.close();
    await database.drop();
  }
});

test('a statement that takes too long is told as a database that is away, and logged with its words', async () => {
  const database = await createTestDatabase();
  const api = await startTestApi(database.connectionString, { LOG_LEVEL: 'silent' });
  const held = await holdRow(
    database.connectionString,
    'lock table contact_messages in access exclusive mode',
    [],
  );
  const logged = vi.spyOn(api.fastify.log, 'error');
  const admin = await makeActor(api.core.db, 'admin');
  const socket = connect(api.url, { cookie: admin.cookie });
  try {
    for (const trpc of [callOverHttp(api.url, { cookie: admin.cookie }), socket.trpc]) {
      const answered = trpc.messages.list.query({}).catch((error: unknown) => error);
      await held.waiting(1);
      await api.core.db.pool.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(await answered).toMatchObject({ data: { code: 'NOT_READY', httpStatus: 503 } });
      const cause = expect.objectContaining({ code: '57014' });
      const slow = { path: 'messages.list', error: expect.objectContaining({ cause }) };
      await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(slow, 'a call failed'));
      logged.mockClear();
    }
  } finally {
    await held.release();
    await socket.close();
    await api.close();
    await database.drop();
  }
});

test('what a full disk keeps from being written is told as a service that is not ready, and logged with its words', async () => {
  const database = await createTestDatabase();
  const api = await startTestApi(database.connectionString, { LOG_LEVEL: 'silent' });
  const logged = vi.spyOn(api.fastify.log, 'error');
  const commandId = crypto.randomUUID();
  const person = { name: 'Ana', email: 'ana@example.test' };
  const message = { commandId, ...person, topic: 'ride' as const, text: 'I left my bag in the car.' };
  const full = 'could not extend file "base/5/16384": No space left on device';
  try {
    await api.core.db.pool.query(`
      create function fill_disk() returns trigger language plpgsql as $$
        begin raise exception using errcode = '53100', message = '${full}'; end $$;
      create trigger full_disk before insert on contact_messages for each row execute function fill_disk()`);
    const trpc = callOverHttp(api.url);
    await expect(trpc.messages.send.mutate(message)).rejects.toMatchObject({
      message: 'The service is starting or can’t reach its database. Please try again.',
      data: { code: 'NOT_READY', httpStatus: 503 },
    });
    const cause = expect.objectContaining({ code: '53100', message: full });
    const failure = { path: 'messages.send', error: expect.objectContaining({ cause }) };
    expect(logged).toHaveBeenCalledWith(failure, 'a call failed');

    await api.core.db.pool.query('drop trigger full_disk on contact_messages');
    await trpc.messages.send.mutate(message);
  } finally {
    await api.close();
    await database.drop();
  }
});

import type { MessagesChange } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { connect, record, type TestClient } from '../testing/connect.ts';
import { listMails, readMail } from '../testing/mailbox.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const database = useTestDatabase();
let api: TestApi;
let admin: TestActor;
let desk: TestClient;
beforeAll(async () => {
  api = await startTestApi(database.connectionString);
  admin = await makeActor(api.core.db, 'admin');
  desk = connect(api.url, admin);
});
afterAll(async () => {
  await desk.close();
  await api.close();
});

interface Answer {
  result?: { data: { sent: true } };
  error?: string | { message: string; data: { code: string; fields: object } };
}
/** A request refused before it is read has only the sentence. */
const refusalIn = ({ error }: Answer) =>
  typeof error === 'object' ? [error.message, Object.keys(error.data.fields)[0] ?? null] : [error, null];

const written = (email = `${crypto.randomUUID()}@example.test`) => ({
  commandId: crypto.randomUUID(),
  name: 'Ayesha Rahman',
  email,
  topic: 'lost_item',
  text: 'I left my umbrella.\nIt is blue.',
});
/** Posts as the contact form does. */
async function post(body: object | string, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.url}/trpc/messages.send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Answer };
}

test('a stranger writes, every admin’s open screen hears of it, and the answer is mailed', async () => {
  const changes = await record<null, MessagesChange>((on) =>
    desk.trpc.messages.changes.subscribe(undefined, on),
  );
  const input = written();
  expect(await post(input)).toEqual({ status: 200, answer: { result: { data: { sent: true } } } });
  await expect.poll(() => changes.changes()).toHaveLength(1);
  const { items } = await desk.trpc.messages.list.query({ state: 'open' });
  expect(items[0]).toMatchObject({ email: input.email, text: input.text });
  const messageId = items[0]?.id ?? '';
  expect(changes.changes()).toEqual([{ messageId }]);

  await desk.trpc.messages.answer.mutate({ messageId, answer: 'We have it.' });
  await expect.poll(() => changes.changes()).toHaveLength(2);
  expect(await readMail(api, input.email)).toMatchObject({ subject: 'We answered your message' });
  await expect(desk.trpc.messages.answer.mutate({ messageId, answer: 'Again.' })).rejects.toMatchObject({
    message: 'You just answered this message.',
    data: { code: 'MESSAGE_ANSWERED', httpStatus: 409 },
  });
  expect(await listMails(api, input.email)).toHaveLength(1);
  changes.stop();
});

test('what is wrong is said for its field, and stores nothing', async () => {
  const { email } = written();
  const cases: [object | string, number, string, string | null][] = [
    [{ ...written(email), name: '' }, 400, 'Name is required', 'name'],
    [{ ...written('nobody') }, 400, 'Please enter a valid email address', 'email'],
    [
      { ...written(email), text: 'a\u0000b' },
      400,
      'Message contains characters that aren’t allowed.',
      'text',
    ],
    [{ ...written(email), text: 'x'.repeat(5_000) }, 400, 'Message must be at most 4000 characters.', 'text'],
    [{ ...written(email), text: 'x'.repeat(100_000) }, 413, 'That’s too large.', null],
    [{ ...written(email), commandId: 'x' }, 400, 'That isn’t a command ID.', 'commandId'],
    ['{', 400, 'Something in that request isn’t valid.', null],
  ];
  for (const [body, status, message, field] of cases) {
    const { status: answered, answer } = await post(body);
    expect([answered, ...refusalIn(answer)]).toEqual([status, message, field]);
  }
  expect((await desk.trpc.messages.list.query({ search: email })).items).toEqual([]);
});

test('another site’s page can’t send in somebody’s name', async () => {
  const rider = await makeActor(api.core.db, 'rider');
  const { status } = await post(written(), { cookie: rider.cookie, origin: 'https://elsewhere.test' });
  expect(status).toBe(403);
});

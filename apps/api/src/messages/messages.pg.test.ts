import { SendMessageInput } from '@ridewire/contracts';
import { useTestDatabase } from '@ridewire/db/testing/test-database';
import { beforeEach, describe, expect, test } from 'vitest';
import { addressKey } from '../core/address-key.ts';
import { sayRefusal } from '../core/say-refusal.ts';
import { DevMailbox } from '../mail/dev-mailbox.ts';
import { refusalOf } from '../procedures/refusal-of.ts';
import { sendMail } from '../server/jobs/send-mail.ts';
import { getLatestNotifications } from '../notifications/notification-queries.ts';
import { caller, findAccountEvents, refused, useUp } from '../testing/accounts.ts';
import { makeActor, type TestActor } from '../testing/actors.ts';
import { useTestCore } from '../testing/use-test-core.ts';
import { chooseLanguage } from '../profile/choose-language.ts';
import { answerMessage } from './answer-message.ts';
import { getMessage, listMessages } from './message-queries.ts';
import { sendMessage } from './send-message.ts';

const database = useTestDatabase();
const core = useTestCore(database);
let admin: TestActor;
beforeEach(async () => {
  admin = { ...(await makeActor(core.db, 'admin')), ipAddress: '203.0.113.9' };
});

const written = (change: Partial<SendMessageInput> = {}): SendMessageInput => ({
  commandId: crypto.randomUUID(),
  name: 'Ayesha Rahman',
  email: `${crypto.randomUUID()}@example.test`,
  topic: 'ride',
  text: 'I left my umbrella in the car.',
  ...change,
});
const storedFrom = async (email: string) =>
  (await listMessages(core.db, { page: 1, limit: 100, search: email })).items;
/** A message, as admins have it. */
async function received(change: Partial<SendMessageInput> = {}) {
  const input = written(change);
  await sendMessage(core, null, input, caller());
  const [message] = await storedFrom(input.email);
  if (!message) throw new Error('The message was not stored.');
  return message;
}
async function mailsOf(messageId: string) {
  const { rows } = await core.db.pool.query<{ payload: unknown }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'send_mail' and j.payload ->> 'messageId' = $1`,
    [messageId],
  );
  return rows.map(({ payload }) => payload);
}

describe('a message', () => {
  test('of a visitor is stored, and every admin is told', async () => {
    const long = `I left  my\numbrella. ${'Please look. '.repeat(30)}`.trim();
    const message = await received({ text: long });
    expect(message).toMatchObject({
      name: 'Ayesha Rahman',
      topic: 'ride',
      text: long,
      from: null,
      answered: null,
    });
    const { items } = await getLatestNotifications(core.db, admin.userId);
    expect(items[0]).toMatchObject({
      type: 'message_received',
      params: {
        name: 'Ayesha Rahman',
        text: expect.stringMatching(/^I left my umbrella\. Please look\..{100,}…$/),
      },
      about: { name: 'Ayesha Rahman', email: message.email },
    });
  });

  test('of who is signed in says so, whatever name was typed', async () => {
    const rider = await makeActor(core.db, 'rider');
    const input = written({ name: 'Somebody' });
    await sendMessage(core, rider, input, caller());
    expect((await storedFrom(input.email))[0]?.from).toEqual({
      id: rider.userId,
      name: rider.name,
      role: 'rider',
    });
  });

  test('sent twice, one after the other or at once, is one', async () => {
    const input = written();
    const from = caller();
    await Promise.all([1, 2, 3].map(() => sendMessage(core, null, input, from)));
    await sendMessage(core, null, input, from);
    expect(await storedFrom(input.email)).toHaveLength(1);
    const { items } = await getLatestNotifications(core.db, admin.userId);
    expect(items.filter(({ about }) => about?.email === input.email)).toHaveLength(1);
    await refused(sendMessage(core, null, { ...input, text: 'Another one.' }, from), 'COMMAND_REUSED');
  });

  test('is one too many from an address or in somebody’s name, and a repeat never is', async () => {
    const from = caller();
    const first = written();
    await sendMessage(core, null, first, from);
    await useUp(core, 'messageByAddress', addressKey(from.ipAddress));
    await refused(sendMessage(core, null, written(), from), 'TOO_MANY');
    await sendMessage(core, null, first, from);
    await useUp(core, 'messageByEmail', first.email);
    await refused(
      sendMessage(core, null, written({ email: first.email.toUpperCase() }), caller()),
      'TOO_MANY',
    );
    expect(await storedFrom(first.email)).toHaveLength(1);
  });
});

test.each<[string, object, string]>([
  ['no name', { name: '  ' }, 'Name is required'],
  ['a name of two lines', { name: 'A\nB' }, 'Name contains characters that aren’t allowed.'],
  ['no address', { email: 'ayesha' }, 'Please enter a valid email address'],
  ['another topic', { topic: 'spam' }, 'Please choose a topic'],
  ['nothing', { text: ' \n\t ' }, 'Message is required'],
  ['blanks nobody sees', { text: '\u200b\n\u200b' }, 'Message is required'],
  ['no text', { text: 7 }, 'Message must be text.'],
  ['too much', { text: 'x'.repeat(4_001) }, 'Message must be at most 4000 characters.'],
  ['NUL', { text: 'a\u0000b' }, 'Message contains characters that aren’t allowed.'],
  ['half a character', { text: 'a\ud800' }, 'Message contains characters that aren’t allowed.'],
  ['marks that turn what follows', { text: 'a\u202eb' }, 'Message contains characters that aren’t allowed.'],
])('%s is refused with a sentence', (_what, change, sentence) => {
  const result = SendMessageInput.safeParse({ ...written(), ...change });
  expect(sayRefusal('en', refusalOf(result.error).said)).toBe(sentence);
});

test('lines, emoji, Bangla and markup are kept as they were written', async () => {
  const text = "One\n\n\tTwo <script>alert(1)</script> '; drop table users; --\nঢাকা 🚕 %s {{7*7}}";
  const { text: parsed } = SendMessageInput.parse(written({ text: ` ${text.replaceAll('\n', '\r\n')} ` }));
  expect(parsed).toBe(text);
  expect((await received({ text })).text).toBe(text);
});

describe('the list', () => {
  test('is filtered, searched in name, address and text, and paged, newest first', async () => {
    const word = crypto.randomUUID();
    const [first, second, third] = [
      await received({ text: `Lost: ${word}` }),
      await received({ name: `Omar ${word}` }),
      await received({ email: `${word}@example.test` }),
    ] as const;
    await answerMessage(core, admin, { messageId: second.id, answer: 'Yes.' });
    const ids = async (more: object) =>
      (await listMessages(core.db, { page: 1, limit: 10, search: word.toUpperCase(), ...more })).items.map(
        ({ id }) => id,
      );
    expect(await ids({})).toEqual([third.id, second.id, first.id]);
    expect(await ids({ state: 'open' })).toEqual([third.id, first.id]);
    expect(await ids({ state: 'answered' })).toEqual([second.id]);
    expect(await ids({ page: 2, limit: 2 })).toEqual([first.id]);
    const open = await listMessages(core.db, { page: 1, limit: 2, search: '', state: 'open' });
    expect(open.items.map(({ id }) => id)).toEqual([third.id, first.id]);
    expect(open.total).toBeGreaterThanOrEqual(2);
    expect((await listMessages(core.db, { page: 1, limit: 10, search: '100%_' })).items).toEqual([]);
  });
});

describe('an answer', () => {
  test('is kept with who gave it, is in the trail, and is mailed once', async () => {
    const { id, email } = await received();
    const message = await answerMessage(core, admin, { messageId: id, answer: 'It is here.\n\nCome by.' });
    expect(message.answered).toEqual({
      text: 'It is here.\n\nCome by.',
      by: { id: admin.userId, name: admin.name },
      at: expect.any(String),
    });
    expect(await findAccountEvents(core.db, admin.userId)).toContainEqual({
      type: 'message.answered',
      ip: '203.0.113.9',
      data: { messageId: id, topic: 'ride' },
    });
    expect(await mailsOf(id)).toEqual([{ kind: 'message_answered', messageId: id }]);
    const mailbox = new DevMailbox('http://ridewire.test/dev/mailbox', () => {});
    const signal = new AbortController().signal;
    for (const job of await mailsOf(id)) await sendMail(core, mailbox, job, { queuedAt: new Date(), signal });
    const [mail] = mailbox.list();
    expect(mail).toMatchObject({ to: email, subject: 'We answered your message' });
    expect(mail?.text).toContain('It is here.\n\nCome by.');
  });

  test.each([
    ['bn', 'en', 'আমরা আপনার মেসেজের উত্তর দিয়েছি'],
    [undefined, 'bn', 'আমরা আপনার মেসেজের উত্তর দিয়েছি'],
    ['en', 'bn', 'We answered your message'],
    ['bn', null, 'আমরা আপনার মেসেজের উত্তর দিয়েছি'],
    [undefined, null, 'We answered your message'],
  ] as const)('to a message in %s of an account in %s is mailed as “%s”', async (language, own, subject) => {
    const rider = own && (await makeActor(core.db, 'rider'));
    if (rider) await chooseLanguage(core, rider, { language: own }, caller());
    const input = written({ language });
    await sendMessage(core, rider, input, caller());
    const [message] = await storedFrom(input.email);
    await answerMessage(core, admin, { messageId: message?.id ?? '', answer: 'Yes.' });
    const mailbox = new DevMailbox('http://ridewire.test/dev/mailbox', () => {});
    const signal = new AbortController().signal;
    for (const job of await mailsOf(message?.id ?? ''))
      await sendMail(core, mailbox, job, { queuedAt: new Date(), signal });
    expect(mailbox.list()).toMatchObject([{ to: input.email, subject }]);
  });

  test('carries neither the words nor the name somebody typed beside a stranger’s address', async () => {
    const { id } = await received({ name: 'You won', text: 'Open evil.example' });
    await answerMessage(core, admin, { messageId: id, answer: 'Did you <b>mean</b> us?' });
    const mailbox = new DevMailbox('http://ridewire.test/dev/mailbox', () => {});
    const signal = new AbortController().signal;
    for (const job of await mailsOf(id)) await sendMail(core, mailbox, job, { queuedAt: new Date(), signal });
    const [mail] = mailbox.list();
    for (const typed of ['You won', 'evil.example']) {
      expect(mail?.text).not.toContain(typed);
      expect(mail?.html).not.toContain(typed);
    }
    expect(mail?.html).toContain('&lt;b&gt;mean');
  });

  test('of a rider’s message is in the rider’s trail', async () => {
    const rider = await makeActor(core.db, 'rider');
    const input = written();
    await sendMessage(core, rider, input, caller());
    const [message] = await storedFrom(input.email);
    await answerMessage(core, admin, { messageId: message?.id ?? '', answer: 'Yes.' });
    expect((await findAccountEvents(core.db, rider.userId)).map(({ type }) => type)).toContain(
      'message.answered',
    );
  });

  test('of two admins at once is the first one’s; sent again by the same it is the same', async () => {
    const { id } = await received();
    const other = await makeActor(core.db, 'admin');
    const answers = await Promise.allSettled([
      answerMessage(core, admin, { messageId: id, answer: 'One.' }),
      answerMessage(core, other, { messageId: id, answer: 'Two.' }),
    ]);
    const lost = answers.find((answer) => answer.status === 'rejected');
    const { answered } = await getMessage(core.db, id);
    expect(lost?.reason).toMatchObject({
      code: 'MESSAGE_ANSWERED',
      message: `${answered?.by.name} just answered this message.`,
    });
    const first = answered?.by.id === admin.userId ? admin : other;
    await answerMessage(core, first, { messageId: id, answer: answered?.text ?? '' });
    await refused(answerMessage(core, first, { messageId: id, answer: 'Three.' }), 'MESSAGE_ANSWERED');
    expect(await mailsOf(id)).toHaveLength(1);
    expect((await getMessage(core.db, id)).answered).toEqual(answered);
  });

  test('is for admins, and for messages there are', async () => {
    const { id } = await received();
    const rider = await makeActor(core.db, 'rider');
    await refused(answerMessage(core, rider, { messageId: id, answer: 'Yes.' }), 'FORBIDDEN');
    const nothing = { messageId: crypto.randomUUID(), answer: 'Yes.' };
    await refused(answerMessage(core, admin, nothing), 'MESSAGE_NOT_FOUND');
  });
});

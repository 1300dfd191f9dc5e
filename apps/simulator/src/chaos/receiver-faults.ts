import { setTimeout as wait } from 'node:timers/promises';
import type { Line } from '@ridewire/api/testing/line';
import { redAndBlue } from '@ridewire/api/testing/pictures';
import { makeAccounts } from '../replay/make-accounts.ts';
import { need, one, type Fault } from './fault.ts';
import { findUnsent, markPushes } from './pushes.ts';
import type { Town } from './town.ts';

/** How long what waited for them may take afterwards, in milliseconds. */
const PATIENCE_MS = 90_000;
/** How long a person may wait to hear what became of their picture, in milliseconds. */
const ANSWER_MS = 40_000;
/** How many people ask for a mail each time. */
const LETTERS = 2;
/** Traffic to compare with, in milliseconds. */
const USUAL_MS = 8_000;
/** Rides go on at no less than this share of the usual pace. */
const LEAST_SHARE = 0.5;

interface Way {
  words: string;
  begin: (line: Line) => void;
  /** Longer than the product waits for an answer, in milliseconds. */
  lastsMs: number;
}

const WAYS: readonly Way[] = [
  { words: 'refuse for eight seconds', begin: (line) => line.cut(), lastsMs: 8_000 },
  { words: 'hang for 25 seconds', begin: (line) => line.freeze(), lastsMs: 25_000 },
  { words: 'answer two bytes a second for 25 seconds', begin: (line) => line.drip(), lastsMs: 25_000 },
];

/** Towns whose riders' phones take push messages. */
const prepared = new WeakSet<Town>();
let asked = 0;

export const RECEIVER_FAULTS: readonly Fault[] = WAYS.map(({ words, begin, lastsMs }) => ({
  name: `mail, push and pictures’ servers ${words}`,
  stage: 'with receivers',
  async happen(town) {
    const { lines, mailsTo } = need(town.hands.receivers);
    await addDevices(town);
    const usual = await paceOver(town, () => wait(USUAL_MS));
    const people = await makeAccounts(town.db, 'rider', LETTERS, town.riders.size + (asked += LETTERS));
    const mark = await markPushes(town);
    for (const line of lines) begin(line);
    const answers = Promise.all([...people.map(({ email }) => askMail(town, email)), sendPicture(town)]);
    const pace = await paceOver(town, () => wait(lastsMs));
    const until = await markPushes(town);
    for (const line of lines) line.restore();
    const wrong = (await answers).flatMap((answer) => answer ?? []);
    if (pace < LEAST_SHARE * usual)
      wrong.push(`${pace.toFixed(1)} steps a second were made instead of ${usual.toFixed(1)}`);
    return async () => {
      const endsAt = performance.now() + PATIENCE_MS;
      const missing = () => people.filter(({ email }) => mailsTo(email) === 0);
      const unsent = () => findUnsent(town, mark, until);
      while ((missing().length > 0 || (await unsent()).length > 0) && performance.now() < endsAt)
        await wait(250);
      const again = people.filter(({ email }) => mailsTo(email) > 1);
      return [
        ...wrong,
        ...missing().map(({ email }) => `no mail for ${email}`),
        // Nothing of theirs was under way when the servers began to refuse.
        ...(lastsMs > USUAL_MS ? [] : again.map(({ email }) => `more than one mail for ${email}`)),
        ...(await unsent()),
        ...[await sendPicture(town, false)].flatMap((answer) => answer ?? []),
      ];
    };
  },
}));

/** Steps that people were told are done, in a second, while this goes on. */
async function paceOver({ acknowledged }: Town, during: () => Promise<void>): Promise<number> {
  const [before, startedAt] = [acknowledged.count, performance.now()];
  await during();
  return ((acknowledged.count - before) * 1_000) / (performance.now() - startedAt);
}

/** Lets every rider's phone take push messages. */
async function addDevices(town: Town): Promise<void> {
  if (prepared.has(town)) return;
  prepared.add(town);
  const { addDevice } = need(town.hands.receivers);
  await Promise.all(
    [...town.riders].map(([id, { connection }]) => connection.trpc.push.subscribe.mutate(addDevice(id))),
  );
}

/** @returns what was wrong with the answer */
async function askMail(town: Town, email: string): Promise<string | undefined> {
  const response = await fetch(`${one(town).line.url}/trpc/auth.forgotPassword`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return response.ok ? undefined : `asking for a mail was answered with ${response.status}`;
}

/**
 * While its server is away a picture may be refused: neither stored nor refused would be a person who waits for good.
 * What is stored can be read.
 */
async function sendPicture(town: Town, isRefusable = true): Promise<string | undefined> {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(await redAndBlue(64, 32).png().toBuffer())]), 'me.png');
  try {
    const response = await fetch(`${one(town).line.url}/api/uploads/avatar`, {
      method: 'POST',
      headers: { cookie: await town.addAdmin() },
      body: form,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (isRefusable && response.status === 503) return undefined;
    if (response.status !== 201) return `a picture was answered with ${response.status}`;
    const { data } = (await response.json()) as { data: { url: string } };
    const read = await fetch(data.url);
    return read.status === 200 ? undefined : `a stored picture was answered with ${read.status}`;
  } catch (error) {
    return `a picture got no answer: ${String(error)}`;
  }
}

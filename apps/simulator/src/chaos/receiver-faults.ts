import { createECDH, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { need, one, type Fault } from './fault.ts';
import type { Town } from './town.ts';

/** How long they are away, and how long what waited for them may take afterwards, in milliseconds. */
const AWAY_MS = 8_000;
const PATIENCE_MS = 90_000;
/** How many people ask for a mail each time. A person may ask once in two minutes. */
const LETTERS = 2;

/** By town: the riders whose phones take push messages, and how many people asked for a mail. */
const prepared = new WeakMap<Town, { asked: number }>();

export const RECEIVER_FAULTS: readonly Fault[] = (['cut', 'freeze'] as const).map((way) => ({
  name: `mail, push and pictures’ servers ${way === 'cut' ? 'refuse' : 'hang'} for eight seconds`,
  stage: 'with receivers',
  async happen(town) {
    const { lines, mailedTo } = need(town.hands.receivers);
    const known = await prepare(town);
    const before = town.acknowledged.count;
    for (const line of lines) line[way]();
    const emails = Array.from({ length: LETTERS }, () => `rider.${(known.asked += 1)}@replay.example`);
    const answers = await Promise.all([
      ...emails.map((email) => askMail(town, email)),
      sendPicture(town),
      wait(AWAY_MS),
    ]);
    for (const line of lines) line.restore();
    const ridden = town.acknowledged.count - before;
    return async () => {
      const wrong = answers.flatMap((answer) => answer ?? []);
      if (ridden === 0) wrong.push('nobody could ride meanwhile');
      const endsAt = performance.now() + PATIENCE_MS;
      const missing = () => emails.filter((email) => !mailedTo().some((to) => to.includes(email)));
      while (missing().length > 0 && performance.now() < endsAt) await wait(250);
      return [...wrong, ...missing().map((email) => `no mail for ${email}`)];
    };
  },
}));

/** Lets every rider's phone take push messages. */
async function prepare(town: Town): Promise<{ asked: number }> {
  const known = prepared.get(town) ?? { asked: 0 };
  if (prepared.has(town)) return known;
  prepared.set(town, known);
  const { pushUrl } = need(town.hands.receivers);
  await Promise.all(
    [...town.riders].map(([id, { connection }]) => {
      const keys = {
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      };
      return connection.trpc.push.subscribe.mutate({ endpoint: `${pushUrl}/${id}`, keys });
    }),
  );
  return known;
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

/** Neither stored nor refused would be a person who waits for good. */
async function sendPicture(town: Town): Promise<string | undefined> {
  const form = new FormData();
  form.set('file', new Blob([PICTURE], { type: 'image/png' }), 'me.png');
  const response = await fetch(`${one(town).line.url}/uploads/avatar`, {
    method: 'POST',
    headers: { cookie: await town.addAdmin() },
    body: form,
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: unknown) => String(error));
  if (typeof response === 'string') return `a picture was answered with ${response}`;
  const { code } = (await response.json()) as { code?: string };
  return code === 'PICTURES_NOT_STORED'
    ? undefined
    : `a picture was answered with ${response.status} ${code}`;
}

/** The smallest PNG. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

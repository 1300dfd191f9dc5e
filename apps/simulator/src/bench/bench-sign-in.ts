import { availableParallelism } from 'node:os';
import { makeActor, type TestActor } from '@ridewire/api/testing/actors';
import { givePassword } from '@ridewire/api/testing/give-password';
import argon2 from 'argon2';
import { during, openEcho, untilThen } from './open-echo.ts';
import type { Servers } from './start-servers.ts';
import { quantile } from './statistics.ts';

const ROUNDS = 4;
const AT_ONCE = 32;
const ROUND_MS = 2_500;
const PASSWORD = 'Correct-horse-7';

/** What the server does at once: it leaves one core to the rides. */
const POOL = Math.max(1, availableParallelism() - 1);

/** A storm of sign-ins, 32 at once: what it does to a live socket beside it, and how many get through. */
export async function benchSignIn({ db, product, floor: bystanderServer }: Servers) {
  const people = await Promise.all(Array.from({ length: AT_ONCE }, () => makeActor(db, 'rider')));
  const [first] = people as [TestActor];
  await givePassword(db, first.userId, PASSWORD);
  await db.pool.query(
    'update users set password_hash = (select password_hash from users where id = $1) where id = any ($2)',
    [first.userId, people.map((person) => person.userId)],
  );
  const { rows } = await db.pool.query<{ hash: string }>(
    'select password_hash as hash from users where id = $1',
    [first.userId],
  );
  const hash = (rows[0] as { hash: string }).hash;
  const echo = await openEcho(`${product.url}/trpc`, first);
  const bystander = await openEcho(`${bystanderServer.url}/echo`);

  const idle: number[] = [];
  const stormy: number[] = [];
  const beside: number[] = [];
  let signedIn = 0;
  let bare = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    const isWarm = round > 0;
    const quiet = await during(ROUND_MS, echo.once);
    const storm = { count: 0 };
    const [shaken, stoodBy] = await Promise.all([
      during(ROUND_MS, echo.once),
      during(ROUND_MS, bystander.once),
      ...people.map((person) =>
        untilThen(ROUND_MS, async () => {
          await signIn(product.url, `${person.userId}@example.test`);
          storm.count += 1;
        }),
      ),
    ]);
    const floor = { count: 0 };
    await Promise.all(
      Array.from({ length: POOL }, () =>
        untilThen(ROUND_MS, async () => {
          await argon2.verify(hash, PASSWORD);
          floor.count += 1;
        }),
      ),
    );
    // The first round only warms both up.
    if (!isWarm) continue;
    idle.push(...quiet);
    stormy.push(...shaken);
    beside.push(...stoodBy);
    signedIn += storm.count;
    bare += floor.count;
  }
  echo.close();
  bystander.close();
  const perSecond = (count: number) => (count * 1_000) / (ROUNDS * ROUND_MS);
  const [idleMs, stormMs, besideMs] = [idle, stormy, beside].map((times) => quantile(times, 0.99)) as [
    number,
    number,
    number,
  ];
  return [
    {
      title: `a live socket’s echo beside ${AT_ONCE} sign-ins at once, p99 (floor: the same with none)`,
      floor: `${idleMs.toFixed(2)} ms`,
      product: `${stormMs.toFixed(2)} ms`,
      ratio: stormMs / idleMs,
      goal: 'at most 3',
      reached: stormMs / idleMs <= 3,
    },
    {
      title: `the same beside ${AT_ONCE} sign-ins, p99 (floor: a bare ws server on this machine that takes no part in them)`,
      floor: `${besideMs.toFixed(2)} ms`,
      product: `${stormMs.toFixed(2)} ms`,
      ratio: stormMs / besideMs,
      goal: 'at most 1.5',
      reached: stormMs / besideMs <= 1.5,
    },
    {
      title: `sign-ins per second, ${AT_ONCE} at once (floor: bare argon2id, ${POOL} at once)`,
      floor: perSecond(bare).toFixed(0),
      product: perSecond(signedIn).toFixed(0),
      ratio: signedIn / bare,
      goal: 'at least 0.7',
      reached: signedIn / bare >= 0.7,
    },
  ];
}

async function signIn(url: string, email: string): Promise<void> {
  const answer = await fetch(`${url}/trpc/auth.login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`A sign-in was refused: ${await answer.text()}`);
  await answer.arrayBuffer();
}

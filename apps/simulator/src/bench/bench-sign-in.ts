import { availableParallelism } from 'node:os';
import { makeActor, type TestActor } from '@ridewire/api/testing/actors';
import { givePassword } from '@ridewire/api/testing/give-password';
import argon2 from 'argon2';
import { compareRounds, type Result } from './compare.ts';
import { during, openEcho, untilThen } from './open-echo.ts';
import type { Servers } from './start-servers.ts';
import { sized } from './size.ts';
import { quantile } from './statistics.ts';

const ROUNDS = sized(2, 6);
const AT_ONCE = 32;
const ROUND_MS = sized(1_500, 2_500);
const PASSWORD = 'Correct-horse-7';

/** How many passwords the server checks at once: it leaves one core to the rides. */
const POOL = Math.max(1, availableParallelism() - 1);

/** A storm of sign-ins, 32 at once: its effect on a live socket, and how many succeed. */
export async function benchSignIn({ db, product, floor: bystanderServer }: Servers): Promise<Result[]> {
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

  const p99s = { idle: [] as number[], stormy: [] as number[], beside: [] as number[] };
  const rates = { floor: [] as number[], product: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
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
    // The first round only warms up both.
    if (round === 0) continue;
    p99s.idle.push(quantile(quiet, 0.99));
    p99s.stormy.push(quantile(shaken, 0.99));
    p99s.beside.push(quantile(stoodBy, 0.99));
    rates.floor.push((floor.count * 1_000) / ROUND_MS);
    rates.product.push((storm.count * 1_000) / ROUND_MS);
  }
  echo.close();
  bystander.close();
  const millis = (ms: number) => `${ms.toFixed(2)} ms`;
  return [
    compareRounds(
      `a live socket’s echo beside ${AT_ONCE} sign-ins at once, p99 (floor: the same with none)`,
      { floor: p99s.idle, product: p99s.stormy },
      millis,
      { atMost: 2 },
    ),
    compareRounds(
      `the same beside ${AT_ONCE} sign-ins, p99 (floor: a bare ws server on this machine that takes no part in them)`,
      { floor: p99s.beside, product: p99s.stormy },
      millis,
      { atMost: 1.5 },
    ),
    compareRounds(
      `sign-ins per second, ${AT_ONCE} at once (floor: bare argon2id, ${POOL} at once)`,
      rates,
      (rate) => rate.toFixed(0),
      { atLeast: 0.7 },
    ),
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

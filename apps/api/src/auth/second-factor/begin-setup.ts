import type { SecondFactorSetup } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { ClientConfig } from '../../core/client-config.ts';
import type { Limits } from '../../core/limits.ts';
import { assertNotShared } from '../assert-not-shared.ts';
import { describeSecret, makeAppSecret } from './app-codes.ts';
import { openSecret, sealSecret } from './seal-secret.ts';

interface Deps {
  db: Db;
  limits: Limits;
  clientConfig: ClientConfig;
  factorKey: Buffer;
}

const { secondFactors, users } = schema;

/**
 * For how long the same session gets the same key again, in minutes: a phone that goes to the app and comes back may load the page
 * anew. Another session gets another key, since the first one may have been seen by somebody else.
 */
const SAME_KEY_MINUTES = 10;

/**
 * Makes the key for an authenticator app, and ends the setup the person began before elsewhere. Nothing asks for its codes until
 * confirmSetup.
 * @throws AppError DEMO_ACCOUNT, SECOND_FACTOR_ON, TOO_MANY
 */
export async function beginSetup(deps: Deps, { userId, sessionId }: Actor): Promise<SecondFactorSetup> {
  const { db, factorKey } = deps;
  const find = async () => {
    const [person] = await db.orm
      .select({ email: users.email, sealed: secondFactors.sealedSecret, isSame: isSameSetup(sessionId) })
      .from(users)
      .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
      .where(eq(users.id, userId));
    if (!person) throw new AppError('NOT_SIGNED_IN');
    return person;
  };
  const describe = ({ email, sealed, isSame }: Awaited<ReturnType<typeof find>>) =>
    sealed && isSame ? describeSecret(email, openSecret(factorKey, userId, sealed)) : undefined;
  const person = await find();
  const before = describe(person);
  if (before) return before;
  assertNotShared(deps, person.email);
  await deps.limits.spend('changeByAccount', userId);
  const secret = makeAppSecret();
  const sealedSecret = sealSecret(factorKey, userId, secret);
  const begun = await db.orm
    .insert(secondFactors)
    .values({ userId, sealedSecret, begunIn: sessionId })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, begunAt: sql`now()`, begunIn: sessionId },
      // Two pages of one session begin at once: the second shows the first one's key.
      setWhere: sql`${secondFactors.turnedOnAt} is null and (${isSameSetup(sessionId)}) is not true`,
    })
    .returning({ userId: secondFactors.userId });
  if (begun.length > 0) return describeSecret(person.email, secret);
  const other = describe(await find());
  if (!other) throw new AppError('SECOND_FACTOR_ON');
  return other;
}

const isSameSetup = (sessionId: string) =>
  sql<boolean>`${secondFactors.turnedOnAt} is null and ${secondFactors.begunIn} = ${sessionId}
    and ${secondFactors.begunAt} > now() - ${SAME_KEY_MINUTES} * interval '1 minute'`;

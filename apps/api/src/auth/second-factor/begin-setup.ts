import type { SecondFactorSetup } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../core/actor.ts';
import { AppError } from '../../core/app-error.ts';
import type { ClientConfig } from '../../core/client-config.ts';
import type { Limits } from '../../core/limits.ts';
import { assertNotShared } from '../assert-not-shared.ts';
import { makeAppSecret } from './app-codes.ts';
import { sealSecret } from './seal-secret.ts';

interface Deps {
  db: Db;
  limits: Limits;
  clientConfig: ClientConfig;
  factorKey: Buffer;
}

const { secondFactors, users } = schema;

/**
 * Makes the key for an authenticator app, and ends the setup the person began before. Nothing asks for its codes until
 * confirmSetup.
 * @throws AppError DEMO_ACCOUNT, SECOND_FACTOR_ON, TOO_MANY
 */
export async function beginSetup(deps: Deps, { userId }: Actor): Promise<SecondFactorSetup> {
  const [person] = await deps.db.orm.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!person) throw new AppError('NOT_SIGNED_IN');
  assertNotShared(deps, person.email);
  await deps.limits.spend('changeByAccount', userId);
  const setup = makeAppSecret(person.email);
  const sealedSecret = sealSecret(deps.factorKey, userId, setup.secret);
  const begun = await deps.db.orm
    .insert(secondFactors)
    .values({ userId, sealedSecret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, begunAt: sql`now()` },
      setWhere: isNull(secondFactors.turnedOnAt),
    })
    .returning({ userId: secondFactors.userId });
  if (begun.length === 0) throw new AppError('SECOND_FACTOR_ON');
  return setup;
}

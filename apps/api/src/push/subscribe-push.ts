import type { PushState, SubscribePushInput } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, ne, or } from 'drizzle-orm';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { isPushAddress } from '../core/push-hosts.ts';
import { isPoint, type PushKeys } from './push-keys.ts';

const { pushSubscriptions, sessions } = schema;

/** The part of the services that push needs. */
export interface PushSettings {
  keys: PushKeys;
  /** PUSH_HOSTS. */
  hosts: readonly string[];
}

/**
 * From now on this session is told at this address while the app is closed. Another session, or another person, who was
 * told there no longer is.
 * @throws AppError PUSH_REFUSED for an address of no known push service, or keys nothing can be encrypted for
 */
export async function subscribePush(
  deps: { db: Db; limits: Limits; push: PushSettings },
  { userId, sessionId }: Actor,
  { endpoint, keys }: SubscribePushInput,
): Promise<void> {
  await deps.limits.spend('changeByAccount', userId);
  if (!isPushAddress(deps.push.hosts, endpoint) || !isPoint(keys.p256dh)) throw new AppError('PUSH_REFUSED');
  await inTransaction(deps.db, async (tx) => {
    // One that ends at this moment must not keep a subscription, and of two addresses at once the later stays.
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, sessionId))
      .for('no key update');
    if (!session) throw new AppError('NOT_SIGNED_IN');
    await tx
      .delete(pushSubscriptions)
      .where(
        or(
          and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.sessionId, sessionId)),
          and(eq(pushSubscriptions.sessionId, sessionId), ne(pushSubscriptions.endpoint, endpoint)),
        ),
      );
    const row = { sessionId, userId, endpoint, ...keys };
    await tx
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
  });
}

/** This session is no longer told while the app is closed. */
export async function unsubscribePush(deps: { db: Db }, { sessionId }: Actor): Promise<void> {
  await deps.db.orm.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId));
}

export async function getPushState(
  deps: { db: Db; push: PushSettings },
  { sessionId }: Actor,
): Promise<PushState> {
  const [own] = await deps.db.orm
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId));
  return { publicKey: deps.push.keys.publicKey, endpoint: own?.endpoint ?? null };
}

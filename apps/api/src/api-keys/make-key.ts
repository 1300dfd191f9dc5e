import { randomBytes } from 'node:crypto';
import {
  KEY_PREFIX,
  keyScopesOf,
  MOST_KEYS,
  NEWEST_API_VERSION,
  type MadeKey,
  type MakeKeyInput,
} from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { v7 as newId } from 'uuid';
import { logAccountEvent } from '../audit/log-account-event.ts';
import type { Actor } from '../core/actor.ts';
import { AppError } from '../core/app-error.ts';
import { inTransaction } from '../core/in-transaction.ts';
import type { Limits } from '../core/limits.ts';
import { tell } from '../live/tell.ts';
import { lockActor } from '../sessions/lock-actor.ts';
import { hashOfKey } from '../sessions/session-queries.ts';
import { listKeys, NEVER } from './key-queries.ts';

/** 256 bits, so that the stored SHA-256 needs no salt and no slow hash. */
const SECRET_BYTES = 32;
const HINT_LENGTH = 4;
const DAY_MS = 86_400_000;

const { apiKeys, sessions } = schema;

/**
 * Makes an API key for the actor's programs. The answer is the only time its secret is seen.
 * @throws AppError BAD_INPUT for a scope that people of this role can't give; KEYS_FULL; TOO_MANY
 */
export async function makeKey(
  deps: { db: Db; limits: Limits },
  actor: Actor,
  { name, scopes, days }: MakeKeyInput,
): Promise<MadeKey> {
  const { userId } = actor;
  const given = keyScopesOf(actor.role).filter((scope) => scopes.includes(scope));
  if (scopes.some((scope) => !given.includes(scope))) throw new AppError('keyScopes').at('scopes');
  await deps.limits.spend('changeByAccount', userId);
  const secret = `${KEY_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const [keyId, now] = [newId(), new Date()];
  return inTransaction(deps.db, async (tx) => {
    // Two keys that are made at once count each other.
    await lockActor(tx, actor);
    const others = await listKeys(tx, userId);
    if (others.length >= MOST_KEYS) throw new AppError('KEYS_FULL');
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    const { ipAddress = null } = actor;
    await tx.insert(sessions).values({
      ...{ id: keyId, userId, ipAddress, expiresAt, lastSeenAt: NEVER, createdAt: now },
      secretHash: hashOfKey(secret),
    });
    const hint = secret.slice(-HINT_LENGTH);
    const apiVersion = NEWEST_API_VERSION;
    await tx.insert(apiKeys).values({ sessionId: keyId, name, scopes: given, hint, apiVersion });
    await logAccountEvent(tx, {
      userId,
      type: 'key.made',
      actor,
      ipAddress,
      data: { keyId, name, scopes: given.join(' '), days },
    });
    await tell(tx, { event: 'sessions.changed', userId });
    const [createdAt, lastUsedAt] = [now.toISOString(), null];
    return {
      id: keyId,
      name,
      scopes: given,
      hint,
      apiVersion,
      createdAt,
      lastUsedAt,
      expiresAt: expiresAt.toISOString(),
      secret,
    };
  });
}

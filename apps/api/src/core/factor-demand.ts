import { schema, type Db } from '@ridewire/db';
import { and, count, eq, exists, isNotNull, sql } from 'drizzle-orm';
import type { Actor } from './actor.ts';
import { AppError } from './app-error.ts';
import type { Tx } from './in-transaction.ts';

const { passkeys, secondFactors, sessions, users } = schema;

/** Whether a person has turned a second factor on. */
export async function hasSecondFactor(orm: Tx, userId: string): Promise<boolean> {
  const on = await orm
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.turnedOnAt)));
  return on.length > 0;
}

export async function countPasskeys(orm: Tx, userId: string): Promise<number> {
  const [theirs] = await orm.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
  return theirs?.count ?? 0;
}

/** What a person has besides the password. */
interface Kept {
  hasFactor: boolean;
  hasPasskey: boolean;
}

type Caller = Pick<Actor, 'role' | 'userId' | 'sessionId' | 'scopes'>;

/**
 * Why someone isn't let in who must have more than a password. NOT_SIGNED_IN: they have only passkeys, and signed in
 * without one.
 */
export type FactorGap = 'SECOND_FACTOR_DEMANDED' | 'NOT_SIGNED_IN';

/**
 * Tells which people must have a second factor or a passkey before anything else: admins, where the server's settings say
 * so. Reads the database only for them.
 */
export interface FactorDemand {
  isOf(actor: Pick<Actor, 'role'>): boolean;
  /** Whether they must have one and have none. */
  isUnmetBy(person: Pick<Actor, 'role' | 'userId'>): Promise<boolean>;
  /** Whether they can't sign in with the password alone, and have no app whose code would do. */
  needsPasskey(person: Pick<Actor, 'role' | 'userId'>): Promise<boolean>;
  /** What keeps a session from anything else; undefined for nothing. */
  findGap(actor: Caller): Promise<FactorGap | undefined>;
  /** @throws AppError SECOND_FACTOR_DEMANDED, NOT_SIGNED_IN */
  assertMetBy(actor: Caller): Promise<void>;
}

export function createFactorDemand(db: Db, isOfAdmins: boolean): FactorDemand {
  const isOf: FactorDemand['isOf'] = ({ role }) => isOfAdmins && role === 'admin';
  const findGap: FactorDemand['findGap'] = async (actor) => {
    if (!isOf(actor)) return undefined;
    const { hasFactor, hasPasskey } = await findKept(db.orm, actor.userId);
    if (hasFactor) return undefined;
    if (!hasPasskey) return 'SECOND_FACTOR_DEMANDED';
    // A key can show none: it is enough that its owner has one, as with an app.
    return actor.scopes || (await hasShownPasskey(db.orm, actor.sessionId)) ? undefined : 'NOT_SIGNED_IN';
  };
  return {
    isOf,
    isUnmetBy: async (person) => {
      if (!isOf(person)) return false;
      const { hasFactor, hasPasskey } = await findKept(db.orm, person.userId);
      return !hasFactor && !hasPasskey;
    },
    needsPasskey: async (person) => {
      if (!isOf(person)) return false;
      const { hasFactor, hasPasskey } = await findKept(db.orm, person.userId);
      return !hasFactor && hasPasskey;
    },
    findGap,
    assertMetBy: async (actor) => {
      const gap = await findGap(actor);
      if (gap) throw new AppError(gap);
    },
  };
}

async function findKept(orm: Tx, userId: string): Promise<Kept> {
  const factor = orm
    .select({ one: sql`1` })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.turnedOnAt)));
  const passkey = orm
    .select({ one: sql`1` })
    .from(passkeys)
    .where(eq(passkeys.userId, users.id));
  const [kept] = await orm
    .select({
      hasFactor: sql<boolean>`${exists(factor)}`,
      hasPasskey: sql<boolean>`${exists(passkey)}`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return kept ?? { hasFactor: false, hasPasskey: false };
}

async function hasShownPasskey(orm: Tx, sessionId: string): Promise<boolean> {
  const [session] = await orm
    .select({ hasShown: sessions.hasShownPasskey })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return session?.hasShown ?? false;
}

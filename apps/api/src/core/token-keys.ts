import { randomBytes } from 'node:crypto';
import { schema, type Db } from '@ridewire/db';
import { eq, like, or, sql } from 'drizzle-orm';
import { loadServerKey } from './server-key.ts';

const { serverKeys } = schema;

/** A key that tokens and quotes are signed with. */
export interface TokenKey {
  /** Named in the tokens it signs. */
  id: string;
  key: Uint8Array;
  /** From then on it signs, in milliseconds since 1970. */
  signsFromMs: number;
}

const KEY_BYTES = 32;
const DAY_MS = 86_400_000;
/** By then all processes know a new key. */
const KNOWN_AFTER_MS = 10 * 60_000;
/** The key of a server that never made another one, and its row; the rows of others name the time they sign from. */
const FIRST_ID = '0';
const FIRST_NAME = 'tokens';
const PREFIX = `${FIRST_NAME} `;

/**
 * The keys one process signs with and verifies by. The newest that has begun signs; older ones verify until nothing
 * signed by them can still be valid.
 */
export class TokenKeys {
  #keys: readonly TokenKey[];

  constructor(keys: readonly TokenKey[]) {
    this.#keys = keys;
  }

  /** All that verify, newest first. */
  get all(): readonly TokenKey[] {
    return this.#keys;
  }

  get signing(): TokenKey {
    const now = Date.now();
    return (this.#keys.find(({ signsFromMs }) => signsFromMs <= now) ?? this.#keys.at(-1)) as TokenKey;
  }

  /** @param id of a token's header; tokens from before there were several keys name none */
  find(id: string | undefined): TokenKey | undefined {
    return this.#keys.find((each) => each.id === (id ?? FIRST_ID));
  }

  replace(keys: readonly TokenKey[]): void {
    this.#keys = keys;
  }
}

/**
 * Those that verify at this moment, newest first.
 * @param validDays how long anything they signed is valid
 */
async function readTokenKeys(db: Db, validDays: number, nowMs: number): Promise<TokenKey[]> {
  const rows = await db.orm
    .select()
    .from(serverKeys)
    .where(or(eq(serverKeys.name, FIRST_NAME), like(serverKeys.name, `${PREFIX}%`)));
  const keys = rows
    .map(({ name, key }): TokenKey => {
      const id = name === FIRST_NAME ? FIRST_ID : name.slice(PREFIX.length);
      return { id, key, signsFromMs: id === FIRST_ID ? 0 : Date.parse(id) };
    })
    .toSorted((a, b) => b.signsFromMs - a.signsFromMs);
  return keys.filter((_, at) => {
    const next = keys[at - 1];
    return !next || next.signsFromMs + validDays * DAY_MS > nowMs;
  });
}

interface Lifetimes {
  /** How long a key signs before the next one is made; 0 for ever. */
  keyDays: number;
  validDays: number;
}

/** The keys of all processes of this database; the first process makes the first one. */
export async function loadTokenKeys(db: Db, { validDays }: Pick<Lifetimes, 'validDays'>): Promise<TokenKeys> {
  await loadServerKey(db);
  return new TokenKeys(await readTokenKeys(db, validDays, Date.now()));
}

/** Learns of keys that others made, makes the next one when it is time, and forgets those whose tokens have all ended. */
export async function renewTokenKeys(
  { db, tokenKeys }: { db: Db; tokenKeys: TokenKeys },
  { keyDays, validDays }: Lifetimes,
  nowMs = Date.now(),
): Promise<void> {
  const known = await readTokenKeys(db, validDays, nowMs);
  tokenKeys.replace(known);
  const newest = known[0];
  if (keyDays === 0 || !newest || newest.signsFromMs + keyDays * DAY_MS > nowMs) return;
  const name = `${PREFIX}${new Date(nowMs + KNOWN_AFTER_MS).toISOString()}`;
  // Only one process makes it: the others see it under the lock.
  await db.orm.transaction(async (tx) => {
    await tx.execute(sql`lock table ${serverKeys} in share row exclusive mode`);
    const [same] = await tx
      .select({ name: serverKeys.name })
      .from(serverKeys)
      .where(sql`${serverKeys.name} like ${`${PREFIX}%`} and ${serverKeys.name} > ${PREFIX + newest.id}`);
    if (!same) await tx.insert(serverKeys).values({ name, key: randomBytes(KEY_BYTES) });
  });
  tokenKeys.replace(await readTokenKeys(db, validDays, nowMs));
}

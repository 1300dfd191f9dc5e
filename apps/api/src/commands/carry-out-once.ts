import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { STATUS_OF } from '@ridewire/contracts';
import { schema, type Db } from '@ridewire/db';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { ZodError } from 'zod';
import { AppError } from '../core/app-error.ts';

const { idempotencyKeys } = schema;

/** How long a request may be sent again under its key; both numbers are documented. */
export const KEPT_HOURS = 24;
const KEY = /^[\x20-\x7e]{1,200}$/;

/** A request that came with a key. */
export interface KeyedRequest {
  userId: string;
  key: string;
  /** The parts that identify this request. */
  request: readonly string[];
}

/** The sent answer: its HTTP status and its JSON. */
export interface Answer {
  status: number;
  json: string;
  /** The same request came before. */
  isReplayed?: true;
}

/**
 * Carries a request out, or repeats the earlier answer if the same request came before. Nothing is locked in between: a
 * request repeated while the first still runs, or after its process died, carries out the same command again, which
 * makes no second ride. Refusals are not kept.
 * @param run carries it out; the same command id means the same command
 * @throws AppError BAD_INPUT for a malformed key, COMMAND_REUSED when another request came under this key, and as `run`
 * does
 */
export async function carryOutOnce(
  db: Db,
  { userId, key, request }: KeyedRequest,
  run: (commandId: string) => Promise<Answer>,
): Promise<Answer> {
  if (!KEY.test(key)) throw new AppError('idempotencyKey');
  const hash = createHash('sha256').update(JSON.stringify(request)).digest();
  const { isMine, ...known } = await takeKey(db, userId, key, hash);
  if (!known.requestHash.equals(hash)) throw new AppError('COMMAND_REUSED');
  const answered = toAnswer(known);
  if (answered) return { ...answered, isReplayed: true };
  const isTaken = and(isKey(userId, key), eq(idempotencyKeys.requestHash, hash));
  try {
    const answer = await run(known.commandId);
    // If two ran at once, the first to write here decides the answer of both.
    const [kept] = await db.orm
      .update(idempotencyKeys)
      .set({
        status: sql`coalesce(${idempotencyKeys.status}, ${answer.status})`,
        answer: sql`coalesce(${idempotencyKeys.answer}, ${answer.json})`,
      })
      .where(isTaken)
      .returning({ status: idempotencyKeys.status, json: idempotencyKeys.answer });
    return { ...(toAnswer(kept) ?? answer), ...(!isMine && { isReplayed: true }) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // It may be refused because the first is done, and its answer about to be kept.
    const first = isMine ? undefined : await awaitAnswer(db, isTaken);
    if (first) return { ...first, isReplayed: true };
    if (isMine) await db.orm.delete(idempotencyKeys).where(and(isTaken, isNull(idempotencyKeys.answer)));
    throw error;
  }
}

/** How often, and after how long, the first request's answer is looked for, in milliseconds. */
const LOOKS = 10;
const LOOK_MS = 100;

/** The answer of a request that began earlier; undefined if it is refused too, or its process died. */
async function awaitAnswer(db: Db, isTaken: SQL | undefined): Promise<Answer | undefined> {
  for (let look = 0; look < LOOKS; look += 1) {
    const [row] = await db.orm
      .select({ status: idempotencyKeys.status, json: idempotencyKeys.answer })
      .from(idempotencyKeys)
      .where(isTaken);
    const answer = toAnswer(row);
    if (answer || !row) return answer;
    await wait(LOOK_MS);
  }
  return undefined;
}

/** The answer in a key's row, once there is one. */
const toAnswer = (row: { status: number | null; json: string | null } | undefined): Answer | undefined =>
  row && row.status !== null && row.json !== null ? { status: row.status, json: row.json } : undefined;

/** After any other error, the command may have been carried out. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ZodError || (error instanceof AppError && STATUS_OF[error.code] < 500);

const isKey = (userId: string, key: string) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/** A key that another call has may be forgotten before it is read. */
const TRIES = 3;

async function takeKey(db: Db, userId: string, key: string, requestHash: Buffer) {
  const columns = {
    requestHash: idempotencyKeys.requestHash,
    commandId: idempotencyKeys.commandId,
    status: idempotencyKeys.status,
    json: idempotencyKeys.answer,
  };
  const taking = { requestHash, commandId: randomUUID() };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const [taken] = await db.orm
      .insert(idempotencyKeys)
      .values({ userId, key, ...taking })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: { ...taking, status: null, answer: null, createdAt: sql`now()` },
        // A key older than a day that is not removed yet counts as new.
        setWhere: sql`${idempotencyKeys.createdAt} < now() - ${KEPT_HOURS} * interval '1 hour'`,
      })
      .returning(columns);
    if (taken) return { ...taken, isMine: true };
    const [known] = await db.orm.select(columns).from(idempotencyKeys).where(isKey(userId, key));
    if (known) return { ...known, isMine: false };
  }
  throw new AppError('BEING_CARRIED_OUT');
}

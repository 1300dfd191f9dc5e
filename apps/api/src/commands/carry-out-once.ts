import { createHash, randomUUID } from 'node:crypto';
import { ERRORS } from '@ridewire/contracts';
import type { Db } from '@ridewire/db';
import { ZodError } from 'zod';
import { AppError } from '../core/app-error.ts';

/** A request may be sent again under its key for so long; both figures are the documented ones. */
export const KEPT_HOURS = 24;
const KEY = /^[\x20-\x7e]{1,200}$/;

/** A request that came with a key. */
export interface KeyedRequest {
  userId: string;
  key: string;
  /** All that makes it this request and no other. */
  request: readonly string[];
}

/** An answer as it is sent: its HTTP status and its JSON. */
export interface Answer {
  status: number;
  json: string;
}

// A key that is older than a day, and not yet cleaned away, is as good as new.
const TAKE_KEY = {
  name: 'take_idempotency_key',
  text: `
with taken as (
  insert into idempotency_keys as k (user_id, key, request_hash, command_id) values ($1, $2, $3, $4)
  on conflict (user_id, key) do update set request_hash = excluded.request_hash, command_id = excluded.command_id,
    status = null, answer = null, created_at = now()
  where k.created_at < now() - $5 * interval '1 hour'
  returning request_hash, command_id, status, answer
)
select request_hash as "requestHash", command_id as "commandId", status, answer as json from taken
union all
select request_hash, command_id, status, answer from idempotency_keys
where user_id = $1 and key = $2 and not exists (select from taken)`,
};

// Of two that ran at once the first to write here decides what both answer.
const KEEP_ANSWER = {
  name: 'keep_idempotent_answer',
  text: `update idempotency_keys set status = coalesce(status, $4), answer = coalesce(answer, $5)
    where user_id = $1 and key = $2 and request_hash = $3 returning status, answer as json`,
};

const FORGET_KEY = {
  name: 'forget_idempotency_key',
  text: `delete from idempotency_keys where user_id = $1 and key = $2 and request_hash = $3 and answer is null`,
};

/**
 * Carries a request out, or answers what was answered when it came before. Nothing is locked meanwhile: whoever repeats a
 * request that still runs, or whose process died, carries the same command out again, and that makes no second ride.
 * Refusals are not kept.
 * @param run carries it out; the same command id means the same command
 * @throws AppError BAD_INPUT for a key that can't be one, COMMAND_REUSED when another request came under this key, and as
 *   `run` does
 */
export async function carryOutOnce(
  db: Db,
  { userId, key, request }: KeyedRequest,
  run: (commandId: string) => Promise<Answer>,
): Promise<Answer> {
  if (!KEY.test(key))
    throw new AppError('BAD_INPUT', 'An Idempotency-Key has 1 to 200 printable characters.');
  const hash = createHash('sha256').update(JSON.stringify(request)).digest();
  const known = await takeKey(db, userId, key, hash);
  if (!known.requestHash.equals(hash)) throw new AppError('COMMAND_REUSED');
  if (known.json !== null && known.status !== null) return { status: known.status, json: known.json };
  try {
    const answer = await run(known.commandId);
    const kept = await db.pool.query<Answer>({
      ...KEEP_ANSWER,
      values: [userId, key, hash, answer.status, answer.json],
    });
    return kept.rows[0] ?? answer;
  } catch (error) {
    if (isRefusal(error)) await db.pool.query({ ...FORGET_KEY, values: [userId, key, hash] });
    throw error;
  }
}

/** Whatever else went wrong, the command may have been carried out. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ZodError || (error instanceof AppError && ERRORS[error.code].status < 500);

/** A key taken by a statement that was still under way is seen by the next one. */
const TRIES = 3;

async function takeKey(db: Db, userId: string, key: string, hash: Buffer) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await db.pool.query<{
      requestHash: Buffer;
      commandId: string;
      status: number | null;
      json: string | null;
    }>({ ...TAKE_KEY, values: [userId, key, hash, randomUUID(), KEPT_HOURS] });
    if (result.rows[0]) return result.rows[0];
  }
  throw new AppError('COMMAND_REUSED', 'This request is being carried out. Try again in a moment.');
}

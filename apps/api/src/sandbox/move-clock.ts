import { setTimeout as wait } from 'node:timers/promises';
import {
  LONGEST_BREAK_MINUTES,
  MOST_CLOCK_DAYS,
  type MoveClockInput,
  type SandboxClock,
} from '@ridewire/contracts';
import { setClockAhead, type Db } from '@ridewire/db';
import { AppError } from '../core/app-error.ts';
import type { Dispatch } from '../dispatch/open-dispatch.ts';
import { REQUEST_MINUTES } from '../dispatch/waiting-queries.ts';
import { FOLD_FIGURES } from '../figures/fold-figures.ts';
import { findNextScheduled } from '../scheduled/request-scheduled.ts';
import { findNextAnswer } from './answer-offers.ts';
import type { CommandDeps } from './command-driver.ts';
import { sandboxOf } from './own-drivers.ts';

const DAY_MS = 86_400_000;
/** No step is shorter, in milliseconds: work looks about as often when nobody moves the clock. */
const LEAST_STEP_MS = 1_000;
/** Nor longer, while a ride waits for its driver. */
const WAITING_STEP_MS = 5_000;
/** A long move takes about this many steps at least. */
const STEPS = 120;
/** While a ride is under way, a step is this share of the time since it last changed. */
const UNDER_WAY_SHARE = 20;
const UNDER_WAY_STEP_MS = 5_000;
/** The process hears of a change some milliseconds later. */
const SETTLE_MS = 15;
const MOST_SETTLING = 20;
/** Jobs that are due have this long to be done, in milliseconds. */
const JOBS_MS = 3_000;
const AGAIN_MS = 25;
/** Repeated jobs that change nothing for people: a move waits for them at its end alone. */
const HOUSEKEEPING = ['clean_up', FOLD_FIGURES];

export const readClock = (deps: { sandbox: CommandDeps['sandbox'] }): SandboxClock => ({
  now: new Date().toISOString(),
  aheadSeconds: Math.round(sandboxOf(deps).aheadMs() / 1_000),
});

export type MoveDeps = CommandDeps &
  Parameters<typeof findNextScheduled>[0] &
  Pick<Dispatch, 'gathering' | 'matchSoon'> & { timeZone: string };

/**
 * Moves the clock forward, in steps. Each goes to the next moment at which something is known to fall due, and what does is
 * done before the next; all other work looks at the end of each step.
 * @throws AppError CLOCK_MOVE to a moment that is over, or too far away
 */
export function moveClock(deps: MoveDeps, input: MoveClockInput): Promise<SandboxClock> {
  const sandbox = sandboxOf(deps);
  return sandbox.clockwork.whileMoving(async () => {
    const byMs = 'seconds' in input ? input.seconds * 1_000 : Date.parse(input.to) - Date.now();
    if (byMs < 0 || byMs > MOST_CLOCK_DAYS * DAY_MS) throw new AppError('CLOCK_MOVE');
    const untilMs = sandbox.aheadMs() + byMs;
    while (sandbox.aheadMs() < untilMs) {
      const { stepMs, isToAll } = await chooseStep(deps, byMs, untilMs - sandbox.aheadMs());
      await stepClock(deps, stepMs, async () => {
        await sandbox.clockwork.runDue(isToAll);
        await runDueJobs(deps, HOUSEKEEPING);
      });
    }
    await runDueJobs(deps);
    return readClock(deps);
  });
}

/**
 * Moves the clock by one step, does what is due by then, and waits for what follows from it. Nothing else may move it
 * meanwhile.
 */
export async function stepClock(deps: MoveDeps, stepMs: number, doDue: () => Promise<void>): Promise<void> {
  const sandbox = sandboxOf(deps);
  const before = await readLastEvent(deps);
  const aheadMs = sandbox.aheadMs() + stepMs;
  // The database first: nothing in it is then ahead of it.
  await setClockAhead(deps.db, aheadMs);
  sandbox.setAheadMs(aheadMs);
  await doDue();
  await settle(deps, before);
}

/** When somebody's answer to a ride falls due, which is looked for every second; and other things, looked for now and then. */
const LOOK_AHEAD = `
select
  exists (select from rides where status = 'requested') as "isWaiting",
  (extract(epoch from now() - (
    select max(e.at) from rides r join ride_events e on e.ride_id = r.id
    where r.status in ('requested', 'accepted', 'picked_up', 'in_transit')
  )) * 1000)::float8 as "sinceChangeMs",
  (extract(epoch from least(
    (select min(next_wave_at) from rides where status = 'requested' and next_wave_at > now()),
    (select min(expires_at) from ride_offers where ended_at is null and declined_at is null and expires_at > now()),
    (select min(requested_at) + interval '${REQUEST_MINUTES} minutes' from rides
      where status = 'requested' and requested_at > now() - interval '${REQUEST_MINUTES} minutes'),
    (select min(run_at) from graphile_worker.jobs where run_at > now() and attempts < max_attempts)
  ) - now()) * 1000)::float8 as "dueMs",
  (extract(epoch from least(
    (select min(break_until) from drivers where break_until > now()),
    (select min(break_since) + interval '${LONGEST_BREAK_MINUTES} minutes' from drivers
      where break_since > now() - interval '${LONGEST_BREAK_MINUTES} minutes'),
    (select min(answer_by) from check_ins where state = 'open' and answer_by > now()),
    (select min(begins_at) from tariffs where begins_at > now()),
    (select min(begins_at) from waiting_rules where begins_at > now()),
    (select min(begins_at) from street_changes where ended_at is null and begins_at > now()),
    (select min(ends_at) from street_changes where ended_at is null and ends_at > now()),
    (select min(until) from announcements where ended_at is null and until > now()),
    (select min((expires_on + 1)::timestamp at time zone $1) from driver_documents
      where state = 'approved' and (expires_on + 1)::timestamp at time zone $1 > now())
  ) - now()) * 1000)::float8 as "seldomMs"`;

interface Ahead {
  isWaiting: boolean;
  sinceChangeMs: number | null;
  dueMs: number | null;
  seldomMs: number | null;
}

/** How far the clock moves next, and whether all work is to look then, however seldom it does. */
async function chooseStep(
  deps: MoveDeps,
  byMs: number,
  leftMs: number,
): Promise<{ stepMs: number; isToAll: boolean }> {
  const { rows } = await deps.db.pool.query<Ahead>(LOOK_AHEAD, [deps.timeZone]);
  const { isWaiting = false, sinceChangeMs = null, dueMs = null, seldomMs = null } = rows[0] ?? {};
  const nowMs = Date.now();
  const answerAtMs = isWaiting ? await findNextAnswer(deps) : undefined;
  const scheduledAtMs = await findNextScheduled(deps, nowMs);
  const limits = [Math.max(byMs / STEPS, UNDER_WAY_STEP_MS)];
  if (dueMs !== null) limits.push(dueMs + 1);
  if (answerAtMs !== undefined) limits.push(answerAtMs - nowMs);
  if (isWaiting) limits.push(WAITING_STEP_MS);
  if (sinceChangeMs !== null) limits.push(Math.max(sinceChangeMs / UNDER_WAY_SHARE, UNDER_WAY_STEP_MS));
  const seldom = [...(seldomMs === null ? [] : [seldomMs + 1]), (scheduledAtMs ?? Infinity) - nowMs];
  const seldomStepMs = Math.max(Math.ceil(Math.min(...seldom)), LEAST_STEP_MS);
  const stepMs = Math.max(Math.ceil(Math.min(...limits, seldomStepMs)), LEAST_STEP_MS);
  return { stepMs: Math.min(stepMs, leftMs), isToAll: seldomStepMs <= Math.min(stepMs, leftMs) };
}

async function readLastEvent({ db }: { db: Db }): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from ride_events',
  );
  return rows[0]?.id ?? '';
}

/**
 * Waits for what follows from changes, such as the next driver's offer, until nothing follows any more. The
 * matching of requests with drivers is waited for; other work has some milliseconds.
 */
async function settle(deps: MoveDeps, before: string): Promise<void> {
  let known = before;
  for (let tries = 0; tries < MOST_SETTLING; tries++) {
    const last = await readLastEvent(deps);
    if (last === known) return;
    known = last;
    await wait(SETTLE_MS);
    await deps.gathering.finish();
    await deps.matchSoon();
  }
}

/**
 * Waits for the jobs that are due. The queue looks for them by the true time: it is told that there are some.
 * @param but tasks that aren't waited for
 */
export async function runDueJobs({ db }: { db: Db }, but: readonly string[] = []): Promise<void> {
  for (let waitedMs = 0; waitedMs < JOBS_MS; waitedMs += AGAIN_MS) {
    const { rows } = await db.pool.query<{ left: number }>(DUE_JOBS, [but]);
    if (rows[0]?.left === 0) return;
    await db.pool.query(`select pg_notify('jobs:insert', '{"r":"sandbox","count":2}')`);
    await wait(AGAIN_MS);
  }
}

// One that was begun long ago belongs to a process that was killed.
const DUE_JOBS = `
select count(*)::int as left from graphile_worker.jobs
where run_at <= now() and attempts < max_attempts and task_identifier <> all($1)
  and (locked_at is null or locked_at > now() - interval '1 minute')`;

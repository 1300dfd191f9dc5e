import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Db } from '@ridewire/db';
import { listDueMonths } from '@ridewire/db/archive';
import type { DriverDays } from '@ridewire/dispatch';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import type { Settings } from '../../core/settings.ts';
import type { DriverIndex } from '../../drivers/driver-index.ts';
import type { EventHub } from '../../live/event-hub.ts';
import { countLoggedErrors } from '../logger-options.ts';
import { mayMeasure } from './may-measure.ts';

interface Deps {
  db: Db;
  ridesDb: Db;
  adminDb: Db;
  personalDb: Db;
  hub: EventHub;
  waiting: { size: number };
  learner: { observations: number; ageSeconds(): number };
  drivers: Pick<DriverIndex, 'isIdle' | 'idleCount'>;
  days: Pick<DriverDays, 'measure'>;
  matcher: { readonly fallbacks: number };
  publisher: { readonly gaps: number };
  outbox: { oldestSeconds(): Promise<number> };
  wire: { readonly link: unknown } | null;
}

const LOOP_RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

/** How long the job that has waited longest is due, in seconds; 0 where none is. Those being tried again count too. */
const OLDEST_JOB = `select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds
  from graphile_worker._private_jobs where run_at < now() and locked_at is null and attempts < max_attempts`;

/**
 * /metrics: Prometheus text, for operators. What a name means is in docs/runbook.md, and a test compares it with the alerts
 * and the dashboard.
 * @param isReady as /readyz says
 */
export function addMetricsRoute(
  fastify: FastifyInstance,
  deps: Deps,
  {
    endpoint,
    settings,
    isReady,
  }: { endpoint: { socketCount: number }; settings: Settings; isReady: () => Promise<boolean> },
): void {
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loop.enable();
  fastify.addHook('onClose', () => void loop.disable());

  fastify.get('/metrics', async (request, reply) => {
    if (!mayMeasure(settings, request)) throw new AppError('FORBIDDEN');
    const isWorking = await isReady();
    const { gini, longestIdleSeconds } = deps.days.measure(
      (driverId) => deps.drivers.isIdle(driverId),
      Date.now(),
    );
    const pools = [deps.db, deps.ridesDb, deps.adminDb, deps.personalDb].map(({ pool }) => pool);
    const { user, system } = process.cpuUsage();
    const gauges = {
      ridewire_ready: isWorking ? 1 : 0,
      ridewire_sockets: endpoint.socketCount,
      ridewire_subscriptions: deps.hub.listenerCount,
      ridewire_waiting_rides: deps.waiting.size,
      ridewire_idle_drivers: deps.drivers.idleCount,
      ridewire_longest_idle_seconds: longestIdleSeconds,
      ridewire_driver_income_gini: gini,
      ridewire_match_fallbacks: deps.matcher.fallbacks,
      ridewire_street_times_seen: deps.learner.observations,
      ridewire_street_speeds_age_seconds: deps.learner.ageSeconds(),
      ridewire_database_waiting: pools.reduce((sum, { waitingCount }) => sum + waitingCount, 0),
      // Not asked of a database that is away.
      ridewire_oldest_due_job_seconds: isWorking
        ? await readOldestJob(deps.adminDb).catch(() => Number.NaN)
        : Number.NaN,
      ridewire_months_to_archive: isWorking
        ? await countDueMonths(deps.adminDb, settings).catch(() => Number.NaN)
        : Number.NaN,
      // These two are 0 without NATS_URL.
      ridewire_oldest_untold_event_seconds:
        deps.wire === null
          ? 0
          : isWorking
            ? await deps.outbox.oldestSeconds().catch(() => Number.NaN)
            : Number.NaN,
      ridewire_nats_away: deps.wire && deps.wire.link === null ? 1 : 0,
      ridewire_event_loop_delay_seconds: (loop.percentile(99) || 0) / NANOSECONDS,
      process_resident_memory_bytes: process.memoryUsage.rss(),
      process_start_time_seconds: Math.round(performance.timeOrigin / 1_000),
    };
    loop.reset();
    const counters = {
      ridewire_event_gaps_total: deps.publisher.gaps,
      ridewire_errors_total: countLoggedErrors(),
      process_cpu_seconds_total: (user + system) / 1e6,
    };
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(writeAll('gauge', gauges) + writeAll('counter', counters));
  });
}

async function readOldestJob({ pool }: Db): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(OLDEST_JOB);
  return rows[0]?.seconds ?? 0;
}

/** 0 where nothing is archived. */
const countDueMonths = async ({ pool }: Db, { KEEP_RIDE_DETAILS_MONTHS: keep }: Settings): Promise<number> =>
  keep === undefined ? 0 : (await listDueMonths(pool, keep)).length;

const writeAll = (type: 'gauge' | 'counter', values: Record<string, number>): string =>
  Object.entries(values)
    .map(([name, value]) => `# TYPE ${name} ${type}\n${name} ${value}\n`)
    .join('');

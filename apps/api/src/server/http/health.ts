import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import type { Settings } from '../../core/settings.ts';
import type { DriverDays } from '@ridewire/dispatch';
import type { DriverIndex } from '../../drivers/driver-index.ts';
import type { EventHub } from '../../live/event-hub.ts';
import { findLanguageOf } from './find-language-of.ts';
import { errorBody } from './handle-errors.ts';
import { mayMeasure } from './may-measure.ts';

interface Deps {
  hub: EventHub;
  waiting: { size: number };
  learner: { observations: number; ageSeconds(): number };
  drivers: Pick<DriverIndex, 'isIdle' | 'idleCount'>;
  days: Pick<DriverDays, 'measure'>;
  matcher: { readonly fallbacks: number };
  isReady: () => Promise<boolean>;
}

/** A database that doesn't answer within this many milliseconds counts as away. */
const READY_WITHIN_MS = 2_000;

/**
 * /healthz: the process answers. /readyz: it can work, database, its disk and listener included. /metrics: Prometheus
 * text, for operators.
 */
export function addHealthRoutes(
  fastify: FastifyInstance,
  deps: Deps,
  { endpoint, settings }: { endpoint: { socketCount: number }; settings: Settings },
): void {
  let look: Promise<boolean> | undefined;
  const isReadySoon = () => {
    // Callers during a look wait for the same one.
    look ??= deps.isReady().finally(() => (look = undefined));
    return Promise.race([look, wait(READY_WITHIN_MS, false, { ref: false })]);
  };
  fastify.get('/healthz', () => ({ ok: true }));
  fastify.get('/readyz', async (request, reply) =>
    (await isReadySoon())
      ? { ok: true }
      : reply.code(503).send(errorBody(findLanguageOf(request), 'NOT_READY')),
  );
  fastify.get('/metrics', (request, reply) => {
    if (!mayMeasure(settings, request)) throw new AppError('FORBIDDEN');
    const { gini, longestIdleSeconds } = deps.days.measure(
      (driverId) => deps.drivers.isIdle(driverId),
      Date.now(),
    );
    const gauges = {
      ridewire_sockets: endpoint.socketCount,
      ridewire_subscriptions: deps.hub.listenerCount,
      ridewire_waiting_rides: deps.waiting.size,
      ridewire_idle_drivers: deps.drivers.idleCount,
      ridewire_longest_idle_seconds: longestIdleSeconds,
      ridewire_driver_income_gini: gini,
      ridewire_match_fallbacks: deps.matcher.fallbacks,
      ridewire_street_times_seen: deps.learner.observations,
      ridewire_street_speeds_age_seconds: deps.learner.ageSeconds(),
      process_resident_memory_bytes: process.memoryUsage.rss(),
    };
    const text = Object.entries(gauges).map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`);
    return reply.type('text/plain; version=0.0.4').send(text.join(''));
  });
}

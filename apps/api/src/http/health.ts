import type { FastifyInstance } from 'fastify';
import { AppError } from '../core/app-error.ts';
import type { Settings } from '../env.ts';
import type { LiveEndpoint } from '../realtime/live-endpoint.ts';
import type { RunningCore } from '../start-core.ts';
import { errorBody } from './handle-errors.ts';
import { mayMeasure } from './may-measure.ts';

/**
 * /healthz: the process answers. /readyz: it can work, database and listener included. /metrics: Prometheus text, for whoever
 * runs the product.
 */
export function addHealthRoutes(
  fastify: FastifyInstance,
  core: RunningCore,
  { endpoint, settings }: { endpoint: LiveEndpoint; settings: Settings },
): void {
  fastify.get('/healthz', () => ({ ok: true }));
  fastify.get('/readyz', async (_request, reply) =>
    (await core.isReady()) ? { ok: true } : reply.code(503).send(errorBody('NOT_READY')),
  );
  fastify.get('/metrics', (request, reply) => {
    if (!mayMeasure(settings, request)) throw new AppError('FORBIDDEN');
    const gauges = {
      ridewire_sockets: endpoint.socketCount,
      ridewire_subscriptions: core.hub.listenerCount,
      ridewire_waiting_rides: core.waiting.size,
      process_resident_memory_bytes: process.memoryUsage.rss(),
    };
    const text = Object.entries(gauges).map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`);
    return reply.type('text/plain; version=0.0.4').send(text.join(''));
  });
}

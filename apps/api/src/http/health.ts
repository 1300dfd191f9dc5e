import type { FastifyInstance } from 'fastify';
import type { LiveEndpoint } from '../realtime/live-endpoint.ts';
import type { RunningCore } from '../start-core.ts';
import { errorBody } from './handle-errors.ts';

/** /healthz: the process answers. /readyz: it can work, database and listener included. /metrics: Prometheus text. */
export function addHealthRoutes(fastify: FastifyInstance, core: RunningCore, endpoint: LiveEndpoint): void {
  fastify.get('/healthz', () => ({ ok: true }));
  fastify.get('/readyz', async (_request, reply) =>
    (await core.isReady()) ? { ok: true } : reply.code(503).send(errorBody('NOT_READY')),
  );
  fastify.get('/metrics', (_request, reply) => {
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

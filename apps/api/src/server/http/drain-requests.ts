import type { ServerResponse } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { trueMs } from '../../core/true-ms.ts';

/** How long to wait for answers under way, in milliseconds. */
const ANSWER_MS = 5_000;
const LOOK_EVERY_MS = 20;

/** The end of a process over HTTP, step by step. */
export interface RequestDrain {
  /** Whether the process is about to end, so that no balancer should send it anything. */
  readonly isEnding: boolean;
  /** From now on each answer ends its connection; everything is still served. */
  begin(): void;
  /** Takes no more connections. Requests on open ones are still answered. @returns when the last one is gone */
  stopAccepting(): { allGone: Promise<void> };
  /** Resolves when no request is under way, or those left take too long. */
  finish(): Promise<void>;
}

/** To be called before the server listens. */
export function createRequestDrain({ server }: FastifyInstance): RequestDrain {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isEnding) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return {
    get isEnding() {
      return isEnding;
    },
    begin() {
      isEnding = true;
      for (const response of underWay) response.shouldKeepAlive = false;
    },
    // Node's own HTTP server would also cut idle connections, on which a request may be on its way.
    stopAccepting: () => ({
      allGone: new Promise((resolve) => TcpServer.prototype.close.call(server, () => resolve())),
    }),
    async finish() {
      const until = trueMs() + ANSWER_MS;
      while (underWay.size > 0 && trueMs() < until) await wait(LOOK_EVERY_MS);
    },
  };
}

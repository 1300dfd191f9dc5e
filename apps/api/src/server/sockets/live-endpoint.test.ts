import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { WebSocket } from 'ws';
import { expect, onTestFinished, test } from 'vitest';
import { CallBudgets } from '../../core/call-budgets.ts';
import { createAppRouter } from '../router/router.ts';
import type { Services } from '../router/services.ts';
import { LiveEndpoint } from './live-endpoint.ts';

/** A socket's far end: what closed it. */
class FarEnd extends EventEmitter {
  readonly readyState = 1;
  code: number | undefined;
  close(code: number) {
    this.code = code;
  }
}

function makeEndpoint(): LiveEndpoint {
  const endpoint = new LiveEndpoint({
    router: createAppRouter({} as Services),
    contextFor: () => ({}),
    onFault: () => {},
    budgets: new CallBudgets(),
    onHeard: () => {},
  });
  // Or it would ping these sockets while another test runs.
  onTestFinished(() => endpoint.drain());
  return endpoint;
}

function open(endpoint: LiveEndpoint, sessionId: string): FarEnd {
  const socket = new FarEnd();
  const actor = { userId: `user of ${sessionId}`, role: 'rider', sessionId } as const;
  const from = { userAgent: null, ipAddress: null };
  const line = {
    socket: socket as unknown as WebSocket,
    connection: new PassThrough() as unknown as Socket,
    from,
  };
  endpoint.accept(line, { actor, provenUntil: null }, performance.now());
  return socket;
}

test('only sockets that were open when it was asked can turn out to be signed out', async () => {
  const endpoint = makeEndpoint();
  const [good, ended] = [open(endpoint, 'good'), open(endpoint, 'ended')];
  let late: FarEnd | undefined;
  await endpoint.recheck(async (ids) => {
    expect(ids).toEqual(['good', 'ended']);
    late = open(endpoint, 'late');
    return new Set(['good']);
  });
  expect([good.code, ended.code, late?.code]).toEqual([undefined, 4401, undefined]);
});

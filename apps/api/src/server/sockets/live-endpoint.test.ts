import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { WebSocket } from 'ws';
import { expect, onTestFinished, test } from 'vitest';
import { CallBudgets } from '../../core/call-budgets.ts';
import { publicProcedure, router } from '../../procedures/procedures.ts';
import { createAppRouter } from '../router/router.ts';
import type { OpenServices } from '../router/services.ts';
import type { Identity } from '../../sessions/identify-token.ts';
import { CALLS_AT_ONCE, LiveEndpoint } from './live-endpoint.ts';

/** A socket's far end: what closed it. */
class FarEnd extends EventEmitter {
  readyState = 1;
  code: number | undefined;
  close(code: number) {
    this.code = code;
  }
}

function makeEndpoint(options: Partial<LiveEndpoint['options']> = {}): LiveEndpoint {
  const endpoint = new LiveEndpoint({
    router: createAppRouter({} as OpenServices),
    contextFor: () => ({}),
    onFault: () => {},
    budgets: new CallBudgets(),
    onHeard: () => {},
    ...options,
  });
  // Otherwise, it would ping these sockets while another test runs.
  onTestFinished(() => endpoint.drain());
  return endpoint;
}

function open(
  endpoint: LiveEndpoint,
  sessionId: string,
  ends: Partial<Pick<Identity, 'sessionEndsAt' | 'tokenEndsAt'>> = {},
): FarEnd {
  const socket = new FarEnd();
  const actor = { userId: `user of ${sessionId}`, role: 'rider', sessionId } as const;
  const from = { userAgent: null, ipAddress: null };
  const line = {
    socket: socket as unknown as WebSocket,
    connection: new PassThrough() as unknown as Socket,
    from,
  };
  endpoint.accept(line, { actor, sessionEndsAt: Infinity, tokenEndsAt: null, ...ends }, performance.now());
  return socket;
}

test('only sockets that were open when it was asked can turn out to be signed out', async () => {
  const endpoint = makeEndpoint();
  const [good, ended] = [open(endpoint, 'good'), open(endpoint, 'ended')];
  let late: FarEnd | undefined;
  await endpoint.recheck(async (ids) => {
    expect(ids).toEqual(['good', 'ended']);
    late = open(endpoint, 'late');
    return new Map([['good', Infinity]]);
  });
  expect([good.code, ended.code, late?.code]).toEqual([undefined, 4401, undefined]);
});

/** An endpoint with three sockets whose token or session ends soon, while each waits for an answer. */
async function askBeforeTheEnd(options: Partial<LiveEndpoint['options']>) {
  const { promise: answer, resolve } = Promise.withResolvers<string>();
  const endpoint = makeEndpoint({ router: router({ ask: publicProcedure.query(() => answer) }), ...options });
  const soon = performance.now() + 300;
  const sockets = [
    open(endpoint, 'of a token', { tokenEndsAt: soon }),
    open(endpoint, 'of a session', { sessionEndsAt: soon }),
    open(endpoint, 'of a session that was ended'),
  ];
  const asked = JSON.stringify({ id: 1, method: 'query', params: { path: 'ask' } });
  for (const socket of sockets) socket.emit('message', Buffer.from(asked), false);
  await endpoint.recheck(() =>
    Promise.resolve(
      new Map([
        ['of a token', Infinity],
        ['of a session', soon],
      ]),
    ),
  );
  await expect.poll(() => performance.now(), { timeout: 5_000 }).toBeGreaterThan(soon + 1_100);
  return { codes: () => sockets.map(({ code }) => code), answer: () => resolve('late') };
}

test('a socket whose token or session is over ends at once, also while a call is under way', async () => {
  const { codes, answer } = await askBeforeTheEnd({});
  // On a busy machine the look at what is over comes late.
  await expect.poll(codes, { timeout: 5_000 }).toEqual([1012, 4401, 4401]);
  answer();
});

test('in a sandbox, whose clock such a call moves, it ends once the call is answered', async () => {
  const { codes, answer } = await askBeforeTheEnd({ answersLate: true });
  expect(codes()).toEqual([undefined, undefined, undefined]);
  answer();
  await expect.poll(codes, { timeout: 5_000 }).toEqual([1012, 4401, 4401]);
});

test('calls that wait for their turn are dropped once their socket is closed, and no others', async () => {
  const answers: (() => void)[] = [];
  const ask = publicProcedure.query(() => new Promise<void>((resolve) => answers.push(resolve)));
  const endpoint = makeEndpoint({ router: router({ ask }) });
  const sockets = [open(endpoint, 'of a person'), open(endpoint, 'of a person')];
  const send = (socket: FarEnd | undefined, ids: number[]) =>
    ids.forEach((id) =>
      socket?.emit(
        'message',
        Buffer.from(JSON.stringify({ id, method: 'query', params: { path: 'ask' } })),
        false,
      ),
    );
  const [closing, staying] = sockets;
  if (!closing) return;
  send(
    closing,
    Array.from({ length: CALLS_AT_ONCE }, (_, i) => i),
  );
  await expect.poll(() => answers.length).toBe(CALLS_AT_ONCE);
  send(closing, [100, 101]);
  send(staying, [1]);
  closing.readyState = 3;
  const underWay = answers.splice(0);
  underWay.forEach((answer) => answer());
  await expect.poll(() => answers.length).toBe(1);
  // All places are free again but that of the last.
  send(
    staying,
    Array.from({ length: CALLS_AT_ONCE - 1 }, (_, i) => i + 2),
  );
  await expect.poll(() => answers.length).toBe(CALLS_AT_ONCE);
  answers.forEach((answer) => answer());
});

test('a socket ends with its session for good, and with its token to come again; each within a second', async () => {
  const endpoint = makeEndpoint();
  const soon = performance.now() + 300;
  const sockets = [
    open(endpoint, 'of a session', { sessionEndsAt: soon }),
    open(endpoint, 'of a token', { tokenEndsAt: soon }),
    open(endpoint, 'of a token that outlives its session', { sessionEndsAt: soon, tokenEndsAt: soon + 1 }),
    open(endpoint, 'of a session that was used', { sessionEndsAt: soon }),
  ];
  await endpoint.recheck((ids) =>
    Promise.resolve(
      new Map(
        ids.map((id) => [id, ['of a token', 'of a session that was used'].includes(id) ? Infinity : soon]),
      ),
    ),
  );
  const codes = () => sockets.map(({ code }) => code);
  expect(codes()).toEqual(Array(4).fill(undefined));
  await expect.poll(() => performance.now()).toBeGreaterThan(soon + 1_000);
  expect(codes()).toEqual([4401, 1012, 4401, undefined]);
});

import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';

/** The outcome of an upgrade: the open socket, or the status and JSON of its refusal. */
export type Upgrade = { status: 101; socket: WebSocket } | { status: number; body: unknown; socket?: never };

/** Requests a WebSocket with these headers. */
export function tryUpgrade(url: string, headers: Record<string, string>, path = '/trpc'): Promise<Upgrade> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve({ status: 101, socket }));
    socket.once('error', reject);
    socket.once('unexpected-response', (_request, answer: IncomingMessage) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) as unknown });
      });
    });
  });
}

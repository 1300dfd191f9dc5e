import { setTimeout as wait } from 'node:timers/promises';
import type { WebSocket } from 'ws';

interface Frame {
  id?: number | string;
  method?: string;
  params?: { path?: string };
  error?: { data?: { code?: string } };
}

/** Refusals that say nothing about the call, but that the server is in trouble. */
const IN_TROUBLE = new Set(['INTERNAL', 'NOT_READY', 'LOCKED', 'TOO_MANY']);

const READ = ['/api/auth/me', { method: 'GET' }] as const;
const CHANGE = ['/api/auth/notifications/read', { method: 'PATCH', body: '{"all":true}' }] as const;
const PAUSE_MS = 50;

/** What clients asked and got no answer to, and sockets and requests that were turned away: a line for each. */
export class MissedCalls {
  readonly found: string[] = [];

  /** Listens to a person's new socket. */
  watch(socket: WebSocket): void {
    const open = new Map<number | string, string>();
    let isOpen = false;
    const send = socket.send.bind(socket);
    socket.send = (data: Parameters<typeof send>[0], ...rest: unknown[]) => {
      for (const { id, method, params } of framesOf(data))
        if (id !== undefined && (method === 'query' || method === 'mutation'))
          open.set(id, params?.path ?? '');
      return (send as (...all: unknown[]) => void)(data, ...rest);
    };
    socket.on('open', () => (isOpen = true));
    socket.on('message', (data: Buffer) => {
      if (open.size === 0) return;
      for (const { id, error } of framesOf(data.toString())) {
        const path = id === undefined ? undefined : open.get(id);
        if (path === undefined || id === undefined) continue;
        open.delete(id);
        const code = error?.data?.code;
        if (code !== undefined && IN_TROUBLE.has(code)) this.found.push(`${path} was refused: ${code}`);
      }
    });
    socket.on('error', ({ message }) => !isOpen && this.found.push(`a socket was not let in: ${message}`));
    socket.on('close', () => {
      for (const path of open.values()) this.found.push(`${path} got no answer`);
    });
  }

  /** Calls the REST API at this address all the time, on connections that are kept open. */
  async keepCalling(url: string, cookie: string, signal: AbortSignal): Promise<void> {
    const headers = { cookie, origin: url, 'content-type': 'application/json' };
    for (let round = 0; !signal.aborted; round += 1) {
      const [path, init] = round % 2 === 0 ? READ : CHANGE;
      await fetch(url + path, { ...init, headers }).then(
        async (answer) => {
          if (!answer.ok) this.found.push(`${init.method} ${path} was answered ${answer.status}`);
          await answer.text();
        },
        (error: Error) => this.found.push(`${init.method} ${path} failed: ${whyItFailed(error)}`),
      );
      await wait(PAUSE_MS);
    }
  }
}

/** undici hides it in the cause. */
const whyItFailed = ({ message, cause }: Error): string => (cause instanceof Error ? cause.message : message);

function framesOf(data: unknown): Frame[] {
  if (typeof data !== 'string' || !/^[[{]/.test(data)) return [];
  return [JSON.parse(data) as Frame | Frame[]].flat();
}

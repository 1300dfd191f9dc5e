import { WebSocket } from 'ws';
import type { Citizen } from './make-city.ts';

/** A bare socket of a signed-in person. Thousands of them take little of the machine they share with the server. */
export interface Line {
  citizen: Citizen;
  /** @throws Error with the server's refusal */
  call(method: 'query' | 'mutation', path: string, input: object): Promise<unknown>;
  /** Messages go to `onNews`. */
  follow(path: string): void;
  close(): void;
}

interface Frame {
  id?: number;
  result?: { type?: string; data?: unknown };
  error?: { message?: string };
}

/** Sockets opened at the same time. */
const OPENING = 100;

export async function openLines(
  url: string,
  citizens: readonly Citizen[],
  onNews: (line: Line, data: unknown) => void = () => {},
): Promise<Line[]> {
  const lines: Line[] = [];
  for (let i = 0; i < citizens.length; i += OPENING) {
    const next = citizens.slice(i, i + OPENING).map((citizen) => openLine(url, citizen, onNews));
    lines.push(...(await Promise.all(next)));
  }
  return lines;
}

function openLine(url: string, citizen: Citizen, onNews: (line: Line, data: unknown) => void): Promise<Line> {
  const calls = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/trpc`, {
    headers: { cookie: citizen.cookie },
    perMessageDeflate: false,
  });
  const write = (method: string, path: string, input?: object): number => {
    lastId += 1;
    socket.send(JSON.stringify({ id: lastId, method, params: { path, input } }));
    return lastId;
  };
  const line: Line = {
    citizen,
    call: (method, path, input) => {
      const settle = Promise.withResolvers<unknown>();
      calls.set(write(method, path, input), settle);
      return settle.promise;
    },
    follow: (path) => void write('subscription', path),
    close: () => socket.terminate(),
  };
  socket.on('message', (bytes: Buffer) => {
    const text = bytes.toString();
    // Pings are plain words.
    if (!text.startsWith('{')) return;
    const { id = 0, result, error } = JSON.parse(text) as Frame;
    const call = calls.get(id);
    calls.delete(id);
    if (!call) return void (result?.data !== undefined && onNews(line, result.data));
    if (error) call.reject(new Error(error.message));
    else call.resolve(result?.data);
  });
  return new Promise<Line>((resolve, reject) => {
    socket.once('open', () => resolve(line));
    socket.once('error', reject);
  });
}

/** Milliseconds since 1970, with fractions, the same in every process of this machine. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();

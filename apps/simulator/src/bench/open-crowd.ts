import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Arrivals, CrowdPart } from './crowd-clients.ts';
import type { ServerProcess } from './start-process.ts';

const CLIENTS = fileURLToPath(new URL('./crowd-clients.ts', import.meta.url));
/** Files a server has open besides its sockets, with room for more. */
const SPARE_FILES = 1_000;
/** One in this many opens first. */
const WARM_UP = 4;

/** How many processes are needed for this many sockets, by the system's limit of open files. */
export function processesFor(sockets: number): number {
  const limit = /Max open files\s+\d+\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  return Math.ceil(sockets / (Number(limit ?? 20_000) - SPARE_FILES));
}

export interface Crowd {
  servers: ServerProcess[];
  /** The growth of all servers per socket. */
  bytesPerSocket: number;
  cpuMs(): number;
  begin(): void;
  /** When each event since then reached whom. */
  report(): Promise<Arrivals>;
  close(): void;
}

/** Opens part of the crowd at each server, from one process each. */
export async function openCrowd(
  servers: ServerProcess[],
  partsOf: (server: ServerProcess, index: number) => CrowdPart[],
): Promise<Crowd> {
  const clients = servers.map(() => fork(CLIENTS));
  // A process that could not open its sockets has said why.
  for (const child of clients) child.once('exit', (code) => code && process.exit(1));
  const openShare = async (isMine: (n: number) => boolean) => {
    const counts = await Promise.all(
      servers.map(async (server, index) => {
        const parts = partsOf(server, index).map((part) => ({
          ...part,
          cookies: part.cookies.filter((_, n) => isMine(n)),
        }));
        clients[index]?.send(parts);
        await once(clients[index] as ChildProcess, 'message');
        return parts.reduce((sum, { cookies }) => sum + cookies.length, 0);
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const resident = () => servers.reduce((sum, server) => sum + server.residentBytes(), 0);
  // The first sockets use memory the processes had anyway, so only the growth from the rest counts.
  await openShare((n) => n % WARM_UP === 0);
  const before = resident();
  const sockets = await openShare((n) => n % WARM_UP !== 0);
  const bytesPerSocket = (resident() - before) / sockets;
  return {
    servers,
    bytesPerSocket,
    cpuMs: () => servers.reduce((sum, server) => sum + server.cpuMs(), 0),
    begin: () => clients.forEach((child) => child.send('begin')),
    report: async () => {
      const reports = await Promise.all(
        clients.map(async (child) => {
          child.send('report');
          const [arrivals] = await once(child, 'message');
          return arrivals as Arrivals;
        }),
      );
      const events = Math.max(...reports.map((each) => each.length));
      return Array.from({ length: events }, (_, n) => reports.flatMap((each) => each[n] ?? []));
    },
    close: () => clients.forEach((child) => child.disconnect()),
  };
}

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const FLEET = fileURLToPath(new URL('../../../simulator/src/fleet/main.ts', import.meta.url));

/** Drives the demo city's simulated drivers in a process of their own, through the same door as everybody. */
export function startFleet(url: string): { stop(): Promise<void> } {
  const child = spawn(process.execPath, [FLEET, url], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

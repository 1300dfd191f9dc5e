import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FleetSessions } from '@ridewire/contracts';

const FLEET = fileURLToPath(new URL('../../../simulator/src/fleet/main.ts', import.meta.url));

/**
 * Drives the demo city's simulated people in a separate process, through the same public API as everyone. The sessions
 * go over a channel that no one else can read; when this process ends, so does the fleet.
 */
export function startFleet(url: string, sessions: FleetSessions): { stop(): Promise<void> } {
  const child = spawn(process.execPath, [FLEET, url], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // A fleet that can't start has logged why; the product works without it.
  child.on('error', () => {});
  child.send(sessions, () => {});
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

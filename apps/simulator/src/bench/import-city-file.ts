import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../../api/src/server/city.ts', import.meta.url));
const LOOK_EVERY_MS = 20;

/**
 * Runs `npm run city -- FILE` in its own process and measures its time and peak memory.
 * @throws Error with its output, if it fails
 */
export async function importCityFile(
  file: string,
  connectionString: string,
): Promise<{ seconds: number; peakBytes: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [COMMAND, file], {
    env: { ...process.env, DATABASE_URL: connectionString },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  let peakBytes = NaN;
  const looking = setInterval(() => (peakBytes = readPeak(child.pid) ?? peakBytes), LOOK_EVERY_MS);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(looking);
  if (code !== 0) throw new Error(`The import of ${file} failed: ${said}`);
  return { seconds: (performance.now() - startedAt) / 1_000, peakBytes };
}

/** The peak memory of a process; works only on Linux. */
function readPeak(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
  } catch {
    return undefined;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Another process that starts the embedded server, like one of our programs. */
export interface LauncherProcess {
  child: ChildProcess;
  /** What it started, or the message it failed with. */
  outcome: Promise<{ connectionString: string; pid: number } | { error: string }>;
  exited: Promise<unknown>;
}

/**
 * Runs the launcher in its own process, which stays until it is told to end.
 * @param options.shellLimit a shell command to run first, such as a `ulimit`
 * @param options.onSigterm the code of the program's own SIGTERM listener
 */
export function spawnLauncher(
  dataDir: string,
  options: { shellLimit?: string; onSigterm?: string } = {},
): LauncherProcess {
  const launcher = fileURLToPath(new URL('../embedded-postgres.ts', import.meta.url));
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(launcher)};
    ${options.onSigterm ? `process.on('SIGTERM', () => { ${options.onSigterm} });` : ''}
    try {
      const { connectionString, pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
      console.log(JSON.stringify({ connectionString, pid }));
    } catch (cause) {
      console.log(JSON.stringify({ error: String(cause.message) }));
    }`;
  const child = spawn(
    'sh',
    [
      '-c',
      `${options.shellLimit ?? 'true'}; exec "$0" "$@"`,
      process.execPath,
      '--input-type=module',
      '-e',
      program,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const outcome = once(createInterface({ input: child.stdout }), 'line').then(([line]) =>
    JSON.parse(String(line)),
  );
  return { child, outcome, exited: once(child, 'exit') };
}

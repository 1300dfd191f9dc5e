import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.js';
import { runStep } from './run-step.js';

/** Installs the workspace's packages if the lockfile differs from that of the last complete install. */
export async function installPackages() {
  const stamp = join(root, 'node_modules', '.ridewire-installed');
  const wanted = fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Removed first, so that an interrupted install is not taken for a complete one.
  rmSync(stamp, { force: true });
  await runStep('Install packages', 'pnpm', [
    'install',
    '--frozen-lockfile',
    // Without a terminal pnpm would otherwise refuse to replace a node_modules made in another way.
    '--config.confirm-modules-purge=false',
  ]);
  writeFileSync(stamp, wanted);
}

function fingerprint(files) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

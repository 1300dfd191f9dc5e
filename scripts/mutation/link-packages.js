// Run by Stryker in the copy that it mutates, in .mutation/copy. It links the packages installed in the checkout; our own
// packages are those of the copy.
import { existsSync, globSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const checkout = realpathSync('../../..');
const copy = process.cwd();

/** @type {(from: string, to: string) => void} */
function linkAll(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith('.')) continue;
    if (name.startsWith('@')) linkAll(join(from, name), join(to, name));
    else symlinkSync(inCopy(realpathSync(join(from, name))), join(to, name));
  }
}

/** @type {(path: string) => string} */
const inCopy = (path) => {
  const within = relative(checkout, path);
  return /^(?:\.\.|node_modules)/.test(within) ? path : join(copy, within);
};

for (const manifest of globSync(['package.json', '*/package.json', '*/*/package.json'], { cwd: copy })) {
  const installed = join(checkout, dirname(manifest), 'node_modules');
  if (existsSync(installed)) linkAll(installed, join(copy, dirname(manifest), 'node_modules'));
}

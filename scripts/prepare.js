import { installPackages } from './install-packages.js';
import { installTools } from './install-tools.js';
import { fail } from './run-step.js';

/** Installs pnpm, a Node that runs TypeScript, and the packages. About 10 s the first time, nothing to do later. */
export async function prepare() {
  try {
    await installTools();
    await installPackages();
  } catch (error) {
    // Usually a folder we may not write to. The sentence says so; a stack trace would not.
    fail(/** @type {Error} */ (error).message);
  }
}

import { installPackages } from './install-packages.js';
import { installTools } from './install-tools.js';
import { fail } from './run-step.js';

/** Brings pnpm, a Node that runs TypeScript, and the packages. About 10 s the first time, nothing to do later. */
export async function prepare() {
  try {
    await installTools();
    await installPackages();
  } catch (error) {
    // Mostly a folder we may not write to: the sentence says it, a stack trace would not.
    fail(/** @type {Error} */ (error).message);
  }
}

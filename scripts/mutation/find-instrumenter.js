import { createRequire } from 'node:module';

const fromCore = createRequire(createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json'));
/** Finds what Stryker's part that puts mistakes into code finds: only Stryker itself depends on it. */
export const fromInstrumenter = createRequire(fromCore.resolve('@stryker-mutator/instrumenter/package.json'));

import { createRequire } from 'node:module';

const fromCore = createRequire(createRequire(import.meta.url).resolve('@stryker-mutator/core/package.json'));
/** Resolves modules of Stryker's instrumenter, a package on which only Stryker itself depends. */
export const fromInstrumenter = createRequire(fromCore.resolve('@stryker-mutator/instrumenter/package.json'));

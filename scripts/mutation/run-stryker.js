// Started by scripts/mutate.js with Stryker's options as JSON. It accepts our mutators only in its own process.
import { pathToFileURL } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { builderMutator } from './builder-mutator.js';
import { fromInstrumenter } from './find-instrumenter.js';
import { sqlMutator } from './sql-mutator.js';

// It exports no way to add a mutator, but its list is an ordinary array.
const list = fromInstrumenter.resolve('./dist/src/mutators/mutate.js');
const { allMutators } = await import(pathToFileURL(list).href);
allMutators.push(sqlMutator, builderMutator);

try {
  await new Stryker(JSON.parse(process.argv[2] ?? '{}')).runMutationTest();
} catch {
  // It has reported what was wrong.
  process.exitCode = 1;
}

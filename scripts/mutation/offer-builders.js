import * as builders from '../../packages/db/node_modules/drizzle-orm/index.js';

// The builders that `builderMutator` uses, for files that don’t import them.
globalThis.drizzleBuilders = builders;

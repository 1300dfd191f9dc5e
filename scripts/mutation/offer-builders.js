import * as builders from '../../packages/db/node_modules/drizzle-orm/index.js';

// What `builderMutator` puts in place of a builder, in files that don’t import it.
globalThis.drizzleBuilders = builders;

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { makeRouterTypes } from './router-types.ts';

/** Where the server finds them. */
const folder = new URL('../../apps/api/dist/', import.meta.url);
mkdirSync(folder, { recursive: true });
// At once: a server or a build beside this one never reads half of it.
const written = new URL(`router.d.ts.${process.pid}`, folder);
writeFileSync(written, makeRouterTypes());
renameSync(written, new URL('router.d.ts', folder));

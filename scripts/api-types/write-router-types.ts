import { mkdirSync, writeFileSync } from 'node:fs';
import { makeRouterTypes } from './router-types.ts';

/** Where the server finds them. */
const folder = new URL('../../apps/api/dist/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('router.d.ts', folder), makeRouterTypes());

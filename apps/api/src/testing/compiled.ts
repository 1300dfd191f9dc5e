import { fileURLToPath } from 'node:url';

/** What the first process compiled, the others of this and later runs read: half of what a start costs. */
export const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

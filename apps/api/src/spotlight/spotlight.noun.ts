import type { Noun } from '../procedures/noun.ts';
import { createSearchRouter } from './spotlight.router.ts';

export const search = { procedures: { router: createSearchRouter, area: null } } satisfies Noun;

import type { Noun } from '../procedures/noun.ts';
import { createProfileRouter } from './profile.router.ts';

export const profile = { procedures: { router: createProfileRouter, area: 'account' } } satisfies Noun;

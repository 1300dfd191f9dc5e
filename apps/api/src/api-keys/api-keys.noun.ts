import type { Noun } from '../procedures/noun.ts';
import { createApiKeysRouter } from './api-keys.router.ts';

export const apiKeys = { procedures: { router: createApiKeysRouter, area: null } } satisfies Noun;

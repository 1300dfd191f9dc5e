import type { Noun } from '../procedures/noun.ts';
import { createEventsRouter } from './events.router.ts';

export const events = { procedures: { router: createEventsRouter, area: 'rides' } } satisfies Noun;

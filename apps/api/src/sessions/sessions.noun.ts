import type { Noun } from '../procedures/noun.ts';
import { sessionRoutes } from './session-events.ts';
import { sessionPersonalData } from './session-personal-data.ts';
import { createSessionsRouter } from './sessions.router.ts';
import { tokenKeyWork } from './token-key-work.ts';

export const sessions = {
  procedures: { router: createSessionsRouter, area: null },
  routes: sessionRoutes,
  work: tokenKeyWork,
  personalData: sessionPersonalData,
} satisfies Noun;

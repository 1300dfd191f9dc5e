import type { Noun } from '../procedures/noun.ts';
import { questRoutes } from './quest-events.ts';
import { questPersonalData } from './quest-personal-data.ts';
import { questWork } from './quest-work.ts';
import { createQuestsRouter } from './quests.router.ts';

export const quests = {
  procedures: { router: createQuestsRouter, area: null },
  routes: questRoutes,
  work: questWork,
  personalData: questPersonalData,
} satisfies Noun;

import type { Noun } from '../procedures/noun.ts';
import { problemRoutes } from './problem-events.ts';
import { problemPersonalData } from './problem-personal-data.ts';
import { createProblemsRouter } from './problems.router.ts';

export const problems = {
  procedures: { router: createProblemsRouter, area: 'support' },
  routes: problemRoutes,
  personalData: problemPersonalData,
} satisfies Noun;

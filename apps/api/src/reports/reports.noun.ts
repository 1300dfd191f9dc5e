import type { Noun } from '../procedures/noun.ts';
import { createReportsRouter } from './reports.router.ts';

export const reports = { procedures: { router: createReportsRouter, area: 'reports' } } satisfies Noun;

import type { Noun } from '../procedures/noun.ts';
import { documentRoutes } from './document-events.ts';
import { documentPersonalData } from './document-personal-data.ts';
import { createDocumentsRouter } from './documents.router.ts';

export const documents = {
  procedures: { router: createDocumentsRouter, area: 'people' },
  routes: documentRoutes,
  personalData: documentPersonalData,
} satisfies Noun;

import type { Noun } from '../procedures/noun.ts';
import { tariffPersonalData } from './tariff-personal-data.ts';
import { createTariffsRouter } from './tariffs.router.ts';

export const tariffs = {
  procedures: { router: createTariffsRouter, area: null },
  personalData: tariffPersonalData,
} satisfies Noun;

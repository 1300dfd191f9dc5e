import type { Noun } from '../procedures/noun.ts';
import { businessPersonalData } from './business-personal-data.ts';
import { createBusinessRouter } from './business.router.ts';

export const business = {
  procedures: { router: createBusinessRouter, area: 'rides' },
  personalData: businessPersonalData,
} satisfies Noun;

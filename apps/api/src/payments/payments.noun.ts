import type { Noun } from '../procedures/noun.ts';
import { createPaymentsRouter } from './payments.router.ts';

export const payments = { procedures: { router: createPaymentsRouter, area: 'payments' } } satisfies Noun;

import { z } from 'zod';
import { LONGEST_COST_CENTER, LONGEST_PURPOSE } from './business-choices.ts';
import { mistake } from './mistakes.ts';
import { line } from './text.ts';

/** Blank and absent are null. */
const orNull = (schema: ReturnType<typeof line>) =>
  z.preprocess(
    (value) => (value === undefined || (typeof value === 'string' && value.trim() === '') ? null : value),
    schema.nullable(),
  );

/** What a rider says of a ride that is for work; both may be left out. */
export const Business = z.object(
  {
    costCenter: orNull(line('costCenter', LONGEST_COST_CENTER)),
    purpose: orNull(line('purpose', LONGEST_PURPOSE)),
  },
  mistake('business'),
);
export type Business = z.infer<typeof Business>;

import { z } from 'zod';
import { LONGEST_COST_CENTER, LONGEST_PURPOSE } from './business-choices.ts';
import { mistake } from './mistakes.ts';
import { line, orBlank } from './text.ts';

/** What a rider says of a ride that is for work; both may be left out. */
export const Business = z
  .object(
    {
      costCenter: orBlank(line('costCenter', LONGEST_COST_CENTER)),
      purpose: orBlank(line('purpose', LONGEST_PURPOSE)),
    },
    mistake('business'),
  )
  .transform(({ costCenter = null, purpose = null }) => ({ costCenter, purpose }));
export type Business = z.infer<typeof Business>;

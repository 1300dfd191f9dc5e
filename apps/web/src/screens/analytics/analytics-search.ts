import { DateRange, ReportPeriod } from '@ridewire/contracts';
import { z } from 'zod';
import { withOrderedDays } from '../../reports/ordered-days.ts';

/** How the reports are shown, kept in the address. Nonsense is left out. */
export const AnalyticsSearch = z
  .object({
    period: ReportPeriod.optional().catch(undefined),
    look: z.literal('table').optional().catch(undefined),
    from: DateRange.shape.from.catch(undefined),
    to: DateRange.shape.to.catch(undefined),
  })
  .transform(withOrderedDays);
export type AnalyticsSearch = z.infer<typeof AnalyticsSearch>;

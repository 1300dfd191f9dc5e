import { REPORT_PERIODS, type ReportPeriod } from '@ridewire/contracts';
import { readDay, readOneOf, type Given } from '../../../kit/lists/read-search.ts';
import { withOrderedDays } from '../../../kit/dates/ordered-days.ts';

/** How the reports are shown, kept in the address. */
export interface AnalyticsSearch {
  period?: ReportPeriod | undefined;
  look?: 'table' | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export const readAnalyticsSearch = ({ period, look, from, to }: Given): AnalyticsSearch =>
  withOrderedDays({
    period: readOneOf(REPORT_PERIODS, period),
    look: readOneOf(['table'], look),
    from: readDay(from),
    to: readDay(to),
  });

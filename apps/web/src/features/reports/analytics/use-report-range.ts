import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/_shell/dashboard/analytics');

/** What of the address says which days are looked at, and how they are put together. */
export function useReportRange() {
  const { period = 'day', from, to } = route.useSearch();
  return { period, days: { ...(from && { from }), ...(to && { to }) } };
}

/** The same as a report is asked for them. */
export function useAsked() {
  const { period, days } = useReportRange();
  return { period, ...days };
}

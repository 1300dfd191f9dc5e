import { getRouteApi } from '@tanstack/react-router';

const route = getRouteApi('/_shell/dashboard/analytics');

/** The days and periods in the address. */
export function useReportRange() {
  const { period = 'day', from, to } = route.useSearch();
  return { period, days: { ...(from && { from }), ...(to && { to }) } };
}

/** The same, as the input of a report. */
export function useAsked() {
  const { period, days } = useReportRange();
  return { period, ...days };
}

import { queryOptions } from '@tanstack/react-query';
import { api } from './trpc.ts';

/** What the app must know before anyone signs in: demo accounts, the city's time zone, the ground of the map. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: () => api.system.config.query(),
  gcTime: Number.POSITIVE_INFINITY,
});

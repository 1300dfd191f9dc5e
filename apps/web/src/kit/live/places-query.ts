import { queryOptions } from '@tanstack/react-query';
import { api } from './trpc.ts';

/** The places everybody knows; they don't change. */
export const placesQuery = queryOptions({ queryKey: ['places'], queryFn: () => api.places.all.query() });

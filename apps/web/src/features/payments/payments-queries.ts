import type { ListPaymentsInput, PaymentView } from '@ridewire/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../kit/live/trpc.ts';

const PAGE_SIZE = 20;

export const paymentsKey = ['payments'] as const;

/** Where the next page begins; undefined after the last one. */
const nextAfter = (page: readonly PaymentView[]): ListPaymentsInput['before'] => {
  const last = page.at(-1);
  return last && page.length === PAGE_SIZE ? { paidAt: last.paidAt, rideId: last.rideId } : undefined;
};

/** What the rider paid, newest first. */
export const paymentsQuery = infiniteQueryOptions({
  queryKey: [...paymentsKey, 'list'],
  queryFn: ({ pageParam }) =>
    api.payments.list.query({ limit: PAGE_SIZE, ...(pageParam ? { before: pageParam } : {}) }),
  initialPageParam: undefined as ListPaymentsInput['before'],
  getNextPageParam: nextAfter,
});

/** What the rider paid for one ride, and all that its receipt says. */
export const paymentQuery = (rideId: string) =>
  queryOptions({
    queryKey: [...paymentsKey, 'one', rideId],
    queryFn: () => api.payments.get.query({ rideId }),
  });

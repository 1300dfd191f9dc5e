import type { RiderRide } from '@ridewire/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useConnectionPart } from '../../kit/live/connection-state.ts';
import { useNotificationsLive } from '../notifications/notifications-live.ts';
import { paymentsKey } from './payments-queries.ts';

/** Has the payments read anew when a ride is paid for, when money is given back, and after the link was lost. */
export function useKeepPayments(ride: RiderRide | null | undefined): void {
  const cache = useQueryClient();
  const openCount = useConnectionPart('openCount');
  const { data: told } = useNotificationsLive();
  const paidId = ride?.status === 'completed' ? ride.id : '';
  const refundId = told?.items.find(({ type }) => type === 'ride_refunded')?.id ?? '';
  const known = ride === undefined || !told ? null : `${openCount} ${paidId} ${refundId}`;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (known === null || known === before.current) return;
    // What is known first is what the pages were read with.
    if (before.current !== null) void cache.invalidateQueries({ queryKey: paymentsKey });
    before.current = known;
  }, [cache, known]);
}

import type { RiderRide } from '@ridewire/contracts';
import { useEffect, useRef } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
import { useConnectionPart } from '../../kit/live/connection-state.ts';
import { useNotificationsLive } from '../notifications/notifications-live.ts';

/** Reads the payments again after a ride is paid for, after a refund, and after the link was lost. */
export function useKeepPayments(ride: RiderRide | null | undefined): void {
  const utils = trpc.useUtils();
  const openCount = useConnectionPart('openCount');
  const { data: told } = useNotificationsLive();
  const paidId = ride?.status === 'completed' ? ride.id : '';
  const refundId = told?.items.find(({ type }) => type === 'ride_refunded')?.id ?? '';
  const known = ride === undefined || !told ? null : `${openCount} ${paidId} ${refundId}`;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (known === null || known === before.current) return;
    // The first known state is the one the pages were read with.
    if (before.current !== null) void utils.payments.invalidate();
    before.current = known;
  }, [utils, known]);
}

import type { RiderRide } from '@ridewire/contracts';
import { trpc } from '../../kit/live/trpc.ts';
import { useConnectionPart } from '../../kit/live/connection-state.ts';
import { useReadAgain } from '../../kit/live/use-read-again.ts';
import { useNotificationsLive } from '../notifications/notifications-live.ts';

/** Reads the payments again after a ride is paid for, after a refund, and after the link was lost. */
export function useKeepPayments(ride: RiderRide | null | undefined): void {
  const utils = trpc.useUtils();
  const openCount = useConnectionPart('openCount');
  const { data: told } = useNotificationsLive();
  const paidId = ride?.status === 'completed' ? ride.id : '';
  const refundId = told?.items.find(({ type }) => type === 'ride_refunded')?.id ?? '';
  const isKnown = ride !== undefined && told;
  useReadAgain(isKnown ? `${openCount} ${paidId} ${refundId}` : undefined, () => utils.payments.invalidate());
}

import { DriverPresence } from '../../features/driving/DriverPresence.tsx';
import { useServedRide } from '../../features/driving/driving-live.ts';
import { OfferAnywhere } from '../../features/driving/offers/OfferAnywhere.tsx';
import { lazyLater } from '../../kit/page/lazy-extra.tsx';
import { useKeepHistory } from '../../features/rides/history/use-keep-history.ts';
import { useHelpAlert } from '../../features/sos/use-help-alert.ts';

const SendKept = lazyLater(async () => (await import('../../features/driving/kept/SendKept.tsx')).SendKept);

export function FollowDriver() {
  const { data } = useServedRide();
  useKeepHistory('driver', data?.ride);
  useHelpAlert();
  return (
    <>
      <DriverPresence />
      <OfferAnywhere />
      <SendKept />
    </>
  );
}

import { DriverPresence } from '../../features/driving/DriverPresence.tsx';
import { useServedRide } from '../../features/driving/driving-live.ts';
import { OfferAnywhere } from '../../features/driving/offers/OfferAnywhere.tsx';
import { LaterChatNews } from '../../features/chat/LaterChatNews.tsx';
import { useMe } from '../../features/session/use-me.ts';
import { lazyLater } from '../../kit/page/lazy-extra.tsx';
import { useKeepHistory } from '../../features/rides/history/use-keep-history.ts';
import { useHelpAlert } from '../../features/sos/use-help-alert.ts';

const SendKept = lazyLater(async () => (await import('../../features/driving/kept/SendKept.tsx')).SendKept);

export function FollowDriver() {
  const { data } = useServedRide();
  useKeepHistory('driver', data?.ride);
  useHelpAlert();
  const driverId = useMe()?.id;
  const ride = data?.ride;
  return (
    <>
      <DriverPresence />
      <OfferAnywhere />
      <SendKept />
      <LaterChatNews
        talk={
          ride && driverId
            ? { rideId: ride.id, driverId, side: 'driver', name: ride.rider.name, status: ride.status }
            : null
        }
      />
    </>
  );
}

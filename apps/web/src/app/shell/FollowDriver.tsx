import { isAboard } from '@ridewire/contracts';
import { useNavigate } from '@tanstack/react-router';
import { LaterCheckInNews } from '../../features/check-ins/LaterCheckInNews.tsx';
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
  const navigate = useNavigate();
  return (
    <>
      <DriverPresence />
      <OfferAnywhere />
      <SendKept />
      {ride && isAboard(ride.status) && (
        <LaterCheckInNews rideId={ride.id} onView={() => void navigate({ to: '/dashboard/driver' })} />
      )}
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

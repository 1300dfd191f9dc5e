import { isAboard } from '@ridewire/contracts';
import { useNavigate } from '@tanstack/react-router';
import { LaterCheckInNews } from '../../features/check-ins/LaterCheckInNews.tsx';
import { useRiderLive } from '../../features/booking/live/rider-live.ts';
import { LaterChatNews } from '../../features/chat/LaterChatNews.tsx';
import { RidePresence } from '../../features/booking/presence/RidePresence.tsx';
import { useKeepPayments } from '../../features/payments/use-keep-payments.ts';
import { isFinished } from '../../features/rides/history/finished-ride.ts';
import { useKeepHistory } from '../../features/rides/history/use-keep-history.ts';
import { useHelpAlert } from '../../features/sos/use-help-alert.ts';
import { useConnectionWatch } from '../../kit/live/use-connection-watch.ts';

export function FollowRider() {
  const { data } = useRiderLive();
  useKeepHistory('rider', data?.ride);
  useKeepPayments(data?.ride);
  useConnectionWatch(data?.ride != null && !isFinished(data.ride));
  useHelpAlert();
  const ride = data?.ride;
  const navigate = useNavigate();
  return (
    <>
      <RidePresence />
      {ride && isAboard(ride.status) && (
        <LaterCheckInNews rideId={ride.id} onView={() => void navigate({ to: '/dashboard/rider' })} />
      )}
      <LaterChatNews
        talk={
          ride?.driver
            ? {
                ...{ rideId: ride.id, driverId: ride.driver.id, side: 'rider' },
                ...{ name: ride.driver.name, status: ride.status },
              }
            : null
        }
      />
    </>
  );
}

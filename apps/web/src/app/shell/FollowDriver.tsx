import { DriverPresence } from '../../features/driving/DriverPresence.tsx';
import { useDriverLive } from '../../features/driving/driving-live.ts';
import { OfferAnywhere } from '../../features/driving/offers/OfferAnywhere.tsx';
import { useKeepHistory } from '../../features/rides/history/use-keep-history.ts';
import { useHelpAlert } from '../../features/sos/use-help-alert.ts';

export function FollowDriver() {
  const { driving } = useDriverLive();
  useKeepHistory('driver', driving.data?.ride);
  useHelpAlert();
  return (
    <>
      <DriverPresence />
      <OfferAnywhere />
    </>
  );
}

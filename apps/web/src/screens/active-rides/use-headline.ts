import type { RiderRide } from '@ridewire/contracts';
import { useTexts } from '../../texts/use-texts.ts';

/** What is going on with a ride under way, in the words of the rider's home. */
export function useHeadline({ status, driver }: RiderRide): string {
  const { rider } = useTexts();
  if (status === 'requested') return rider.searching;
  if (status === 'accepted') return rider.onTheWay(driver?.name ?? rider.yourDriver);
  return status === 'picked_up' ? rider.onBoard : rider.underway;
}

import { isActive } from '@ridewire/contracts';
import { useLocation } from '@tanstack/react-router';
import { useRiderKnown } from '../live/rider-live.ts';
import { isRiderHome } from './is-rider-home.ts';

/** Whether the page shows a rider's ride under way at its foot. */
export function useHasRideBar(): boolean {
  const isHome = useLocation({ select: ({ pathname }) => isRiderHome(pathname) });
  const ride = useRiderKnown().data?.ride;
  return ride != null && isActive(ride.status) && !isHome;
}

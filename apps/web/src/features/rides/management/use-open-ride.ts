import { useNavigate, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { RideSearch } from './ride-search.ts';

const OWN_PRESSES = 'a, button, [role="dialog"]';

/**
 * The action of a press on a ride of the list, outside its buttons: it opens the ride, in a new tab with Ctrl or Cmd.
 * Keyboard users reach it through 'View'. Text that was just selected stays selected.
 */
export function useOpenRide(rideId: string, search: RideSearch): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate();
  const router = useRouter();
  return (event) => {
    if (!(event.target instanceof Element) || event.target.closest(OWN_PRESSES)) return;
    if (getSelection()?.isCollapsed === false) return;
    const to = { to: '/dashboard/ride-management/$rideId', params: { rideId } } as const;
    if (event.ctrlKey || event.metaKey) window.open(router.buildLocation(to).href, '_blank');
    else void navigate({ ...to, state: { rideSearch: search } });
  };
}

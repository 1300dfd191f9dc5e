import { isActive } from '@ridewire/contracts';
import { useEffect } from 'react';
import { useRiderLive } from '../live/rider-live.ts';
import { unlockSoundOnPress } from '../../../kit/alerts/play-sound.ts';
import { useKeepRide } from './use-keep-ride.ts';
import { useRideNews } from './use-ride-news.ts';

/** What goes on for a rider on every page: hearing of what happens to the ride, and keeping what finds its driver. */
export function RidePresence() {
  const ride = useRiderLive().data?.ride;
  const isRiding = ride != null && isActive(ride.status);
  useEffect(() => (isRiding ? unlockSoundOnPress() : undefined), [isRiding]);
  useRideNews(isRiding);
  useKeepRide();
  return null;
}

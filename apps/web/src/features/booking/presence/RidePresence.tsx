import { isActive } from '@ridewire/contracts';
import { useEffect } from 'react';
import { useRiderLive } from '../live/rider-live.ts';
import { unlockSoundOnPress } from '../../../kit/alerts/play-sound.ts';
import { useKeepRide } from './use-keep-ride.ts';
import { useSupportNews } from './use-support-news.ts';
import { useRideNews } from './use-ride-news.ts';

/** Runs on every page of a rider: reports news of the ride, and saves what a search needs. */
export function RidePresence() {
  const ride = useRiderLive().data?.ride;
  const isRiding = ride != null && isActive(ride.status);
  useEffect(() => (isRiding ? unlockSoundOnPress() : undefined), [isRiding]);
  useRideNews(isRiding);
  useSupportNews();
  useKeepRide();
  return null;
}

import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { playSound } from '../../../kit/alerts/play-sound.ts';
import { toastNews } from '../../../kit/toasts/show-toast.tsx';
import { useRiderLive } from '../live/rider-live.ts';
import { useRiderTexts } from '../texts.en.ts';

/** Tells a rider that support changed the route or the type of their ride, on whatever page they are. */
export function useSupportNews(): void {
  const rider = useRiderTexts();
  const router = useRouter();
  const { data } = useRiderLive();
  const version = data?.bySupport && data.ride?.version;
  const tell = useEffectEvent(() => {
    playSound('rideChange');
    toastNews(rider.changedBySupport, rider.view, () => void router.navigate({ to: '/dashboard/rider' }));
  });
  useEffect(() => {
    if (version !== undefined) tell();
  }, [version]);
}

import { useNavigate, useRouterState } from '@tanstack/react-router';
import { announce, useFormat } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { notifyWhenHidden } from '../../kit/alerts/notify-hidden.ts';
import { playSound } from '../../kit/alerts/play-sound.ts';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { toastNews } from '../../kit/toasts/show-toast.tsx';
import { useDrivingLive } from './driving-live.ts';
import { isDriverHome } from './is-driver-home.ts';
import { useDriverTexts } from './texts.en.ts';

const VIBRATION_MS = [200, 100, 200, 100, 200];

/** Announces, loudly and on any page, that a ride was accepted for the driver. */
export function useAcceptedAlert(): void {
  const driver = useDriverTexts();
  const format = useFormat();
  const navigate = useNavigate();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { data } = useDrivingLive();
  const ride = data?.ride;
  const acceptedId = ride?.acceptedForYou && ride.status === 'accepted' ? ride.id : null;
  /** Undefined until the driver's state is known: an earlier state is only shown on the screen. */
  const known = useRef<string | null | undefined>(undefined);
  const tell = useEffectEvent(() => {
    if (!ride) return;
    const text = driver.acceptedForYouAlert(format.money(ride.payoutCents), sayAddress(ride.pickup.address));
    announce(text, 'assertive');
    playSound('acceptedForYou');
    // Before the first touch the browser refuses, with a warning.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
    notifyWhenHidden(driver.acceptedForYou, text, ride.id);
    if (!isDriverHome(path))
      toastNews(text, driver.viewRide, () => void navigate({ to: '/dashboard/driver' }));
  });
  const isKnown = data !== undefined;
  useEffect(() => {
    const before = known.current;
    if (!isKnown) return;
    known.current = acceptedId;
    if (before !== undefined && acceptedId !== null && acceptedId !== before) tell();
  }, [isKnown, acceptedId]);
}

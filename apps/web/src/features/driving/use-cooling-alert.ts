import { COOLING_COUNT, type DriverPresence } from '@ridewire/contracts';
import { announce, useFormat } from '@ridewire/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { getConnection } from '../../kit/live/connection-state.ts';
import { toastNews } from '../../kit/toasts/show-toast.tsx';
import { useAvailabilityLive } from './driving-live.ts';
import { useCooling } from './use-cooling.ts';
import { useDriverTexts } from './texts.en.ts';

const HOME = '/dashboard/driver';
const SECOND_MS = 1_000;

/**
 * Tells a driver on any page that new requests are paused, and when they come again; where that is shown it is only
 * announced.
 */
export function useCoolingAlert(): void {
  const driver = useDriverTexts();
  const format = useFormat();
  const router = useRouter();
  const isKnown = useAvailabilityLive().data !== undefined;
  const cooling = useCooling();
  const before = useRef<DriverPresence['cooling'] | undefined>(undefined);

  const tell = useEffectEvent(() => {
    const was = before.current;
    before.current = isKnown ? cooling : undefined;
    if (was === undefined || was?.until === cooling?.until) return;
    const sentence = cooling
      ? `${driver.cooling[cooling.why](format.count(COOLING_COUNT[cooling.why]))} ${driver.coolingLeft(
          format.duration(
            Math.round((cooling.until - Date.now() - getConnection().clockOffsetMs) / SECOND_MS),
          ),
        )}`
      : driver.coolingOver;
    if (router.state.location.pathname.startsWith(HOME)) announce(sentence, 'polite');
    else toastNews(sentence, driver.seeRequests, () => void router.navigate({ to: HOME }));
  });
  useEffect(() => tell(), [isKnown, cooling?.until]);
}

import { announce, useFormat } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useOwnAlertLive } from './alerts-live.ts';
import { toastDone } from '../../kit/toasts/show-toast.tsx';
import { useSosTexts } from './texts.en.ts';

/** Tells the sender of an alert, on any page, that it was sent and that someone took it. */
export function useHelpAlert(): void {
  const sos = useSosTexts();
  const format = useFormat();
  const { data: alert } = useOwnAlertLive();
  const known = useRef<string | undefined>(undefined);
  const key = alert === undefined ? undefined : `${alert?.id} ${alert?.acknowledgedAt}`;

  const tell = useEffectEvent(() => {
    if (!alert) return;
    if (alert.acknowledgedAt === null) return announce(sos.told(format.clock(alert.raisedAt)), 'assertive');
    const sentence = sos.knowsNow(format.clock(alert.acknowledgedAt));
    announce(sentence, 'assertive');
    if (document.querySelector('[data-part="help"]') === null) toastDone(sentence);
  });
  useEffect(() => {
    const before = known.current;
    known.current = key;
    if (before !== undefined && key !== undefined && before !== key) tell();
  }, [key]);
}

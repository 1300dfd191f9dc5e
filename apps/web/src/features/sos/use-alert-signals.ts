import { useFormat } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { notifyWhenHidden } from '../../kit/alerts/notify-hidden.ts';
import { useTabAlert } from '../../kit/alerts/use-tab-alert.ts';
import { useOpenAlertsLive } from './alerts-live.ts';
import { playSound, unlockSoundOnPress } from '../../kit/alerts/play-sound.ts';
import { useSosTexts } from './texts.en.ts';

/** Makes an admin notice SOS alerts: tones, title, favicon, and a notification for a hidden tab. The bar shows them. */
export function useAlertSignals(): void {
  const sos = useSosTexts();
  const format = useFormat();
  const open = useOpenAlertsLive().data?.open ?? [];
  const toldIds = useRef<ReadonlySet<string>>(new Set());
  const ids = open.map(({ id }) => id).join(' ');
  useEffect(() => unlockSoundOnPress(), []);

  const tellNew = useEffectEvent(() => {
    const fresh = open.filter(({ id }) => !toldIds.current.has(id));
    toldIds.current = new Set(open.map(({ id }) => id));
    if (fresh.length > 0) playSound('emergency');
    for (const { id, kind, by, rideId, raisedAt } of fresh) {
      const say = kind === 'unanswered' ? sos.barUnanswered : sos.bar;
      notifyWhenHidden(sos.tabTitle, say(by.name, format.shortId(rideId), format.clock(raisedAt)), id);
    }
  });
  useEffect(() => tellNew(), [ids]);
  useTabAlert(open.length > 0 ? sos.tabTitle : null);
}

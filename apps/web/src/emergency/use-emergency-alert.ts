import { useFormat } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { notifyWhenHidden } from '../driving/notify-hidden.ts';
import { useTabAlert } from '../driving/use-tab-alert.ts';
import { useOpenAlertsLive } from '../live/use-live.ts';
import { playSound, unlockSoundOnPress } from '../sounds/play-sound.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Makes an admin notice calls for help: tones, title, favicon, and a notification for a hidden tab. The bar says it. */
export function useEmergencyAlert(): void {
  const { emergency } = useTexts();
  const format = useFormat();
  const open = useOpenAlertsLive().data?.open ?? [];
  const toldIds = useRef<ReadonlySet<string>>(new Set());
  const ids = open.map(({ id }) => id).join(' ');
  useEffect(() => unlockSoundOnPress(), []);

  const tellNew = useEffectEvent(() => {
    const fresh = open.filter(({ id }) => !toldIds.current.has(id));
    toldIds.current = new Set(open.map(({ id }) => id));
    if (fresh.length > 0) playSound('emergency');
    for (const { id, by, rideId, raisedAt } of fresh)
      notifyWhenHidden(
        emergency.tabTitle,
        emergency.bar(by.name, format.shortId(rideId), format.clock(raisedAt)),
        id,
      );
  });
  useEffect(() => tellNew(), [ids]);
  useTabAlert(open.length > 0 ? emergency.tabTitle : null);
}

import { announce } from '@ridewire/ui';
import { useEffect, useEffectEvent } from 'react';
import { notifyWhenHidden } from '../../kit/alerts/notify-hidden.ts';
import { playSound } from '../../kit/alerts/play-sound.ts';
import { toastNews } from '../../kit/toasts/show-toast.tsx';
import { useNotificationsLive } from '../notifications/notifications-live.ts';
import { useCheckIn } from './check-in-live.ts';
import { useCheckInTexts } from './texts.en.ts';

/** Tells on any page that this person is asked: by a sound and words, beside the card by a toast that leads there. */
export function CheckInNews({ rideId, onView }: { rideId: string; onView: () => void }) {
  const texts = useCheckInTexts();
  const isWanted = !useNotificationsLive().data?.choices.systemOff.includes('check_in');
  const checkIn = useCheckIn(rideId);
  const tell = useEffectEvent(() => {
    if (!checkIn) return;
    playSound('rideChange');
    announce(`${texts.question} ${texts.why[checkIn.why]}`, 'assertive');
    if (document.querySelector('[data-part="check-in"]') === null)
      toastNews(texts.question, texts.view, onView);
    if (isWanted) notifyWhenHidden(texts.question, texts.why[checkIn.why], `check_in ${rideId}`);
  });
  const id = checkIn?.id ?? null;
  useEffect(() => tell(), [id]);
  return null;
}

import { announce, useFormat, useMemory } from '@ridewire/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { notifyWhenHidden } from '../../../kit/alerts/notify-hidden.ts';
import { useTabAlert } from '../../../kit/alerts/use-tab-alert.ts';
import { useNotificationsLive } from '../../notifications/notifications-live.ts';
import { phaseSentence } from '../phase/phase-sentence.ts';
import type { PhaseName } from '../phase/ride-phase.ts';
import { useRideWay } from '../../../kit/map/use-ride-way.ts';
import { sayLost } from '../phase/say-lost.ts';
import { useRiderPhase } from '../phase/use-rider-phase.ts';
import { toastNews } from '../../../kit/toasts/show-toast.tsx';
import { playSound } from '../../../kit/alerts/play-sound.ts';
import { isRiderHome } from './is-rider-home.ts';
import { isToldByBell, newsOf, newsTag, type News } from './ride-news.ts';
import { useRiderTexts } from '../texts.en.ts';
import { useKitTexts } from '../../../kit/texts/texts.en.ts';

const VIBRATION_MS = 120;
/**
 * How long the sentence about a found driver waits for the driver's position and route, to include the minutes; in
 * milliseconds.
 */
const POSITION_MS = 2_000;

/**
 * Announces each phase of the ride once when it begins: by a sound and in words for people who can't see it, on other
 * pages by a toast, in a hidden tab by the tab itself and by the system.
 * @param isRiding whether a ride is under way
 */
export function useRideNews(isRiding: boolean): void {
  const rider = useRiderTexts();
  const kit = useKitTexts();
  const format = useFormat();
  const router = useRouter();
  const choices = useNotificationsLive().data?.choices;
  const isWanted = !choices?.systemOff.includes('ride_change');
  // A ride that was under way and is gone has ended while the link was lost: its outcome must be requested.
  const [wasRiding] = useMemory(false, (before) => before || isRiding);
  const { phase, lost } = useRiderPhase(wasRiding);
  const { car: carWay } = useRideWay(
    phase && 'position' in phase ? phase.ride : null,
    phase && 'position' in phase ? phase.position : null,
  );
  const begun = useRef<PhaseName | undefined>(undefined);
  const owed = useRef<News | null>(null);
  const notified = useRef<Notification | null>(null);
  const [unseen, setUnseen] = useState<string | null>(null);

  const begin = useEffectEvent(() => {
    owed.current = phase ? newsOf(begun.current, phase) : null;
    begun.current = phase?.name;
    const sound = owed.current?.sound;
    if (!sound) return;
    playSound(sound);
    // Before the first touch the browser refuses, with a warning.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
  });
  const tell = useEffectEvent(() => {
    const news = owed.current;
    owed.current = null;
    if (!news || !phase || phase.name === 'book') return;
    const sentence = lost ? sayLost(lost, rider) : phaseSentence(phase, rider, format, carWay.progress);
    if (!sentence) return;
    // Said once: the bell has it.
    const isInBell = isToldByBell(phase, choices);
    if (!news.isTold || isInBell || isRiderHome(router.state.location.pathname)) announce(sentence);
    else toastNews(sentence, rider.view, () => void router.navigate({ to: '/dashboard/rider' }));
    if (!news.isTold || document.visibilityState !== 'hidden') return;
    setUnseen(sentence);
    if (isWanted && !isInBell) {
      // Its message is over.
      notified.current?.close();
      notified.current =
        notifyWhenHidden(kit.productName, sentence, newsTag(phase.ride.id, phase.name), false) ?? null;
    }
  });
  const name = phase?.name;
  const isWaiting = name === 'accepted' && (phase?.position === null || carWay.isAsking);
  useEffect(() => begin(), [name]);
  useEffect(() => {
    if (!isWaiting) return tell();
    const timer = setTimeout(() => tell(), POSITION_MS);
    return () => clearTimeout(timer);
  }, [name, isWaiting]);

  const isUnseen = unseen !== null;
  useEffect(() => {
    if (!isUnseen) return undefined;
    const see = () => document.visibilityState === 'visible' && setUnseen(null);
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [isUnseen]);
  useTabAlert(unseen && `${unseen} · ${kit.productName}`);
}

import { announce } from '@ridewire/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAvailabilityLive } from './driving-live.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { sayReason } from '../../kit/texts/say-reason.ts';
import { newsOf, standingOf, type Standing } from './standing.ts';
import { useDriverTexts } from './texts.en.ts';

/** Pages that show it themselves: there it is only announced, for people who can't see it. */
const SHOWS_IT = new Set(['/dashboard/driver', '/dashboard/goonline']);

/** Tells a driver on any page that the account was approved, suspended or reactivated. */
export function useStandingAlert(): void {
  const driver = useDriverTexts();
  const router = useRouter();
  const { data } = useAvailabilityLive();
  const known = useRef<Standing | undefined>(undefined);
  const standing = data && standingOf(data);

  const tell = useEffectEvent((before: Standing | undefined) => {
    const news = newsOf(before, standing);
    if (!news) return;
    const sentence = {
      approved: driver.nowApproved,
      reactivated: driver.nowReactivated,
      suspended: data?.suspendReason ? driver.suspendedWhy(sayReason(data.suspendReason)) : driver.suspended,
    }[news];
    if (SHOWS_IT.has(router.state.location.pathname)) announce(sentence, 'polite');
    else if (news === 'suspended') toastFailed(sentence);
    else toastDone(sentence);
  });
  useEffect(() => {
    const before = known.current;
    if (standing !== undefined) known.current = standing;
    tell(before);
  }, [standing]);
}

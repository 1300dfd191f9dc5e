import type { Offer } from '@ridewire/contracts';
import { announce, useFormat, useNow } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openOffers } from '../live/apply-offers-message.ts';
import { useDriverLive, useNotificationsLive } from '../live/use-live.ts';
import { ringForOffers } from '../sounds/play-sound.ts';
import { useTexts } from '../texts/use-texts.ts';
import { findNewOffers } from './find-new-offers.ts';
import { notifyWhenHidden } from './notify-hidden.ts';
import { useOfferAnswers } from './offer-answers.ts';
import { useTabAlert } from './use-tab-alert.ts';
import { sayAddress } from '../texts/say-address.ts';

const VIBRATION_MS = [120, 60, 120];
const NONE: Offer[] = [];

/** Offers that wait for an answer of this driver now. */
function useUnanswered(): Offer[] {
  const offers = useDriverLive().offers.data?.offers ?? NONE;
  const { acceptingId, declinedIds, lost } = useOfferAnswers();
  const nowMs = useNow((ms) =>
    Math.min(
      ...openOffers(offers, ms).map(({ expiresAt }) => Date.parse(expiresAt) - ms),
      Number.POSITIVE_INFINITY,
    ),
  );
  if (acceptingId !== null) return NONE;
  return openOffers(offers, nowMs).filter(
    ({ ride: { id, version } }) => !declinedIds.has(id) && version > (lost.get(id)?.version ?? -1),
  );
}

/** Says that a request waits: tone, vibration, title, favicon, screen reader, and a notification for a hidden tab. */
export function useOfferAlert(): void {
  const { driver } = useTexts();
  const format = useFormat();
  const open = useUnanswered();
  const isWanted = !useNotificationsLive().data?.choices.systemOff.includes('offer');
  const seenIds = useRef<ReadonlySet<string>>(new Set());
  const ids = open.map(({ ride }) => ride.id).join(' ');

  const tellNew = useEffectEvent(() => {
    const { fresh, ids: openIds } = findNewOffers(seenIds.current, open);
    seenIds.current = openIds;
    const [first] = fresh;
    if (!first) return;
    const minutes = first.pickupSeconds === null ? null : Math.max(1, Math.round(first.pickupSeconds / 60));
    const sentence = driver.alertOne(
      format.money(first.payoutCents),
      minutes,
      sayAddress(first.ride.destination.address),
    );
    const text = fresh.length === 1 ? sentence : driver.alertMany(fresh.length, sentence);
    announce(text, 'assertive');
    // Before the first touch the browser refuses, and says so.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS);
    if (isWanted) notifyWhenHidden(driver.alertTitle(open.length), text, first.ride.id);
  });
  useEffect(() => tellNew(), [ids]);

  const isRinging = open.length > 0;
  // A new offer rings at once, not when the round of the others comes.
  useEffect(() => (isRinging ? ringForOffers() : undefined), [isRinging, ids]);
  useTabAlert(isRinging ? driver.alertTitle(open.length) : null);
}

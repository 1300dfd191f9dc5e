import { Button } from '@mantine/core';
import { Countdown, RideStatusBadge, useFormat } from '@ridewire/ui';
import { useCallback, type KeyboardEvent, type ReactNode } from 'react';
import { Ends } from '../driving/Ends.tsx';
import { useOfferAnswers } from '../driving/offer-answers.ts';
import { useAnswerOffer } from '../driving/use-answer-offer.ts';
import { useSettled } from '../driving/use-settled.ts';
import { useIsLinked } from '../live/link-state.ts';
import { LinkedButton } from '../shell/LinkedButton.tsx';
import { useTexts } from '../texts/use-texts.ts';
import type { OfferCard } from './arrange-cards.ts';
import { IGNORE_MS } from './use-settling-chips.ts';

export interface OfferCardViewProps {
  card: OfferCard;
  /** To the request before or after this one. */
  onMove: (step: 1 | -1) => void;
  /** Below what the request says. */
  children?: ReactNode;
}

const STEPS: Record<string, 1 | -1> = { arrowdown: 1, arrowright: 1, arrowup: -1, arrowleft: -1 };

/** One request: what it earns, how far it is, and for how long it can be taken. The buttons stay where they are. */
export function OfferCardView({ card, onMove, children }: OfferCardViewProps) {
  const { driver, history } = useTexts();
  const format = useFormat();
  const { accept, decline } = useAnswerOffer();
  const { acceptingId, isChecking } = useOfferAnswers();
  const isLinked = useIsLinked();
  const { offer, ending } = card;
  const { ride } = offer;
  // Another request or price under the thumb: a press that was meant for the one before does nothing.
  const isSettled = useSettled(`${ride.id} ${ride.fareCents}`, IGNORE_MS);
  const isAccepting = acceptingId === ride.id;
  const isInert = ending !== null || !isSettled || (acceptingId !== null && !isAccepting);
  const earned = format.money(offer.payoutCents);
  const id = format.shortId(ride.id);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const key = event.key.toLowerCase();
      const step = STEPS[key];
      if (step) onMove(step);
      else if (key === 'a' && isLinked && !isInert) void accept(offer);
      else if (key === 'd' && isLinked && !isInert) void decline(offer);
      else return;
      event.preventDefault();
    },
    [onMove, accept, decline, offer, isLinked, isInert],
  );

  return (
    // The card as a whole is what the keys act on; each also has its button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      className="rw-offer"
      aria-label={driver.request(earned, id)}
      aria-keyshortcuts="a d ArrowUp ArrowDown"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-ending={ending ?? undefined}
      onKeyDown={onKeyDown}
    >
      <div className="rw-offer-body">
        <div className="rw-offer-head">
          <p className="rw-offer-earned">
            <span className="rw-figure">{earned}</span> {driver.forYou}
          </p>
          <p className="rw-offer-fare rw-num">{driver.fareInCash(format.money(ride.fareCents))}</p>
          {ending === null && (
            <Countdown
              expiresAt={offer.expiresAt}
              totalMs={Date.parse(offer.expiresAt) - Date.parse(offer.offeredAt)}
            />
          )}
        </div>
        <p className="rw-offer-away rw-num">
          {offer.pickupMeters === null
            ? driver.awayUnknown
            : driver.away(format.duration(offer.pickupSeconds), format.distance(offer.pickupMeters))}
        </p>
        <Ends ride={ride} />
        <div className="rw-offer-facts rw-num">
          <RideStatusBadge status={ride.status} size="sm" />
          <span>{driver.trip(format.distance(ride.distanceMeters))}</span>
          <span>{history.types[ride.type]}</span>
          <span className="rw-mono">{id}</span>
        </div>
        {children}
      </div>
      {ending === null ? (
        <div className="rw-offer-buttons">
          <LinkedButton
            size="lg"
            isBusy={isAccepting}
            busyLabel={isChecking ? driver.checking : driver.accepting}
            isInert={isInert}
            onPress={() => accept(offer)}
          >
            {driver.accept}
          </LinkedButton>
          <LinkedButton
            size="lg"
            variant="default"
            isInert={isInert || isAccepting}
            onPress={() => decline(offer)}
          >
            {driver.decline}
          </LinkedButton>
        </div>
      ) : (
        <div className="rw-offer-buttons">
          <Button component="p" size="lg" variant="default" className="rw-offer-ending" data-disabled>
            {driver.endings[ending]}
          </Button>
        </div>
      )}
    </div>
  );
}

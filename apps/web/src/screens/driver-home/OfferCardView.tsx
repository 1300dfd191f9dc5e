import { Button } from '@mantine/core';
import { Countdown, RideStatusBadge, useFormat } from '@ridewire/ui';
import { useCallback, type KeyboardEvent } from 'react';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { useOfferAnswers } from '../../driving/offer-answers.ts';
import { useAnswerOffer } from '../../driving/use-answer-offer.ts';
import { useIsLinked } from '../../live/link-state.ts';
import { useTexts } from '../../texts/use-texts.ts';
import type { OfferCard } from './arrange-cards.ts';
import { Ends } from './Ends.tsx';

export interface OfferCardViewProps {
  card: OfferCard;
  /** 'A', 'B': the same as on the map. */
  letter: string;
  /** Up or down to another card. */
  onMove: (step: 1 | -1) => void;
}

/** One request: what it pays, how far it is, and for how long it can be taken. */
export function OfferCardView({ card, letter, onMove }: OfferCardViewProps) {
  const { driver, history } = useTexts();
  const format = useFormat();
  const { accept, decline } = useAnswerOffer();
  const { acceptingId } = useOfferAnswers();
  const isLinked = useIsLinked();
  const { offer, ending } = card;
  const { ride } = offer;
  const isAccepting = acceptingId === ride.id;
  const isInert = ending !== null || (acceptingId !== null && !isAccepting);
  const fare = format.money(ride.fareCents);
  const id = format.shortId(ride.id);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const key = event.key.toLowerCase();
      if (key === 'arrowdown' || key === 'arrowup') onMove(key === 'arrowdown' ? 1 : -1);
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
      aria-label={driver.request(fare, id)}
      aria-keyshortcuts="a d ArrowUp ArrowDown"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-card={ride.id}
      data-ending={ending ?? undefined}
      onKeyDown={onKeyDown}
    >
      <div className="rw-offer-head">
        <span className="rw-offer-letter" aria-hidden>
          {letter}
        </span>
        <span className="rw-figure">{fare}</span>
        <span className="rw-offer-away rw-num">
          {offer.pickupMeters === null
            ? driver.awayUnknown
            : driver.away(format.duration(offer.pickupSeconds), format.distance(offer.pickupMeters))}
        </span>
        {ending === null && (
          <Countdown
            expiresAt={offer.expiresAt}
            totalMs={Date.parse(offer.expiresAt) - Date.parse(offer.offeredAt)}
          />
        )}
      </div>
      <Ends ride={ride} />
      <div className="rw-offer-facts rw-num">
        <RideStatusBadge status={ride.status} size="sm" />
        <span>{driver.trip(format.distance(ride.distanceMeters))}</span>
        <span>{history.types[ride.type]}</span>
        <span className="rw-mono">{id}</span>
      </div>
      {ending === null ? (
        <div className="rw-offer-buttons">
          <LinkedButton
            size="lg"
            isBusy={isAccepting}
            busyLabel={driver.accepting}
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
        <Button component="p" size="lg" variant="default" className="rw-offer-ending" data-disabled>
          {driver.endings[ending]}
        </Button>
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import type { Offer } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import type { ReactNode } from 'react';
import { useOfferAnswer } from '../offer-answers.ts';
import { useAnswerOffer } from '../use-answer-offer.ts';
import { useSettled } from '../../../kit/buttons/use-settled.ts';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import type { OfferCard } from './arrange-cards.ts';
import { OfferFacts } from './OfferFacts.tsx';
import { useOfferKeys } from './use-offer-keys.ts';
import { IGNORE_MS } from './use-settling-chips.ts';
import { useDriverTexts } from '../texts.en.ts';
import styles from './offers.module.css';

export interface OfferCardViewProps {
  card: OfferCard;
  /** To the request before or after this one. */
  onMove: (step: 1 | -1) => void;
  /** Below what the request says. */
  children?: ReactNode;
}

/** One request: its earnings, its distance, and for how long it can be taken. The buttons stay where they are. */
export function OfferCardView({ card, onMove, children }: OfferCardViewProps) {
  const driver = useDriverTexts();
  const format = useFormat();
  const answer = useAnswerOffer();
  const acceptingId = useOfferAnswer('acceptingId');
  const { offer, ending } = card;
  const { ride } = offer;
  // Another request or price under the thumb: a press meant for the one before does nothing.
  const isSettled = useSettled(`${ride.id} ${ride.fareCents}`, IGNORE_MS);
  const isAccepting = acceptingId === ride.id;
  const isInert = ending !== null || !isSettled || (acceptingId !== null && !isAccepting);
  const onKeyDown = useOfferKeys({ offer, answer, isInert, onMove });
  return (
    // The card as a whole is what the keys act on; each also has its button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      className={styles.offer}
      aria-label={driver.request(format.money(offer.payoutCents), format.shortId(ride.id))}
      aria-keyshortcuts="a d ArrowUp ArrowDown"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-ending={ending ?? undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.body}>
        <OfferFacts card={card} />
        {children}
      </div>
      <div className={styles.buttons} data-part="offer-buttons">
        {ending === null ? (
          <OfferButtons offer={offer} answer={answer} isAccepting={isAccepting} isInert={isInert} />
        ) : (
          <Button component="p" size="lg" variant="default" className={styles.ending} data-disabled>
            {driver.endings[ending]}
          </Button>
        )}
      </div>
    </div>
  );
}

interface OfferButtonsProps {
  offer: Offer;
  answer: ReturnType<typeof useAnswerOffer>;
  isAccepting: boolean;
  isInert: boolean;
}

function OfferButtons({ offer, answer, isAccepting, isInert }: OfferButtonsProps) {
  const driver = useDriverTexts();
  const isChecking = useOfferAnswer('isChecking');
  return (
    <>
      <ConnectedButton
        size="lg"
        isBusy={isAccepting}
        busyLabel={isChecking ? driver.checking : driver.accepting}
        isInert={isInert}
        onPress={() => answer.accept(offer)}
      >
        {driver.accept}
      </ConnectedButton>
      <ConnectedButton
        size="lg"
        variant="default"
        isInert={isInert || isAccepting}
        onPress={() => answer.decline(offer)}
      >
        {driver.decline}
      </ConnectedButton>
    </>
  );
}

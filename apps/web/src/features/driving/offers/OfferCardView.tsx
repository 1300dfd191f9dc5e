import { Button, Group } from '@mantine/core';
import { estimateTrip, type Offer } from '@ridewire/contracts';
import { Countdown, RideStatusBadge, useFormat } from '@ridewire/ui';
import { useCallback, type KeyboardEvent, type ReactNode } from 'react';
import { Ends } from '../Ends.tsx';
import { useOfferAnswer } from '../offer-answers.ts';
import { useAnswerOffer } from '../use-answer-offer.ts';
import { useGoodPosition } from '../own-position.ts';
import { useSettled } from '../use-settled.ts';
import { useIsConnected } from '../../../kit/live/connection-state.ts';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import type { OfferCard } from './arrange-cards.ts';
import { IGNORE_MS } from './use-settling-chips.ts';
import { useDriverTexts } from '../texts.en.ts';
import { useTypeName } from '../../rides/ride-types.ts';
import styles from './offers.module.css';

export interface OfferCardViewProps {
  card: OfferCard;
  /** To the request before or after this one. */
  onMove: (step: 1 | -1) => void;
  /** Below what the request says. */
  children?: ReactNode;
}

const STEPS: Record<string, 1 | -1> = { arrowdown: 1, arrowright: 1, arrowup: -1, arrowleft: -1 };

/** One request: its earnings, its distance, and for how long it can be taken. The buttons stay where they are. */
export function OfferCardView({ card, onMove, children }: OfferCardViewProps) {
  const driver = useDriverTexts();
  const typeName = useTypeName();
  const format = useFormat();
  const { accept, decline } = useAnswerOffer();
  const acceptingId = useOfferAnswer('acceptingId');
  const isChecking = useOfferAnswer('isChecking');
  const isConnected = useIsConnected();
  const { offer, ending } = card;
  const { ride } = offer;
  // Another request or price under the thumb: a press meant for the one before does nothing.
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
      else if (key === 'a' && isConnected && !isInert) void accept(offer);
      else if (key === 'd' && isConnected && !isInert) void decline(offer);
      else return;
      event.preventDefault();
    },
    [onMove, accept, decline, offer, isConnected, isInert],
  );

  return (
    // The card as a whole is what the keys act on; each also has its button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      className={styles.offer}
      aria-label={driver.request(earned, id)}
      aria-keyshortcuts="a d ArrowUp ArrowDown"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-ending={ending ?? undefined}
      onKeyDown={onKeyDown}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.earned}>
            <span className="rw-figure">{earned}</span> {driver.forYou}
          </p>
          <p className={`${styles.fare} rw-num`}>
            {driver.fareInCash(format.money(ride.fareCents))}
            {ride.surgeTenths && ` · ${driver.busy(format.times(ride.surgeTenths))}`}
          </p>
          {ending === null && (
            <Countdown
              expiresAt={offer.expiresAt}
              totalMs={Date.parse(offer.expiresAt) - Date.parse(offer.offeredAt)}
            />
          )}
        </div>
        <p className={`${styles.away} rw-num`}>
          {offer.isNext && <strong>{driver.nextRide}: </strong>}
          <Away offer={offer} />
        </p>
        <Ends ride={ride} />
        <Group className="rw-num" gap="4px 10px" fz="sm" c="dimmed">
          <RideStatusBadge status={ride.status} size="sm" />
          <span>{driver.trip(format.distance(ride.distanceMeters))}</span>
          <span>{typeName(ride.type)}</span>
          <span className="rw-mono">{id}</span>
        </Group>
        {children}
      </div>
      {ending === null ? (
        <div className={styles.buttons} data-part="offer-buttons">
          <ConnectedButton
            size="lg"
            isBusy={isAccepting}
            busyLabel={isChecking ? driver.checking : driver.accepting}
            isInert={isInert}
            onPress={() => accept(offer)}
          >
            {driver.accept}
          </ConnectedButton>
          <ConnectedButton
            size="lg"
            variant="default"
            isInert={isInert || isAccepting}
            onPress={() => decline(offer)}
          >
            {driver.decline}
          </ConnectedButton>
        </div>
      ) : (
        <div className={styles.buttons} data-part="offer-buttons">
          <Button component="p" size="lg" variant="default" className={styles.ending} data-disabled>
            {driver.endings[ending]}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The distance to the pickup; from this device's present place, if it was unknown when the driver was asked. */
function Away({ offer }: { offer: Offer }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const position = useGoodPosition();
  if (offer.pickupMeters !== null)
    return driver.away(format.duration(offer.pickupSeconds), format.distance(offer.pickupMeters));
  if (!position) return driver.awayUnknown;
  const { durationSeconds, distanceMeters } = estimateTrip(position, offer.ride.pickup);
  return driver.away(format.duration(durationSeconds), format.distance(distanceMeters));
}

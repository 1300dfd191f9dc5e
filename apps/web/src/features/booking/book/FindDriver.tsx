import { Alert, Group, Text } from '@mantine/core';
import { discountOf } from '@ridewire/contracts/promo-terms';
import { RollingMoney } from '@ridewire/ui';
import { useEffect } from 'react';
import type { End } from '../panel/EndSign.tsx';
import { PanelFooter } from '../panel/PanelFooter.tsx';
import type { Draft } from './kept-draft.ts';
import type { Quote } from './use-quote.ts';
import { useRequestRide } from './use-request-ride.ts';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { businessOf } from '../../business/typed-business.ts';
import { useRepriced } from '../../rides/use-repriced.ts';
import { LaterScheduleButton } from '../../scheduled/LaterScheduled.tsx';
import { useRiderTexts } from '../texts.en.ts';
import styles from '../panel/choose-trip.module.css';

interface FindDriverProps {
  draft: Draft;
  /** For the driver; blank for none. */
  note: string;
  /** The promo code can’t be used after all. */
  onPromoRefused: () => void;
  quote: Quote;
  /** The missing end. */
  missing: End | null;
  /** Whether both ends are chosen; if not, leads to the missing one. */
  checkComplete: () => boolean;
  /** The trip was scheduled: another one may follow. */
  onScheduled: () => void;
}

/** The button that requests the ride, at the price it shows. */
export function FindDriver({
  draft,
  note,
  onPromoRefused,
  quote,
  missing,
  checkComplete,
  onScheduled,
}: FindDriverProps) {
  const rider = useRiderTexts();
  const request = useRequestRide({ onPriceChanged: quote.ask, onPromoRefused });
  const { clearProblem } = request;
  const { pickup, stops, destination, passenger, promo, business, type } = draft;
  useEffect(() => {
    // Another trip: the message about the one before is over.
    clearProblem();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pickup, stops, destination, passenger, type]);
  useEffect(() => {
    // Where one was taken away, the message says why.
    if (promo) clearProblem();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [promo]);

  const fare = quote.prices?.fares.find(({ type }) => type === draft.type);
  const discountCents = fare && promo ? discountOf(promo, fare.fareCents) : 0;
  const extras = {
    pickupNote: note,
    ...(passenger && { passenger: { name: passenger.name.trim(), phone: passenger.phone.trim() } }),
    ...(business && { business: businessOf(business) }),
  };
  const isRepriced = useRepriced(
    JSON.stringify([pickup, stops, destination, type]),
    quote.isOld ? undefined : fare?.fareCents,
  );
  const between = stops.length > 0 ? { stops: [...stops] } : {};
  const send = () => {
    if (!checkComplete() || !pickup || !destination) return;
    if (fare && quote.prices)
      request.send(
        { pickup, ...between, destination, type, ...extras, ...(promo && { promoCode: promo.code }) },
        { fareCents: fare.fareCents, token: quote.prices.token },
      );
    else quote.ask();
  };
  return (
    <PanelFooter>
      {missing && (
        <Alert color="amber" role="alert" title={rider.missing}>
          {missing === 'pickup' ? rider.missingPickup : rider.missingDestination}
        </Alert>
      )}
      <Failure>{request.problem}</Failure>
      {fare && (
        <Text inherit fz="0.8125rem" lh="1.125rem" c="dimmed">
          {fare.fareCents === discountCents ? rider.nothingToPay : rider.payCash}
        </Text>
      )}
      <Group gap="xs" wrap="nowrap">
        <ConnectedButton
          size="lg"
          fullWidth
          isBusy={request.isPending}
          busyLabel={rider.requesting}
          isWaiting={quote.isOld}
          onPress={send}
        >
          <span className={styles.find}>
            {isRepriced && fare ? rider.newPrice : rider.findDriver}
            {fare && (
              <span data-old={quote.isOld || undefined}>
                <RollingMoney cents={fare.fareCents - discountCents} />
                {isRepriced && ' ·'}
              </span>
            )}
            {isRepriced && fare && rider.confirm}
          </span>
        </ConnectedButton>
        <LaterScheduleButton
          trip={
            passenger?.isComplete === false
              ? null
              : pickup && destination && { pickup, ...between, destination, type, ...extras }
          }
          promo={promo}
          onIncomplete={checkComplete}
          onScheduled={onScheduled}
        />
      </Group>
    </PanelFooter>
  );
}

import { Alert } from '@mantine/core';
import { RollingMoney } from '@ridewire/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import type { End } from './EndSign.tsx';
import { PanelFooter } from './PanelFooter.tsx';
import type { Draft } from './use-draft.ts';
import type { Quote } from './use-quote.ts';
import { useRequestRide } from './use-request-ride.ts';
import { LinkedButton } from '../../shell/LinkedButton.tsx';

interface FindDriverProps {
  draft: Draft;
  quote: Quote;
  /** The end that was found missing. */
  missing: End | null;
  /** Whether both ends are there; if not, leads to the one that is not. */
  checkComplete: () => boolean;
}

/** The button that requests the ride, at the price it shows. */
export function FindDriver({ draft, quote, missing, checkComplete }: FindDriverProps) {
  const { rider } = useTexts();
  const [isRepriced, setRepriced] = useState(false);
  const request = useRequestRide({
    onPriceChanged: () => {
      setRepriced(true);
      quote.ask();
    },
  });
  const { clearProblem } = request;
  useEffect(() => {
    // Another trip: what was said about the one before is over.
    setRepriced(false);
    clearProblem();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft]);

  const fare = quote.prices?.fares.find(({ type }) => type === draft.type);
  const send = () => {
    const { pickup, destination, type } = draft;
    if (!checkComplete() || !pickup || !destination) return;
    if (fare) request.send({ pickup, destination, type }, fare.fareCents);
    else quote.ask();
  };
  return (
    <PanelFooter>
      {missing && (
        <Alert color="amber" role="alert" title={rider.missing}>
          {missing === 'pickup' ? rider.missingPickup : rider.missingDestination}
        </Alert>
      )}
      {request.problem && (
        <Alert color="red" role="alert">
          {request.problem}
        </Alert>
      )}
      <LinkedButton
        size="lg"
        fullWidth
        isBusy={request.isPending}
        busyLabel={rider.requesting}
        isWaiting={quote.isOld}
        onPress={send}
      >
        <span className="rw-rider-find">
          {isRepriced && fare ? rider.newPrice : rider.findDriver}
          {fare && (
            <span data-old={quote.isOld || undefined}>
              <RollingMoney cents={fare.fareCents} />
            </span>
          )}
          {isRepriced && fare && rider.confirm}
        </span>
      </LinkedButton>
    </PanelFooter>
  );
}

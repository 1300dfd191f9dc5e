import type { AlertView } from '@ridewire/contracts';
import { useCarPlace } from './car-place-live.ts';
import { PlaceLink } from './PlaceLink.tsx';
import { useSosTexts } from './texts.en.ts';

/** Where the car is now: the sender's phone isn't in it. */
export function CarPlace({ alert: { rideId } }: { alert: AlertView }) {
  const sos = useSosTexts();
  const place = useCarPlace(rideId);
  if (place === undefined) return null;
  if (place === null) return <span>{sos.noCar}</span>;
  return (
    <span>
      {sos.carNow} <PlaceLink rideId={rideId} place={place} says={sos.carOnMap} />
    </span>
  );
}

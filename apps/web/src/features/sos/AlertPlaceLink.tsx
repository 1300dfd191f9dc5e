import type { AlertView } from '@ridewire/contracts';
import { CarPlace } from './CarPlace.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { useSosTexts } from './texts.en.ts';

interface AlertPlaceLinkProps {
  alert: AlertView;
  /** Between the two places. @default a blank */
  between?: string;
}

/** An alert's place. If the ride was booked for somebody else, it says whose place that is, and where the car is now. */
export function AlertPlaceLink({ alert, between = ' ' }: AlertPlaceLinkProps) {
  const sos = useSosTexts();
  const { rideId, location, by, passenger, isPlaceOfCar } = alert;
  const says = isPlaceOfCar ? sos.carOnMap : (words: string) => sos.onMap(by.name, words);
  const link = <PlaceLink rideId={rideId} place={location} says={says} />;
  if (!passenger || by.role !== 'rider') return link;
  return (
    <>
      <span>
        {isPlaceOfCar ? sos.carThen : sos.phoneOf(by.name)} {link}
      </span>
      {between}
      <CarPlace alert={alert} />
    </>
  );
}

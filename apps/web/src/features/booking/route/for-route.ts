import type { RiderRide, Stop } from '@ridewire/contracts';
import type { NamedPlace } from '../places/place-choices.ts';

/** What the form for another route needs: of a rider's own ride, or at the desk of anybody's. */
export interface ForRoute {
  ride: Pick<
    RiderRide,
    'id' | 'version' | 'pickup' | 'stops' | 'destination' | 'fareCents' | 'discountCents' | 'waitingCents'
  >;
  words: { which: string; whereTo: string; hint: string };
  /** Offered before anything is typed. */
  known: { saved?: readonly NamedPlace[]; recent?: readonly Stop[] };
  /** It changes only the version that is shown. @default whichever there is, at the price that is shown */
  isOfVersion?: true;
  /** With the server's answer. */
  onChanged?: (ride: RiderRide) => void;
  onDone: () => void;
}

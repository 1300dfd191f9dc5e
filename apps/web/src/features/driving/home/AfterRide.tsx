import type { DriverRide } from '@ridewire/contracts';
import { RateRide } from '../../ratings/RateRide.tsx';
import { PairWish } from '../../wishes/PairWish.tsx';

export interface AfterRideProps {
  ride: DriverRide;
}

/** What a driver may say of a rider after the ride. */
export function AfterRide({ ride: { id, status, rider } }: AfterRideProps) {
  return (
    <>
      {status === 'completed' && <RateRide rideId={id} side="driver" name={rider.name} />}
      <PairWish by="driver" of={rider} />
    </>
  );
}

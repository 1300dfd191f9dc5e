import type { DriverRide, DriverStep } from '@ridewire/contracts';
import { useState } from 'react';
import { getConnection } from '../../../kit/live/connection-state.ts';
import { getOwnPosition, measurable } from '../own-position.ts';
import { useAdvanceRide } from '../use-advance-ride.ts';
import { findFarFrom, findNextStep } from './ride-stage.ts';

export type Stage = ReturnType<typeof useStage>;

/** The next stage of a ride under way. A press asks first when the place is far, and a ride with a PIN asks for it. */
export function useStage(ride: DriverRide) {
  const { pending, advance } = useAdvanceRide(ride);
  const [far, setFar] = useState<{ to: DriverStep; meters: number } | null>(null);
  const [asksPin, setAsksPin] = useState(false);
  const to = findNextStep(ride.status);
  const move = (step: DriverStep) => {
    if (step === 'picked_up' && ride.pin === 'asked') setAsksPin(true);
    else void advance(step);
  };
  const press = () => {
    if (!to) return;
    const position = measurable(getOwnPosition().position, Date.now() + getConnection().clockOffsetMs);
    const farFrom = findFarFrom(ride, to, position);
    if (farFrom) setFar({ to, meters: farFrom.meters });
    else move(to);
  };
  return { to, pending, advance, far, setFar, asksPin, setAsksPin, move, press };
}

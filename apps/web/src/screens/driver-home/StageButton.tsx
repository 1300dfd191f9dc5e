import type { DriverRide, DriverStep } from '@ridewire/contracts';
import { statusIcons } from '@ridewire/ui';
import { useState } from 'react';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { getOwnPosition, measurable } from '../../driving/own-position.ts';
import { getLink } from '../../live/link-state.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FarDialog } from './FarDialog.tsx';
import { findFarFrom, findNextStep } from './ride-stage.ts';
import { useAdvanceRide } from './use-advance-ride.ts';
import { useSettled } from '../../driving/use-settled.ts';

/**
 * The one button of a ride under way: its next stage. It rests after each change, so that a double press can't skip one,
 * and asks first when the place is far.
 */
export function StageButton({ ride }: { ride: DriverRide }) {
  const { driver } = useTexts();
  const { pending, advance } = useAdvanceRide(ride);
  const isSettled = useSettled(`${ride.id} ${ride.status} ${pending === null}`);
  const [far, setFar] = useState<{ to: DriverStep; meters: number } | null>(null);
  const to = findNextStep(ride.status);
  if (!to) return null;
  const StageIcon = statusIcons[to];
  const press = () => {
    const farFrom = findFarFrom(
      ride,
      to,
      measurable(getOwnPosition().position, Date.now() + getLink().clockOffsetMs),
    );
    if (!farFrom) return advance(to);
    setFar({ to, meters: farFrom.meters });
  };
  return (
    <>
      <LinkedButton
        size="xl"
        fullWidth
        isBusy={pending !== null}
        isInert={!isSettled}
        icon={<StageIcon size={24} stroke={1.75} aria-hidden />}
        onPress={press}
      >
        {driver.stages[pending ?? to]}
      </LinkedButton>
      <FarDialog
        far={far}
        isStale={far !== null && far.to !== to}
        onClose={() => setFar(null)}
        onConfirm={() => {
          setFar(null);
          if (far?.to === to) void advance(to);
        }}
      />
    </>
  );
}

import { Button } from '@mantine/core';
import { CutWire, EmptyState, Junction } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';
import type { ChosenRide } from './use-chosen-ride.ts';

export interface NoChosenRideProps {
  chosen: Exclude<ChosenRide, { state: 'found' }>;
  onClose: () => void;
}

/** Why the ride of an address is not here, and the way on. */
export function NoChosenRide({ chosen, onClose }: NoChosenRideProps) {
  const { history } = useTexts();
  if (chosen.state === 'active') {
    return (
      <EmptyState
        illustration={Junction}
        line={history.stillActive}
        action={
          <Button component={Link} to="/dashboard" size="md">
            {history.openActive}
          </Button>
        }
      />
    );
  }
  if (chosen.state === 'failed') {
    return (
      <EmptyState
        illustration={CutWire}
        line={history.rideFailed}
        action={
          <Button size="md" onClick={chosen.tryAgain}>
            {history.tryAgain}
          </Button>
        }
      />
    );
  }
  if (chosen.state !== 'missing') return null;
  return (
    <EmptyState
      illustration={CutWire}
      line={history.notFound}
      hint={history.notFoundHint}
      action={
        <Button size="md" onClick={onClose}>
          {history.backToRides}
        </Button>
      }
    />
  );
}

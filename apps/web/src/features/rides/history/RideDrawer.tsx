import { Button, Drawer } from '@mantine/core';
import { AgainButton } from '../../../kit/buttons/AgainButton.tsx';
import { useMediaQuery } from '@mantine/hooks';
import { CutWire, EmptyState, Junction, useFormat, useMemory } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { RideDetail } from './RideDetail.tsx';
import type { ChosenRide } from './use-chosen-ride.ts';
import { useHistoryTexts } from '../history.en.ts';
import { useShield } from '../../../kit/dialogs/use-shield.ts';

const isShown = ({ state }: ChosenRide) => state !== 'none' && state !== 'reading';

interface RideDrawerProps extends Pick<ComponentProps<typeof RideDetail>, 'next'> {
  chosen: ChosenRide;
  onClose: () => void;
}

/** The chosen ride next to the list, or why it can't be shown; on a phone above the list. */
export function RideDrawer({ chosen, next, onClose }: RideDrawerProps) {
  const history = useHistoryTexts();
  const format = useFormat();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const isOpen = isShown(chosen);
  useShield(isOpen);
  // Still shown while the drawer slides away.
  const [shown] = useMemory(chosen, (before) => (isOpen && !isSame(chosen, before) ? chosen : before));
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={isPhone ? '100%' : 440}
      title={shown.state === 'found' ? history.ride(format.shortId(shown.ride.id)) : history.aRide}
      closeButtonProps={{ 'aria-label': history.close }}
    >
      {shown.state === 'found' ? (
        <RideDetail ride={shown.ride} next={next} />
      ) : (
        <NoChosenRide chosen={shown} onClose={onClose} />
      )}
    </Drawer>
  );
}

const isSame = (a: ChosenRide, b: ChosenRide): boolean =>
  a.state === b.state && (a.state !== 'found' || (b.state === 'found' && a.ride === b.ride));

interface NoChosenRideProps {
  chosen: Exclude<ChosenRide, { state: 'found' }>;
  onClose: () => void;
}

/** Says why the ride in the address can't be shown, and where to go next. */
function NoChosenRide({ chosen, onClose }: NoChosenRideProps) {
  const history = useHistoryTexts();
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
        action={<AgainButton size="md" variant="filled" isTrying={chosen.isTrying} onTry={chosen.tryAgain} />}
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

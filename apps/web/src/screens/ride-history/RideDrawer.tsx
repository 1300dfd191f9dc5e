import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { NoChosenRide } from './NoChosenRide.tsx';
import { RideDetail } from './RideDetail.tsx';
import type { ChosenRide } from './use-chosen-ride.ts';

const isShown = ({ state }: ChosenRide) => state !== 'none' && state !== 'reading';

/** The chosen ride beside the list, or why it is not there; on a phone over the list. */
export function RideDrawer({ chosen, onClose }: { chosen: ChosenRide; onClose: () => void }) {
  const { history } = useTexts();
  const format = useFormat();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const isOpen = isShown(chosen);
  // Still shown while the drawer slides away.
  const [last, setLast] = useState(chosen);
  if (isOpen && !isSame(chosen, last)) setLast(chosen);
  const shown = isOpen ? chosen : last;
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
        <RideDetail ride={shown.ride} />
      ) : (
        <NoChosenRide chosen={shown} onClose={onClose} />
      )}
    </Drawer>
  );
}

const isSame = (a: ChosenRide, b: ChosenRide): boolean =>
  a.state === b.state && (a.state !== 'found' || (b.state === 'found' && a.ride === b.ride));

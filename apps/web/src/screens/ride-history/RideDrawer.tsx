import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import type { HistoryRide } from './finished-ride.ts';
import { RideDetail } from './RideDetail.tsx';

/** The chosen ride beside the list; on a phone over it. */
export function RideDrawer({ ride, onClose }: { ride: HistoryRide | undefined; onClose: () => void }) {
  const { history } = useTexts();
  const format = useFormat();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  // Still shown while the drawer slides away.
  const [last, setLast] = useState(ride);
  if (ride && ride !== last) setLast(ride);
  const shown = ride ?? last;
  return (
    <Drawer
      opened={ride !== undefined}
      onClose={onClose}
      position="right"
      size={isPhone ? '100%' : 440}
      title={shown && history.ride(format.shortId(shown.id))}
      closeButtonProps={{ 'aria-label': history.close }}
    >
      {shown && <RideDetail ride={shown} />}
    </Drawer>
  );
}

import { Drawer } from '@mantine/core';
import type { BoardRide } from '@ridewire/contracts';
import { EmptyState, LooseEnd, useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { RideActions } from './RideActions.tsx';
import { RideDetail } from './RideDetail.tsx';
import type { Board } from './use-board.ts';

/** Width on a desktop, in px. */
export const DRAWER_PX = 420;

export interface RideDrawerProps {
  board: Board;
  /** The ride to show; none closes it. */
  rideId: string | undefined;
  isPhone: boolean;
  onClose: () => void;
}

/** One ride beside the board, which stays in use: nothing is dimmed, and the next click shows the next ride. */
export function RideDrawer({ board, rideId, isPhone, onClose }: RideDrawerProps) {
  const { admin } = useTexts();
  const format = useFormat();
  // While it slides out it shows what it showed.
  const [lastId, setLastId] = useState(rideId);
  if (rideId && rideId !== lastId) setLastId(rideId);
  const ride: BoardRide | undefined = board.state.rides.get(rideId ?? lastId ?? '');
  const position = ride?.driver ? board.state.positions.get(ride.driver.id) : undefined;
  return (
    <Drawer
      opened={rideId !== undefined}
      onClose={onClose}
      position="right"
      size={isPhone ? '100%' : DRAWER_PX}
      title={admin.ride.title(format.shortId(ride?.id ?? lastId))}
      closeButtonProps={{ 'aria-label': admin.ride.close }}
      withOverlay={false}
      withinPortal={isPhone}
      lockScroll={false}
      closeOnClickOutside={false}
      classNames={{
        root: 'rw-ride-drawer',
        inner: 'rw-ride-drawer-inner',
        content: 'rw-ride-drawer-content',
      }}
    >
      {ride ? (
        <>
          <RideDetail ride={ride} stuck={board.stuck.get(ride.id)} position={position} />
          <RideActions key={ride.id} board={board} ride={ride} />
        </>
      ) : (
        <EmptyState illustration={LooseEnd} line={admin.ride.gone} />
      )}
    </Drawer>
  );
}

import { Drawer } from '@mantine/core';
import { EmptyState, LooseEnd, useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { useCalledRides } from '../../emergency/use-called-rides.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { useShownBoard } from './board-context.ts';
import { RideActions, RideDialogs, type Asked } from './RideActions.tsx';
import { RideDetail } from './RideDetail.tsx';

/** Width on a desktop, in px. */
export const DRAWER_PX = 420;

export interface RideDrawerProps {
  /** The ride to show; none closes it. */
  rideId: string | undefined;
  isPhone: boolean;
  onClose: () => void;
}

/** One ride beside the board, which stays in use: nothing is dimmed, and the next click shows the next ride. */
export function RideDrawer({ rideId, isPhone, onClose }: RideDrawerProps) {
  const { admin } = useTexts();
  const format = useFormat();
  // While it slides out it shows what it showed.
  const [lastId, setLastId] = useState(rideId);
  if (rideId && rideId !== lastId) setLastId(rideId);
  const [asked, setAsked] = useState<Asked | null>(null);
  const shownId = rideId ?? lastId ?? '';
  return (
    <>
      <Drawer
        opened={rideId !== undefined}
        onClose={onClose}
        position="right"
        size={isPhone ? '100%' : DRAWER_PX}
        title={admin.ride.title(format.shortId(rideId ?? lastId))}
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
        <ShownRide rideId={shownId} onAsk={setAsked} />
      </Drawer>
      <RideDialogs key={shownId} rideId={shownId} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function ShownRide({ rideId, onAsk }: { rideId: string; onAsk: (asked: Asked) => void }) {
  const { admin } = useTexts();
  const { board } = useShownBoard();
  const called = useCalledRides();
  const ride = board?.state.rides.get(rideId);
  if (!board) return null;
  if (!ride) return <EmptyState illustration={LooseEnd} line={admin.ride.gone} />;
  const driver = board.state.drivers.get(ride.driver?.id ?? '');
  const position = ride.driver ? board.state.positions.get(ride.driver.id) : undefined;
  return (
    <>
      <RideDetail
        ride={ride}
        stuck={board.stuck.get(ride.id)}
        isCalled={called.has(ride.id)}
        position={position}
        silentSince={driver?.silentSince ?? null}
      />
      <RideActions ride={ride} onAsk={onAsk} />
    </>
  );
}

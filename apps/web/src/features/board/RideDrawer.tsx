import { Drawer } from '@mantine/core';
import { EmptyState, LooseEnd, useFormat, useMemory } from '@ridewire/ui';
import { useState } from 'react';
import { useRidesWithAlert } from '../sos/use-rides-with-alert.ts';
import { useRideWay } from '../../kit/map/use-ride-way.ts';
import { useShownBoard } from './board-context.ts';
import { RideActions, RideDialogs, type Asked } from './RideActions.tsx';
import { RideDetail } from './RideDetail.tsx';
import { useBoardTexts } from './texts.en.ts';
import styles from './live-board.module.css';
import { useShield } from '../../kit/dialogs/use-shield.ts';

/** Width on a desktop, in px. */
export const DRAWER_PX = 420;

export interface RideDrawerProps {
  /** The ride to show; undefined closes it. */
  rideId: string | undefined;
  isPhone: boolean;
  onClose: () => void;
}

/** One ride next to the board, which stays usable: nothing is dimmed, and the next click shows the next ride. */
export function RideDrawer({ rideId, isPhone, onClose }: RideDrawerProps) {
  const texts = useBoardTexts();
  const format = useFormat();
  // Keeps its content while it slides out.
  const [shownId = ''] = useMemory(rideId, (before) => rideId ?? before);
  const [asked, setAsked] = useState<Asked | null>(null);
  useShield(rideId !== undefined);
  return (
    <>
      <Drawer
        opened={rideId !== undefined}
        onClose={onClose}
        position="right"
        size={isPhone ? '100%' : DRAWER_PX}
        title={texts.ride.title(format.shortId(shownId))}
        closeButtonProps={{ 'aria-label': texts.ride.close }}
        withOverlay={false}
        withinPortal={isPhone}
        lockScroll={false}
        closeOnClickOutside={false}
        classNames={{
          root: styles.rideDrawer,
          inner: styles.rideDrawerInner,
          content: styles.rideDrawerContent,
        }}
      >
        <ShownRide rideId={shownId} onAsk={setAsked} />
      </Drawer>
      <RideDialogs key={shownId} rideId={shownId} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function ShownRide({ rideId, onAsk }: { rideId: string; onAsk: (asked: Asked) => void }) {
  const texts = useBoardTexts();
  const { board } = useShownBoard();
  const called = useRidesWithAlert();
  const ride = board?.state.rides.get(rideId);
  const position = ride?.driver ? board?.state.positions.get(ride.driver.id) : undefined;
  const { progress } = useRideWay(ride ?? null, position).car;
  if (!board) return null;
  if (!ride) return <EmptyState illustration={LooseEnd} line={texts.ride.gone} />;
  const driver = board.state.drivers.get(ride.driver?.id ?? '');
  return (
    <>
      <RideDetail
        ride={ride}
        stuck={board.stuck.get(ride.id)}
        hasAlert={called.has(ride.id)}
        position={position}
        progress={progress}
        silentSince={driver?.silentSince ?? null}
      />
      <RideActions ride={ride} onAsk={onAsk} />
    </>
  );
}

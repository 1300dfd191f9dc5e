import { useMediaQuery } from '@mantine/hooks';
import { isActive, type RideStatus } from '@ridewire/contracts';
import { useState } from 'react';
import { Emergency } from '../../sos/Emergency.tsx';
import { FullBleed } from '../../../kit/page/FullBleed.tsx';
import { useBackCloses } from '../../../kit/dialogs/use-back-closes.ts';
import { useIsOnItsSide } from '../../../kit/page/use-is-on-its-side.ts';
import { useHideTabBar } from '../../../kit/page/tab-bar-room.ts';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';
import { lazyMap } from '../../../kit/map/lazy-map.tsx';
import { PanelFrame } from '../panel/PanelFrame.tsx';
import { useRiderTexts } from '../texts.en.ts';
import { ScreenPanel } from './ScreenPanel.tsx';
import { useNearbyCell } from './use-nearby-cell.ts';
import { usePanelSheet } from './use-panel-sheet.ts';
import { contentOf, useRiderScreen } from './use-rider-screen.ts';
import styles from '../panel/rider-home.module.css';

const CancelDialog = lazyDialog(async () => (await import('../ride/CancelDialog.tsx')).CancelDialog);
const RouteDialog = lazyDialog(async () => (await import('../route/RouteDialog.tsx')).RouteDialog);
const RiderMap = lazyMap(async () => (await import('./RiderMap.tsx')).RiderMap);

/** Both ends and three types, px. */
const QUOTE_PX = 360;
/** The driver, the car and the PIN to tell them, px. */
const PIN_PX = 340;
/** The car, and calling its driver; then the stars, px. */
const LEAD_PX: Partial<Record<RideStatus, number>> = { accepted: 252, completed: 256 };

/** The page where a rider books and follows a ride. It shows only the live ride, so any device shows the same. */
export function RiderHome() {
  const rider = useRiderTexts();
  const home = useRiderScreen();
  const { screen, booking, pin } = home;
  const { draft } = booking;
  const isBooking = screen.name === 'book';
  const nearby = useNearbyCell(isBooking, draft);
  const isDesk = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const isOnItsSide = useIsOnItsSide();
  const isWide = isDesk || isOnItsSide;
  const content = contentOf(screen);
  const sheet = usePanelSheet(content);
  const isQuoting = isBooking && draft.pickup !== null && draft.destination !== null;
  const phase = screen.name === 'ride' ? screen.phase : null;
  const isKnown = screen.name !== 'loading';
  useHideTabBar(isKnown ? phase !== null || isQuoting : undefined);

  const ride = phase?.ride;
  const showsPin = ride?.status === 'accepted' && ride.pin === 'asked';
  const [cancelingId, setCancelingId] = useState<string | null>(null);
  const [reroutingId, setReroutingId] = useState<string | null>(null);
  const isCanceling = ride !== undefined && ride.id === cancelingId && ride.canceledBy !== 'rider';
  const isSheetUp = !isWide && sheet.snap === 'full';
  useBackCloses(screen.name === 'pick' || isCanceling || isSheetUp, () => {
    if (isCanceling) return setCancelingId(null);
    if (screen.name === 'pick') return pin.stop();
    // It also closes an open list.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    sheet.lower();
  });
  return (
    <FullBleed title={rider.pageTitle} withHeading={false}>
      <div className={styles.rider} data-wide={isWide || undefined}>
        <PanelFrame
          isWide={isWide}
          content={content}
          snap={sheet.snap}
          onSnapChange={sheet.setSnap}
          onHeightChange={sheet.settle}
          leadPx={isQuoting ? QUOTE_PX : showsPin ? PIN_PX : ride && LEAD_PX[ride.status]}
        >
          <ScreenPanel
            home={home}
            sheet={sheet}
            nearby={nearby.cell}
            isDesk={isDesk}
            onCancel={setCancelingId}
            onRoute={setReroutingId}
          />
        </PanelFrame>
        <div className={styles.map}>
          <RiderMap
            phase={phase ?? { name: 'book' }}
            draft={draft}
            picking={screen.name === 'pick' ? screen.end : null}
            nearby={nearby.cell}
            onLook={nearby.onLook}
            onPinMove={pin.move}
            onPick={pin.pick}
            bottomPx={isWide ? 0 : sheet.heightPx}
          />
        </div>
        {/* Before a driver has accepted, the rider meets no one. */}
        {isKnown && <Emergency ride={ride?.driver ? ride : null} />}
      </div>
      {ride && isActive(ride.status) && (
        <RouteDialog
          key={`route ${ride.id}`}
          ride={ride}
          isOpen={reroutingId === ride.id}
          onClose={() => setReroutingId(null)}
        />
      )}
      {ride && (
        <CancelDialog
          key={ride.id}
          ride={ride}
          isOpen={cancelingId === ride.id}
          onClose={() => setCancelingId(null)}
        />
      )}
    </FullBleed>
  );
}

import { useDocumentVisibility, useMediaQuery } from '@mantine/hooks';
import type { SheetSnap } from '@ridewire/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Alert, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { type LatLng, nearbyCell } from '@ridewire/contracts';
import { Emergency } from '../../sos/Emergency.tsx';
import { HelpNotice } from '../../sos/HelpNotice.tsx';
import { FullBleed } from '../../../kit/page/FullBleed.tsx';
import { useCityView } from '../../../kit/map/use-city-view.ts';
import { useMe } from '../../session/use-me.ts';
import { useBackCloses } from '../../../kit/dialogs/use-back-closes.ts';
import { useIsOnItsSide } from '../../../kit/page/use-is-on-its-side.ts';
import { useHideTabBar } from '../../../kit/page/tab-bar-room.ts';
import { BookPanel } from '../book/BookPanel.tsx';
import { lazyDialog } from '../../../kit/dialogs/lazy-dialog.tsx';
import { lazyMap } from '../../../kit/map/lazy-map.tsx';
import { lazyWarm } from '../../../kit/page/lazy-extra.tsx';
import { PanelFrame } from '../panel/PanelFrame.tsx';
import { PickPanel } from '../book/PickPanel.tsx';
import type { Draft } from '../book/kept-draft.ts';
import { useDraft } from '../book/use-draft.ts';
import { usePinPick } from '../book/use-pin-pick.ts';
import { useOtherBooking } from './use-other-booking.ts';
import { useRiderPhase } from '../phase/use-rider-phase.ts';
import { useStartHere } from '../book/use-start-here.ts';
import { useRiderTexts } from '../texts.en.ts';
import styles from '../panel/rider-home.module.css';
import { PanelHeading } from '../panel/PanelHeading.tsx';
import { isComing } from '../phase/ride-phase.ts';

const CancelDialog = lazyDialog(async () => (await import('../ride/CancelDialog.tsx')).CancelDialog);
/** Rarely needed when the page opens, but at once when a ride begins. */
const [RidePanel, warmRidePanel] = lazyWarm(
  async () => (await import('../ride/RidePanel.tsx')).RidePanel,
  () => <PanelSkeleton failure={null} />,
);
const RiderMap = lazyMap(async () => (await import('./RiderMap.tsx')).RiderMap);

/**
 * The square whose idle cars are shown: around the pickup, or where the map looks. Null while there is none, and while
 * the page is hidden.
 */
function useNearbyCell(isBooking: boolean, { pickup, type }: Draft) {
  const [looksAt, setLooksAt] = useState<LatLng | null>(null);
  const city = useCityView();
  // The map opens in the city's middle.
  const middle = city && nearbyCell(city.middle);
  const [lat, lng] = [middle?.lat, middle?.lng];
  const around = useMemo(() => {
    if (pickup) return nearbyCell(pickup);
    return looksAt ?? (lat === undefined || lng === undefined ? null : { lat, lng });
  }, [pickup, looksAt, lat, lng]);
  const isSeen = useDocumentVisibility() === 'visible';
  const onLook = useCallback((at: LatLng) => {
    const next = nearbyCell(at);
    setLooksAt((held) => (held?.lat === next.lat && held.lng === next.lng ? held : next));
  }, []);
  const cell = useMemo(() => around && { ...around, ...(type !== '' && { type }) }, [around, type]);
  return { cell: isBooking && isSeen ? cell : null, onLook };
}

/** Both ends and three types, px. */
const QUOTE_PX = 360;

/** The page where a rider books and follows a ride. It shows only the live ride, so any device shows the same. */
export function RiderHome() {
  const rider = useRiderTexts();
  const { phase, lost, failure, dismiss } = useRiderPhase();
  const name = phase?.name;
  const booking = useDraft(useMe()?.id, name && name === 'book');
  const pin = usePinPick(booking);
  const isDesk = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const isOnItsSide = useIsOnItsSide();
  const isWide = isDesk || isOnItsSide;
  const [snap, setSnap] = useState<SheetSnap>('half');
  const liftSheet = useCallback(() => setSnap('full'), []);
  const lowerSheet = useCallback(() => setSnap('half'), []);
  const [cancelingId, setCancelingId] = useState<string | null>(null);
  const [sheetPx, setSheetPx] = useState(0);
  useEffect(warmRidePanel, []);
  useOtherBooking(phase, booking.draft);
  const isBooking = name === 'book';
  const picking = isBooking ? pin.picking : null;
  const nearby = useNearbyCell(isBooking && !picking, booking.draft);
  const content = picking ? `pick ${picking}` : name && isComing(name) ? 'accepted' : (name ?? 'loading');
  // Before a driver has accepted, the rider meets no one.
  const rideWithAlert = phase && phase.name !== 'book' && phase.ride.driver ? phase.ride : null;
  const isQuoting =
    isBooking && !picking && booking.draft.pickup !== null && booking.draft.destination !== null;
  useHideTabBar(name && (!isBooking || isQuoting));
  useEffect(() => setSnap('half'), [content]);
  useStartHere(isBooking, booking, pin);
  const isSheetUp = !isWide && snap === 'full';
  const isCanceling =
    phase && phase.name !== 'book' && phase.ride.id === cancelingId && phase.ride.canceledBy !== 'rider';
  useBackCloses(picking !== null || isCanceling === true || isSheetUp, () => {
    if (isCanceling) return setCancelingId(null);
    if (picking) return pin.stop();
    // It also closes an open list.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setSnap('half');
  });
  // At full height the map cannot be seen: it keeps the view it had.
  const settle = (heightPx: number) => snap !== 'full' && setSheetPx(heightPx);

  return (
    <FullBleed title={rider.pageTitle} withHeading={false}>
      <div className={styles.rider} data-wide={isWide || undefined}>
        <PanelFrame
          isWide={isWide}
          content={content}
          snap={snap}
          onSnapChange={setSnap}
          onHeightChange={settle}
          leadPx={isQuoting ? QUOTE_PX : undefined}
        >
          {phase === undefined ? (
            <PanelSkeleton failure={failure} />
          ) : picking ? (
            <PickPanel
              end={picking}
              address={pin.address}
              refusal={pin.refusal}
              onTake={pin.take}
              onBack={pin.stop}
            />
          ) : phase.name === 'book' ? (
            <BookPanel
              booking={booking}
              nearby={nearby.cell}
              isDesk={isDesk}
              onChooseOnMap={pin.start}
              onLocated={pin.locate}
              onOpenField={liftSheet}
              onChosen={lowerSheet}
            />
          ) : (
            <>
              <HelpNotice rideId={phase.ride.id} />
              <RidePanel
                phase={phase}
                lost={lost}
                onCancel={() => setCancelingId(phase.ride.id)}
                onDone={() => {
                  booking.clear();
                  dismiss(phase.ride.id);
                }}
                onBookAgain={() => {
                  booking.repeat(phase.ride);
                  dismiss(phase.ride.id);
                }}
              />
            </>
          )}
        </PanelFrame>
        <div className={styles.map}>
          <RiderMap
            phase={phase ?? { name: 'book' }}
            draft={booking.draft}
            picking={picking}
            nearby={nearby.cell}
            onLook={nearby.onLook}
            onPinMove={pin.move}
            onPick={pin.pick}
            bottomPx={isWide ? 0 : sheetPx}
          />
        </div>
        {phase && <Emergency ride={rideWithAlert} />}
      </div>
      {phase && phase.name !== 'book' && (
        <CancelDialog
          key={phase.ride.id}
          ride={phase.ride}
          isOpen={cancelingId === phase.ride.id}
          onClose={() => setCancelingId(null)}
        />
      )}
    </FullBleed>
  );
}

/** The booking panel's placeholder until it is known whether there is a ride; or why that is unknown. */
function PanelSkeleton({ failure }: { failure: string | null }) {
  const rider = useRiderTexts();
  return (
    <>
      <PanelHeading isHidden>{rider.pageTitle}</PanelHeading>
      {failure && (
        <Alert color="red" role="alert" title={rider.loadFailed}>
          {failure}
        </Alert>
      )}
      <Stack className="rw-late" gap="sm" role="status">
        <VisuallyHidden>{rider.loading}</VisuallyHidden>
        <Skeleton height={26} width={120} />
        <Skeleton height={52} />
        <Skeleton height={52} />
        <Skeleton height={52} mt="lg" />
        <Skeleton height={52} />
        <Skeleton height={52} />
      </Stack>
    </>
  );
}

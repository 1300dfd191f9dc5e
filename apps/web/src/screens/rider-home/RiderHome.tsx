import './rider-home.css';
import { useMediaQuery } from '@mantine/hooks';
import type { SheetSnap } from '@ridewire/ui';
import { useEffect, useState } from 'react';
import { Emergency } from '../../emergency/Emergency.tsx';
import { HelpNotice } from '../../emergency/HelpNotice.tsx';
import { FullBleed } from '../../shell/FullBleed.tsx';
import { useMe } from '../../session/session-query.ts';
import { useBackCloses } from '../../shell/use-back-closes.ts';
import { useHideTabBar } from '../../shell/tab-bar-room.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { BookPanel } from './BookPanel.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import { PickPanel } from './PickPanel.tsx';
import { RiderMap } from './RiderMap.tsx';
import { RidePanel } from './RidePanel.tsx';
import { useNearbyCell } from './use-nearby-cell.ts';
import { useDraft } from './use-draft.ts';
import { usePinPick } from './use-pin-pick.ts';
import { useOtherBooking } from './use-other-booking.ts';
import { useRiderPhase } from './use-rider-phase.ts';
import { useStartHere } from './use-start-here.ts';

/** Where a rider books and follows a ride. What is shown comes from the live ride alone, so any device shows the same. */
export function RiderHome() {
  const { rider } = useTexts();
  const { phase, releasedBy, failure, dismiss } = useRiderPhase();
  const name = phase?.name;
  const booking = useDraft(useMe()?.id, name && name === 'book');
  const pin = usePinPick(booking);
  const isDesk = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  // A phone on its side has no height for a sheet.
  const isLow = useMediaQuery('(min-width: 40em) and (max-height: 30em)', false, {
    getInitialValueInEffect: false,
  });
  const isWide = isDesk || isLow;
  const [snap, setSnap] = useState<SheetSnap>('half');
  const [cancelingId, setCancelingId] = useState<string | null>(null);
  const [sheetPx, setSheetPx] = useState(0);
  useOtherBooking(phase, booking.draft);
  const isBooking = name === 'book';
  const picking = isBooking ? pin.picking : null;
  const nearby = useNearbyCell(isBooking && !picking, booking.draft.pickup);
  const content = picking ? `pick ${picking}` : name === 'arriving' ? 'accepted' : (name ?? 'loading');
  // Nobody is met before a driver has accepted.
  const calledRide = phase && phase.name !== 'book' && phase.ride.driver ? phase.ride : null;
  useHideTabBar(!isBooking && name !== undefined);
  useEffect(() => setSnap('half'), [content]);
  useStartHere(isBooking, booking, pin);
  const isSheetUp = !isWide && snap === 'full';
  const isCanceling =
    phase && phase.name !== 'book' && phase.ride.id === cancelingId && phase.ride.canceledBy !== 'rider';
  useBackCloses(picking !== null || isCanceling === true || isSheetUp, () => {
    if (isCanceling) return setCancelingId(null);
    if (picking) return pin.stop();
    // An open list closes with it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setSnap('half');
  });
  // At full height the map cannot be seen: it keeps the view it had.
  const settle = (heightPx: number) => snap !== 'full' && setSheetPx(heightPx);

  return (
    <FullBleed title={rider.pageTitle} withHeading={false}>
      <div className="rw-rider" data-wide={isWide || undefined}>
        <PanelFrame
          isWide={isWide}
          content={content}
          snap={snap}
          onSnapChange={setSnap}
          onHeightChange={settle}
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
              onOpenField={() => setSnap('full')}
              onChosen={() => setSnap('half')}
            />
          ) : (
            <>
              <HelpNotice rideId={phase.ride.id} />
              <RidePanel
                phase={phase}
                releasedBy={releasedBy}
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
        <div className="rw-rider-map">
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
        {phase && <Emergency ride={calledRide} />}
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

import './driver-home.css';
import { Alert, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { SheetSnap } from '@ridewire/ui';
import { useState } from 'react';
import { AvailabilityButton } from '../../driving/AvailabilityButton.tsx';
import { LocationNotice } from '../../driving/LocationNotice.tsx';
import { Emergency } from '../../emergency/Emergency.tsx';
import { HelpNotice } from '../../emergency/HelpNotice.tsx';
import { FullBleed } from '../../shell/FullBleed.tsx';
import { useHideTabBar } from '../../shell/tab-bar-room.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DriverBar } from './DriverBar.tsx';
import { DriverMap } from './DriverMap.tsx';
import { DriverPanel } from './DriverPanel.tsx';
import { DriverSkeleton } from './DriverSkeleton.tsx';
import { DriverStrip } from './DriverStrip.tsx';
import { EndedPanel } from './EndedPanel.tsx';
import { NoRide } from './NoRide.tsx';
import { NextButton } from './NextButton.tsx';
import { Notice } from './Notice.tsx';
import { OfferList } from './OfferList.tsx';
import { OfflinePanel } from './OfflinePanel.tsx';
import { RideFooter } from './RideFooter.tsx';
import { RidePanel } from './RidePanel.tsx';
import { useDriverView } from './use-driver-view.ts';
import { useKeepFocus } from '../../shell/use-keep-focus.ts';
import { useOfferCards } from './use-offer-cards.ts';

/** Px of the status bar on a phone. */
const BAR_PX = 64;

export interface DriverHomeProps {
  /** What the page was opened for: the same screen, this part first. */
  part?: 'requests' | 'ride';
}

/** The driver's home: offline, waiting, choosing, driving, paid. Always what the server says. */
export function DriverHome({ part }: DriverHomeProps) {
  const { driver } = useTexts();
  const titles = { requests: driver.requestsTitle, ride: driver.ridesTitle };
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const { view, live, watch } = useDriverView();
  const cards = useOfferCards();
  const [sheetPx, setSheetPx] = useState(0);
  const openCount = cards.filter(({ ending }) => ending === null).length;
  const isOnline = live.availability.data?.available === true;
  const isUnderWay = view.name === 'driving';
  const hasCards = cards.length > 0 && !isUnderWay;
  const rideId = 'ride' in view ? view.ride.id : '';
  const viewKey = `${view.name} ${rideId}`;
  // Another subject comes up by itself; where the person left the sheet otherwise is theirs.
  const subject = hasCards ? `${viewKey} offers` : viewKey;
  const [moved, setMoved] = useState<{ subject: string; snap: SheetSnap } | null>(null);
  const opened = part === 'requests' && hasCards ? 'full' : 'half';
  const snap = moved?.subject === subject ? moved.snap : opened;
  const frame = useKeepFocus(viewKey);
  const hasBar = !isPhone || (isOnline && !isUnderWay);
  useHideTabBar(isUnderWay || view.name === 'ended' || hasCards);
  const failure = live.driving.failure ?? live.availability.failure ?? live.offers.failure;

  const strip = <DriverStrip openCount={isUnderWay ? 0 : openCount} />;
  const isLeft = view.name === 'left';
  return (
    <FullBleed title={part ? titles[part] : driver.title}>
      <div ref={frame} className="rw-driver" data-view={view.name} data-phone={isPhone || undefined}>
        <DriverMap
          view={view}
          cards={cards}
          padding={isPhone ? { bottom: sheetPx, top: hasBar ? BAR_PX : 0 } : { left: 0 }}
        />
        {isPhone && hasBar && <DriverBar withToday />}
        <DriverPanel
          isPhone={isPhone}
          viewKey={viewKey}
          snap={snap}
          onSnapChange={(next) => setMoved({ subject, snap: next })}
          onHeightChange={setSheetPx}
          bar={!isPhone && <DriverBar withToday={false} />}
          footer={
            isUnderWay ? (
              <RideFooter ride={view.ride} watch={watch} />
            ) : view.name === 'ended' || isLeft ? (
              <NextButton
                rideId={rideId}
                isEarned={view.name === 'ended' && view.ride.status === 'completed'}
                onPress={() => watch(null)}
              />
            ) : view.name === 'offline' ? (
              <AvailabilityButton size="xl" />
            ) : null
          }
        >
          {failure && <Alert color="red">{failure}</Alert>}
          {view.name === 'requests' && <LocationNotice />}
          {view.name === 'loading' && !failure && <DriverSkeleton />}
          {part === 'ride' && (view.name === 'offline' || (view.name === 'requests' && !hasCards)) && (
            <NoRide />
          )}
          {view.name === 'offline' && <OfflinePanel withHeading={!hasBar} />}
          {!isPhone && view.name === 'requests' && strip}
          {rideId !== '' && <HelpNotice rideId={rideId} />}
          {view.name === 'driving' && <RidePanel ride={view.ride} bySupport={view.bySupport} />}
          {view.name === 'ended' && <EndedPanel ride={view.ride} bySupport={view.bySupport} />}
          {isLeft && (
            <Notice tone="warning" title={driver.left}>
              {driver.leftHint}
            </Notice>
          )}
          {isUnderWay && part === 'requests' && <Text c="dimmed">{driver.requestsLater}</Text>}
          {isUnderWay && <LocationNotice />}
          {(view.name === 'requests' || view.name === 'ended' || isLeft) && (
            <OfferList cards={cards} withIdle={view.name === 'requests' && part !== 'ride'} />
          )}
          {view.name !== 'loading' && (isPhone || view.name !== 'requests') && strip}
        </DriverPanel>
        {(isUnderWay || view.name === 'ended') && <Emergency ride={view.ride} />}
      </div>
    </FullBleed>
  );
}

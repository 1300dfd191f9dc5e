import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { type SheetSnap, useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { AvailabilityButton } from '../AvailabilityButton.tsx';
import { CoolingNotice } from '../CoolingNotice.tsx';
import { LocationNotice } from '../LocationNotice.tsx';
import { PresenceNotice } from '../PresenceNotice.tsx';
import { Emergency } from '../../sos/Emergency.tsx';
import { HelpNotice } from '../../sos/HelpNotice.tsx';
import { OfferPanel } from '../offers/OfferPanel.tsx';
import { useOfferCards } from '../offers/use-offer-cards.ts';
import { FullBleed } from '../../../kit/page/FullBleed.tsx';
import { tellHeight } from '../../../kit/page/tell-height.ts';
import { useHideTabBar } from '../../../kit/page/tab-bar-room.ts';
import { useKeepFocus } from '../../../kit/page/use-keep-focus.ts';
import { lazyExtra } from '../../../kit/page/lazy-extra.tsx';
import { lazyMap } from '../../../kit/map/lazy-map.tsx';
import { DriverPanel } from './DriverPanel.tsx';
import { DriverStrip } from './DriverStrip.tsx';
import { CollectBefore } from './CollectBefore.tsx';
import { EndButton } from './EndButton.tsx';
import { EndedPanel } from './EndedPanel.tsx';
import { IdleRequests } from './IdleRequests.tsx';
import { NextOffer } from './NextOffer.tsx';
import { NextRide } from './NextRide.tsx';
import { NoRide } from './NoRide.tsx';
import { Notice } from './Notice.tsx';
import { OfflinePanel } from './OfflinePanel.tsx';
import { RideFooter } from './RideFooter.tsx';
import { RidePanel } from './RidePanel.tsx';
import { SuspendedNotice } from './SuspendedNotice.tsx';
import { TurnCard } from './TurnCard.tsx';
import { dueCents, sayCollect } from './say-ended.ts';
import { useCollectedCash } from './use-collected-cash.ts';
import { useDriverView } from './use-driver-view.ts';
import { useDriverTexts } from '../texts.en.ts';
import styles from './driver-home.module.css';
import offersStyles from '../offers/offers.module.css';
import { earnedToday } from '../earnings/earned-today.ts';
import { useDriverLive } from '../driving-live.ts';
import { useCityDay } from '../earnings/use-city-day.ts';
import drivingStyles from '../driving.module.css';

/** Requests with a map of their own; beside the page's until it comes. */
const OfferSheet = lazyExtra(async () => (await import('../offers/OfferSheet.tsx')).OfferSheet, OfferPanel);
const DriverMap = lazyMap(async () => (await import('./DriverMap.tsx')).DriverMap);

const tellStatusHeight = tellHeight('--rw-status-px');

/** Px of the status bar on a phone. */
const BAR_PX = 64;
/** Px above the next turn on a phone, where the banner of a lost link lies, and a little below it. */
const TURN_TOP_PX = 56;

export interface DriverHomeProps {
  /** What the page was opened for: the same screen, this part first. */
  part?: 'requests' | 'ride';
}

/** The driver's home: offline, waiting, choosing, driving, paid. Always what the server says. */
export function DriverHome({ part }: DriverHomeProps) {
  const driver = useDriverTexts();
  const format = useFormat();
  const titles = { requests: driver.requestsTitle, ride: driver.ridesTitle };
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const isOnItsSide = useMediaQuery('(max-height: 30em) and (min-width: 30em)', false, {
    getInitialValueInEffect: false,
  });
  const { view, live, watch } = useDriverView();
  const { cards, shown, choose } = useOfferCards();
  const [sheetPx, setSheetPx] = useState(0);
  const { ref: turnRef, height: turnPx } = useElementSize<HTMLDivElement>();
  const { ref: offersRef, height: offersPx } = useElementSize<HTMLDivElement>();
  const openCount = cards.filter(({ ending }) => ending === null).length;
  const isOnline = live.availability.data?.available === true;
  const isUnderWay = view.name === 'driving';
  const offer = isUnderWay || view.name === 'loading' ? undefined : shown;
  const nextOffer = isUnderWay && shown?.offer.isNext ? shown : undefined;
  const ended = view.name === 'ended' ? view.ride : null;
  const rideId = 'ride' in view ? view.ride.id : '';
  const { isCollected, collect } = useCollectedCash(rideId);
  // A ride refunded whole leaves nothing to collect.
  const isOwed = ended !== null && dueCents(ended) > 0 && !isCollected;
  const toCollect = ended && isOwed ? sayCollect(ended, driver, format) : null;
  const viewKey = `${view.name} ${rideId}${isOwed ? ' owed' : ''}`;
  // Another subject comes up by itself; where the person left the sheet otherwise is theirs.
  const [moved, setMoved] = useState<{ viewKey: string; snap: SheetSnap } | null>(null);
  const snap = moved?.viewKey === viewKey ? moved.snap : 'half';
  const frame = useKeepFocus(offer ? `${viewKey} offers` : viewKey);
  const hasBar = !isPhone || (isOnline && !isUnderWay && !offer);
  useHideTabBar(
    view.name === 'loading' ? undefined : isUnderWay || view.name === 'ended' || offer !== undefined,
  );
  const failure = live.driving.failure ?? live.availability.failure ?? live.offers.failure;
  const phonePadding = offer
    ? { bottom: offersPx }
    : { bottom: sheetPx, top: hasBar ? BAR_PX : turnPx > 0 ? TURN_TOP_PX + turnPx : 0 };

  const strip = <DriverStrip openCount={isUnderWay ? 0 : openCount} />;
  const nextCard = nextOffer && <NextOffer cards={cards} shown={nextOffer} onChoose={choose} />;
  const isLeft = view.name === 'left';
  // A phone on its side needs all of its height for a request.
  const Offers = isOnItsSide ? OfferSheet : OfferPanel;
  const offers = offer && (
    <Offers cards={cards} shown={offer} onChoose={choose}>
      {toCollect && (
        <Notice tone="warning" title={toCollect.title}>
          {toCollect.line}
        </Notice>
      )}
      {failure && <Alert color="red">{failure}</Alert>}
      <LocationNotice />
    </Offers>
  );
  return (
    <FullBleed title={part ? titles[part] : driver.title}>
      <div ref={frame} className={styles.driver} data-view={view.name} data-phone={isPhone || undefined}>
        <DriverMap view={view} cards={cards} offer={offer} padding={isPhone ? phonePadding : { left: 0 }} />
        {isPhone && hasBar && <DriverBar withToday />}
        {isPhone && view.name === 'driving' && (
          <div ref={turnRef} className={styles.turnOver}>
            <TurnCard ride={view.ride} />
          </div>
        )}
        {isPhone && offers ? (
          <div ref={offersRef} className={`${offersStyles.driverOffers} rw-rise`}>
            {offers}
          </div>
        ) : (
          <DriverPanel
            isPhone={isPhone}
            viewKey={viewKey}
            topKey={'ride' in view ? `${viewKey} ${view.ride.status}` : viewKey}
            snap={snap}
            onSnapChange={(next) => setMoved({ viewKey, snap: next })}
            onHeightChange={setSheetPx}
            bar={!isPhone && <DriverBar withToday={false} />}
            offers={offers}
            footer={
              isUnderWay ? (
                <RideFooter ride={view.ride} watch={watch} />
              ) : view.name === 'ended' || isLeft ? (
                <EndButton
                  endKey={viewKey}
                  end={isOwed ? 'owed' : ended?.status === 'completed' ? 'earned' : 'nothing'}
                  onPress={isOwed ? collect : () => watch(null)}
                />
              ) : view.name === 'offline' ? (
                <AvailabilityButton size="xl" />
              ) : null
            }
          >
            {failure && <Alert color="red">{failure}</Alert>}
            {(view.name === 'requests' || view.name === 'offline') && <PresenceNotice />}
            {view.name === 'requests' && <CoolingNotice />}
            {view.name === 'requests' && <LocationNotice />}
            {view.name === 'loading' && !failure && <DriverSkeleton />}
            {part === 'ride' && (view.name === 'offline' || view.name === 'requests') && <NoRide />}
            {view.name === 'offline' && <OfflinePanel withHeading={!hasBar} />}
            {!isPhone && view.name === 'requests' && strip}
            {rideId !== '' && <HelpNotice rideId={rideId} />}
            {isUnderWay && live.availability.data?.suspended && <SuspendedNotice />}
            {!isPhone && view.name === 'driving' && <TurnCard ride={view.ride} />}
            {view.name === 'driving' && view.before && <CollectBefore ride={view.before} />}
            {!isPhone && nextCard}
            {view.name === 'driving' && (
              <RidePanel
                ride={view.ride}
                next={view.next}
                bySupport={view.bySupport}
                byItself={view.byItself === true}
              />
            )}
            {view.name === 'driving' && view.next && <NextRide ride={view.next} />}
            {view.name === 'ended' && (
              <EndedPanel ride={view.ride} bySupport={view.bySupport} isOwed={isOwed} />
            )}
            {view.name === 'left' && view.why === 'suspended' && <SuspendedNotice hasLost />}
            {view.name === 'left' && view.why !== 'suspended' && (
              <Notice tone="warning" title={view.why ? driver.replaced : driver.left}>
                {view.why ? driver.replacedHint : driver.leftHint}
              </Notice>
            )}
            {isUnderWay && part === 'requests' && <Text c="dimmed">{driver.requestsLater}</Text>}
            {isUnderWay && <LocationNotice />}
            {view.name === 'requests' && part !== 'ride' && <IdleRequests />}
            {view.name !== 'loading' && (isPhone || view.name !== 'requests') && strip}
          </DriverPanel>
        )}
        {isPhone && nextCard}
        {(isUnderWay || view.name === 'ended') && <Emergency ride={view.ride} />}
      </div>
    </FullBleed>
  );
}

/** Online or not, what today earned, and the switch between the two. */
function DriverBar({ withToday }: { withToday: boolean }) {
  const driver = useDriverTexts();
  const format = useFormat();
  const { availability, earnings } = useDriverLive();
  const { todayCents, todayRides } = earnedToday(earnings.data, useCityDay());
  const isOnline = availability.data?.available === true;
  return (
    <div ref={withToday ? tellStatusHeight : undefined} className={styles.bar}>
      <div>
        {availability.data ? (
          <span className={drivingStyles.online} data-online={isOnline || undefined}>
            {isOnline ? driver.online : driver.offline}
          </span>
        ) : (
          <Skeleton height={20} width={80} className="rw-late" />
        )}
        {withToday && earnings.data && (
          <Text span className="rw-num" display="block" inherit fz="sm" lh="sm" c="var(--rw-text-2)">
            {driver.todayLine(format.money(todayCents), todayRides)}
          </Text>
        )}
      </div>
      {isOnline && <AvailabilityButton size="md" />}
    </div>
  );
}

/** The panel's place while nothing is known yet. */
function DriverSkeleton() {
  return (
    <Stack gap="md" className="rw-late" aria-hidden>
      <Skeleton height={30} width="45%" />
      <Skeleton height={20} width="70%" />
      <Skeleton height={142} radius="md" />
    </Stack>
  );
}

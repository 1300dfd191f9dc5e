import { Alert } from '@mantine/core';
import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { type SheetSnap, useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { LocationNotice } from '../LocationNotice.tsx';
import { Emergency } from '../../sos/Emergency.tsx';
import { OfferPanel } from '../offers/OfferPanel.tsx';
import { useOfferCards } from '../offers/use-offer-cards.ts';
import { FullBleed } from '../../../kit/page/FullBleed.tsx';
import { useIsOnItsSide } from '../../../kit/page/use-is-on-its-side.ts';
import { useHideTabBar } from '../../../kit/page/tab-bar-room.ts';
import { useKeepFocus } from '../../../kit/page/use-keep-focus.ts';
import { lazyExtra } from '../../../kit/page/lazy-extra.tsx';
import { lazyMap } from '../../../kit/map/lazy-map.tsx';
import type { DriverView } from './decide-view.ts';
import { DriverBar } from './DriverBar.tsx';
import { DriverPanel } from './DriverPanel.tsx';
import { DriverStrip } from './DriverStrip.tsx';
import { NextOffer } from './NextOffer.tsx';
import { Notice } from './Notice.tsx';
import { PhaseBody, type Around } from './PhaseBody.tsx';
import { PhaseFooter } from './PhaseFooter.tsx';
import { NextTurn } from './NextTurn.tsx';
import { dueCents, sayCollect } from './say-ended.ts';
import { useCollectedCash } from './use-collected-cash.ts';
import { useDriverView } from './use-driver-view.ts';
import { useDriverTexts } from '../texts.en.ts';
import styles from './driver-home.module.css';
import offersStyles from '../offers/offers.module.css';

/** Requests with their own map; next to the page's until it comes. */
const OfferSheet = lazyExtra(async () => (await import('../offers/OfferSheet.tsx')).OfferSheet, OfferPanel);
const DriverMap = lazyMap(async () => (await import('./DriverMap.tsx')).DriverMap);

/** Px of the status bar on a phone. */
const BAR_PX = 64;
/** Px above and below the next turn over the map. */
const TURN_GAP_PX = 16;
/** How much of the height a driver's map keeps: with the bar above it, two fifths of the screen. */
const MAP_SHARE = 0.45;

export interface DriverHomeProps {
  /** The reason the page was opened: the same screen, this part first. */
  part?: 'requests' | 'ride';
}

/** The driver's home: offline, waiting, choosing, driving, paid. Always the server's state. */
export function DriverHome({ part }: DriverHomeProps) {
  const driver = useDriverTexts();
  const format = useFormat();
  const titles = { requests: driver.requestsTitle, ride: driver.ridesTitle };
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const isOnItsSide = useIsOnItsSide();
  const isPhone = isNarrow && !isOnItsSide;
  // Only at a desk is there room for the next turn in the panel.
  const hasTurnOver = isPhone || isOnItsSide;
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
  // A fully refunded ride leaves nothing to collect.
  const isOwed = ended !== null && dueCents(ended) > 0 && !isCollected;
  const toCollect = ended && isOwed ? sayCollect(ended, driver, format) : null;
  const viewKey = `${view.name} ${rideId}${isOwed ? ' owed' : ''}`;
  // A new subject brings the sheet back to half; otherwise it stays where the person left it.
  const [moved, setMoved] = useState<{ viewKey: string; snap: SheetSnap } | null>(null);
  const snap = moved?.viewKey === viewKey ? moved.snap : 'half';
  const frame = useKeepFocus(offer ? `${viewKey} offers` : viewKey);
  const hasBar = !isPhone || (isOnline && !isUnderWay && !offer);
  useHideTabBar(
    view.name === 'loading' ? undefined : isUnderWay || view.name === 'ended' || offer !== undefined,
  );
  const failure = live.driving.failure ?? live.availability.failure ?? live.offers.failure;
  const overPx = turnPx > 0 ? TURN_GAP_PX + turnPx : 0;
  const padding = !isPhone
    ? { top: overPx }
    : offer
      ? { bottom: offersPx }
      : { bottom: sheetPx, top: hasBar ? BAR_PX : overPx };

  const nextCard = nextOffer && <NextOffer cards={cards} shown={nextOffer} onChoose={choose} />;
  const around: Around = {
    isPhone,
    hasTurnOver,
    hasBar,
    part,
    isOwed,
    isFailed: failure !== null && failure !== undefined,
    strip: <DriverStrip openCount={isUnderWay ? 0 : openCount} />,
    nextCard,
  };
  // A phone in landscape needs all of its height for a request.
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
        <DriverMap view={view} cards={cards} offer={offer} padding={padding} />
        {isPhone && hasBar && <DriverBar withToday />}
        {hasTurnOver && view.name === 'driving' && (
          <div ref={turnRef} className={styles.turnOver}>
            <NextTurn ride={view.ride} />
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
            mapShare={isUnderWay ? MAP_SHARE : 0}
            snap={snap}
            onSnapChange={(next) => setMoved({ viewKey, snap: next })}
            onHeightChange={setSheetPx}
            bar={!isPhone && <DriverBar withToday={false} />}
            offers={offers}
            footer={
              hasFooter(view) && (
                <PhaseFooter
                  view={view}
                  viewKey={viewKey}
                  isOwed={isOwed}
                  onCollect={collect}
                  watch={watch}
                />
              )
            }
          >
            {failure && <Alert color="red">{failure}</Alert>}
            <PhaseBody view={view} around={around} />
          </DriverPanel>
        )}
        {isPhone && nextCard}
        {(isUnderWay || view.name === 'ended') && <Emergency ride={view.ride} />}
      </div>
    </FullBleed>
  );
}

const hasFooter = ({ name }: DriverView): boolean => name !== 'loading' && name !== 'requests';

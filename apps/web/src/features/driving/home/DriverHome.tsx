import { Alert } from '@mantine/core';
import { Emergency } from '../../sos/Emergency.tsx';
import { FullBleed } from '../../../kit/page/FullBleed.tsx';
import { useHideTabBar } from '../../../kit/page/tab-bar-room.ts';
import { useKeepFocus } from '../../../kit/page/use-keep-focus.ts';
import { lazyMap } from '../../../kit/map/lazy-map.tsx';
import { LaterDriverAnnouncements } from '../../announcements/LaterDriverAnnouncements.tsx';
import type { DriverView } from './decide-view.ts';
import { DriverBar } from './DriverBar.tsx';
import { DriverPanel } from './DriverPanel.tsx';
import { DriverStrip } from './DriverStrip.tsx';
import { HomeOffers } from './HomeOffers.tsx';
import { NextOffer } from './NextOffer.tsx';
import { PhaseBody, type Around } from './PhaseBody.tsx';
import { PhaseFooter } from './PhaseFooter.tsx';
import { NextTurn } from './NextTurn.tsx';
import { useDriverLayout } from './use-driver-layout.ts';
import { useDriverScreen } from './use-driver-screen.ts';
import { useSheetSnap } from './use-sheet-snap.ts';
import { useDriverTexts } from '../texts.en.ts';
import styles from './driver-home.module.css';
import turnCardStyles from './TurnCard.module.css';
import offersStyles from '../offers/offers.module.css';

const DriverMap = lazyMap(async () => (await import('./DriverMap.tsx')).DriverMap);

/** How much of the height a driver's map keeps: with the bar above it, two fifths of the screen. */
const MAP_SHARE = 0.45;

export interface DriverHomeProps {
  /** The reason the page was opened: the same screen, this part first. */
  part?: 'requests' | 'ride';
}

/** The driver's home: offline, waiting, choosing, driving, paid. Always the server's state. */
export function DriverHome({ part }: DriverHomeProps) {
  const driver = useDriverTexts();
  const title =
    part === 'requests' ? driver.requestsTitle : part === 'ride' ? driver.ridesTitle : driver.title;
  const screen = useDriverScreen();
  const { view, viewKey, cards, offer, nextOffer, failure } = screen;
  const { isPhone, isOnItsSide, hasTurnOver, hasBar, turnRef, offersRef, setSheetPx, padding } =
    useDriverLayout(screen);
  const [snap, setSnap] = useSheetSnap(viewKey);
  const frame = useKeepFocus(offer ? `${viewKey} offers` : viewKey);
  const isUnderWay = view.name === 'driving';
  const hasRide = isUnderWay || view.name === 'ended';
  useHideTabBar(view.name === 'loading' ? undefined : hasRide || offer !== undefined);

  const openCount = isUnderWay ? 0 : cards.filter(({ ending }) => ending === null).length;
  const nextCard = nextOffer && <NextOffer cards={cards} shown={nextOffer} onChoose={screen.choose} />;
  const offers = offer && <HomeOffers screen={screen} offer={offer} isOnItsSide={isOnItsSide} />;
  const around: Around = {
    isPhone,
    hasTurnOver,
    hasBar,
    part,
    isOwed: screen.isOwed,
    isFailed: Boolean(failure),
    strip: <DriverStrip openCount={openCount} />,
    nextCard,
  };
  return (
    <FullBleed title={title}>
      <div ref={frame} className={styles.driver} data-view={view.name} data-phone={isPhone || undefined}>
        <DriverMap view={view} cards={cards} offer={offer} padding={padding} />
        {isPhone && hasBar && <DriverBar withToday />}
        {hasTurnOver && isUnderWay && (
          <div ref={turnRef} className={turnCardStyles.turnOver}>
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
            onSnapChange={setSnap}
            onHeightChange={setSheetPx}
            bar={!isPhone && <DriverBar withToday={false} />}
            offers={offers}
            footer={hasFooter(view) && <PhaseFooter screen={screen} />}
          >
            {failure && <Alert color="red">{failure}</Alert>}
            {/* On a small screen it would hide where to drive, and what to collect. */}
            {!hasRide && <LaterDriverAnnouncements />}
            <PhaseBody view={view} around={around} />
            {hasRide && <LaterDriverAnnouncements />}
          </DriverPanel>
        )}
        {isPhone && nextCard}
        {hasRide && <Emergency ride={view.ride} />}
      </div>
    </FullBleed>
  );
}

const hasFooter = ({ name }: DriverView): boolean => name !== 'loading' && name !== 'requests';

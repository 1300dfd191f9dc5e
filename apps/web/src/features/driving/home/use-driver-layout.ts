import { useElementSize, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useIsOnItsSide } from '../../../kit/page/use-is-on-its-side.ts';
import type { DriverScreen } from './use-driver-screen.ts';

/** Px of the status bar on a phone. */
const BAR_PX = 64;
/** Px above and below the next turn over the map. */
const TURN_GAP_PX = 16;

/** Where the parts of a driver's home are on this device, and what they cover of the map. */
export function useDriverLayout({ view, offer, isOnline }: DriverScreen) {
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const isOnItsSide = useIsOnItsSide();
  const isPhone = isNarrow && !isOnItsSide;
  const [sheetPx, setSheetPx] = useState(0);
  const { ref: turnRef, height: turnPx } = useElementSize<HTMLDivElement>();
  const { ref: offersRef, height: offersPx } = useElementSize<HTMLDivElement>();
  const hasBar = !isPhone || (isOnline && view.name !== 'driving' && !offer);
  const overPx = turnPx > 0 ? TURN_GAP_PX + turnPx : 0;
  return {
    isPhone,
    isOnItsSide,
    // Only at a desk is there room for the next turn in the panel.
    hasTurnOver: isPhone || isOnItsSide,
    hasBar,
    turnRef,
    offersRef,
    setSheetPx,
    padding: !isPhone
      ? { top: overPx }
      : offer
        ? { bottom: offersPx }
        : { bottom: sheetPx, top: hasBar ? BAR_PX : overPx },
  };
}

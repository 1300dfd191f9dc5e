import { Box } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useGoodPosition } from '../own-position.ts';
import { CarMarker } from '../../../kit/map/CarMarker.tsx';
import { FitTo } from '../../../kit/map/FitTo.tsx';
import { RideMap } from '../../../kit/map/RideMap.tsx';
import { OfferMarks, pointsOf } from './OfferMarks.tsx';
import { OfferPanel, type OfferPanelProps } from './OfferPanel.tsx';
import styles from './offers.module.css';

/** A request over any page the driver looks at: on a phone over all of it, next to it on a desk. */
export function OfferSheet({ cards, shown, onChoose, children }: OfferPanelProps) {
  const position = useGoodPosition();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A phone's keyboard would cover the buttons. The person typing returns to their field afterwards.
    const typing = document.activeElement;
    const isCovering = frame.current && frame.current.clientWidth >= window.innerWidth;
    if (!isCovering || !(typing instanceof HTMLElement) || !typing.matches('input, textarea'))
      return undefined;
    typing.blur();
    return () => {
      if (document.activeElement === document.body) typing.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={frame} className={`${styles.over} rw-rise`}>
      <Box pos="relative" flex={1} mih={104}>
        <RideMap>
          <OfferMarks cards={cards} shown={shown} />
          {position && <CarMarker position={position} tone="idle" />}
          <FitTo points={pointsOf(shown, position)} fitKey={shown.offer.ride.id} />
        </RideMap>
      </Box>
      <OfferPanel cards={cards} shown={shown} onChoose={onChoose}>
        {children}
      </OfferPanel>
    </div>
  );
}

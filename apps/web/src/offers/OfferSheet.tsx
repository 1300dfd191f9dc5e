import './offers.css';
import { useEffect, useRef } from 'react';
import { useGoodPosition } from '../driving/own-position.ts';
import { CarMarker } from '../map/CarMarker.tsx';
import { FitTo } from '../map/FitTo.tsx';
import { RideMap } from '../map/RideMap.tsx';
import { OfferMarks, pointsOf } from './OfferMarks.tsx';
import { OfferPanel, type OfferPanelProps } from './OfferPanel.tsx';

/** A request over whatever page the driver looks at: on a phone over all of it, beside it on a desk. */
export function OfferSheet({ cards, shown, onChoose, children }: OfferPanelProps) {
  const position = useGoodPosition();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A phone's keyboard would cover the buttons. Who was typing goes on where they were.
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
    <div ref={frame} className="rw-offer-over">
      <div className="rw-offer-map">
        <RideMap>
          <OfferMarks cards={cards} shown={shown} />
          {position && <CarMarker position={position} tone="idle" />}
          <FitTo points={pointsOf(shown, position)} fitKey={shown.offer.ride.id} />
        </RideMap>
      </div>
      <OfferPanel cards={cards} shown={shown} onChoose={onChoose}>
        {children}
      </OfferPanel>
    </div>
  );
}

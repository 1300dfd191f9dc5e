import { isCoarse } from '@ridewire/contracts';
import { useFormat, useNow } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { isLost, msUntilLost } from './car-signal.ts';
import type { CarTone } from './car-shape.ts';
import { CarBody } from './CarBody.tsx';
import type { CarPosition } from './glide.ts';
import type { KnownWay } from './known-way.ts';
import { placeCarLabel } from './place-car-label.ts';
import { useMap } from './map-context.ts';
import { boxOnScreen } from './obstacles.ts';
import type { Box } from './thin-labels.ts';
import { useGlide } from './use-glide.ts';
import { useMarker } from './use-marker.ts';
import { useMapTexts } from './texts.en.ts';
import styles from './markers.module.css';

export interface CarMarkerProps {
  position: CarPosition;
  tone: CarTone;
  /** License plate, shown below. */
  plate?: string | null;
  /** The car glides along this route while it is on it, and straight elsewhere. */
  way?: KnownWay | null;
}

/** What covers the map's corners, in px of the map: SOS, and the map's credit. */
function listOver(container: HTMLElement): Box[] {
  const { left, top } = container.getBoundingClientRect();
  const over = document.querySelectorAll("[data-part='sos'], [data-part='map-credit']");
  return [...over].map((each) => {
    const box = each.getBoundingClientRect();
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
  });
}

/**
 * One car that glides from report to report. After 15 s of silence it turns hollow and says when it was last seen. A car
 * with an inexact position is hollow too.
 */
export function CarMarker({ position, tone, plate, way }: CarMarkerProps) {
  const { map, obstacles, padding } = useMap();
  const texts = useMapTexts();
  const format = useFormat();
  const marker = useMarker(position);
  const body = useRef<SVGSVGElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Keeps the whole label readable, and the names of the ride's ends too.
    const place = () => {
      if (!label.current) return;
      const { offsetWidth: width, offsetHeight: height } = label.current;
      const { clientWidth, clientHeight } = map.getContainer();
      const frame = { width: clientWidth, bottom: clientHeight - padding.bottom };
      const taken = [
        ...obstacles.list().map((each) => boxOnScreen(map, each)),
        ...listOver(map.getContainer()),
      ];
      const car = map.project(marker.getLngLat());
      const { shift, isAbove } = placeCarLabel(car, { width, height }, frame, taken);
      label.current.style.marginLeft = `${shift}px`;
      label.current.toggleAttribute('data-above', isAbove);
    };
    place();
    map.on('render', place);
    return () => void map.off('render', place);
  });
  useEffect(() => obstacles.addCar(() => marker.getLngLat()), [obstacles, marker]);
  const heading = useRef(0);
  const turn = useEffectEvent(() => {
    if (body.current) body.current.style.rotate = `${heading.current - map.getBearing()}deg`;
  });
  useEffect(() => {
    const turnWithMap = () => turn();
    map.on('rotate', turnWithMap);
    return () => void map.off('rotate', turnWithMap);
  }, [map]);
  const draw: Parameters<typeof useGlide>[1] = ({ lat, lng, bearing }, jumped) => {
    marker.setLngLat({ lat, lng });
    heading.current = bearing;
    if (!body.current) return;
    body.current.style.rotate = `${bearing - map.getBearing()}deg`;
    if (jumped) body.current.animate({ opacity: [0, 1] }, { duration: 240 });
  };
  useGlide(position, draw, way);
  const nowMs = useNow((ms) => (isLost(position.at, ms) ? 1_000 : msUntilLost(position.at, ms)));
  const lost = isLost(position.at, nowMs);
  // Only roughly there, so nobody should look for it at that very corner.
  const hollow = lost || isCoarse(position);
  return createPortal(
    <div className={styles.car} data-part="car">
      <CarBody ref={body} tone={tone} sizePx={32} isHollow={hollow} />
      {(lost || plate) && (
        <span className={styles.carLabel} ref={label}>
          {plate && <span className="rw-mono">{plate}</span>}
          {lost && <span className="rw-num">{texts.lastSeen(format.age(position.at, nowMs))}</span>}
        </span>
      )}
    </div>,
    marker.getElement(),
  );
}

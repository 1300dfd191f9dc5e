import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { CarBody } from './CarBody.tsx';
import type { CarPosition } from './glide.ts';
import { useGlide } from './use-glide.ts';
import { useMarker } from './use-marker.ts';
import styles from './map.module.css';

const SIZE_PX = 24;

/** A small free car. It glides, and disappears as soon as it is not reported. */
export function IdleCarMarker({ position }: { position: CarPosition }) {
  const marker = useMarker(position);
  const body = useRef<SVGSVGElement>(null);
  useGlide(position, ({ lat, lng, bearing }) => {
    marker.setLngLat({ lat, lng });
    if (body.current) body.current.style.rotate = `${bearing}deg`;
  });
  return createPortal(
    <div className={styles.idleCar}>
      <CarBody ref={body} tone="idle" sizePx={SIZE_PX} />
    </div>,
    marker.getElement(),
  );
}

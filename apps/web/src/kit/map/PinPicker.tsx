import type { LatLng } from '@ridewire/contracts';
import { useEffect, useEffectEvent } from 'react';
import { freeCenter } from './fit-camera.ts';
import { useMap } from './map-context.ts';
import styles from './map.module.css';
import markersStyles from './markers.module.css';

export interface PinPickerProps {
  /** Enter was pressed on the map: the place under the pin is chosen. */
  onPick: (at: LatLng) => void;
  /** The place under the pin, at first and whenever the map comes to rest. */
  onMove?: (at: LatLng) => void;
  /** The place under the pin at first. @default the map's center */
  start?: LatLng | undefined;
  /** The end to choose: disc or square. @default 'pickup' */
  kind?: 'pickup' | 'destination';
}

/** Streets are distinguishable from this zoom on. */
const STREET_ZOOM = 14.5;

/** A pin fixed in the free part of the map. The map moves under it, by hand or arrow keys. */
export function PinPicker({ onPick, onMove, start, kind = 'pickup' }: PinPickerProps) {
  const { map, padding } = useMap();
  const underPin = useEffectEvent((): LatLng => {
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const { x, y } = freeCenter(padding, { width, height });
    const { lat, lng } = map.unproject([x, y]);
    return { lat, lng };
  });
  const goToStart = useEffectEvent(() => {
    if (!start) return;
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    const { x, y } = freeCenter(padding, { width, height });
    map.jumpTo({ center: start, zoom: Math.max(map.getZoom(), STREET_ZOOM) });
    map.panBy([width / 2 - x, height / 2 - y], { animate: false });
  });
  const moved = useEffectEvent(() => onMove?.(underPin()));
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onPick(underPin());
  });

  useEffect(() => {
    const canvas = map.getCanvas();
    const onMoveEnd = () => moved();
    const onKeyDown = (event: KeyboardEvent) => pressed(event);
    canvas.focus({ preventScroll: true });
    goToStart();
    moved();
    map.on('moveend', onMoveEnd);
    canvas.addEventListener('keydown', onKeyDown);
    return () => {
      map.off('moveend', onMoveEnd);
      canvas.removeEventListener('keydown', onKeyDown);
    };
  }, [map]);

  return (
    <div className={styles.picker}>
      <svg className={styles.pickerPin} width={32} height={48} viewBox="-16 -46 32 48" aria-hidden>
        <line className={styles.pickerStem} x1={0} y1={-20} x2={0} y2={0} />
        {kind === 'pickup' ? (
          <circle className={markersStyles.stopBody} cy={-30} r={13} />
        ) : (
          <rect className={markersStyles.stopBody} x={-13} y={-43} width={26} height={26} rx={4} />
        )}
        <circle className={markersStyles.stopDot} cy={-30} r={4.5} />
      </svg>
    </div>
  );
}

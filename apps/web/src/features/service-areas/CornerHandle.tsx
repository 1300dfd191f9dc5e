import type { LatLng } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from '../../kit/map/map-context.ts';
import { useMarker } from '../../kit/map/use-marker.ts';
import type { EdgeStep } from './edge-draft.ts';
import { useServiceAreasTexts } from './texts.en.ts';
import styles from './service-areas.module.css';

/** How far an arrow key moves a corner, in px. */
const STEP_PX = 8;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
};

interface CornerHandleProps {
  at: LatLng;
  /** From 0 on. */
  place: number;
  onStep: (step: EdgeStep) => void;
}

/** A corner of the edge being drawn. */
export function CornerHandle({ at, place, onStep }: CornerHandleProps) {
  const texts = useServiceAreasTexts();
  const { count } = useFormat();
  const { map } = useMap();
  const marker = useMarker(at);
  const isMoving = useRef(false);
  const { lat, lng } = at;
  useEffect(() => void marker.setLngLat({ lat, lng }), [marker, lat, lng]);

  const move = useEffectEvent((to: LatLng, isMore: boolean) =>
    onStep({ do: 'move', index: place, at: { lat: to.lat, lng: to.lng }, isMore }),
  );
  /** The last corner's handle goes with it; another one's stays, for the corner after. */
  const focusNeighbor = () => {
    const handles = map.getContainer().querySelectorAll<HTMLElement>(`.${styles.corner}`);
    if (place === handles.length - 1) (handles[place - 1] ?? map.getCanvas()).focus();
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (!arrow && !isRemoval) return;
    // The map would move too.
    event.preventDefault();
    event.stopPropagation();
    if (!arrow) {
      focusNeighbor();
      return onStep({ do: 'remove', index: place });
    }
    const { x, y } = map.project([lng, lat]);
    move(map.unproject([x + arrow[0], y + arrow[1]]), event.repeat);
  });
  useEffect(() => {
    const element = marker.getElement();
    const onDrag = () => {
      move(marker.getLngLat(), isMoving.current);
      isMoving.current = true;
    };
    const onDragEnd = () => void (isMoving.current = false);
    const onKeyDown = (event: KeyboardEvent) => press(event);
    marker.setDraggable(true);
    marker.on('drag', onDrag);
    marker.on('dragend', onDragEnd);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      marker.off('drag', onDrag);
      marker.off('dragend', onDragEnd);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, [marker]);
  return createPortal(
    <button type="button" className={styles.corner} aria-label={texts.corner(count(place + 1))} />,
    marker.getElement(),
  );
}

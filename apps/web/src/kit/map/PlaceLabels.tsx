import type { Place } from '@ridewire/contracts';
import type { Map as GlMap, MapSourceDataEvent } from 'maplibre-gl';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from './map-context.ts';
import { measureLabel } from './measure-label.ts';
import { boxOnScreen, type Obstacle } from './obstacles.ts';
import { labelLimit, thinLabels, type Label, type LabelWish } from './thin-labels.ts';
import { sayAddress } from '../texts/say-address.ts';
import { CITY_SOURCE, namesAreas } from './city-source.ts';
import { useNameRoom } from './use-name-room.ts';
import styles from './map.module.css';

/** The area of the buttons in their corner, in px. */
const BUTTONS = { width: 60, height: 100 };
/** What a car covers, from its center, in px. */
const CAR = { x: 6, y: 8 };
/** With more cars than this, every spot is about equally full. */
const MOST_CARS = 300;

/** What the page lays over its map, such as SOS, in px of the map. */
function coverings(container: HTMLElement) {
  const { left, top } = container.getBoundingClientRect();
  const over = container.closest('#content')?.querySelectorAll('[data-part="sos"]') ?? [];
  return [...over].map((element) => {
    const box = element.getBoundingClientRect();
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
  });
}

/** What our own labels cover. */
const boxesOf = (labels: readonly Label[], wishes: readonly LabelWish[], map: GlMap): Obstacle[] =>
  labels.flatMap(({ id, dy }) => {
    const wish = wishes.find((one) => one.id === id);
    if (!wish) return [];
    const { x, y, width, height } = wish;
    const box = { left: -width / 2, right: width / 2, top: dy - height / 2, bottom: dy + height / 2 };
    return [{ at: map.unproject([x, y]), box }];
  });

/** Place names on the map. Which ones is decided when the map rests; their positions follow every frame. */
export function PlaceLabels({ places }: { places: readonly Place[] }) {
  const { map, obstacles, legend, padding } = useMap();
  const layer = useRef<HTMLDivElement>(null);
  const keepRoom = useNameRoom();
  const [labels, setLabels] = useState<readonly Label[]>([]);
  const shown = useMemo(() => {
    const spots = new Map(labels.map(({ id, dy }) => [id, dy]));
    return places.flatMap((place) => {
      const dy = spots.get(place.id);
      return dy === undefined ? [] : [{ place, dy }];
    });
  }, [places, labels]);

  useEffect(() => {
    const choose = () => {
      const { clientWidth: width, clientHeight: height } = map.getContainer();
      const wishes = places.map((place) => {
        const { x, y } = map.project(place);
        return { id: place.id, x, y, ...measureLabel(sayAddress(place.name)) };
      });
      const covered = obstacles.list();
      const taken = covered.map((each) => boxOnScreen(map, each));
      taken.push(...coverings(map.getContainer()));
      taken.push({ left: 0, right: width, top: height - padding.bottom, bottom: height });
      // The corners: legend and scale on the left, buttons on the right.
      const ground = map.getContainer().getBoundingClientRect();
      const corner = legend.getBoundingClientRect();
      taken.push({
        left: 0,
        right: corner.right - ground.left,
        top: corner.top - ground.top,
        bottom: height,
      });
      taken.push({ left: width - BUTTONS.width, right: width, top: height - BUTTONS.height, bottom: height });
      const cars = obstacles.listMoving();
      const crossed = (cars.length > MOST_CARS ? [] : cars).map((car) => {
        const { x, y } = map.project(car);
        return { left: x - CAR.x, right: x + CAR.x, top: y - CAR.y, bottom: y + CAR.y };
      });
      const limit = namesAreas(map) ? 0 : labelLimit(map.getZoom());
      const chosen = thinLabels(wishes, { width, height }, limit, { taken, crossed });
      setLabels(chosen);
      keepRoom([...covered, ...boxesOf(chosen, wishes, map)]);
    };
    const chooseWithTiles = (event: MapSourceDataEvent) =>
      event.sourceId === CITY_SOURCE && event.tile && choose();
    choose();
    const stopListening = obstacles.listen(choose);
    map.on('moveend', choose);
    map.on('resize', choose);
    map.on('sourcedata', chooseWithTiles);
    return () => {
      stopListening();
      map.off('sourcedata', chooseWithTiles);
      map.off('moveend', choose);
      map.off('resize', choose);
    };
  }, [map, places, obstacles, legend, padding, keepRoom]);

  // Before painting, because a name without a place would flash in the corner.
  useLayoutEffect(() => {
    const move = () => {
      for (const [index, { place, dy }] of shown.entries()) {
        const element = layer.current?.children[index] as HTMLElement | undefined;
        const { x, y } = map.project(place);
        if (element) element.style.transform = `translate(${x}px, ${y + dy}px) translate(-50%, -50%)`;
      }
    };
    move();
    map.on('move', move);
    map.on('resize', move);
    return () => {
      map.off('move', move);
      map.off('resize', move);
    };
  }, [map, shown]);

  return createPortal(
    <div ref={layer} className={styles.names} data-part="map-names" aria-hidden>
      {shown.map(({ place }) => (
        <span key={place.id}>{sayAddress(place.name)}</span>
      ))}
    </div>,
    map.getCanvasContainer(),
  );
}

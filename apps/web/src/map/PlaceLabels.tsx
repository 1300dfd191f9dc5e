import type { Place } from '@ridewire/contracts';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from './map-context.ts';
import { measureLabel } from './measure-label.ts';
import { labelLimit, thinLabels, type Label } from './thin-labels.ts';
import { sayAddress } from '../texts/say-address.ts';

/** Room of the buttons in their corner, in px. */
const BUTTONS = { width: 60, height: 100 };
/** What a car covers, from its middle, in px. */
const CAR = { x: 6, y: 8 };
/** Among so many cars one spot is as full as another. */
const MOST_CARS = 300;

/** What the page lays over its map, such as SOS, in px of the map. */
function coverings(container: HTMLElement) {
  const { left, top } = container.getBoundingClientRect();
  const over = container.closest('#content')?.querySelectorAll('.rw-sos') ?? [];
  return [...over].map((element) => {
    const box = element.getBoundingClientRect();
    return { left: box.left - left, right: box.right - left, top: box.top - top, bottom: box.bottom - top };
  });
}

/** Names on the ground: which ones is decided when the map rests, where they stand at each of its frames. */
export function PlaceLabels({ places }: { places: readonly Place[] }) {
  const { map, obstacles, legend, padding } = useMap();
  const layer = useRef<HTMLDivElement>(null);
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
      const taken = obstacles.list().map(({ at, box }) => {
        const { x, y } = map.project(at);
        return { left: x + box.left, right: x + box.right, top: y + box.top, bottom: y + box.bottom };
      });
      taken.push(...coverings(map.getContainer()));
      taken.push({ left: 0, right: width, top: height - padding.bottom, bottom: height });
      // The corners: legend and scale on the left, buttons on the right.
      const corner = { right: legend.offsetLeft + legend.offsetWidth, top: legend.offsetTop, bottom: height };
      taken.push({ left: 0, ...corner });
      taken.push({ left: width - BUTTONS.width, right: width, top: height - BUTTONS.height, bottom: height });
      const cars = obstacles.listMoving();
      const crossed = (cars.length > MOST_CARS ? [] : cars).map((car) => {
        const { x, y } = map.project(car);
        return { left: x - CAR.x, right: x + CAR.x, top: y - CAR.y, bottom: y + CAR.y };
      });
      setLabels(thinLabels(wishes, { width, height }, labelLimit(map.getZoom()), { taken, crossed }));
    };
    choose();
    const stopListening = obstacles.listen(choose);
    map.on('moveend', choose);
    map.on('resize', choose);
    return () => {
      stopListening();
      map.off('moveend', choose);
      map.off('resize', choose);
    };
  }, [map, places, obstacles, legend, padding]);

  // Before it is painted: a name without a place stands in the corner.
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
    <div ref={layer} className="rw-map-names" aria-hidden>
      {shown.map(({ place }) => (
        <span key={place.id}>{sayAddress(place.name)}</span>
      ))}
    </div>,
    map.getCanvasContainer(),
  );
}

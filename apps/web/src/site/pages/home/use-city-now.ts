import { useDocumentVisibility } from '@mantine/hooks';
import type { CityNow } from '@ridewire/contracts/city-now';
import { useMotionReduced } from '@ridewire/ui';
import { useEffect, useState } from 'react';
import { drawCars, type DrawnCar } from './draw-cars.ts';

/** A lost connection is tried again after so long, each time twice as long, in milliseconds. */
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

interface ShownCity extends Omit<CityNow, 'cars'> {
  cars: readonly DrawnCar[];
}

/**
 * The city as the server tells it, while the page is looked at and what shows it is seen: nobody asks again and again.
 * A visitor who wants no motion gets one state. Null before the first.
 */
export function useCityNow(isSeen: boolean): ShownCity | null {
  const [now, setNow] = useState<ShownCity | null>(null);
  const isShown = useDocumentVisibility() === 'visible';
  const isStill = useMotionReduced();
  const isWanted = isSeen && isShown;
  useEffect(() => {
    if (!isWanted || !document.documentElement.hasAttribute('data-city')) return;
    return follow((state) => {
      setNow((before) => ({ ...state, cars: drawCars(before?.cars ?? [], state.cars) }));
      return !isStill;
    });
  }, [isWanted, isStill]);
  return now;
}

/**
 * @param take told of each state; answers whether it wants the next one
 * @returns what ends it
 */
function follow(take: (state: CityNow) => boolean): () => void {
  let socket: WebSocket | undefined;
  let retryMs = FIRST_RETRY_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    clearTimeout(retry);
    socket?.close();
  };
  const open = () => {
    socket = new WebSocket(`${location.origin.replace('http', 'ws')}/city-now`);
    socket.addEventListener('message', ({ data }) => {
      if (isOver) return;
      retryMs = FIRST_RETRY_MS;
      if (!take(JSON.parse(String(data)) as CityNow)) end();
    });
    socket.addEventListener('close', () => {
      if (isOver) return;
      retry = setTimeout(open, retryMs * (0.5 + Math.random()));
      retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
    });
  };
  open();
  return end;
}

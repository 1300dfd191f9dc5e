import type { LatLng } from '@ridewire/contracts';
import type { Box } from './thin-labels.ts';

/** A rectangle that stays clear of place names, in px around a point. */
export interface Obstacle {
  at: LatLng;
  box: Box;
}

/** What markers cover, so that place names make room. */
export interface Obstacles {
  /** @returns takes it away again */
  add(obstacle: Obstacle): () => void;
  list(): Obstacle[];
  /** @returns stops listening */
  listen(listener: () => void): () => void;
}

export function createObstacles(): Obstacles {
  const obstacles = new Set<Obstacle>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    add(obstacle) {
      obstacles.add(obstacle);
      tell();
      return () => {
        obstacles.delete(obstacle);
        tell();
      };
    },
    list: () => [...obstacles],
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

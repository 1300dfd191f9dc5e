import type { LatLng } from '@ridewire/contracts';
import type { Map } from 'maplibre-gl';
import type { Box } from './thin-labels.ts';

/** A rectangle that place names keep clear of, in px around a point. */
export interface Obstacle {
  at: LatLng;
  box: Box;
}

/** What markers cover, so that place names make room. */
export interface Obstacles {
  /** @returns the function that removes it */
  add(obstacle: Obstacle): () => void;
  /**
   * Adds several that come and go together.
   * @returns the function that removes them
   */
  addAll(listAll: () => readonly Obstacle[]): () => void;
  list(): Obstacle[];
  /**
   * Adds points that come and go.
   * @returns the function that removes them
   */
  addMoving(listMoving: () => readonly LatLng[]): () => void;
  listMoving(): LatLng[];
  /**
   * Adds a selected car, which even the names of the ride's ends make room for.
   * @returns the function that removes it
   */
  addCar(findCar: () => LatLng): () => void;
  listCars(): LatLng[];
  /** Something else needs room now. */
  tell(): void;
  /** @returns the function that stops listening */
  listen(listener: () => void): () => void;
}

/** The rectangle of the screen that it covers now, in px. */
export function boxOnScreen(map: Pick<Map, 'project'>, { at, box }: Obstacle): Box {
  const { x, y } = map.project(at);
  return { left: x + box.left, right: x + box.right, top: y + box.top, bottom: y + box.bottom };
}

export function createObstacles(): Obstacles {
  const obstacles = new Set<Obstacle>();
  const groups = new Set<() => readonly Obstacle[]>();
  const listeners = new Set<() => void>();
  const moving = new Set<() => readonly LatLng[]>();
  const cars = new Set<() => LatLng>();
  const listCars = () => [...cars].map((find) => find());
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
    addAll(listAll) {
      groups.add(listAll);
      return () => groups.delete(listAll);
    },
    list: () => [...obstacles, ...[...groups].flatMap((listAll) => listAll())],
    addMoving(listMoving) {
      moving.add(listMoving);
      return () => moving.delete(listMoving);
    },
    listMoving: () => [...[...moving].flatMap((list) => list()), ...listCars()],
    addCar(findCar) {
      cars.add(findCar);
      return () => cars.delete(findCar);
    },
    listCars,
    tell,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

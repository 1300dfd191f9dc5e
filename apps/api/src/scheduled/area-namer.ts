import type { LatLng, Named } from '@ridewire/contracts';
import { nameArea } from '../places/name-area.ts';

/** The most names that are kept. */
const MOST_KEPT = 2_000;

/** Names the part of the city that a point is in. */
export interface AreaNamer {
  /** Null where none is known. */
  nameAt(at: LatLng): Promise<Named | null>;
}

/** Every driver who looks reads the same places: points within some 100 m are looked up once, until another city is in use. */
export function createAreaNamer(deps: Parameters<typeof nameArea>[0]): AreaNamer {
  const known = new Map<string, Promise<Named | null>>();
  let city: unknown;
  return {
    nameAt(at) {
      const now = deps.cities.current();
      if (now !== city || known.size >= MOST_KEPT) known.clear();
      city = now;
      const key = `${at.lat.toFixed(3)} ${at.lng.toFixed(3)}`;
      let name = known.get(key);
      if (!name) {
        name = nameArea(deps, at);
        known.set(key, name);
        name.catch(() => known.delete(key));
      }
      return name;
    },
  };
}

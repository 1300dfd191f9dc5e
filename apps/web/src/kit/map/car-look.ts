import { cityTones, type CityTone } from './car-shape.ts';

/** How a point of the city is drawn: by its tone, or hollow while its driver is silent. */
export type CarLook = CityTone | 'lost';

const STUCK = 'stuck';

/** The name of a look, with an amber rim if it needs attention. */
export const nameLook = (look: CarLook, isStuck: boolean): string => (isStuck ? `${look}:${STUCK}` : look);

/** Parses a name; undefined if it is none. */
export function readLook(name: string): { look: CarLook; isStuck: boolean } | undefined {
  const [first, mark] = name.split(':');
  const look = [...cityTones, 'lost' as const].find((each) => each === first);
  return look && { look, isStuck: mark === STUCK };
}

import { cityTones, type CityTone } from './car-shape.ts';

/** How one point of the city is drawn: by its tone, or hollow while its driver is silent. */
export type CarLook = CityTone | 'lost';

const STUCK = 'stuck';

/** The name of a look: with a rim of amber where somebody should take one. */
export const nameLook = (look: CarLook, isStuck: boolean): string => (isStuck ? `${look}:${STUCK}` : look);

/** What a name stands for; undefined for what is none. */
export function readLook(name: string): { look: CarLook; isStuck: boolean } | undefined {
  const [first, mark] = name.split(':');
  const look = [...cityTones, 'lost' as const].find((each) => each === first);
  return look && { look, isStuck: mark === STUCK };
}

import { countRefusals } from '@ridewire/api/testing/city';
import { loadDhaka } from '@ridewire/streets/dhaka/prepared-dhaka';
import { benchCityPlaces } from './bench-city-places.ts';

const POINTS = 2_000;
/** Of points on which no street lies too far away. */
const GOAL_SHARE = 0.05;

/** The Dhaka that comes along: of random points in it how many can't be reached, and whether what people type is found. */
export async function benchShippedCity() {
  const made = await loadDhaka();
  const refused = countRefusals(made.graph, POINTS);
  const describe = (end: 'pickup' | 'destination') => {
    const { far, loose } = refused[end];
    const share = loose / (POINTS - far);
    return {
      title: `of ${POINTS} random points of the pickup area as a ${end}, those refused for streets that hang loose (floor: those with no street within a kilometer)`,
      floor: `${far}`,
      product: `${loose}, ${(share * 100).toFixed(1)} % of the others`,
      ratio: share / GOAL_SHARE,
      goal: 'at most 1',
      reached: share <= GOAL_SHARE,
    };
  };
  const places = await benchCityPlaces(() => Promise.resolve(made.places()), ' of the city that comes along');
  return [describe('pickup'), describe('destination'), ...places];
}

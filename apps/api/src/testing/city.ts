/** The parts of a city that the benchmark of a real one needs. */
export { searchPlaces } from '../places/search-places.ts';
export { listCities } from '../streets/city-queries.ts';
export { bringDhaka } from '../streets/bring-dhaka.ts';
export { countRefusals } from './count-refusals.ts';

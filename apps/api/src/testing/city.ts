/** What is known of a city, for the benchmark that brings a real one. */
export { searchPlaces } from '../places/search-places.ts';
export { listCities } from '../streets/city-queries.ts';
export { bringDhaka } from '../streets/bring-dhaka.ts';

import type { listCities } from '../../streets/city-queries.ts';
import type { ImportedCity } from '../../streets/import-city.ts';

type ListedCity = Awaited<ReturnType<typeof listCities>>[number];

const BYTES_PER_MB = 1_000_000;
const count = (n: number) => Math.round(n).toLocaleString('en');
const megabytes = (bytes: number) => `${(bytes / BYTES_PER_MB).toFixed(1)} MB`;

/** One line of the list; a star marks the one in use. */
export function describeCity(city: ListedCity): string {
  const mapOf = city.sourceVersion ? `, ${city.sourceVersion}` : '';
  const size = `${count(city.streetKm)} km of streets, ${count(city.places)} places, ${megabytes(city.bytes)}`;
  return `${city.isUsed ? '*' : ' '} ${city.name} (${city.title}): ${size}; ${city.importedAt.toISOString().slice(0, 10)} from ${city.source}${mapOf}`;
}

/** The result of an import in words. */
export const describeImport = (
  { name, title }: { name: string; title: string },
  imported: ImportedCity,
  seconds: number,
): string =>
  `${name} (${title}) is in use: ${count(imported.junctions)} junctions, ${count(imported.streetKm)} km of streets, ${count(imported.tiles)} tiles, ${count(imported.places)} places, ${megabytes(imported.bytes)}, in ${seconds.toFixed(1)} s`;

/**
 * Prepares the included city while the product is built. Without it the product still starts, with no streets or with
 * those it already has.
 */
import { prepareDhaka } from './src/dhaka/prepared-dhaka.ts';
import { OsmFileError } from './src/osm-file-error.ts';

try {
  await prepareDhaka();
} catch (error) {
  if (!(error instanceof OsmFileError)) throw error;
  console.error(`The city that comes along can't be made: ${error.message}`);
}

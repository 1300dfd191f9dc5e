/** A file can't be read as an OpenStreetMap extract. `message` is one sentence with the reason and what to do. */
export class OsmFileError extends Error {
  override name = 'OsmFileError';
}

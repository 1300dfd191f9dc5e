import { distanceMeters, type LatLng, type Named } from '@ridewire/contracts';
import { DHAKA_PLACES } from '@ridewire/contracts/dhaka-places';
import { knownNamesOf } from '@ridewire/contracts/known-names';
import Flatbush from 'flatbush';
import { nameIn } from './names-of.ts';
import type { OsmExtract } from './osm-extract.ts';

/** A point farther than this from an area's center does not count as in it. */
const AREA_METERS = 2_500;
/** The area around a well-known place reaches at least this far. */
const KNOWN_METERS = 1_000;
const PART = new Set(['suburb', 'neighbourhood', 'quarter', 'borough', 'town', 'village']);

/** The center of a part of the city. */
type Anchor = Named & LatLng;

/** Finds the part of the city a point is in: the nearest one in the extract, else that of the nearest well-known place. */
export function createAreaFinder(extract: OsmExtract): (at: LatLng) => Named | undefined {
  const drawn = extract.nodes.flatMap(({ tags, lat, lng }): Anchor[] => {
    const named = PART.has(tags.place ?? '') ? nameIn(tags) : null;
    if (!named) return [];
    const name = named.names.en ?? named.name;
    return [{ name, names: { ...knownNamesOf(name), ...named.names }, lat, lng }];
  });
  const known = DHAKA_PLACES.map(({ area, lat, lng }): Anchor => ({
    name: area,
    names: knownNamesOf(area),
    lat,
    lng,
  }));
  const [near, wellKnown] = [indexOf(drawn, AREA_METERS), indexOf(known, KNOWN_METERS)];
  return (at) => near(at) ?? wellKnown(at);
}

/** Finds the nearest of these within a distance. */
function indexOf(anchors: readonly Anchor[], meters: number): (at: LatLng) => Anchor | undefined {
  const [first] = anchors;
  if (!first) return () => undefined;
  // Makes degrees of longitude as long as degrees of latitude.
  const narrow = Math.cos((first.lat * Math.PI) / 180);
  const index = new Flatbush(anchors.length);
  for (const { lat, lng } of anchors) index.add(lng * narrow, lat);
  index.finish();
  return (at) => {
    const [i] = index.neighbors(at.lng * narrow, at.lat, 1);
    const anchor = i === undefined ? undefined : anchors[i];
    return anchor && distanceMeters(at, anchor) <= meters ? anchor : undefined;
  };
}

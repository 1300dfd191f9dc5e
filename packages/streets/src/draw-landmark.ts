import type { PlaceKind } from '@ridewire/contracts/place-kinds';
import type { Position } from 'geojson';
import type { DrawnThing } from './drawn-thing.ts';
import type { Tags } from './osm-extract.ts';
import { placeKindOf, RANK_OF_KIND } from './place-kind-of.ts';
import { readNames } from './read-names.ts';

/** The kinds of places people find their way by, and the first zoom that shows them. Few are as well known as an airport. */
const LANDMARK_ZOOMS: Partial<Record<PlaceKind, number>> = {
  airport: 9,
  station: 11,
  ferry: 11,
  university: 11,
  hospital: 12,
  bus_station: 12,
  metro: 12,
  mall: 12,
  market: 13,
  sight: 13,
  sport: 13,
  college: 13,
  parking: 14,
};
const SQUARE_ZOOM = 12;
/** As a market's. */
const SQUARE_RANK = 65;

/** A landmark's sign and name; nothing if it is none, or has no name. */
export function drawLandmark(at: Position, tags: Tags): DrawnThing[] {
  const names = readNames(tags);
  if (!names['name']) return [];
  const isSquare = tags['place'] === 'square';
  const kind = isSquare ? undefined : placeKindOf(tags);
  const minZoom = isSquare ? SQUARE_ZOOM : kind && LANDMARK_ZOOMS[kind];
  if (minZoom === undefined) return [];
  const properties = { class: kind ?? 'square', rank: 100 - (kind ? RANK_OF_KIND[kind] : SQUARE_RANK) };
  const geometry = { type: 'Point' as const, coordinates: at };
  return [{ layer: 'landmarks', geometry, minZoom, properties, names, namesFrom: minZoom }];
}

import { gatherNames, Lat, Lng, type FoundPlace, type Names } from '@ridewire/contracts';
import { z } from 'zod';

const Text = z.string().trim().min(1).max(200).optional().catch(undefined);

const PhotonPlace = z.object({
  geometry: z.object({ coordinates: z.tuple([Lng, Lat]).rest(z.unknown()) }),
  properties: z.object({
    osm_type: z.string().max(10).optional().catch(undefined),
    osm_id: z.number().optional().catch(undefined),
    ...{
      name: Text,
      street: Text,
      housenumber: Text,
      locality: Text,
      district: Text,
      city: Text,
      county: Text,
    },
  }),
});
const PhotonAnswer = z.object({ features: z.array(z.unknown()) });

const Degrees = z.union([z.number(), z.string().trim().min(1).transform(Number)]);
const NominatimPlace = z.object({
  place_id: z
    .union([z.number(), z.string().max(40)])
    .optional()
    .catch(undefined),
  lat: Degrees.pipe(Lat),
  lon: Degrees.pipe(Lng),
  name: Text,
  display_name: Text,
  namedetails: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  address: z
    .object({
      road: Text,
      house_number: Text,
      neighbourhood: Text,
      suburb: Text,
      quarter: Text,
      city_district: Text,
      town: Text,
      city: Text,
    })
    .nullish()
    .catch(undefined),
});
const NominatimAnswer = z.array(z.unknown());

/** Reads a Photon answer, in its order, leaving out items that are no places. @throws ZodError where it is no answer */
export const readPhoton = (json: unknown): FoundPlace[] =>
  PhotonAnswer.parse(json).features.flatMap((feature) => {
    const { data } = PhotonPlace.safeParse(feature);
    if (!data) return [];
    const { properties: tags } = data;
    const [lng, lat] = data.geometry.coordinates;
    const name = tags.name ?? joinStreet(tags.housenumber, tags.street);
    const area = tags.locality ?? tags.district ?? tags.city ?? tags.county ?? '';
    return name ? [placeOf(`photon:${tags.osm_type}${tags.osm_id}`, name, {}, area, lat, lng)] : [];
  });

/** The same of a Nominatim. @throws ZodError where it is no answer */
export const readNominatim = (json: unknown): FoundPlace[] =>
  NominatimAnswer.parse(json).flatMap((each) => readNominatimName(each) ?? []);

/** One place of a Nominatim answer, or null: it has `error` where there is none. */
export function readNominatimName(json: unknown): FoundPlace | null {
  const { data } = NominatimPlace.safeParse(json);
  if (!data) return null;
  const { address, lat, lon } = data;
  const name =
    data.name ?? joinStreet(address?.house_number, address?.road) ?? data.display_name?.split(',')[0];
  const names = gatherNames((language) => Text.parse(data.namedetails?.[`name:${language}`]));
  const area =
    address?.neighbourhood ??
    address?.suburb ??
    address?.quarter ??
    address?.city_district ??
    address?.town ??
    address?.city ??
    '';
  return name ? placeOf(`nominatim:${data.place_id}`, name, names, area, lat, lon) : null;
}

const joinStreet = (house: string | undefined, street: string | undefined): string | undefined =>
  street && house ? `${house} ${street}` : street;

const placeOf = (
  id: string,
  name: string,
  names: Names,
  area: string,
  lat: number,
  lng: number,
): FoundPlace => ({
  ...{ id, name, names, lat, lng },
  area: area === name ? '' : area,
  ...{ areaNames: {}, kind: null, isOwn: false },
});

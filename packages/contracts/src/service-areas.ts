import { z } from 'zod';
import { LatLng } from './geo.ts';
import { mistake } from './mistakes.ts';
import { ringMistake, type RingMistake } from './ring-mistake.ts';
import { AREA_CORNERS, LONGEST_AREA_NAME, type ServedArea, type ServiceArea } from './service-area.ts';
import { line } from './text.ts';

/** @param cornersMistake the sentence for too few or too many of this kind of area */
export function cornersOf(cornersMistake: string) {
  const sentences: Record<RingMistake, string> = {
    areaCorners: cornersMistake,
    areaSamePlace: mistake('areaSamePlace'),
    areaCrosses: mistake('areaCrosses'),
    areaSmall: mistake('areaSmall'),
  };
  return (
    z
      .array(LatLng, cornersMistake)
      // A larger list isn't worked on.
      .max(AREA_CORNERS.max, cornersMistake)
      .transform((corners) => corners.map(({ lat, lng }) => ({ lat: rounded(lat), lng: rounded(lng) })))
      .superRefine((corners, context) => {
        const wrong = ringMistake(corners);
        if (wrong) context.addIssue({ code: 'custom', message: sentences[wrong] });
      })
  );
}

/** Six decimals are about ten centimeters. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

export const ServiceAreaIdInput = z.object({ areaId: z.uuid(mistake('areaId')) });
export type ServiceAreaIdInput = z.infer<typeof ServiceAreaIdInput>;

export const MakeServiceAreaInput = z.object({
  /** Made by the client once per press. Sending the same id again answers with the same area. */
  id: z.uuid(mistake('areaId')),
  name: line('name', LONGEST_AREA_NAME),
  corners: cornersOf(mistake('areaCorners', AREA_CORNERS)),
  /** A ride from here must also end in a service area. */
  isBothEnds: z.boolean(mistake('areaBothEnds')).default(false),
  /** The standing area that this one takes the place of. */
  replaces: z.uuid(mistake('areaId')).optional(),
});
export type MakeServiceAreaInput = z.infer<typeof MakeServiceAreaInput>;

/** The admins who drew and ended an area of any kind. */
export interface AreaHistory {
  by: { id: string; name: string };
  /** ISO 8601. */
  madeAt: string;
  /** ISO 8601, and by whom; null while it stands. */
  ended: { at: string; by: { id: string; name: string } } | null;
}

/** An area as admins see it. */
export type ServiceAreaView = ServiceArea & AreaHistory;

/** serviceAreas.live is always sent whole, as a new snapshot; there are no changes. */
export type ServiceAreasSnapshot = readonly (ServedArea & {
  /** Only for admins: `serviceAreas.list` has the name. */
  id?: string;
})[];

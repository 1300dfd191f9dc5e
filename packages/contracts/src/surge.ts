import { z } from 'zod';
import type { LatLng } from './geo.ts';
import { mistake } from './mistakes.ts';
import { SURGE_CAPS } from './surge-range.ts';

export const SetSurgeInput = z.object({
  isOn: z.boolean(mistake('onOrOff')),
  /** The highest price level of an area, in tenths of the usual price: 20 is double. */
  capTenths: z
    .int(mistake('surgeCap', SURGE_CAPS))
    .min(SURGE_CAPS.min, mistake('surgeCap', SURGE_CAPS))
    .max(SURGE_CAPS.max, mistake('surgeCap', SURGE_CAPS)),
});
export type SetSurgeInput = z.infer<typeof SetSurgeInput>;

/** Whether prices rise in busy areas, and how far. */
export type SurgeSettings = SetSurgeInput;

/** An area whose price is above the usual one. */
export interface SurgeArea {
  /** Its H3 cell. */
  cell: string;
  tenths: number;
  /** The corners of the area. */
  ring: LatLng[];
}

/** surge.current for admins is always sent whole, as a new snapshot; there are no changes. */
export interface SurgeSnapshot extends SurgeSettings {
  areas: SurgeArea[];
}

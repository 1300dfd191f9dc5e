import type { z } from 'zod';
import { RideType } from './fare-quote.ts';
import { LatLng } from './geo.ts';

/** Where, and for which ride type; for any where that is left out. Apart from the rest of what is near by, which homes load without schemas. */
export const NearbyCarsInput = LatLng.extend({ type: RideType.optional() });
export type NearbyCarsInput = z.infer<typeof NearbyCarsInput>;

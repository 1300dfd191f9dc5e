import type { z } from 'zod';
import { RideType } from './fare-quote.ts';
import { LatLng } from './geo.ts';

/** A place, and optionally a ride type. In its own file, because home screens load nearby.ts without schemas. */
export const NearbyCarsInput = LatLng.extend({ type: RideType.optional() });
export type NearbyCarsInput = z.infer<typeof NearbyCarsInput>;

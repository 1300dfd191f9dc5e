import { z } from 'zod';
import { Lat, LatLng, Lng } from './geo.ts';
import { MOST_STOPS } from './limits.ts';
import { mistake } from './mistakes.ts';
import { line } from './text.ts';

/** A place where a ride begins, stops or ends. */
export const Stop = z.object({ address: line('address', 200), lat: Lat, lng: Lng });
export type Stop = z.infer<typeof Stop>;

const TOO_MANY = mistake('stopsMany', { max: MOST_STOPS });

/** The stops between the two ends of a ride, in their order. */
export const Stops = z.array(Stop, mistake('stops')).max(MOST_STOPS, TOO_MANY);

/** The same as a quote needs them. */
export const StopPlaces = z.array(LatLng, mistake('stops')).max(MOST_STOPS, TOO_MANY);

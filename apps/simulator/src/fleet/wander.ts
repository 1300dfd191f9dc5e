import { setTimeout as wait } from 'node:timers/promises';
import { distanceMeters, type LatLng } from '@ridewire/contracts';
import type { Car } from '../people/car.ts';

/** How far from home a waiting car wanders, in degrees of latitude (about 700 m). */
const REACH_DEGREES = 0.0063;
/** From farther away it first drives home, and faster, in meters. */
const FAR_METERS = 2_500;
const STROLL = { speedup: 0.8, capSeconds: Infinity };
const HOMEWARD = { speedup: 2.5, capSeconds: Infinity };
const PAUSE_MS = [4_000, 20_000] as const;

/** Drives slowly around a home until the signal ends it. */
export async function wanderAround(home: LatLng, car: Car, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isFar = distanceMeters(car.where(), home) > FAR_METERS;
    await car.drive(isFar ? home : nearby(home), isFar ? HOMEWARD : STROLL, signal, { staysOnStreet: true });
    await wait(PAUSE_MS[0] + Math.random() * (PAUSE_MS[1] - PAUSE_MS[0]), undefined, { signal });
  }
}

/** Somewhere a waiting car may stroll to. */
export const nearby = ({ lat, lng }: LatLng): LatLng => ({
  lat: lat + (Math.random() * 2 - 1) * REACH_DEGREES,
  lng: lng + (Math.random() * 2 - 1) * REACH_DEGREES,
});

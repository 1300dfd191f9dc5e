import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LatLng } from '@ridewire/contracts';

/** How long a quoted price may be taken, in milliseconds. */
export const QUOTE_VALID_MS = 10 * 60_000;

/** What a fare is reckoned from. */
export interface TripFigures {
  distanceMeters: number;
  durationSeconds: number;
}

interface Ends {
  pickup: LatLng;
  destination: LatLng;
}

const TOKEN = /^(\d{1,9})\.(\d{1,9})\.(\d{1,15})\.([\w-]{22})$/;

/** What a quote says of a trip, signed: whoever brings it back in time pays that, whatever the streets are like by then. */
export function signQuote(serverKey: Buffer, ends: Ends, figures: TripFigures, nowMs = Date.now()): string {
  const told = [figures.distanceMeters, figures.durationSeconds, nowMs + QUOTE_VALID_MS].join('.');
  return `${told}.${sign(serverKey, ends, told)}`;
}

/** The figures of a token; undefined when it isn't ours, is of another trip, or is too old. */
export function readQuote(
  serverKey: Buffer,
  ends: Ends,
  token: string,
  nowMs = Date.now(),
): TripFigures | undefined {
  const [, meters, seconds, expiresMs, mac] = TOKEN.exec(token) ?? [];
  if (!mac || Number(expiresMs) < nowMs) return undefined;
  const told = [meters, seconds, expiresMs].join('.');
  if (!timingSafeEqual(Buffer.from(sign(serverKey, ends, told)), Buffer.from(mac))) return undefined;
  return { distanceMeters: Number(meters), durationSeconds: Number(seconds) };
}

const sign = (serverKey: Buffer, { pickup, destination }: Ends, told: string): string =>
  createHmac('sha256', serverKey)
    .update(`quote ${pickup.lat} ${pickup.lng} ${destination.lat} ${destination.lng} ${told}`)
    .digest('base64url')
    .slice(0, 22);

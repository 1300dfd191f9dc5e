import { createHmac, timingSafeEqual } from 'node:crypto';
import { QUOTE_VALID_MS, USUAL_TENTHS, type LatLng } from '@ridewire/contracts';
import { AppError } from '../../core/app-error.ts';

/** The figures a fare is calculated from. */
export interface TripFigures {
  distanceMeters: number;
  durationSeconds: number;
}

/** The quote: the trip, and how many tenths of the usual price it costs. */
export interface QuotedFigures extends TripFigures {
  surgeTenths: number;
}

interface Ends {
  pickup: LatLng;
  destination: LatLng;
}

/** Meters, seconds, the expiry, a price above the usual one, and the signature of all that and of both ends. */
const TOKEN = /^(\d{1,9}\.\d{1,9}\.\d{1,15}(?:\.x\d{2})?)\.([\w-]{22})$/;

/** A quote's figures, signed: a request with the token, in time, costs that price, whatever the streets are like by then. */
export function signQuote(serverKey: Buffer, ends: Ends, figures: QuotedFigures, nowMs = Date.now()): string {
  const { distanceMeters, durationSeconds, surgeTenths } = figures;
  const surge = surgeTenths > USUAL_TENTHS ? [`x${surgeTenths}`] : [];
  const told = [distanceMeters, durationSeconds, nowMs + QUOTE_VALID_MS, ...surge].join('.');
  return `${told}.${sign(serverKey, ends, told)}`;
}

/**
 * The figures of a token; undefined when it isn't ours, is for another trip, or is too old.
 * @throws AppError QUOTE_INVALID when it names a price above the usual one that we never signed for this trip
 */
export function readQuote(
  serverKey: Buffer,
  ends: Ends,
  token: string,
  nowMs = Date.now(),
): QuotedFigures | undefined {
  const [, told = '', mac] = TOKEN.exec(token) ?? [];
  const [meters, seconds, expiresMs, surge] = told.split('.');
  const isOurs = mac && timingSafeEqual(Buffer.from(sign(serverKey, ends, told)), Buffer.from(mac));
  if (!isOurs && surge) throw new AppError('QUOTE_INVALID');
  if (!isOurs || Number(expiresMs) < nowMs) return undefined;
  return {
    distanceMeters: Number(meters),
    durationSeconds: Number(seconds),
    surgeTenths: surge ? Number(surge.slice(1)) : USUAL_TENTHS,
  };
}

const sign = (serverKey: Buffer, { pickup, destination }: Ends, told: string): string =>
  createHmac('sha256', serverKey)
    .update(`quote ${pickup.lat} ${pickup.lng} ${destination.lat} ${destination.lng} ${told}`)
    .digest('base64url')
    .slice(0, 22);

import { createHmac, timingSafeEqual } from 'node:crypto';
import { QUOTE_VALID_MS, USUAL_TENTHS, type LatLng, type QuoteRideInput } from '@ridewire/contracts';
import { AppError } from '../../core/app-error.ts';
import type { TokenKeys } from '../../core/token-keys.ts';

export interface TripFigures {
  distanceMeters: number;
  durationSeconds: number;
}

/** A trip, and how many tenths of the usual price it costs. */
export interface PricedTrip extends TripFigures {
  surgeTenths: number;
}

/** With the number of the price list. */
export interface QuotedFigures extends PricedTrip {
  edition: number;
}

/** The places of a trip, or a text that identifies something else exactly. */
type Quoted = QuoteRideInput | string;

/**
 * Meters, seconds, expiry, a price above the usual one, a price list after the first, and the signature of these and of
 * what it is for.
 */
const TOKEN = /^(\d{1,9}\.\d{1,9}\.\d{1,15}(?:\.x\d{2})?(?:\.e\d{1,9})?)\.([\w-]{22})$/;

/**
 * Signs a quote's figures: in time, a request with the token costs that price, whatever streets and prices are by then.
 */
export function signQuote(
  tokenKeys: TokenKeys,
  quoted: Quoted,
  figures: QuotedFigures,
  nowMs = Date.now(),
  validMs = QUOTE_VALID_MS,
): string {
  const { distanceMeters, durationSeconds, surgeTenths, edition } = figures;
  const surge = surgeTenths > USUAL_TENTHS ? [`x${surgeTenths}`] : [];
  const list = edition > 0 ? [`e${edition}`] : [];
  const told = [distanceMeters, durationSeconds, nowMs + validMs, ...surge, ...list].join('.');
  return `${told}.${sign(tokenKeys.signing.key, quoted, told)}`;
}

/** Whether we signed the token for exactly this, however long ago. */
export function isQuoteOf(tokenKeys: TokenKeys, quoted: Quoted, token: string): boolean {
  const [, told = '', mac] = TOKEN.exec(token) ?? [];
  return mac !== undefined && isSigned(tokenKeys, quoted, told, mac);
}

const isSigned = (tokenKeys: TokenKeys, quoted: Quoted, told: string, mac: string): boolean =>
  tokenKeys.all.some(({ key }) => timingSafeEqual(Buffer.from(sign(key, quoted, told)), Buffer.from(mac)));

/**
 * Undefined when the token isn't ours, is for another trip, or is too old.
 * @throws AppError QUOTE_INVALID when it names a price above the usual one that we never signed for this trip
 */
export function readQuote(
  tokenKeys: TokenKeys,
  quoted: Quoted,
  token: string,
  nowMs = Date.now(),
): QuotedFigures | undefined {
  const [, told = '', mac] = TOKEN.exec(token) ?? [];
  const [meters, seconds, expiresMs, ...rest] = told.split('.');
  const numberAfter = (letter: string) => {
    const part = rest.find((each) => each.startsWith(letter));
    return part === undefined ? undefined : Number(part.slice(1));
  };
  const surge = numberAfter('x');
  const isOurs = mac && isSigned(tokenKeys, quoted, told, mac);
  if (!isOurs && surge !== undefined) throw new AppError('QUOTE_INVALID');
  if (!isOurs || Number(expiresMs) < nowMs) return undefined;
  return {
    distanceMeters: Number(meters),
    durationSeconds: Number(seconds),
    surgeTenths: surge ?? USUAL_TENTHS,
    edition: numberAfter('e') ?? 0,
  };
}

/** The same text for the same places only. */
export const writePlaces = (places: readonly LatLng[]): string =>
  places.map(({ lat, lng }) => `${lat} ${lng}`).join(' ');

const about = (quoted: Quoted): string =>
  typeof quoted === 'string'
    ? quoted
    : `quote ${writePlaces([quoted.pickup, ...(quoted.stops ?? []), quoted.destination])}`;

const sign = (key: Uint8Array, quoted: Quoted, told: string): string =>
  createHmac('sha256', key)
    .update(`${about(quoted)} ${told}`)
    .digest('base64url')
    .slice(0, 22);

import {
  MOST_STOPS,
  TYPE_ID,
  type RiderRide,
  type RideType,
  type Stop,
  type UsablePromo,
} from '@ridewire/contracts';
import type { TypedBusiness } from '../../business/typed-business.ts';
import type { TypedPassenger } from '../passenger/typed-passenger.ts';
import { isStop } from '../places/recent-places.ts';

/** The ride a person is putting together. */
export interface Draft {
  pickup: Stop | null;
  /** Between the two ends, in their order. */
  stops: readonly Stop[];
  destination: Stop | null;
  /** Null: the person who books rides. */
  passenger: TypedPassenger | null;
  /** The applied code. Whether it still holds is decided when the ride is requested. */
  promo: UsablePromo | null;
  /** Null: a private ride. */
  business: TypedBusiness | null;
  /** Blank until chosen; then the first one is used. */
  type: RideType;
}

/** The trip of an earlier ride once more. */
export const draftOf = ({ pickup, stops = [], destination, type, passenger }: RiderRide): Draft => ({
  ...{ pickup, destination, promo: null, business: null, type },
  passenger: passenger
    ? { name: passenger.name, phone: passenger.phone ?? '', isComplete: passenger.phone !== null }
    : null,
  stops: stops.map(({ address, lat, lng }) => ({ address, lat, lng })),
});

/** After this long, a person wants another trip, in milliseconds. */
const KEPT_MS = 12 * 3_600_000;

const keyOf = (userId: string) => `ridewire-draft:${userId}`;

export const writeDraft = (draft: Draft, nowMs: number): string => JSON.stringify({ ...draft, at: nowMs });

/** The stored draft; null for none. Anything that is no place or type is left out, since anyone may have written there. */
export function parseDraft(text: string | null, nowMs: number): Draft | null {
  let kept: Partial<Record<keyof Draft | 'at', unknown>> | null;
  try {
    kept = JSON.parse(text ?? 'null') as typeof kept;
  } catch {
    return null;
  }
  if (typeof kept?.at !== 'number' || Math.abs(nowMs - kept.at) > KEPT_MS) return null;
  return {
    pickup: isStop(kept.pickup) ? kept.pickup : null,
    stops: Array.isArray(kept.stops) ? kept.stops.filter(isStop).slice(0, MOST_STOPS) : [],
    destination: isStop(kept.destination) ? kept.destination : null,
    passenger: isTyped(kept.passenger) ? kept.passenger : null,
    promo: isPromo(kept.promo) ? kept.promo : null,
    business: isBusiness(kept.business) ? kept.business : null,
    type: typeof kept.type === 'string' && TYPE_ID.test(kept.type) ? kept.type : '',
  };
}

const isTyped = (given: unknown): given is TypedPassenger => {
  const { name, phone, isComplete } = (given ?? {}) as Partial<Record<keyof TypedPassenger, unknown>>;
  return typeof name === 'string' && typeof phone === 'string' && typeof isComplete === 'boolean';
};

const isBusiness = (given: unknown): given is TypedBusiness => {
  const { costCenter, purpose } = (given ?? {}) as Partial<Record<keyof TypedBusiness, unknown>>;
  return typeof costCenter === 'string' && typeof purpose === 'string';
};

const isPromo = (given: unknown): given is UsablePromo => {
  const { code, ...terms } = (given ?? {}) as Partial<Record<keyof UsablePromo, unknown>>;
  return (
    typeof code === 'string' &&
    [terms.percent, terms.capCents, terms.amountCents].every(
      (term) => term === null || typeof term === 'number',
    )
  );
};

/** The ride this person was putting together on this device, in any tab. */
export function readDraft(userId: string): Draft | null {
  try {
    return parseDraft(localStorage.getItem(keyOf(userId)), Date.now());
  } catch {
    // Storage may be forbidden; then nothing is kept.
    return null;
  }
}

/** @param draft null to forget it */
export function keepDraft(userId: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(userId), writeDraft(draft, Date.now()));
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // As above.
  }
}

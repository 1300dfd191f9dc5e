import type { Live, Offer, OffersChange, OffersSnapshot, WithdrawnWhy } from '@ridewire/contracts';

export interface WithdrawnOffer {
  offer: Offer;
  why: WithdrawnWhy;
}

export interface OffersState {
  /** The snapshot's order, nearest first; later ones are appended. Some may have run out: see openOffers. */
  offers: Offer[];
  /** Offers withdrawn since the last snapshot, latest last, so that a card can say why. At most 10. */
  withdrawn: WithdrawnOffer[];
  /** By ride id: an offer of this version or an older one must not come back. */
  closedVersions: Readonly<Record<string, number>>;
}

export type OffersMessage = Live<OffersSnapshot, OffersChange>;

const WITHDRAWN_KEPT = 10;
const nothing: OffersState = { offers: [], withdrawn: [], closedVersions: {} };

/** The driver's offers after a message. The same state, untouched, when the message is old news. */
export function reduceOffers(state: OffersState | undefined, message: OffersMessage): OffersState {
  if (message.type === 'snapshot') return { ...nothing, offers: message.data.offers };
  const before = state ?? nothing;
  const change = message.data;
  switch (change.kind) {
    case 'offered':
      return offered(before, change.offer);
    case 'withdrawn':
      return withdrawn(before, change.rideId, change.version, change.why);
    case 'cleared': {
      const closed = before.offers.map(({ ride }) => [ride.id, ride.version] as const);
      const closedVersions = { ...before.closedVersions, ...Object.fromEntries(closed) };
      return before.offers.length === 0 ? before : { ...before, offers: [], closedVersions };
    }
  }
}

function offered(state: OffersState, offer: Offer): OffersState {
  const { id, version } = offer.ride;
  if ((state.closedVersions[id] ?? -1) >= version) return state;
  const held = state.offers.find(({ ride }) => ride.id === id);
  if (!held) return { ...state, offers: [...state.offers, offer] };
  // A request may be offered again, in a wider wave, without a change of its own.
  const isNewer =
    version > held.ride.version || (version === held.ride.version && offer.offeredAt > held.offeredAt);
  if (!isNewer) return state;
  return { ...state, offers: state.offers.map((each) => (each === held ? offer : each)) };
}

function withdrawn(state: OffersState, rideId: string, version: number, why: WithdrawnWhy): OffersState {
  const held = state.offers.find(({ ride }) => ride.id === rideId);
  if (held && held.ride.version > version) return state;
  if (!held && (state.closedVersions[rideId] ?? -1) >= version) return state;
  return {
    offers: held ? state.offers.filter((each) => each !== held) : state.offers,
    withdrawn: held ? [...state.withdrawn, { offer: held, why }].slice(-WITHDRAWN_KEPT) : state.withdrawn,
    closedVersions: { ...state.closedVersions, [rideId]: version },
  };
}

/** The offers that can still be taken at `nowMs`, server clock. */
export const openOffers = (offers: readonly Offer[], nowMs: number): Offer[] =>
  offers.filter(({ expiresAt }) => Date.parse(expiresAt) > nowMs);

import type { Offer, WithdrawnWhy } from '@ridewire/contracts';
import type { Ending, Lost } from '../offer-answers.ts';
import type { WithdrawnOffer } from '../reduce-offers.ts';

export interface OfferCard {
  offer: Offer;
  /** Its letter, on the card and on the map: 'A', 'B'. It stays with its ride. */
  letter: string;
  /** Null while it can be accepted. */
  ending: Ending | null;
  /** When it ended, server time in epoch milliseconds. */
  endedAtMs: number | null;
}

/** How long a card says why it is over before it disappears, in milliseconds. */
export const ENDING_SHOWN_MS = 1_500;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export interface CardsInput {
  offers: readonly Offer[];
  withdrawn: readonly WithdrawnOffer[];
  /** Declined here, whether or not the server has said so yet. */
  declinedIds: ReadonlySet<string>;
  /** Known to be over from an answer, before the push says so. */
  lost: ReadonlyMap<string, Lost>;
  /** Server time in epoch milliseconds. */
  nowMs: number;
}

const shownWhy: Record<WithdrawnWhy, Ending | null> = {
  taken: 'taken',
  canceled: 'canceled',
  expired: 'expired',
  declined: null,
};

/** The letter after the last one of these cards: a card's letter never changes while it is there. */
function nextLetter(cards: readonly OfferCard[]): string {
  const used = Math.max(-1, ...cards.map(({ letter }) => LETTERS.indexOf(letter)));
  return LETTERS[(used + 1) % LETTERS.length] as string;
}

const byNearness = (a: Offer, b: Offer): number =>
  (a.pickupSeconds ?? Number.POSITIVE_INFINITY) - (b.pickupSeconds ?? Number.POSITIVE_INFINITY) || 0;

/**
 * The cards after a change. Cards keep their places and letters, new ones come last, nearest first, and ended ones stay
 * a moment to say why. The same array when nothing changed.
 */
export function arrangeCards(before: readonly OfferCard[], input: CardsInput): readonly OfferCard[] {
  const live = new Map(input.offers.map((offer) => [offer.ride.id, offer]));
  const whys = new Map(input.withdrawn.map(({ offer, why }) => [offer.ride.id, shownWhy[why]]));
  const findLost = (offer: Offer) => {
    const lost = input.lost.get(offer.ride.id);
    return lost && offer.ride.version <= lost.version ? lost.ending : undefined;
  };
  const isOver = (offer: Offer) => Date.parse(offer.expiresAt) <= input.nowMs;

  const kept = before.flatMap((card): OfferCard[] => {
    const { id } = card.offer.ride;
    if (input.declinedIds.has(id)) return [];
    const offer = live.get(id);
    const lost = findLost(offer ?? card.offer);
    if (offer && !lost && !isOver(offer)) {
      return [
        card.ending === null && card.offer === offer
          ? card
          : { ...card, offer, ending: null, endedAtMs: null },
      ];
    }
    if (card.endedAtMs !== null) return input.nowMs - card.endedAtMs < ENDING_SHOWN_MS ? [card] : [];
    const ending = lost ?? (offer || isOver(card.offer) ? 'expired' : (whys.get(id) ?? null));
    return ending ? [{ ...card, offer: offer ?? card.offer, ending, endedAtMs: input.nowMs }] : [];
  });

  const known = new Set(before.map(({ offer }) => offer.ride.id));
  const fresh = input.offers.filter(
    (offer) =>
      !known.has(offer.ride.id) &&
      !input.declinedIds.has(offer.ride.id) &&
      !findLost(offer) &&
      !isOver(offer),
  );
  const after = [...kept];
  for (const offer of fresh.toSorted(byNearness))
    // The letters of cards that go only now are taken too.
    after.push({ offer, letter: nextLetter([...before, ...after]), ending: null, endedAtMs: null });
  const isSame = after.length === before.length && after.every((card, i) => card === before[i]);
  return isSame ? before : after;
}

/** The time until the cards change by themselves: the next one expires, or has been shown long enough after its end. */
export function msUntilCardsChange(cards: readonly OfferCard[], nowMs: number): number {
  const moments = cards.map(({ offer, endedAtMs }) =>
    endedAtMs === null ? Date.parse(offer.expiresAt) : endedAtMs + ENDING_SHOWN_MS,
  );
  return Math.min(...moments.map((at) => Math.max(0, at - nowMs)), Number.POSITIVE_INFINITY);
}

/**
 * The card to show in full: the one shown or chosen before, while it is there; otherwise the nearest that can be
 * accepted.
 */
export function findShown(cards: readonly OfferCard[], shownId: string | null): OfferCard | undefined {
  const shown = cards.find(({ offer }) => offer.ride.id === shownId);
  if (shown) return shown;
  const open = cards.filter(({ ending }) => ending === null);
  return open.toSorted((a, b) => byNearness(a.offer, b.offer))[0] ?? cards[0];
}

import type { OfferCard } from './arrange-cards.ts';

let held: readonly OfferCard[] = [];

/** The cards as they were shown last: on another page they keep their letters and places. */
export const getHeldCards = (): readonly OfferCard[] => held;
export const holdCards = (cards: readonly OfferCard[]): void => void (held = cards);

/** They were this driver's: who signs in next in this tab sees none of them. */
export const forgetHeldCards = (): void => holdCards([]);

import type { Live, WishesSnapshot, WishKind, WishView } from '@ridewire/contracts';

/** A wish about a person from now on, shown before the server confirms it; a null kind takes it back. */
export interface WishMade extends Omit<WishView, 'kind'> {
  type: 'made';
  kind: WishKind | null;
}

export type WishesMessage = Live<WishesSnapshot, null> | WishMade;

/** The person's wishes about others, after a message. */
export function reduceWishes(held: WishView[] | undefined, message: WishesMessage): WishView[] {
  if (message.type === 'snapshot') return message.data.wishes;
  if (message.type === 'change') return held ?? [];
  const { type: _, kind, ...of } = message;
  const others = (held ?? []).filter(({ userId }) => userId !== of.userId);
  return kind === null ? others : [...others, { ...of, kind }];
}

import type { Live, WishesSnapshot, WishKind, WishView } from '@ridewire/contracts';

/** What is wanted of somebody from now on, shown before the server has said so; a null kind takes it back. */
export interface WishMade extends Omit<WishView, 'kind'> {
  type: 'made';
  kind: WishKind | null;
}

export type WishesMessage = Live<WishesSnapshot, null> | WishMade;

/** What the person wants of others, after a message. */
export function reduceWishes(held: WishView[] | undefined, message: WishesMessage): WishView[] {
  if (message.type === 'snapshot') return message.data.wishes;
  if (message.type === 'change') return held ?? [];
  const { type: _, kind, ...of } = message;
  const others = (held ?? []).filter(({ userId }) => userId !== of.userId);
  return kind === null ? others : [...others, { ...of, kind }];
}

export interface HeldItems<Item> {
  /** The items in the order to show. */
  items: Item[];
  /** Ids of those that stand there, though the list has them no more: what they are now must be read apart. */
  leftIds: string[];
  /** Whether the list has others by now, or in another order. */
  isBehind: boolean;
}

/**
 * Nothing moves under a pointer or a focus: while `held`, the items that stand there stay in their order, each as it is
 * now, and what came or went waits.
 */
export function holdItems<Item extends { id: string }>(
  now: readonly Item[],
  held: readonly Item[] | null,
): HeldItems<Item> {
  if (!held) return { items: [...now], leftIds: [], isBehind: false };
  const byId = new Map(now.map((item) => [item.id, item]));
  return {
    items: held.map((item) => byId.get(item.id) ?? item),
    leftIds: held.filter(({ id }) => !byId.has(id)).map(({ id }) => id),
    isBehind: now.length !== held.length || now.some(({ id }, index) => id !== held[index]?.id),
  };
}

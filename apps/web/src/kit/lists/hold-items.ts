export interface HeldItems<Item> {
  /** The items in the order to show. */
  items: Item[];
  /** Ids of shown items that the list no longer has. Their present state must be read separately. */
  leftIds: string[];
  /** Whether the list has other items by now, or another order. */
  isBehind: boolean;
}

/**
 * Keeps items from moving under a pointer or focus: while `held`, the shown items stay in order, each up to date, and
 * items that came or went wait.
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

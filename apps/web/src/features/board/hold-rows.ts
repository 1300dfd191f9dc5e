export interface HeldRows {
  /** The rows in the order to show. */
  ids: readonly string[];
  /** New ones that wait until nobody is at the table. */
  waiting: number;
}

/**
 * Rows never move under a pointer or a focus: while `held`, those that stand there stay in their order, those that may
 * leave (`known` has no more of them) leave, and new ones wait.
 */
export function holdRows(
  wanted: readonly string[],
  held: ReadonlySet<string> | null,
  isKnown: (id: string) => boolean,
): HeldRows {
  if (!held) return { ids: wanted, waiting: 0 };
  let waiting = 0;
  for (const id of wanted) if (!held.has(id)) waiting += 1;
  return { ids: [...held].filter(isKnown), waiting };
}

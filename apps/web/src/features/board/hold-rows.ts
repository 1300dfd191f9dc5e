export interface HeldRows<Row> {
  /** The rows in the order to show. */
  rows: readonly Row[];
  /** New rows that wait until nobody is at the table. */
  waiting: number;
}

/**
 * Keeps rows from moving under a pointer or focus. While `held`, the shown rows stay in order, those that `findRow` no
 * longer has leave, and new ones wait.
 */
export function holdRows<Row extends { id: string }>(
  wanted: readonly Row[],
  held: ReadonlySet<string> | null,
  findRow: (id: string) => Row | undefined,
): HeldRows<Row> {
  if (!held) return { rows: wanted, waiting: 0 };
  let waiting = 0;
  for (const { id } of wanted) if (!held.has(id)) waiting += 1;
  return { rows: [...held].flatMap((id) => findRow(id) ?? []), waiting };
}

/** Whether rows stay held: not once all have left, since what comes to an empty list moves nothing. */
export const staysHeld = (
  held: ReadonlySet<string>,
  wanted: readonly { id: string }[],
  isKnown: (id: string) => boolean,
): boolean => wanted.length === 0 || [...held].some(isKnown);

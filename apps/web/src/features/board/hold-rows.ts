export interface HeldRows<Row> {
  /** The rows in the order to show. */
  rows: readonly Row[];
  /** New ones that wait until nobody is at the table. */
  waiting: number;
}

/**
 * Rows never move under a pointer or a focus: while `held`, those that stand there stay in their order, those that may
 * leave (`findRow` has no more of them) leave, and new ones wait.
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

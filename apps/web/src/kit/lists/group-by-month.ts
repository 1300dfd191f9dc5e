export interface Month<Item> {
  /** `2026-11`, in the city's time zone. */
  key: string;
  items: Item[];
}

/**
 * Groups items by month, in their order.
 * @param at the time of an item, ISO 8601
 */
export function groupByMonth<Item>(
  items: readonly Item[],
  at: (item: Item) => string | undefined,
  timeZone: string | undefined,
): Month<Item>[] {
  const parts = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  });
  const months: Month<Item>[] = [];
  for (const item of items) {
    const when = at(item);
    const key = when ? parts.format(new Date(when)) : '';
    const last = months.at(-1);
    if (last?.key === key) last.items.push(item);
    else months.push({ key, items: [item] });
  }
  return months;
}

/** `November 2026`. */
export function monthName(key: string, locale: string): string {
  const [year, month] = key.split('-').map(Number);
  if (year === undefined || month === undefined) return key;
  const day = new Date(Date.UTC(year, month - 1, 15));
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(day);
}

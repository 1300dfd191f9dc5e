import { RIDE_SORTS, type PageOf, type RideSort } from '@ridewire/contracts';
import type { RidesTexts } from '../texts.en.ts';

interface SortChoice {
  value: RideSort;
  label: string;
  disabled?: boolean;
}
type Answer = Pick<PageOf<unknown>, 'isCapped'>;

/**
 * The available orders. A search with too many matches returns only the newest, so ordering those differently would not
 * be the order of all matches.
 */
export function sortChoices(
  { sorts, sortsCapped }: Pick<RidesTexts, 'sorts' | 'sortsCapped'>,
  answer: Answer | undefined,
): (SortChoice | { group: string; items: SortChoice[] })[] {
  const [newest, ...others] = RIDE_SORTS.map((value) => ({ value, label: sorts[value] }));
  if (!newest || !answer?.isCapped) return newest ? [newest, ...others] : others;
  return [newest, { group: sortsCapped, items: others.map((choice) => ({ ...choice, disabled: true })) }];
}

/** Whether the address asks for an order that the answer can't have. */
export const isSortUntrue = (sort: RideSort | undefined, answer: Answer | undefined): boolean =>
  sort !== undefined && sort !== 'newest' && answer?.isCapped === true;

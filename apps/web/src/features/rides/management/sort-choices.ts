import { RIDE_SORTS, type PageOf, type RideSort } from '@ridewire/contracts';
import type { RidesTexts } from '../texts.en.ts';

interface SortChoice {
  value: RideSort;
  label: string;
  disabled?: boolean;
}
type Answer = Pick<PageOf<unknown>, 'isCapped'>;

/**
 * The orders to choose from. A search that found too many knows the newest of them only: no other order of those would be
 * the order of all that match.
 */
export function sortChoices(
  { sorts, sortsCapped }: Pick<RidesTexts, 'sorts' | 'sortsCapped'>,
  answer: Answer | undefined,
): (SortChoice | { group: string; items: SortChoice[] })[] {
  const [newest, ...others] = RIDE_SORTS.map((value) => ({ value, label: sorts[value] }));
  if (!newest || !answer?.isCapped) return newest ? [newest, ...others] : others;
  return [newest, { group: sortsCapped, items: others.map((choice) => ({ ...choice, disabled: true })) }];
}

/** Whether an order was asked for that the answer can't be in. */
export const isSortUntrue = (sort: RideSort | undefined, answer: Answer | undefined): boolean =>
  sort !== undefined && sort !== 'newest' && answer?.isCapped === true;

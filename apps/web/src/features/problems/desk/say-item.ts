import type { ProblemView } from '@ridewire/contracts';
import type { ProblemDeskTexts } from './texts.en.ts';

/** What the other side says about a thing that was left in the car. */
export function sayItem(
  texts: ProblemDeskTexts,
  kind: ProblemView['kind'],
  { isHere }: NonNullable<ProblemView['item']>,
): string {
  if (isHere === null) return texts.itemAsked;
  return (isHere ? texts.itemHere : texts.itemGone)[kind === 'found_item' ? kind : 'lost_item'];
}

import { Select } from '@mantine/core';
import { REVIEW_STATES, type ReviewState } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { readOneOf } from '../../kit/lists/read-search.ts';
import { useReviews } from './reviews-live.ts';
import { useReviewTexts } from './texts.en.ts';

interface ReviewFilterProps {
  value: ReviewState | undefined;
  onChoose: (value: ReviewState | undefined) => void;
}

/** Filters rides whose end was odd. It shows how many are unreviewed. */
export function ReviewFilter({ value, onChoose }: ReviewFilterProps) {
  const texts = useReviewTexts();
  const format = useFormat();
  const openCount = useReviews()?.openCount ?? 0;
  const open = openCount > 0 ? texts.openCount(format.count(openCount)) : texts.open;
  return (
    <Select
      flex={{ base: '1 1 140px', sm: '0 1 190px' }}
      aria-label={texts.filter}
      allowDeselect={false}
      data={[
        { value: 'all', label: texts.all },
        { value: 'open', label: open },
        { value: 'done', label: texts.done },
      ]}
      value={value ?? 'all'}
      onChange={(chosen) => onChoose(readOneOf(REVIEW_STATES, chosen))}
    />
  );
}

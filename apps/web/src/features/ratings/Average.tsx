import { Group, Text, VisuallyHidden } from '@mantine/core';
import type { AverageRating } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { IconStarFilled } from '@tabler/icons-react';
import { useRatingsTexts } from './texts.en.ts';

/** A person's average, or that there are too few ratings. */
export function Average({ rating }: { rating: AverageRating | null }) {
  const ratings = useRatingsTexts();
  const format = useFormat();
  if (!rating)
    return (
      <Text span size="sm" c="dimmed">
        {ratings.newcomer}
      </Text>
    );
  const average = format.average(rating.average);
  return (
    <Group component="span" gap={4} wrap="nowrap" display="inline-flex">
      <IconStarFilled size={14} aria-hidden />
      <span aria-hidden className="rw-num">
        {average}
      </span>
      <VisuallyHidden>{ratings.over(average, format.count(rating.count))}</VisuallyHidden>
    </Group>
  );
}

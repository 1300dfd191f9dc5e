import { Group, Text, VisuallyHidden } from '@mantine/core';
import { useFormat } from '@ridewire/ui';
import { IconStarFilled } from '@tabler/icons-react';
import { useRating } from './rating-live.ts';
import { useRatingsTexts } from './texts.en.ts';

/** The average of the other side of a ride, or that there are too few ratings; nothing until it is known. */
export function AverageSign({ rideId }: { rideId: string }) {
  const ratings = useRatingsTexts();
  const format = useFormat();
  const rating = useRating(rideId);
  if (!rating) return null;
  if (!rating.other)
    return (
      <Text span size="sm" c="dimmed">
        {ratings.newcomer}
      </Text>
    );
  const average = format.average(rating.other.average);
  return (
    <Group component="span" gap={4} wrap="nowrap" display="inline-flex">
      <IconStarFilled size={14} aria-hidden />
      <span aria-hidden className="rw-num">
        {average}
      </span>
      <VisuallyHidden>{ratings.over(average, format.count(rating.other.count))}</VisuallyHidden>
    </Group>
  );
}

import { Text } from '@mantine/core';
import { Hint, ToneBadge, useFormat } from '@ridewire/ui';
import { IconEyeExclamation } from '@tabler/icons-react';
import { useReviewOf } from './reviews-live.ts';
import { sayOdd } from './say-odd.ts';
import { useReviewTexts } from './texts.en.ts';

/** Marks a ride in a list whose end was odd, or names its reviewer. Nothing for all others. */
export function ReviewMark({ rideId }: { rideId: string }) {
  const texts = useReviewTexts();
  const format = useFormat();
  const review = useReviewOf(rideId);
  if (!review) return null;
  if (review.reviewed)
    return (
      <Text
        size="xs"
        c="dimmed"
        truncate
        maw="100%"
        title={texts.byAt(review.reviewed.by.name, format.dateTime(review.reviewed.at))}
      >
        {texts.by(review.reviewed.by.name)}
      </Text>
    );
  return (
    <Hint label={sayOdd(review, texts, format).join(' ')}>
      <span>
        <ToneBadge tone="amber" size="sm" icon={IconEyeExclamation}>
          {texts.open}
        </ToneBadge>
      </span>
    </Hint>
  );
}

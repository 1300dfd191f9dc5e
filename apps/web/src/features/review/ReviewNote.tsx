import { Stack, Text } from '@mantine/core';
import type { RideReviewView } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { sayOdd } from './say-odd.ts';
import { useReviewTexts } from './texts.en.ts';
import { IfMay } from '../session/IfMay.tsx';

/** The odd things about the end of a ride, and a button to mark it as reviewed. */
export function ReviewNote({ review }: { review: RideReviewView }) {
  const texts = useReviewTexts();
  const format = useFormat();
  const utils = trpc.useUtils();
  const { rideId } = review;
  const mark = trpc.rides.review.useMutation({
    onSuccess: () => {
      toastDone(texts.marked);
      return utils.rides.story.invalidate({ rideId });
    },
    onError: (error) => toastFailed(errorSentence(error, texts.failed)),
  });
  const { reviewed } = review;
  return (
    <Stack gap="sm" align="flex-start">
      {sayOdd(review, texts, format).map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      {reviewed ? (
        <Text size="xs" c="dimmed">
          {texts.byAt(reviewed.by.name, format.dateTime(reviewed.at))}
        </Text>
      ) : (
        <IfMay right="rides:write">
          <ConnectedButton
            isBusy={mark.isPending}
            busyLabel={texts.marking}
            // A failure is shown above.
            onPress={() => mark.mutateAsync({ rideId }).catch(() => {})}
          >
            {texts.mark}
          </ConnectedButton>
        </IfMay>
      )}
    </Stack>
  );
}

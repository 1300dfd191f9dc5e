import { Button, Chip, Group, Rating, Stack, Text, TextInput } from '@mantine/core';
import { ratingTags, type RatingTag, type RatingView } from '@ridewire/contracts';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useRatingsTexts } from './texts.en.ts';

interface RatingFormProps {
  rideId: string;
  side: 'rider' | 'driver';
  stars: number;
  own: RatingView | null;
  onStars: (stars: number) => void;
  /** It is on its way. */
  onSend: () => void;
  onDone: () => void;
}

/** Stars, what stood out, and a comment. */
export function RatingForm({ rideId, side, stars, own, onStars, onSend, onDone }: RatingFormProps) {
  const ratings = useRatingsTexts();
  const [tags, setTags] = useState<string[]>(own?.tags ?? []);
  const [comment, setComment] = useState(own?.comment ?? '');
  const offered = ratingTags(side, stars) as RatingTag[];
  const { mutate: rate, isPending } = trpc.ratings.rate.useMutation({
    onSuccess: onDone,
    onError: (error) => toastFailed(errorSentence(error, ratings.failed)),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        rate({ rideId, stars, tags: offered.filter((tag) => tags.includes(tag)), comment });
      }}
    >
      <Stack gap="sm">
        <Rating
          size={44}
          aria-label={ratings.panel}
          value={stars}
          getSymbolLabel={(count) => ratings.stars(count)}
          onChange={onStars}
        />
        <Chip.Group multiple value={tags} onChange={setTags}>
          <Group gap="xs" role="group" aria-label={ratings.tagsOf}>
            {offered.map((tag) => (
              <Chip key={tag} value={tag} size="lg" __vars={{ '--chip-size': '44px' }}>
                {ratings.tags[tag]}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <TextInput
          size="md"
          label={ratings.comment}
          description={ratings.commentHint}
          maxLength={500}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        {!own && (
          <Text size="sm" c="dimmed">
            {ratings.changeOnce}
          </Text>
        )}
        <Group gap="sm">
          <ConnectedButton size="md" type="submit" isBusy={isPending}>
            {ratings.send}
          </ConnectedButton>
          <Button size="md" variant="default" onClick={onDone}>
            {ratings.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { useMakeWish, useWishesLive, type WishedOf } from './wishes-live.ts';
import { useWishesTexts } from './texts.en.ts';
import styles from './wishes.module.css';

export interface PairWishProps {
  /** The person who wishes it. */
  by: 'rider' | 'driver';
  /** The other person of the ride. */
  of: WishedOf;
}

/** After a ride: whether the person wants the other one again. The other one never learns of it. */
export function PairWish({ by, of }: PairWishProps) {
  const wishes = useWishesTexts();
  const { data } = useWishesLive();
  const make = useMakeWish();
  const kind = data?.find(({ userId }) => userId === of.id)?.kind;
  // If it can't be known, the question is left out: the ride is what matters here.
  if (!data) return <Skeleton height={44} className="rw-late" />;
  if (kind === 'avoided')
    return (
      <Group gap={12} justify="space-between" wrap="nowrap" data-part="pair-wish">
        <Text size="sm" role="status">
          {wishes.avoided(of.name)}
        </Text>
        <ConnectedButton variant="default" size="md" flex="none" onPress={() => make(of, null)}>
          {wishes.undo}
        </ConnectedButton>
      </Group>
    );
  const isFavorite = kind === 'favorite';
  const HeartIcon = isFavorite ? IconHeartFilled : IconHeart;
  return (
    <Stack gap={4} align="flex-start" data-part="pair-wish">
      {by === 'rider' && (
        <ConnectedButton
          variant="default"
          size="md"
          className={styles.favorite}
          aria-pressed={isFavorite}
          icon={<HeartIcon size={20} stroke={1.75} aria-hidden />}
          onPress={() => make(of, isFavorite ? null : 'favorite')}
        >
          {wishes.favorite}
        </ConnectedButton>
      )}
      {isFavorite && (
        <Text size="sm" c="dimmed" role="status">
          {wishes.favoriteHint(of.name)}
        </Text>
      )}
      <ConnectedButton
        variant="subtle"
        size="md"
        className={styles.avoid}
        onPress={() => make(of, 'avoided')}
      >
        {wishes.avoid[by]}
      </ConnectedButton>
    </Stack>
  );
}

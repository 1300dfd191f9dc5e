import { Button, Group, Rating, Text } from '@mantine/core';
import { useState } from 'react';
import { RatingForm } from './RatingForm.tsx';
import { useRating } from './rating-live.ts';
import { useRatingsTexts } from './texts.en.ts';

export interface RateRideProps {
  rideId: string;
  side: 'rider' | 'driver';
  /** The other side. */
  name: string;
}

/** Asks once for a rating; afterwards says which one was given, and offers to change it once. */
export function RateRide({ rideId, side, name }: RateRideProps) {
  const ratings = useRatingsTexts();
  const rating = useRating(rideId);
  const [stars, setStars] = useState<number | null>(null);
  if (!rating?.closesAt) return null;
  const isOpen = Date.parse(rating.closesAt) > Date.now();
  const { own } = rating;
  if (stars !== null && isOpen && !own?.isFixed)
    return (
      <RatingForm
        key={own?.at}
        {...{ rideId, side, stars, own }}
        onStars={setStars}
        onDone={() => setStars(null)}
      />
    );
  if (own)
    return (
      <Group justify="space-between" gap="4px 12px">
        <Text role="status">{ratings.thanks(ratings.stars(own.stars))}</Text>
        {isOpen && !own.isFixed && (
          <Button variant="default" onClick={() => setStars(own.stars)}>
            {ratings.change}
          </Button>
        )}
      </Group>
    );
  if (!isOpen) return null;
  return (
    <div>
      <Text fw={600}>{ratings.ask(name)}</Text>
      <Text size="sm" c="dimmed" mb={4}>
        {ratings.hint(name)}
      </Text>
      <Rating
        size={44}
        aria-label={ratings.ask(name)}
        getSymbolLabel={(count) => ratings.stars(count)}
        onChange={setStars}
      />
    </div>
  );
}

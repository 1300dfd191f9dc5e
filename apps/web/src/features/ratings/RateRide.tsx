import { Button, Group, Rating, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { trpc } from '../../kit/live/trpc.ts';
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
  const sent = useKeepStars(rideId, rating?.own ? null : stars);
  if (!rating?.closesAt) return null;
  const isOpen = Date.parse(rating.closesAt) > Date.now();
  const { own } = rating;
  if (stars !== null && isOpen && !own?.isFixed)
    return (
      <RatingForm
        key={own?.at}
        {...{ rideId, side, stars, own }}
        onStars={setStars}
        onSend={sent}
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

/**
 * Sends chosen stars when the person goes on without a word more: going on is at the thumb, sending isn't always in sight.
 * @param stars of a first rating that isn't sent; null for none
 * @returns called when they are sent with what goes with them
 */
function useKeepStars(rideId: string, stars: number | null): () => void {
  const isSent = useRef(false);
  const { mutate: rate } = trpc.ratings.rate.useMutation();
  const keep = useEffectEvent(() => {
    if (stars !== null && !isSent.current) rate({ rideId, stars, tags: [] });
  });
  useEffect(() => {
    // React's strict mode mounts twice at once; nobody has chosen stars by then.
    let isHere = false;
    const timer = setTimeout(() => (isHere = true));
    return () => {
      clearTimeout(timer);
      if (isHere) keep();
    };
  }, []);
  return () => {
    isSent.current = true;
  };
}

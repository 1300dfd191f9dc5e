import { Rating, Stack, Text } from '@mantine/core';
import { trpc } from '../../../kit/live/trpc.ts';
import { useRatingsTexts } from '../../ratings/texts.en.ts';
import { RidePanel } from './RidePanel.tsx';

/** What both sides of a ride said of each other; nothing where neither did. */
export function RideRatings({ rideId }: { rideId: string }) {
  const ratings = useRatingsTexts();
  const { data } = trpc.ratings.ofRide.useQuery({ rideId });
  if (!data || data.length === 0) return null;
  return (
    <RidePanel title={ratings.panel}>
      <Stack gap="sm">
        {data.map(({ by, driver, stars, tags, comment }) => (
          <div key={`${by} ${driver.id}`}>
            <Text size="sm" c="dimmed">
              {ratings.by[by]} · {driver.name}
            </Text>
            <Rating readOnly value={stars} aria-label={ratings.stars(stars)} />
            {tags.length > 0 && <Text size="sm">{tags.map((tag) => ratings.tags[tag]).join(' · ')}</Text>}
            {comment && <Text style={{ overflowWrap: 'anywhere' }}>{comment}</Text>}
          </div>
        ))}
      </Stack>
    </RidePanel>
  );
}

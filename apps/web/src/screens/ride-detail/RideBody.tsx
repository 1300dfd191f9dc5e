import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { RideDetail, RideStory } from '@ridewire/contracts';
import { RideWire } from '@ridewire/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '../../lists/LoadFailure.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { RideIncident } from './RideIncident.tsx';
import { RideFare } from './RideFare.tsx';
import { RideOffers } from './RideOffers.tsx';
import { RidePanel } from './RidePanel.tsx';
import { RidePeople } from './RidePeople.tsx';
import { RideRefunds } from './RideRefunds.tsx';
import { RideRoute } from './RideRoute.tsx';
import { RideSummary } from './RideSummary.tsx';
import { RideTimeline } from './RideTimeline.tsx';

export interface RideBodyProps {
  /** Undefined until it is known. */
  ride: RideDetail | undefined;
  story: UseQueryResult<RideStory>;
  /** The ride could not be read: nothing of it is on its way. */
  hasFailed: boolean;
}

/** Wire, facts, people, map, offers, timeline: three columns, or one on a phone. */
export function RideBody({ ride, story, hasFailed }: RideBodyProps) {
  const { rides } = useTexts();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  if (!ride && hasFailed) return null;
  // Both were asked for at once; parts that come one by one would move each other.
  if (!ride || story.isPending) return <BodySkeleton isPhone={isPhone} />;
  return (
    <div className="rw-ridepage">
      <section className="rw-ridepage-panel" aria-label={rides.progress}>
        <RideWire
          status={ride.status}
          times={ride.times}
          orientation={isPhone ? 'vertical' : 'horizontal'}
          label={rides.progress}
        />
      </section>
      {story.isError && (
        <LoadFailure
          sentence={rides.storyFailed}
          isTrying={story.isFetching}
          onTry={() => void story.refetch()}
        />
      )}
      <div className="rw-ridepage-columns">
        <div>
          <RideSummary ride={ride} />
          <RidePeople ride={ride} />
          <RideFare ride={ride} story={story.data} />
          {story.data && <RideRefunds ride={ride} refunds={story.data.refunds} />}
        </div>
        <div>
          <RideRoute ride={ride} />
          <RidePanel title={rides.offers}>
            {story.data && <RideOffers offers={story.data.offers} status={ride.status} />}
          </RidePanel>
        </div>
        <div>
          {story.data?.incident && <RideIncident incident={story.data.incident} />}
          <RidePanel title={rides.timeline}>{story.data && <RideTimeline story={story.data} />}</RidePanel>
        </div>
      </div>
    </div>
  );
}

/** As tall as what comes. */
function BodySkeleton({ isPhone }: { isPhone: boolean }) {
  const { shell } = useTexts();
  return (
    <div className="rw-ridepage rw-late" role="status" aria-label={shell.loading}>
      <Skeleton height={isPhone ? 230 : 86} radius="md" />
      <div className="rw-ridepage-columns">
        <div>
          <Skeleton height={310} radius="md" />
          <Skeleton height={210} radius="md" />
        </div>
        <div>
          <Skeleton height={416} radius="md" />
          <Skeleton height={160} radius="md" />
        </div>
        <div>
          <Skeleton height={310} radius="md" />
        </div>
      </div>
    </div>
  );
}

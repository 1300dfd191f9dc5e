import { Anchor, Paper, Skeleton, Text } from '@mantine/core';
import { toPayOf } from '@ridewire/contracts/promo-terms';
import { useMediaQuery } from '@mantine/hooks';
import type { IncidentView, RideDetail, RideStory } from '@ridewire/contracts';
import { RideWire, useFormat } from '@ridewire/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { LoadFailure } from '../../../kit/lists/LoadFailure.tsx';
import { ReviewNote } from '../../review/ReviewNote.tsx';
import { useReviewTexts } from '../../review/texts.en.ts';
import { ReportedChats } from './ReportedChats.tsx';
import { RideBusinessFact } from './RideBusinessFact.tsx';
import { RideChoices } from './RideChoices.tsx';
import { RideOffers } from './RideOffers.tsx';
import { RidePanel } from './RidePanel.tsx';
import { RidePeople } from './RidePeople.tsx';
import { RideProblems } from './RideProblems.tsx';
import { RideRatings } from './RideRatings.tsx';
import { RideRefunds } from './RideRefunds.tsx';
import { RideRoute } from './RideRoute.tsx';
import { RideTimeline } from './RideTimeline.tsx';
import { useRideTexts } from '../ride.en.ts';
import { useRidesTexts } from '../texts.en.ts';
import styles from './ride-detail.module.css';
import { fareParts } from '@ridewire/contracts/fare-parts';
import { FareLine, FareLines } from '../FareLines.tsx';
import { Fact, FactList } from '../../../kit/lists/FactList.tsx';
import { IncidentBadge } from '../../sos/incidents/IncidentBadge.tsx';
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import { useIncidentsTexts } from '../../sos/incidents/texts.en.ts';
import { phoneLink } from '../../../kit/texts/phone-link.ts';
import { Place } from '../Place.tsx';
import { sayReason } from '../../../kit/texts/say-reason.ts';
import { useRideTypes, useTypeName } from '../ride-types.ts';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { IfMay } from '../../session/IfMay.tsx';

export interface RideBodyProps {
  /** Undefined until it is known. */
  ride: RideDetail | undefined;
  story: UseQueryResult<RideStory, Pick<Error, 'message'>>;
  /** The ride could not be read, so nothing of it will come. */
  hasFailed: boolean;
}

/** Status wire, facts, people, map, offers, timeline: three columns, or one on a phone. */
export function RideBody({ ride, story, hasFailed }: RideBodyProps) {
  const rides = useRidesTexts();
  const review = useReviewTexts();
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  if (!ride && hasFailed) return null;
  // Both were requested at once. Parts that appear one by one would move each other.
  if (!ride || story.isPending) return <BodySkeleton isPhone={isPhone} />;
  return (
    <div className={styles.ridepage}>
      <Paper component="section" withBorder p={16} miw={0} data-print="whole" aria-label={rides.progress}>
        <RideWire
          status={ride.status}
          times={ride.times}
          orientation={isPhone ? 'vertical' : 'horizontal'}
          label={rides.progress}
        />
      </Paper>
      {story.isError && (
        <LoadFailure sentence={rides.storyFailed} isTrying={story.isFetching} onTry={story.refetch} />
      )}
      <div className={styles.columns}>
        <div>
          <RideSummary ride={ride} />
          <RidePeople ride={ride} />
          <RideFare ride={ride} story={story.data} />
          {story.data && <RideRefunds ride={ride} refunds={story.data.refunds} />}
        </div>
        <div>
          <RideRoute ride={ride} />
          {!story.data?.isArchived && (
            <RidePanel title={rides.offers}>
              {story.data && <RideOffers offers={story.data.offers} status={ride.status} />}
              {story.data && <RideChoices choices={story.data.choices} />}
            </RidePanel>
          )}
        </div>
        <div>
          {story.data?.incident && <RideIncident incident={story.data.incident} />}
          {story.data?.review && (
            <RidePanel title={review.title}>
              <ReviewNote review={story.data.review} />
            </RidePanel>
          )}
          <RideProblems rideId={ride.id} />
          <RideRatings rideId={ride.id} />
          <IfMay right="support:read">
            <ReportedChats rideId={ride.id} />
          </IfMay>
          <RidePanel title={rides.timeline}>
            {story.data?.isArchived && (
              <Text size="sm" c="dimmed" pb={8}>
                {rides.archived}
              </Text>
            )}
            {story.data && <RideTimeline story={story.data} />}
          </RidePanel>
        </div>
      </div>
    </div>
  );
}

/** As tall as what will replace it. */
function BodySkeleton({ isPhone }: { isPhone: boolean }) {
  return (
    <Waiting className={styles.ridepage}>
      <Skeleton height={isPhone ? 230 : 86} />
      <div className={styles.columns}>
        <div>
          <Skeleton height={310} />
          <Skeleton height={210} />
        </div>
        <div>
          <Skeleton height={416} />
          <Skeleton height={160} />
        </div>
        <div>
          <Skeleton height={310} />
        </div>
      </div>
    </Waiting>
  );
}

/** The parts of the fare, and who gets it. Nobody gets the fare of a canceled ride. */
function RideFare({ ride, story }: { ride: RideDetail; story: RideStory | undefined }) {
  const rides = useRidesTexts();
  const types = useRideTypes();
  const parts = fareParts(types, ride);
  return (
    <RidePanel title={rides.breakdown}>
      <FareLines
        parts={parts}
        totalCents={toPayOf(ride)}
        discountCents={ride.discountCents}
        surgeTenths={ride.surgeTenths}
        waitingCents={ride.waitingCents}
        distanceMeters={ride.distanceMeters}
        durationSeconds={ride.durationSeconds}
      >
        {ride.status !== 'canceled' && story && (
          <>
            {ride.refundedCents > 0 && <FareLine name={rides.refundedLine} cents={-ride.refundedCents} />}
            <FareLine name={rides.commission} cents={story.commissionCents} />
            <FareLine name={rides.payout} cents={story.payoutCents} />
          </>
        )}
      </FareLines>
      {ride.status === 'canceled' && (
        <Text size="sm" c="dimmed">
          {rides.notCharged}
        </Text>
      )}
      {!parts && (
        <Text size="sm" c="dimmed">
          {rides.partsUnknown}
        </Text>
      )}
    </RidePanel>
  );
}

/** Says that someone raised an SOS alert on this ride, and who is handling it. */
function RideIncident({ incident: { rideId, state, owner } }: { incident: IncidentView }) {
  const incidents = useIncidentsTexts();
  const name = owner ? (owner.by.name ?? incidents.removed) : incidents.nobody;
  return (
    <RidePanel title={incidents.calls} beside={<IncidentBadge state={state} size="sm" />}>
      <Text size="xs" c="dimmed">
        {incidents.owner}: {name}
      </Text>
      <LinkButton mt="sm" variant="default" to="/dashboard/admin/incidents/$rideId" params={{ rideId }}>
        {incidents.open}
      </LinkButton>
    </RidePanel>
  );
}

/** What was requested, and when. */
function RideSummary({ ride }: { ride: RideDetail }) {
  const rides = useRidesTexts();
  const words = useRideTexts();
  const typeName = useTypeName();
  const format = useFormat();
  return (
    <RidePanel title={rides.details}>
      {ride.canceledBy && (
        <Text display="grid" size="sm" fw={600} pb={12}>
          {rides.canceledBy[ride.canceledBy]}
          {ride.cancelReason && (
            <Text span inherit fw={400} c="var(--rw-text-2)">
              {rides.reason(sayReason(ride.cancelReason))}
            </Text>
          )}
        </Text>
      )}
      <FactList look="gaps" label={rides.details}>
        <Fact label={rides.fare}>
          <strong>{format.money(ride.fareCents)}</strong>
          {ride.promoCode && (
            <Text span size="xs" c="dimmed" flex="1 0 100%">
              {words.promo} {ride.promoCode}
            </Text>
          )}
          {ride.status === 'canceled' && (
            <Text span size="xs" c="dimmed" flex="1 0 100%">
              {rides.notCharged}
            </Text>
          )}
        </Fact>
        <Fact label={rides.type}>{typeName(ride.type)}</Fact>
        <Fact label={rides.pickup}>
          <Place stop={ride.pickup} />
        </Fact>
        {ride.passenger && (
          <Fact label={rides.passenger}>
            <span style={{ overflowWrap: 'anywhere' }}>{ride.passenger.name}</span>{' '}
            <Anchor href={phoneLink(ride.passenger.phone ?? '')} inherit className="rw-num">
              {ride.passenger.phone}
            </Anchor>
          </Fact>
        )}
        {ride.pickupNote && <Fact label={rides.pickupNote}>{ride.pickupNote}</Fact>}
        <RideBusinessFact rideId={ride.id} />
        {ride.stops?.map((stop, i) => (
          <Fact key={i} label={rides.stop(i + 1, stop.reachedAt ? format.clock(stop.reachedAt) : null)}>
            <Place stop={stop} />
          </Fact>
        ))}
        <Fact label={rides.destination}>
          <Place stop={ride.destination} />
        </Fact>
        <Fact label={rides.distance}>{format.distance(ride.distanceMeters)}</Fact>
        <Fact label={rides.duration}>{format.duration(ride.durationSeconds)}</Fact>
        {ride.times.scheduled && (
          <Fact label={rides.scheduledFor}>
            <time dateTime={ride.times.scheduled}>{format.dateTime(ride.times.scheduled)}</time>
          </Fact>
        )}
        <Fact label={rides.requested}>
          <time dateTime={ride.times.requested}>{format.dateTime(ride.times.requested)}</time>
        </Fact>
      </FactList>
    </RidePanel>
  );
}

import { useDocumentTitle } from '@mantine/hooks';
import type { RideDetail as Ride } from '@ridewire/contracts';
import { announce, useFormat, useMemory } from '@ridewire/ui';
import { useIsMutating } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import { trpc } from '../../../kit/live/trpc.ts';
import { findErrorCode } from '../../../kit/live/error-sentence.ts';
import { LoadFailure } from '../../../kit/lists/LoadFailure.tsx';
import { FollowRides } from '../FollowRides.tsx';
import { invalidateRide } from '../keep-ride.ts';
import { focusLostHeading } from '../../../kit/page/focus-lost-heading.ts';
import { isUuid } from '../../../kit/lists/read-search.ts';
import { RideBody } from './RideBody.tsx';
import { RideHead, type RideHeadProps } from './RideHead.tsx';
import { useRidesTexts } from '../texts.en.ts';
import { useKitTexts } from '../../../kit/texts/texts.en.ts';
import { BackLink } from '../../../kit/page/BackLink.tsx';
import { PageFrame } from '../../../kit/page/PageFrame.tsx';
import { useRefreshOnChange } from '../../../kit/lists/use-refresh-on-change.ts';
import { NoSuchItem } from '../../../kit/page/NoSuchItem.tsx';
import { useIncidentsLive } from '../../sos/incidents/incidents-live.ts';

type RideDetailProps = Pick<RideHeadProps, 'boardActions'>;

const route = getRouteApi('/_shell/dashboard/ride-management/$rideId');

/** One ride: its present state and its history. */
export function RideDetail(props: RideDetailProps) {
  const rides = useRidesTexts();
  const { rideId } = route.useParams();
  // Something that is no id is not looked up.
  return isUuid(rideId) ? (
    <>
      <FollowRides rideId={rideId} />
      <FollowIncident rideId={rideId} />
      <KnownRide key={rideId} rideId={rideId} {...props} />
    </>
  ) : (
    <NoRide
      {...(rideId.trim() ? { line: rides.notFound, hint: rides.notFoundHint } : { line: rides.idMissing })}
    />
  );
}

function KnownRide({ rideId, boardActions }: RideDetailProps & { rideId: string }) {
  const rides = useRidesTexts();
  const kit = useKitTexts();
  const format = useFormat();
  const ride = trpc.rides.get.useQuery({ rideId });
  const story = trpc.rides.story.useQuery({ rideId });
  // The list the person came from, with its search and filters.
  const search = useRouterState({ select: ({ location }) => location.state.rideSearch ?? {} });
  const [isLeaving, setLeaving] = useState(false);
  const isDeleting = useIsMutating({ mutationKey: getMutationKey(trpc.rides.delete) }) > 0;
  useDocumentTitle(`${rides.rideTitle(format.shortId(rideId))} · ${kit.productName}`);
  const isGone = ride.error !== null && findErrorCode(ride.error) === 'RIDE_NOT_FOUND';
  // A ride that is gone stays gone, also while it is requested again.
  const [wasGone] = useMemory(false, (before) => before || isGone);
  // A person who deletes it here leaves the page and should not read that the ride is missing.
  const isMissing = wasGone && !ride.isSuccess && !isDeleting && !isLeaving;
  const known: Ride | undefined = ride.data;
  const wasSeen = known !== undefined;
  useEffect(() => {
    if (!isMissing || !wasSeen) return;
    announce(rides.deleteGone, 'polite');
    focusLostHeading();
  }, [isMissing, wasSeen, rides]);
  if (isMissing) {
    return wasSeen ? (
      <NoRide line={rides.deleteGone} />
    ) : (
      <NoRide line={rides.notFound} hint={rides.notFoundHint} />
    );
  }
  return (
    <PageFrame>
      <BackLink to="/dashboard/ride-management" search={search}>
        {rides.back}
      </BackLink>
      <RideHead rideId={rideId} ride={known} onLeave={() => setLeaving(true)} boardActions={boardActions} />
      {ride.isError && !isGone && (
        <LoadFailure sentence={rides.detailFailed} isTrying={ride.isFetching} onTry={ride.refetch} />
      )}
      <RideBody ride={known} story={story} hasFailed={ride.isError} />
    </PageFrame>
  );
}

/** Reads a ride again when someone raises an SOS alert or an admin handles one. Renders nothing itself. */
function FollowIncident({ rideId }: { rideId: string }) {
  const { data: turn } = useIncidentsLive();
  useRefreshOnChange(
    turn,
    useCallback(() => invalidateRide(rideId), [rideId]),
  );
  return null;
}

/** Shown if there is no ride, with a link back. */
function NoRide({ line, hint }: { line: string; hint?: string }) {
  const rides = useRidesTexts();
  const kit = useKitTexts();
  const search = useRouterState({ select: ({ location }) => location.state.rideSearch ?? {} });
  useDocumentTitle(`${rides.ride} · ${kit.productName}`);
  return (
    <NoSuchItem
      line={line}
      hint={hint}
      back={
        <LinkButton to="/dashboard/ride-management" search={search}>
          {rides.backToRides}
        </LinkButton>
      }
    />
  );
}

import './ride-detail.css';
import { Anchor } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { RideDetail as Ride } from '@ridewire/contracts';
import { announce, useFormat } from '@ridewire/ui';
import { IconChevronLeft } from '@tabler/icons-react';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { findErrorCode } from '../../live/error-sentence.ts';
import { LoadFailure } from '../../lists/LoadFailure.tsx';
import { DELETE_RIDE } from '../../rides/DeleteRideDialog.tsx';
import { FollowRides } from '../../rides/FollowRides.tsx';
import { rideQuery, rideStoryQuery } from '../../rides/rides-queries.ts';
import { focusLostHeading } from '../../shell/focus-lost-heading.ts';
import { isUuid } from '../../lists/read-search.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FollowIncident } from './FollowIncident.tsx';
import { NoRide } from './NoRide.tsx';
import { RideBody } from './RideBody.tsx';
import { RideHead } from './RideHead.tsx';

const route = getRouteApi('/_shell/dashboard/ride-management/$rideId');

/** One ride, as it is now and how it came to that. */
export function RideDetail() {
  const { rides } = useTexts();
  const { rideId } = route.useParams();
  // What is no id needs no asking.
  return isUuid(rideId) ? (
    <>
      <FollowRides rideId={rideId} />
      <FollowIncident rideId={rideId} />
      <KnownRide key={rideId} rideId={rideId} />
    </>
  ) : (
    <NoRide
      {...(rideId.trim() ? { line: rides.notFound, hint: rides.notFoundHint } : { line: rides.idMissing })}
    />
  );
}

function KnownRide({ rideId }: { rideId: string }) {
  const { rides, shell } = useTexts();
  const format = useFormat();
  const ride = useQuery(rideQuery(rideId));
  const story = useQuery(rideStoryQuery(rideId));
  // Where one came from: the list as it was searched and filtered.
  const search = useRouterState({ select: ({ location }) => location.state.rideSearch ?? {} });
  const [isLeaving, setLeaving] = useState(false);
  const isDeleting = useIsMutating({ mutationKey: DELETE_RIDE }) > 0;
  useDocumentTitle(`${rides.rideTitle(format.shortId(rideId))} · ${shell.productName}`);
  const isGone = ride.error !== null && findErrorCode(ride.error) === 'RIDE_NOT_FOUND';
  // A ride that is gone stays so, also while it is asked for once more.
  const [wasGone, setGone] = useState(isGone);
  if (isGone && !wasGone) setGone(true);
  // Who deletes it here is led away, and reads nothing of a ride that is missing.
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
    <div className="rw-page">
      <Anchor
        className="rw-ridepage-back"
        renderRoot={(props) => <Link {...props} to="/dashboard/ride-management" search={search} />}
      >
        <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        {rides.back}
      </Anchor>
      <RideHead rideId={rideId} ride={known} onLeave={() => setLeaving(true)} />
      {ride.isError && !isGone && (
        <LoadFailure
          sentence={rides.detailFailed}
          isTrying={ride.isFetching}
          onTry={() => void ride.refetch()}
        />
      )}
      <RideBody ride={known} story={story} hasFailed={ride.isError} />
    </div>
  );
}

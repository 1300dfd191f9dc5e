import { Skeleton, Stack, Text } from '@mantine/core';
import { isAboard } from '@ridewire/contracts';
import type { FunctionComponent, ReactNode } from 'react';
import { LaterCheckIn } from '../../check-ins/LaterCheckIn.tsx';
import { HelpNotice } from '../../sos/HelpNotice.tsx';
import { CoolingNotice } from '../CoolingNotice.tsx';
import { useDriverLive } from '../driving-live.ts';
import { LocationNotice } from '../LocationNotice.tsx';
import { LaterBreakNotice } from '../breaks/LaterBreakNotice.tsx';
import { PresenceNotice } from '../PresenceNotice.tsx';
import { useDriverTexts } from '../texts.en.ts';
import { CollectBefore } from './CollectBefore.tsx';
import type { DriverView } from './decide-view.ts';
import { EndedPanel } from './EndedPanel.tsx';
import { IdleRequests } from './IdleRequests.tsx';
import { NextRide } from './NextRide.tsx';
import { Notice } from './Notice.tsx';
import { NoRide } from './NoRide.tsx';
import { OfflinePanel } from './OfflinePanel.tsx';
import { PlaceInLine } from './PlaceInLine.tsx';
import { RidePanel } from './RidePanel.tsx';
import { SuspendedNotice } from './SuspendedNotice.tsx';
import { NextTurn } from './NextTurn.tsx';

/** The facts a phase needs about the page around it. */
export interface Around {
  isPhone: boolean;
  /** The next turn is shown over the map. */
  hasTurnOver: boolean;
  /** A bar above shows online or offline. */
  hasBar: boolean;
  /** The reason the page was opened. */
  part: 'requests' | 'ride' | undefined;
  /** The rider's fare is still to be collected. */
  isOwed: boolean;
  isFailed: boolean;
  /** The day's figures. */
  strip: ReactNode;
  /** A request for after this ride. */
  nextCard: ReactNode;
}

type Phase<Name extends DriverView['name']> = Extract<DriverView, { name: Name }> & { around: Around };

/** The panel's placeholder while nothing is known yet. */
function Loading({ around }: Phase<'loading'>) {
  if (around.isFailed) return null;
  return (
    <Stack gap="md" className="rw-late" aria-hidden>
      <Skeleton height={30} width="45%" />
      <Skeleton height={20} width="70%" />
      <Skeleton height={142} radius="md" />
    </Stack>
  );
}

function Offline({ around }: Phase<'offline'>) {
  return (
    <>
      <PresenceNotice />
      {around.part === 'ride' && <NoRide />}
      <OfflinePanel withHeading={!around.hasBar} />
      {around.strip}
    </>
  );
}

function Requests({ around: { isPhone, part, strip } }: Phase<'requests'>) {
  return (
    <>
      <PresenceNotice />
      <CoolingNotice />
      <LocationNotice />
      {part === 'ride' && <NoRide />}
      {!isPhone && strip}
      {part !== 'ride' && <IdleRequests />}
      {isPhone && strip}
    </>
  );
}

function Driving({ ride, next, before, bySupport, byItself, rerouted, around }: Phase<'driving'>) {
  const driver = useDriverTexts();
  const { availability } = useDriverLive();
  return (
    <>
      <HelpNotice rideId={ride.id} />
      {isAboard(ride.status) && <LaterCheckIn ride={ride} />}
      {availability.data?.suspended && <SuspendedNotice />}
      <LaterBreakNotice isDriving />
      {!around.hasTurnOver && <NextTurn ride={ride} />}
      {before && <CollectBefore ride={before} />}
      {!around.isPhone && around.nextCard}
      <RidePanel
        ride={ride}
        next={next}
        bySupport={bySupport}
        byItself={byItself === true}
        rerouted={rerouted === true}
      />
      {next && <NextRide ride={next} />}
      {around.part === 'requests' && <Text c="dimmed">{driver.requestsLater}</Text>}
      <LocationNotice />
      {around.strip}
    </>
  );
}

function Ended({ ride, bySupport, around }: Phase<'ended'>) {
  return (
    <>
      <HelpNotice rideId={ride.id} />
      <EndedPanel ride={ride} bySupport={bySupport} isOwed={around.isOwed} />
      {around.strip}
    </>
  );
}

function Left({ why, around }: Phase<'left'>) {
  const driver = useDriverTexts();
  return (
    <>
      {why === 'suspended' ? (
        <SuspendedNotice hasLost />
      ) : (
        <Notice tone="warning" title={why ? driver.replaced : driver.left}>
          {why ? driver.replacedHint : driver.leftHint}
        </Notice>
      )}
      {/* The desk took the ride: the place in line it came from is kept. */}
      {!why && <PlaceInLine />}
      {around.strip}
    </>
  );
}

const BODIES: { [Name in DriverView['name']]: FunctionComponent<Phase<Name>> } = {
  loading: Loading,
  offline: Offline,
  requests: Requests,
  driving: Driving,
  ended: Ended,
  left: Left,
};

/** The panel's content in each phase of a driver's home. */
export function PhaseBody({ view, around }: { view: DriverView; around: Around }) {
  // The compiler can't see that a name and its view belong together.
  const Body = BODIES[view.name] as FunctionComponent<DriverView & { around: Around }>;
  return <Body {...view} around={around} />;
}

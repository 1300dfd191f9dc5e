import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { ScheduledAtDesk } from '@ridewire/contracts';
import { ToneBadge } from '@ridewire/ui';
import { TextLink } from '../../../kit/page/TextLink.tsx';
import { phoneLink } from '../../../kit/texts/phone-link.ts';
import { ScheduledActions } from '../ScheduledActions.tsx';
import { StoppedType } from '../../scheduled/StoppedType.tsx';
import { useAsksAt } from '../../scheduled/use-asks-at.ts';
import { useScheduledTexts } from '../../scheduled/texts.en.ts';
import { IfMay } from '../../session/IfMay.tsx';
import { ReleaseDriver } from './ReleaseDriver.tsx';
import { useScheduledDeskTexts } from './texts.en.ts';

const TONES = { requested: 'sky', missed: 'amber', canceled: 'gray' } as const;

/** What can be done with a ride that waits; of another, what became of it. */
export function RideOutcome({ ride }: { ride: ScheduledAtDesk }) {
  const texts = useScheduledDeskTexts();
  const scheduled = useScheduledTexts();
  if (ride.state === 'waiting')
    return (
      <Stack gap={8}>
        <StoppedType type={ride.type} say={scheduled.typeStopped} />
        <IfMay right="bookings:write">
          <ScheduledActions ride={ride} rider={ride.rider} />
        </IfMay>
      </Stack>
    );
  return (
    <Group gap="4px 12px">
      <ToneBadge tone={TONES[ride.state]}>{texts.states[ride.state]}</ToneBadge>
      {ride.missedWhy && (
        <Text span size="sm">
          {texts.missed[ride.missedWhy]}
        </Text>
      )}
      {ride.rideId !== undefined && (
        <TextLink inherit to="/dashboard/ride-management/$rideId" params={{ rideId: ride.rideId ?? '' }}>
          {texts.viewRide}
        </TextLink>
      )}
    </Group>
  );
}

/** The driver who took it beforehand, and the way to take it from them. */
export function Taker({ ride }: { ride: ScheduledAtDesk }) {
  const scheduled = useScheduledTexts();
  const { driver, state, asksAt } = ride;
  return (
    <Group gap="4px 12px" display={driver || state === 'waiting' ? undefined : 'none'}>
      {driver && <Person person={driver} isDriver />}
      {!driver && state === 'waiting' && (
        <Text inherit component="div" c="dimmed">
          {scheduled.noDriver}
          {asksAt !== undefined && <Asked asksAt={asksAt} />}
        </Text>
      )}
      {/* Its dialog stays when the driver gives the ride back, and says so. */}
      <IfMay right="bookings:write">
        <ReleaseDriver ride={ride} />
      </IfMay>
    </Group>
  );
}

/** About when drivers are asked for a ride that nobody took. */
function Asked({ asksAt }: { asksAt: string }) {
  const scheduled = useScheduledTexts();
  const clock = useAsksAt(asksAt);
  return (
    <Text size="sm" className="rw-num">
      {clock === null ? scheduled.asksSoon : scheduled.asksAt(clock)}
    </Text>
  );
}

/** Somebody, and the number to call. */
export function Person({
  person: { id, name, phone },
  isDriver = false,
}: {
  person: ScheduledAtDesk['rider'];
  isDriver?: boolean;
}) {
  return (
    <Group gap="0 12px">
      <TextLink
        inherit
        {...(isDriver
          ? { to: '/dashboard/driver-management/$driverId', params: { driverId: id } }
          : { to: '/dashboard/user-management/$userId', params: { userId: id } })}
      >
        {name}
      </TextLink>
      {phone && (
        <Anchor inherit href={phoneLink(phone)} className="rw-num">
          {phone}
        </Anchor>
      )}
    </Group>
  );
}

import { Alert, Box, Divider, Group, Stack, Text } from '@mantine/core';
import type { StuckState } from '@ridewire/contracts';
import { RideStatusBadge, RideWire, useFormat } from '@ridewire/ui';
import { IconClockExclamation } from '@tabler/icons-react';
import { SosMark } from '../sos/SosMark.tsx';
import { StuckOwner } from '../stuck/StuckOwner.tsx';
import { sayReason } from '../../kit/texts/say-reason.ts';
import { RideCalls } from './RideActions.tsx';
import { DriverFacts, type DriverFactsProps, MoneyFacts, RiderFacts, RouteFacts } from './RideFacts.tsx';
import { useBoardTexts } from './texts.en.ts';
import { useRidesTexts } from '../rides/texts.en.ts';

export interface RideDetailProps extends DriverFactsProps {
  stuck: StuckState | undefined;
  /** Someone raised an SOS alert on it. */
  hasAlert: boolean;
}

/** Everything an admin may know about a ride. */
export function RideDetail({ ride, stuck, hasAlert, position, progress, silentSince }: RideDetailProps) {
  const texts = useBoardTexts();
  const rides = useRidesTexts();
  const format = useFormat();
  return (
    <Stack gap="lg">
      <Group gap={8}>
        <RideStatusBadge status={ride.status} />
        {hasAlert && <SosMark />}
        <Box component="span" ml="auto" className="rw-figure">
          {format.money(ride.fareCents)}
        </Box>
      </Group>
      {stuck && (
        <Alert color="amber" icon={<IconClockExclamation size={20} stroke={1.75} aria-hidden />}>
          {texts.board.whyLong[stuck.why]}
          <StuckOwner rideId={ride.id} />
        </Alert>
      )}
      {ride.canceledBy && (
        <Text display="grid" fw={600}>
          {rides.canceledBy[ride.canceledBy]}
          {ride.cancelReason && (
            <Text span fw={400} c="var(--rw-text-2)">
              {texts.ride.reason(sayReason(ride.cancelReason))}
            </Text>
          )}
        </Text>
      )}
      <RiderFacts ride={ride} />
      <DriverFacts ride={ride} position={position} progress={progress} silentSince={silentSince} />
      <RideCalls ride={ride} />
      <Divider />
      <RideWire status={ride.status} times={ride.times} orientation="vertical" label={texts.ride.progress} />
      <Divider />
      <RouteFacts ride={ride} />
      <Divider />
      <MoneyFacts ride={ride} />
    </Stack>
  );
}

import { Box, Text } from '@mantine/core';
import type { IncidentView } from '@ridewire/contracts';
import { RideStatusBadge, useFormat } from '@ridewire/ui';
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import { Fact, FactList } from '../../../kit/lists/FactList.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { Panel } from '../../../kit/page/Panel.tsx';
import { TextLink } from '../../../kit/page/TextLink.tsx';
import { BookedFor } from '../BookedFor.tsx';
import { useIncidentsTexts } from './texts.en.ts';

/** The admins who have it in hand, and its ride. */
export function IncidentFacts({ incident }: { incident: IncidentView }) {
  const incidents = useIncidentsTexts();
  const format = useFormat();
  const { rideId, owner, ride } = incident;
  const passenger = incident.calls[0]?.passenger ?? null;
  return (
    <Panel aria-label={incidents.ride}>
      <FactList look="stacked">
        <Fact label={incidents.owner}>{owner ? (owner.by.name ?? incidents.removed) : incidents.nobody}</Fact>
        <Fact label={incidents.ride}>
          <RideStatusBadge status={ride.status} size="sm" />
          <span className="rw-mono">{format.shortId(rideId)}</span>
          <Box component="span" flex="1 0 100%">
            {sayAddress(ride.pickupAddress)} → {sayAddress(ride.destinationAddress)}
          </Box>
        </Fact>
        <Fact label={incidents.rider}>
          {ride.riderName}
          <BookedFor passenger={passenger} />
        </Fact>
        <Fact label={incidents.driver}>
          {ride.driverId ? (
            <TextLink to="/dashboard/driver-management/$driverId" params={{ driverId: ride.driverId ?? '' }}>
              {ride.driverName}
            </TextLink>
          ) : (
            incidents.noDriver
          )}
        </Fact>
      </FactList>
      {ride.isDeleted ? (
        <Text size="sm" c="dimmed">
          {incidents.rideGone}
        </Text>
      ) : (
        <LinkButton
          fullWidth
          mt="md"
          variant="default"
          to="/dashboard/ride-management/$rideId"
          params={{ rideId }}
        >
          {incidents.openRide}
        </LinkButton>
      )}
    </Panel>
  );
}

import { Anchor, Text } from '@mantine/core';
import type { IncidentView } from '@ridewire/contracts';
import { RideStatusBadge, useFormat } from '@ridewire/ui';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { useIncidentsTexts } from './texts.en.ts';
import messagesStyles from '../../messages/messages.module.css';
import styles from './incidents.module.css';

/** The admins who have it in hand, and its ride. */
export function IncidentFacts({ incident }: { incident: IncidentView }) {
  const incidents = useIncidentsTexts();
  const format = useFormat();
  const { rideId, owner, ride } = incident;
  return (
    <section className={messagesStyles.panel} aria-label={incidents.ride}>
      <dl className={styles.facts}>
        <div>
          <dt>{incidents.owner}</dt>
          <dd>{owner ? (owner.by.name ?? incidents.removed) : incidents.nobody}</dd>
        </div>
        <div>
          <dt>{incidents.ride}</dt>
          <dd>
            <RideStatusBadge status={ride.status} size="sm" />{' '}
            <span className="rw-mono">{format.shortId(rideId)}</span>
          </dd>
          <dd>
            {sayAddress(ride.pickupAddress)} → {sayAddress(ride.destinationAddress)}
          </dd>
        </div>
        <div>
          <dt>{incidents.rider}</dt>
          <dd>{ride.riderName}</dd>
        </div>
        <div>
          <dt>{incidents.driver}</dt>
          <dd>
            {ride.driverId ? (
              <Anchor
                inherit
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/dashboard/driver-management/$driverId"
                    params={{ driverId: ride.driverId ?? '' }}
                  />
                )}
              >
                {ride.driverName}
              </Anchor>
            ) : (
              incidents.noDriver
            )}
          </dd>
        </div>
      </dl>
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
    </section>
  );
}

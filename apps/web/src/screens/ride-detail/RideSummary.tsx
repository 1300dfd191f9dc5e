import type { RideDetail } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { Fact, Facts, Place } from '../../rides/Facts.tsx';
import { sayReason } from '../../texts/say-reason.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { RidePanel } from './RidePanel.tsx';

/** What was asked for, and when. */
export function RideSummary({ ride }: { ride: RideDetail }) {
  const { rides, admin, history } = useTexts();
  const format = useFormat();
  return (
    <RidePanel title={rides.details}>
      {ride.canceledBy && (
        <p className="rw-ridepage-canceled">
          {admin.ride.canceledBy[ride.canceledBy]}
          {ride.cancelReason && <span>{rides.reason(sayReason(ride.cancelReason))}</span>}
        </p>
      )}
      <Facts label={rides.details}>
        <Fact label={rides.fare}>
          <strong>{format.money(ride.fareCents)}</strong>
          {ride.status === 'canceled' && <span className="rw-ride-facts-small">{rides.notCharged}</span>}
        </Fact>
        <Fact label={rides.type}>{history.types[ride.type]}</Fact>
        <Fact label={rides.pickup}>
          <Place stop={ride.pickup} />
        </Fact>
        <Fact label={rides.destination}>
          <Place stop={ride.destination} />
        </Fact>
        <Fact label={rides.distance}>{format.distance(ride.distanceMeters)}</Fact>
        <Fact label={rides.duration}>{format.duration(ride.durationSeconds)}</Fact>
        <Fact label={rides.requested}>
          <time dateTime={ride.times.requested}>{format.dateTime(ride.times.requested)}</time>
        </Fact>
      </Facts>
    </RidePanel>
  );
}

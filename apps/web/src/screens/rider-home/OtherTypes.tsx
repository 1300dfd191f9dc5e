import { quoteFare, SEATS, type RiderRide } from '@ridewire/contracts';
import { useFormat } from '@ridewire/ui';
import { LinkedButton } from '../../shell/LinkedButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { rideTypes } from './ride-types.ts';
import { useChangeType } from './use-change-type.ts';

/** The other types a waiting ride can become, each with its price: one press and it is that type's. */
export function OtherTypes({ ride }: { ride: RiderRide }) {
  const { rider, history } = useTexts();
  const format = useFormat();
  const change = useChangeType(ride);
  return (
    <section className="rw-rider-others" aria-label={rider.otherTypes}>
      <p>{rider.otherTypes}</p>
      {rideTypes
        .filter((type) => type !== ride.type)
        .map((type) => {
          const { fareCents } = quoteFare(type, ride.distanceMeters, ride.durationSeconds);
          const fare = format.money(fareCents);
          return (
            <LinkedButton
              key={type}
              size="md"
              fullWidth
              variant="default"
              justify="space-between"
              rightSection={<span className="rw-num">{fare}</span>}
              aria-label={rider.changeTo(history.types[type], fare)}
              isBusy={change.pendingType === type}
              busyLabel={rider.changingType}
              isInert={change.pendingType !== null}
              onPress={() => change.send(type, fareCents)}
            >
              {history.types[type]} · {rider.upTo(SEATS[type])}
            </LinkedButton>
          );
        })}
    </section>
  );
}

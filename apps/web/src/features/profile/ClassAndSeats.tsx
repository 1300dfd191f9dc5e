import { Text } from '@mantine/core';
import { isSameVehicle, type VehicleView } from '@ridewire/contracts';
import { useSayVehicle } from '../rides/use-kind-name.ts';
import { useProfileTexts } from './texts.en.ts';

/** The confirmed vehicle, and the description that waits to be confirmed. */
export function ClassAndSeats({ vehicle }: { vehicle: VehicleView }) {
  const profile = useProfileTexts();
  const say = useSayVehicle();
  const { confirmed } = vehicle;
  const waits = confirmed === null || !isSameVehicle(confirmed, vehicle);
  return (
    <>
      {confirmed && say(confirmed)}
      {waits && (
        <Text span display="block" size="sm" c="dimmed">
          {profile.waitsFor(say(vehicle))}
        </Text>
      )}
    </>
  );
}

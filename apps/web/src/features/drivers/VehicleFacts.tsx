import { Text } from '@mantine/core';
import { isSameVehicle, type DriverView } from '@ridewire/contracts';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { keepDriver } from '../people/keep-people.ts';
import { useSayVehicle } from '../rides/use-kind-name.ts';
import { useDriversTexts } from './texts.en.ts';
import { useMay } from '../session/IfMay.tsx';

/** The confirmed vehicle, and the driver's present description of it, to be confirmed with the registration. */
export function VehicleFacts({ driver }: { driver: DriverView }) {
  const drivers = useDriversTexts();
  const say = useSayVehicle();
  const mayConfirm = useMay('people:write');
  const { id, vehicle } = driver;
  const { kind, classRank, seats, confirmed, licensePlate } = vehicle;
  const confirm = trpc.drivers.confirmVehicle.useMutation({
    onSuccess: async (changed) => {
      await keepDriver(changed);
      toastDone(drivers.vehicleConfirmed);
    },
    onError: (error) => toastFailed(errorSentence(error, drivers.confirmFailed)),
  });
  if (confirmed && isSameVehicle(confirmed, vehicle)) return say(vehicle);
  return (
    <>
      {confirmed && say(confirmed)}
      <Text span display="block" size="sm" c="dimmed">
        {(confirmed ? drivers.vehicleSays : drivers.vehicleWithApproval)(say(vehicle))}
      </Text>
      {confirmed && mayConfirm && (
        <ConnectedButton
          size="xs"
          mt={6}
          variant="default"
          isBusy={confirm.isPending}
          busyLabel={drivers.confirming}
          onPress={() => confirm.mutate({ driverId: id, licensePlate, vehicle: { kind, classRank, seats } })}
        >
          {drivers.confirmVehicle}
        </ConnectedButton>
      )}
    </>
  );
}

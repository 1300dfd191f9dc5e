import { Group, Stack, Text, Title } from '@mantine/core';
import {
  isSameVehicle,
  judgeDocuments,
  VEHICLE_DOCUMENT_KINDS,
  type OwnVehicle,
  type VehiclesView,
} from '@ridewire/contracts';
import { PlateTag } from '@ridewire/ui';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { LoadFailure } from '../../kit/lists/LoadFailure.tsx';
import { Waiting } from '../../kit/page/Waiting.tsx';
import { useKitTexts } from '../../kit/texts/texts.en.ts';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { toastDone, toastFailed } from '../../kit/toasts/show-toast.tsx';
import { useDocumentsTexts } from '../documents/texts.en.ts';
import documentsStyles from '../documents/documents.module.css';
import { cancelPeople, invalidatePeople } from '../people/keep-people.ts';
import { useSayVehicle } from '../rides/use-kind-name.ts';
import { useRideTexts } from '../rides/ride.en.ts';
import { useMay } from '../session/IfMay.tsx';
import { JudgeDocument } from './JudgeDocument.tsx';
import { useDriversTexts } from './texts.en.ts';

/** The vehicles a driver can change to, each with its documents, and what an admin confirms of it. Nothing without any. */
export function OtherVehicles({ driverId }: { driverId: string }) {
  const drivers = useDriversTexts();
  const kit = useKitTexts();
  const { data, error, isFetching, refetch } = trpc.vehicles.list.useQuery({ driverId });
  if (!data)
    return error ? (
      <LoadFailure
        sentence={drivers.vehiclesFailed(errorSentence(error, kit.unreachable))}
        isTrying={isFetching}
        onTry={refetch}
      />
    ) : (
      <Waiting mt="xl" height={48} />
    );
  const parked = data.vehicles.filter(({ isDriven }) => !isDriven);
  if (parked.length === 0) return null;
  return (
    <>
      <Title order={2} size="h4" id="driver-vehicles" mt="xl" mb="md">
        {drivers.otherVehicles}
      </Title>
      <Stack component="ul" gap="xl" aria-labelledby="driver-vehicles">
        {parked.map((vehicle) => (
          <OtherVehicle key={vehicle.id} driverId={driverId} vehicle={vehicle} today={data.today} />
        ))}
      </Stack>
    </>
  );
}

interface OtherVehicleProps {
  driverId: string;
  vehicle: OwnVehicle;
  today: string;
}

function OtherVehicle({ driverId, vehicle, today }: OtherVehicleProps) {
  const documents = useDocumentsTexts();
  const ride = useRideTexts();
  const { model, color, licensePlate } = vehicle;
  const name = model ?? licensePlate ?? '';
  return (
    <li>
      <Group gap="6px 16px" mb="sm">
        <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
          {name}
          {color && (
            <Text span c="dimmed" fw={400}>
              {` · ${ride.colors[color]}`}
            </Text>
          )}
        </Title>
        {licensePlate && <PlateTag plate={licensePlate} size="sm" />}
        <Confirm driverId={driverId} vehicle={vehicle} today={today} />
      </Group>
      <ul className={documentsStyles.documents} aria-label={`${documents.title}: ${name}`}>
        {judgeDocuments(vehicle.documents, today, VEHICLE_DOCUMENT_KINDS).map((of) => (
          <JudgeDocument key={of.kind} driverId={driverId} vehicleId={vehicle.id} of={of} today={today} />
        ))}
      </ul>
    </li>
  );
}

/** What counts of it, what the driver says, and the decision, which its documents come before. */
function Confirm({ driverId, vehicle, today }: OtherVehicleProps) {
  const drivers = useDriversTexts();
  const say = useSayVehicle();
  const utils = trpc.useUtils();
  const mayConfirm = useMay('people:write');
  const { id: vehicleId, kind, classRank, seats, confirmed, licensePlate } = vehicle;
  const confirm = trpc.vehicles.confirm.useMutation({
    onSuccess: async (view: VehiclesView) => {
      await cancelPeople();
      utils.vehicles.list.setData({ driverId }, view);
      toastDone(drivers.vehicleConfirmed);
    },
    onError: (error) => toastFailed(errorSentence(error, drivers.confirmFailed)),
    onSettled: () => void invalidatePeople(),
  });
  if (confirmed && isSameVehicle(confirmed, vehicle)) return <Text size="sm">{say(vehicle)}</Text>;
  const isInOrder = judgeDocuments(vehicle.documents, today, VEHICLE_DOCUMENT_KINDS).every(
    ({ valid }) => valid,
  );
  return (
    <>
      <Text size="sm" c="dimmed">
        {confirmed && `${say(confirmed)} · `}
        {drivers.vehicleSays(say(vehicle))}
      </Text>
      {mayConfirm && licensePlate && (
        <ConnectedButton
          size="xs"
          variant="default"
          aria-label={drivers.confirmNamed(licensePlate)}
          isBusy={confirm.isPending}
          busyLabel={drivers.confirming}
          refusal={!isInOrder && drivers.papersFirst}
          onPress={() =>
            confirm.mutate({ driverId, vehicleId, licensePlate, vehicle: { kind, classRank, seats } })
          }
        >
          {drivers.confirmVehicle}
        </ConnectedButton>
      )}
    </>
  );
}

import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  judgeDocuments,
  VEHICLE_DOCUMENT_KINDS,
  type DocumentView,
  type KindStanding,
  type OwnVehicle,
  type VehiclesView,
} from '@ridewire/contracts';
import { PlateTag, ToneBadge } from '@ridewire/ui';
import { IconCar, IconHourglass, IconShieldCheck } from '@tabler/icons-react';
import { ConnectedButton } from '../../../kit/buttons/ConnectedButton.tsx';
import { AskDialog } from '../../../kit/dialogs/AskDialog.tsx';
import { FormDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { errorSentence } from '../../../kit/live/error-sentence.ts';
import { trpc } from '../../../kit/live/trpc.ts';
import { TextLink } from '../../../kit/page/TextLink.tsx';
import { toastDone, toastFailed } from '../../../kit/toasts/show-toast.tsx';
import { SendDocument } from '../../documents/SendDocument.tsx';
import { StandingBadge } from '../../documents/StandingBadge.tsx';
import { useDocumentsTexts } from '../../documents/texts.en.ts';
import { useRideTexts } from '../../rides/ride.en.ts';
import { ClassAndSeats } from '../ClassAndSeats.tsx';
import { VehicleForm } from './VehicleForm.tsx';
import { useVehiclesTexts } from './vehicles.en.ts';

/** On phones, the buttons fill their lines. */
const GROWS = { base: '1 1 auto', xs: '0 0 auto' };

interface VehicleCardProps {
  vehicle: OwnVehicle;
  today: string;
  /** The driver is approved, and so is each vehicle before they drive it. */
  mustBeConfirmed: boolean;
  onChange: (view: VehiclesView) => void;
}

/** One of the driver's vehicles: what it is, whether it may be driven, and what can be done with it. */
export function VehicleCard({ vehicle, today, mustBeConfirmed, onChange }: VehicleCardProps) {
  const vehicles = useVehiclesTexts();
  const ride = useRideTexts();
  const { model, licensePlate, color, isDriven } = vehicle;
  return (
    <Stack
      component="li"
      gap="sm"
      miw={0}
      p="md"
      bd="1px solid var(--rw-hairline)"
      bdrs="md"
      bg="var(--rw-surface)"
      data-driven={isDriven || undefined}
    >
      <Group gap="6px 12px" justify="space-between">
        <Title order={2} size="h5" style={{ overflowWrap: 'anywhere' }}>
          {model ?? vehicles.noModel}
          {color && (
            <Text span c="dimmed" fw={400}>
              {` · ${ride.colors[color]}`}
            </Text>
          )}
        </Title>
        <Standing vehicle={vehicle} />
      </Group>
      <Group gap="6px 12px">
        {licensePlate && <PlateTag plate={licensePlate} size="sm" />}
        <Text size="sm" component="div">
          <ClassAndSeats vehicle={vehicle} />
        </Text>
      </Group>
      {isDriven ? (
        <Group gap={16} data-print="none">
          <TextLink size="sm" display="inline-block" py={12} to="/dashboard/driver/documents">
            {vehicles.ofDriven}
          </TextLink>
          <EditVehicle vehicle={vehicle} onChange={onChange} />
        </Group>
      ) : (
        <>
          <Papers vehicle={vehicle} today={today} />
          <Actions vehicle={vehicle} mustBeConfirmed={mustBeConfirmed} onChange={onChange} />
        </>
      )}
    </Stack>
  );
}

function Standing({ vehicle: { isDriven, confirmed } }: { vehicle: OwnVehicle }) {
  const vehicles = useVehiclesTexts();
  if (isDriven)
    return (
      <ToneBadge tone="wire" icon={IconCar}>
        {vehicles.drivenNow}
      </ToneBadge>
    );
  return confirmed ? (
    <ToneBadge tone="gray" icon={IconShieldCheck}>
      {vehicles.confirmed}
    </ToneBadge>
  ) : (
    <ToneBadge tone="amber" icon={IconHourglass}>
      {vehicles.unconfirmed}
    </ToneBadge>
  );
}

/** The documents of a vehicle that isn't driven: those of the driven one have a page of their own. */
function Papers({ vehicle, today }: { vehicle: OwnVehicle; today: string }) {
  const vehicles = useVehiclesTexts();
  const standings = judgeDocuments(vehicle.documents, today, VEHICLE_DOCUMENT_KINDS);
  const isSent = standings.every(({ standing }) => standing === 'waiting' || standing === 'approved');
  return (
    <Stack gap="xs">
      {!vehicle.confirmed && (
        <Text size="sm" c="dimmed">
          {isSent ? vehicles.checking : vehicles.sendFirst}
        </Text>
      )}
      {standings.map((of) => (
        <Paper key={of.kind} of={of} today={today} vehicleId={vehicle.id} />
      ))}
    </Stack>
  );
}

function Paper({
  of,
  today,
  vehicleId,
}: {
  of: KindStanding<DocumentView>;
  today: string;
  vehicleId: string;
}) {
  const documents = useDocumentsTexts();
  const vehicles = useVehiclesTexts();
  const [isSending, send] = useDisclosure();
  return (
    <Group gap="4px 12px" justify="space-between">
      <Text size="sm">{documents.names[of.kind]}</Text>
      <Group gap="xs">
        <StandingBadge standing={of.standing} />
        <Button
          variant="default"
          aria-label={vehicles.send(documents.named[of.kind])}
          data-print="none"
          onClick={send.open}
        >
          {of.newest ? documents.sendNew : documents.send}
        </Button>
      </Group>
      {of.standing === 'returned' && (
        <Text size="sm" flex="1 0 100%" c="var(--rw-tone-red-text)" style={{ overflowWrap: 'anywhere' }}>
          {documents.returnedBecause}: {of.newest?.reason}
        </Text>
      )}
      <SendDocument of={of} today={today} vehicleId={vehicleId} isOpen={isSending} onClose={send.close} />
    </Group>
  );
}

function Actions({ vehicle, mustBeConfirmed, onChange }: Omit<VehicleCardProps, 'today'>) {
  const vehicles = useVehiclesTexts();
  const [isRemoving, removing] = useDisclosure();
  const { id: vehicleId } = vehicle;
  const name = nameOf(vehicle);
  const tell = (done: string, failure: string) => ({
    onSuccess: (view: VehiclesView) => {
      onChange(view);
      toastDone(done);
    },
    onError: (error: unknown) => toastFailed(errorSentence(error, failure)),
  });
  const drive = trpc.vehicles.drive.useMutation(tell(vehicles.driven(name), vehicles.driveFailed));
  const remove = trpc.vehicles.remove.useMutation(tell(vehicles.removed, vehicles.removeFailed));
  return (
    <Group gap="xs" data-print="none">
      <ConnectedButton
        size="md"
        flex={{ base: '1 1 100%', xs: '0 0 auto' }}
        refusal={mustBeConfirmed && !vehicle.confirmed && vehicles.sendFirst}
        aria-label={vehicles.driveName(name)}
        isBusy={drive.isPending}
        busyLabel={vehicles.driving}
        onPress={() => drive.mutate({ vehicleId })}
      >
        {vehicles.drive}
      </ConnectedButton>
      <EditVehicle vehicle={vehicle} onChange={onChange} />
      <Button
        size="md"
        variant="default"
        flex={GROWS}
        aria-label={vehicles.removeName(name)}
        onClick={removing.open}
      >
        {vehicles.remove}
      </Button>
      <AskDialog
        isOpen={isRemoving}
        title={vehicles.removeTitle(name)}
        confirm={vehicles.remove}
        refuse={vehicles.keep}
        isDanger
        isBusy={remove.isPending}
        onConfirm={() => remove.mutateAsync({ vehicleId }).then(removing.close, removing.close)}
        onClose={removing.close}
      >
        <Text>{vehicles.removeText}</Text>
      </AskDialog>
    </Group>
  );
}

const nameOf = ({ model, licensePlate }: OwnVehicle) => [model, licensePlate].filter(Boolean).join(' ');

function EditVehicle({ vehicle, onChange }: Pick<VehicleCardProps, 'vehicle' | 'onChange'>) {
  const vehicles = useVehiclesTexts();
  const [isEditing, editing] = useDisclosure();
  return (
    <>
      <Button
        size="md"
        variant="default"
        flex={GROWS}
        aria-label={vehicles.editName(nameOf(vehicle))}
        onClick={editing.open}
      >
        {vehicles.edit}
      </Button>
      <FormDialog opened={isEditing} onClose={editing.close} title={vehicles.editTitle}>
        <VehicleForm vehicle={vehicle} onDone={onChange} onClose={editing.close} />
      </FormDialog>
    </>
  );
}

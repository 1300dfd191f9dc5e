import { Button, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { MOST_VEHICLES } from '@ridewire/contracts';
import { IconPlus } from '@tabler/icons-react';
import { FormDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { Waiting } from '../../../kit/page/Waiting.tsx';
import { VehicleCard } from './VehicleCard.tsx';
import { VehicleForm } from './VehicleForm.tsx';
import { useVehiclesTexts } from './vehicles.en.ts';
import { useShowVehicles, useVehiclesLive } from './vehicles-live.ts';

/** A driver's vehicles: the one they drive now, and those they can change to. Live on all their devices. */
export function Vehicles() {
  const vehicles = useVehiclesTexts();
  const { data, failure } = useVehiclesLive();
  const show = useShowVehicles();
  const [isAdding, adding] = useDisclosure();
  const isFull = data !== undefined && data.vehicles.length >= MOST_VEHICLES;
  return (
    <Page
      title={vehicles.title}
      isNarrow
      lead={isFull ? vehicles.full : vehicles.hint}
      actions={
        data &&
        !isFull && (
          <Button
            size="md"
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
            data-print="none"
            onClick={adding.open}
          >
            {vehicles.add}
          </Button>
        )
      }
    >
      {failure && !data && <Failure>{vehicles.failed(failure)}</Failure>}
      {data ? (
        <Stack component="ul" gap="md" aria-label={vehicles.title}>
          {data.vehicles.map((vehicle) => (
            <VehicleCard
              key={vehicle.id}
              vehicle={vehicle}
              today={data.today}
              mustBeConfirmed={data.vehicles.some(({ isDriven, confirmed }) => isDriven && confirmed)}
              onChange={show}
            />
          ))}
        </Stack>
      ) : (
        !failure && <Waiting height={130} />
      )}
      <FormDialog opened={isAdding} onClose={adding.close} title={vehicles.addTitle}>
        <VehicleForm onDone={show} onClose={adding.close} />
      </FormDialog>
    </Page>
  );
}

import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { MOST_STOPS, type LatLng, type Stop } from '@ridewire/contracts';
import { Hint } from '@ridewire/ui';
import { IconPlus } from '@tabler/icons-react';
import { FormDialog } from '../../../kit/dialogs/FormDialog.tsx';
import { PlacePicker } from '../places/PlacePicker.tsx';
import { useKnownPlaces } from '../places/use-known-places.ts';
import { useRouteTexts } from './route.en.ts';

export interface AddStopProps {
  stops: readonly Stop[];
  /** Places nearer to it come first; null where unknown. */
  near: LatLng | null;
  onChange: (stops: readonly Stop[]) => void;
}

/** Adds a stop before the destination of a ride that is put together. */
export function AddStop({ stops, near, onChange }: AddStopProps) {
  const route = useRouteTexts();
  const [isOpen, { open, close }] = useDisclosure();
  const known = useKnownPlaces();
  const isFull = stops.length >= MOST_STOPS;
  const label = isFull ? route.full(MOST_STOPS) : route.add;
  return (
    <>
      <Hint label={label}>
        <ActionIcon
          size={44}
          aria-label={label}
          {...(isFull ? { 'aria-disabled': true, 'data-disabled': true } : { onClick: open })}
        >
          <IconPlus size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Hint>
      <FormDialog opened={isOpen} onClose={close} title={route.which} worksOffline>
        <PlacePicker
          label={route.place}
          near={near}
          from={near}
          {...known}
          onChoose={(stop) => {
            onChange([...stops, stop]);
            close();
          }}
        />
      </FormDialog>
    </>
  );
}

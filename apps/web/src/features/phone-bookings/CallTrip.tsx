import { ActionIcon, Button, Group, Stack } from '@mantine/core';
import type { Stop } from '@ridewire/contracts';
import { MOST_STOPS } from '@ridewire/contracts/limits';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { End, PlaceKind } from '../booking/panel/EndSign.tsx';
import type { NamedPlace } from '../booking/places/place-choices.ts';
import { CallPlaceField } from './CallPlaceField.tsx';
import { newStop, type Trip } from './trip.ts';
import { usePhoneBookingsTexts } from './texts.en.ts';

interface CallTripProps {
  trip: Trip;
  /** Where the rider was before. */
  recent: readonly Stop[];
  /** @default none */
  saved?: readonly NamedPlace[];
  /** Chooses an end with the pin on a map. @default it can't be */
  onChooseOnMap?: (end: End) => void;
  /** The end whose field has the focus at first. @default none */
  focused?: End | undefined;
  /** Says which places are missing. */
  isChecked: boolean;
  /** The note for the driver, below the places. */
  children: ReactNode;
  onChange: (trip: Trip) => void;
}

const focusNow = (input: HTMLInputElement | null) => input?.focus();

/** The places of a trip, in the order of the drive. */
export function CallTrip({
  trip,
  recent,
  saved,
  onChooseOnMap,
  focused,
  isChecked,
  children,
  onChange,
}: CallTripProps) {
  const texts = usePhoneBookingsTexts();
  const { pickup, stops, destination } = trip;
  const setStops = (changed: Trip['stops']) => onChange({ ...trip, stops: changed });
  const addButton = useRef<HTMLButtonElement>(null);
  const removeStop = (key: string) => {
    // The button may appear only now.
    flushSync(() => setStops(stops.filter((stop) => stop.key !== key)));
    addButton.current?.focus();
  };
  const fieldOf = (end: PlaceKind, value: Stop | null) => ({
    ...{ end, value, recent, saved },
    ...(onChooseOnMap && end !== 'stop' && { onChooseOnMap: () => onChooseOnMap(end) }),
    ...(end === focused && { inputRef: focusNow }),
    error: isChecked && !value ? texts.placeMissing[end] : null,
  });
  return (
    <Stack gap="md" role="group" aria-label={texts.trip}>
      <CallPlaceField
        {...fieldOf('pickup', pickup)}
        label={texts.pickup}
        near={destination}
        onChange={(place) => onChange({ ...trip, pickup: place })}
      />
      {stops.map(({ key, place, isNew }, i) => (
        <Group key={key} gap="xs" align="flex-start" wrap="nowrap">
          <CallPlaceField
            {...fieldOf('stop', place)}
            label={texts.stop(i + 1)}
            near={pickup}
            {...(isNew && { inputRef: focusNow })}
            onChange={(chosen) =>
              setStops(stops.map((stop) => (stop.key === key ? { ...stop, place: chosen } : stop)))
            }
          />
          <ActionIcon size={44} mt={28} aria-label={texts.removeStop(i + 1)} onClick={() => removeStop(key)}>
            <IconX size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <CallPlaceField
        {...fieldOf('destination', destination)}
        label={texts.destination}
        near={pickup}
        onChange={(place) => onChange({ ...trip, destination: place })}
      />
      {stops.length < MOST_STOPS && (
        <Button
          ref={addButton}
          variant="subtle"
          mih={44}
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => setStops([...stops, newStop()])}
        >
          {texts.addStop}
        </Button>
      )}
      {children}
    </Stack>
  );
}

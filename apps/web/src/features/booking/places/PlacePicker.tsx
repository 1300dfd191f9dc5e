import { Combobox, Text, TextInput, useCombobox } from '@mantine/core';
import type { LatLng, Stop } from '@ridewire/contracts';
import { useState } from 'react';
import { placeChoices, type NamedPlace } from './place-choices.ts';
import { PlaceOptions } from './PlaceOptions.tsx';
import { usePlaceSearch } from './use-place-search.ts';
import { useRiderTexts } from '../texts.en.ts';
import styles from '../panel/choose-trip.module.css';

export interface PlacePickerProps {
  label: string;
  /** Among equals, places nearer to it come first; null where unknown. */
  near: LatLng | null;
  /** The point from which distances are measured. @default they aren't shown */
  from?: LatLng | null;
  /** Offered before anything is typed. @default none */
  saved?: readonly NamedPlace[];
  recent?: readonly Stop[];
  onChoose: (stop: Stop) => void;
}

/** A place by its name, for a separate dialog: the results are below the field. */
export function PlacePicker({ label, near, from = null, saved, recent = [], onChoose }: PlacePickerProps) {
  const rider = useRiderTexts();
  const [text, setText] = useState('');
  const combobox = useCombobox();
  const { places, isSettled, isError } = usePlaceSearch(text, near, true);
  const groups = placeChoices({
    text,
    ...(saved && { saved }),
    recent,
    places,
    withMyLocation: false,
  }).filter(({ name }) => name !== 'actions');
  const choices = groups.flatMap((group) => group.choices);
  const choose = (index: number) => {
    const choice = choices[index];
    if (choice && 'stop' in choice) onChoose(choice.stop);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={(option) => choose(Number(option))}>
      <Combobox.EventsTarget>
        <TextInput
          size="lg"
          label={label}
          value={text}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            combobox.resetSelectedOption();
          }}
        />
      </Combobox.EventsTarget>
      <Combobox.Options aria-label={label} className={styles.options} mt="sm" mih={220} tabIndex={0}>
        <PlaceOptions groups={groups} from={from} />
      </Combobox.Options>
      <Text size="sm" c="dimmed" role="status">
        {isError && rider.searchFailed}
        {isSettled && choices.length === 0 && text.trim() !== '' && rider.noPlace(text.trim())}
      </Text>
    </Combobox>
  );
}

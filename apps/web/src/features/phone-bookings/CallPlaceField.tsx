import { Combobox, TextInput, useCombobox } from '@mantine/core';
import type { LatLng, Stop } from '@ridewire/contracts';
import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { EndSign, type PlaceKind } from '../booking/panel/EndSign.tsx';
import { placeChoices, type NamedPlace } from '../booking/places/place-choices.ts';
import { PlaceOptions } from '../booking/places/PlaceOptions.tsx';
import { useListKeys } from '../booking/places/use-list-keys.ts';
import { usePlaceSearch } from '../booking/places/use-place-search.ts';
import { usePhoneBookingsTexts } from './texts.en.ts';

interface CallPlaceFieldProps {
  end: PlaceKind;
  label: string;
  value: Stop | null;
  /** Where the rider was before: offered before anything is typed. */
  recent: readonly Stop[];
  saved?: readonly NamedPlace[] | undefined;
  /** @default it can't be chosen on a map */
  onChooseOnMap?: () => void;
  /** Among equals, places nearer to it come first; null where unknown. */
  near: LatLng | null;
  error: string | null;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (stop: Stop | null) => void;
}

/** A place that is named on the phone, chosen by keyboard: Enter takes the first answer. */
export function CallPlaceField(props: CallPlaceFieldProps) {
  const { end, label, value, recent, saved, onChooseOnMap, near, error, inputRef, onChange } = props;
  const texts = usePhoneBookingsTexts();
  /** The typed text; null while the field shows the chosen place. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isFirstWanted, setFirstWanted] = useState(false);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const text = typed ?? '';
  const { places, isSettled, isError } = usePlaceSearch(
    text,
    near,
    // Also when the person has gone on to the next field.
    combobox.dropdownOpened || isFirstWanted,
  );
  const groups = placeChoices({
    ...{ text, recent, places, withMyLocation: false },
    ...(saved && { saved }),
  }).filter(({ name }) => name !== 'actions' || onChooseOnMap);
  const choices = groups.flatMap((group) => group.choices);
  const isPlaceless = choices.every(({ kind }) => kind === 'on-map');
  const isUnknown = isSettled && isPlaceless && text.trim() !== '';
  const choose = (index: number) => {
    const choice = choices[index];
    if (!choice) return;
    setTyped(null);
    combobox.closeDropdown();
    if ('stop' in choice) onChange(choice.stop);
    else onChooseOnMap?.();
  };
  // Enter right after typing takes the first answer to that text, even if it is still on its way.
  const takeFirst = useEffectEvent(() => {
    setFirstWanted(false);
    if (!isPlaceless) choose(0);
  });
  useEffect(() => {
    if (isFirstWanted && isSettled) takeFirst();
  }, [isFirstWanted, isSettled]);
  const list = useListKeys(combobox, (event) => {
    event.preventDefault();
    setFirstWanted(text.trim() !== '');
  });
  const problem = isError ? texts.searchFailed : isUnknown ? texts.noPlace(text.trim()) : error;
  return (
    <Combobox store={list.store} onOptionSubmit={(option) => choose(Number(option))}>
      <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={false}>
        <TextInput
          {...list.field}
          size="lg"
          flex={1}
          ref={inputRef}
          label={label}
          leftSection={<EndSign end={end} />}
          value={typed ?? (value ? sayAddress(value.address) : '')}
          autoComplete="off"
          spellCheck={false}
          error={problem && <span role="alert">{problem}</span>}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setFirstWanted(false);
            combobox.resetSelectedOption();
            if (value) onChange(null);
            combobox.openDropdown();
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown();
            if (value || text === '') setTyped(null);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={choices.length === 0}>
        <Combobox.Options aria-label={label} mah={320} style={{ overflowY: 'auto' }}>
          <PlaceOptions groups={groups} from={null} />
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

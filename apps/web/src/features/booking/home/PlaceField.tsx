import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import type { LatLng, Stop } from '@ridewire/contracts';
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { type End, EndSign } from './EndSign.tsx';
import { type NamedPlace, placeChoices } from './place-choices.ts';
import { PlaceOptions } from './PlaceOptions.tsx';
import { usePickupArea } from './use-pickup-area.ts';
import { useMyLocation } from './use-my-location.ts';
import { usePlaceSearch } from './use-place-search.ts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { SavePlaceButton } from '../../saved-places/SavePlaceButton.tsx';
import { useRiderTexts } from '../texts.en.ts';
import styles from './rider-home.module.css';

interface PlaceFieldProps {
  end: End;
  value: Stop | null;
  saved: readonly NamedPlace[];
  recent: readonly Stop[];
  /** Where the trip begins or the person is, as far as known. */
  near: LatLng | null;
  isMissing: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (stop: Stop | null) => void;
  onChooseOnMap: () => void;
  /** The device said where it is. */
  onLocated: (at: LatLng) => void;
  onOpen: () => void;
}

/** One end of the trip, found by name. */
export function PlaceField(props: PlaceFieldProps) {
  const { end, value, saved, recent, near, isMissing, inputRef, onChange, onChooseOnMap, onLocated, onOpen } =
    props;
  const rider = useRiderTexts();
  /** What is being typed; null while the field shows what was chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isFirstWanted, setFirstWanted] = useState(false);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const area = usePickupArea();
  const [farAway, setFarAway] = useState<string | null>(null);
  const location = useMyLocation((at) => {
    const refusal = area.refusal(at);
    setFarAway(refusal);
    if (!refusal) onLocated(at);
  });
  const text = typed ?? '';
  const { places, isSettled, isError } = usePlaceSearch(text, near, combobox.dropdownOpened);
  const groups = placeChoices({ text, saved, recent, places, withMyLocation: end === 'pickup' });
  const choices = groups.flatMap((group) => group.choices);

  const choose = (index: number) => {
    const choice = choices[index];
    if (!choice) return;
    combobox.closeDropdown();
    setTyped(null);
    setFarAway(null);
    if (choice.kind === 'on-map') onChooseOnMap();
    else if (choice.kind === 'my-location') location.ask();
    else onChange(choice.stop);
  };
  const open = () => {
    onOpen();
    combobox.openDropdown();
  };
  const type = (next: string) => {
    setTyped(next);
    setFirstWanted(false);
    location.forget();
    setFarAway(null);
    combobox.resetSelectedOption();
    if (next === '') onChange(null);
    open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter right after typing takes the first answer to what stands there, be it still on its way.
    const isPlain = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (!isPlain || combobox.getSelectedOptionIndex() !== -1 || !combobox.dropdownOpened) return;
    event.preventDefault();
    setFirstWanted(text.trim() !== '');
  };
  const takeFirst = useEffectEvent(() => {
    setFirstWanted(false);
    if (groups[0]?.name !== 'actions') choose(0);
  });
  useEffect(() => {
    if (isFirstWanted && isSettled) takeFirst();
  }, [isFirstWanted, isSettled]);
  const hint =
    location.state === 'asking'
      ? rider.locating
      : location.state === 'refused'
        ? rider.locationRefused
        : farAway;

  return (
    <Combobox
      store={combobox}
      position="bottom-start"
      offset={4}
      // Opened, the sheet moves up and leaves room below.
      middlewares={{ flip: false, shift: true }}
      // Within the page's main part, where a screen reader looks for it.
      portalProps={{ target: '#content' }}
      onOptionSubmit={(option) => choose(Number(option))}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          ref={inputRef}
          size="lg"
          aria-label={rider[end]}
          placeholder={rider[end]}
          leftSection={<EndSign end={end} />}
          rightSection={
            location.state === 'asking' ? (
              <Loader size={18} aria-hidden />
            ) : (
              value && typed === null && <SavePlaceButton stop={value} />
            )
          }
          rightSectionWidth={48}
          description={hint}
          inputWrapperOrder={['input', 'description']}
          descriptionProps={{ role: 'status', className: styles.hint }}
          error={isMissing}
          value={typed ?? (value ? sayAddress(value.address) : '')}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onClick={open}
          onKeyDown={onKeyDown}
          onBlur={() => {
            combobox.closeDropdown();
            setFirstWanted(false);
            // What was chosen before still holds; what was only typed stays to be seen.
            if (value || typed === '') setTyped(null);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={rider[end]} className={styles.options}>
          {isError && <Combobox.Empty>{rider.searchFailed}</Combobox.Empty>}
          {isSettled && text.trim() !== '' && groups[0]?.name === 'actions' && (
            <Combobox.Empty>{rider.noPlace(text.trim())}</Combobox.Empty>
          )}
          <PlaceOptions groups={groups} />
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

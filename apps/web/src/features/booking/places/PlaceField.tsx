import { Loader, TextInput, useCombobox } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { LatLng, Stop } from '@ridewire/contracts';
import {
  memo,
  type Ref,
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { type End, EndSign } from '../panel/EndSign.tsx';
import { type NamedPlace, placeChoices } from './place-choices.ts';
import { useListKeys } from './use-list-keys.ts';
import { usePickupArea } from './use-pickup-area.ts';
import { useMyLocation } from './use-my-location.ts';
import { usePlaceSearch } from './use-place-search.ts';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { useRiderTexts } from '../texts.en.ts';
import styles from '../panel/rider-home.module.css';

/** The field works before there is a list, which no one sees before the field is touched. */
const PlaceList = lazyLater(async () => (await import('./PlaceList.tsx')).PlaceList);
const SavePlaceButton = lazyLater(
  async () => (await import('../../saved-places/SavePlaceButton.tsx')).SavePlaceButton,
);

interface PlaceFieldProps {
  end: End;
  value: Stop | null;
  saved: readonly NamedPlace[];
  recent: readonly Stop[];
  /** The start of the trip or the person's place, if known. */
  near: LatLng | null;
  /** The point from which distances are measured, if known. */
  from: LatLng | null;
  isMissing: boolean;
  inputRef: Ref<HTMLInputElement>;
  onChange: (end: End, stop: Stop | null) => void;
  onChooseOnMap: (end: End) => void;
  /** The device reported its place. */
  onLocated: (at: LatLng) => void;
  onOpen: () => void;
}

/** One end of the trip, found by name. */
export const PlaceField = memo(function PlaceField(props: PlaceFieldProps) {
  const { end, value, saved, recent, near, from, isMissing, inputRef } = props;
  const { onChange, onChooseOnMap, onLocated, onOpen } = props;
  const rider = useRiderTexts();
  /** The typed text; null while the field shows the chosen place. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isFirstWanted, setFirstWanted] = useState(false);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const ref = useMergedRef(setInput, inputRef);
  // Mantine searches the whole page for a selected option, even if there is none.
  const unmark = () => combobox.getSelectedOptionIndex() !== -1 && combobox.resetSelectedOption();
  const combobox = useCombobox({ onDropdownClose: unmark });
  const area = usePickupArea();
  const [farAway, setFarAway] = useState<string | null>(null);
  const location = useMyLocation((at) => {
    const refusal = area.refusal(at);
    setFarAway(refusal);
    if (!refusal) onLocated(at);
  });
  const text = typed ?? '';
  const { places, isSettled, isError } = usePlaceSearch(text, near, combobox.dropdownOpened);
  const groups = useMemo(
    () => placeChoices({ text, saved, recent, places, withMyLocation: end === 'pickup' }),
    [text, saved, recent, places, end],
  );
  const choices = groups.flatMap((group) => group.choices);

  const choose = (index: number) => {
    const choice = choices[index];
    if (!choice) return;
    combobox.closeDropdown();
    // The next frame shows the closed list; the consequences of the choice are more than a frame's work.
    startTransition(() => {
      setTyped(null);
      setFarAway(null);
      if (choice.kind === 'on-map') onChooseOnMap(end);
      else if (choice.kind === 'my-location') location.ask();
      else onChange(end, choice.stop);
    });
  };
  // The next frame shows the field with the focus; the list, and the sheet that makes room for it, follow.
  const open = () =>
    startTransition(() => {
      onOpen();
      combobox.openDropdown();
    });
  const type = (next: string) => {
    setTyped(next);
    setFirstWanted(false);
    location.forget();
    setFarAway(null);
    unmark();
    if (next === '') onChange(end, null);
    open();
  };
  const takeFirst = useEffectEvent(() => {
    setFirstWanted(false);
    if (groups[0]?.name !== 'actions') choose(0);
  });
  useEffect(() => {
    if (isFirstWanted && isSettled) takeFirst();
  }, [isFirstWanted, isSettled]);
  const list = useListKeys(combobox, (event) => {
    // Enter right after typing takes the first answer to that text, even if it is still on its way.
    event.preventDefault();
    setFirstWanted(text.trim() !== '');
  });
  const hint =
    location.state === 'asking'
      ? rider.locating
      : location.state === 'refused'
        ? rider.locationRefused
        : farAway;

  // The next frame shows the typed text; the results, and that the choice is gone, come after it.
  const isChosen = useDeferredValue(typed === null);
  const choicesNow = input && (
    <PlaceList
      store={list.store}
      target={input}
      label={rider[end]}
      groups={groups}
      from={from}
      empty={
        isError
          ? rider.searchFailed
          : isSettled && text.trim() !== '' && groups[0]?.name === 'actions'
            ? rider.noPlace(text.trim())
            : null
      }
      onChoose={choose}
    />
  );
  const isOpen = combobox.dropdownOpened;
  const choicesLater = useDeferredValue(isOpen ? choicesNow : null);

  return (
    <>
      <TextInput
        {...list.field}
        ref={ref}
        size="lg"
        aria-label={rider[end]}
        placeholder={rider[end]}
        leftSection={<EndSign end={end} />}
        rightSection={
          location.state === 'asking' ? (
            <Loader size={18} aria-hidden />
          ) : (
            value && isChosen && <SavePlaceButton stop={value} />
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
        onBlur={() => {
          combobox.closeDropdown();
          setFirstWanted(false);
          // An earlier choice still holds; typed text without a choice stays visible.
          if (value || typed === '') setTyped(null);
        }}
      />
      {(isOpen && choicesLater) || choicesNow}
    </>
  );
});

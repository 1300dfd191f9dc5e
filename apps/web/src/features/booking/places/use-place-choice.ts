import { useCombobox } from '@mantine/core';
import type { LatLng, Stop } from '@ridewire/contracts';
import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { End } from '../panel/EndSign.tsx';
import { type NamedPlace, placeChoices } from './place-choices.ts';
import { useDevicePlace } from './use-device-place.ts';
import { useListKeys } from './use-list-keys.ts';
import { usePlaceSearch } from './use-place-search.ts';

export interface PlaceChoice {
  end: End;
  value: Stop | null;
  saved: readonly NamedPlace[];
  recent: readonly Stop[];
  /** The start of the trip or the person's place, if known. */
  near: LatLng | null;
  onChange: (end: End, stop: Stop | null) => void;
  onChooseOnMap: (end: End) => void;
  /** The device reported its place. */
  onLocated: (at: LatLng) => void;
  onOpen: () => void;
}

/** What is typed into a place's field, the list below it, and the choice of one of its lines. */
export function usePlaceChoice(props: PlaceChoice) {
  const { end, value, saved, recent, near, onChange, onChooseOnMap, onLocated, onOpen } = props;
  /** The typed text; null while the field shows the chosen place. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isFirstWanted, setFirstWanted] = useState(false);
  // Mantine searches the whole page for a selected option, even if there is none.
  const unmark = () => combobox.getSelectedOptionIndex() !== -1 && combobox.resetSelectedOption();
  const combobox = useCombobox({ onDropdownClose: unmark });
  const device = useDevicePlace(onLocated);
  const text = typed ?? '';
  const { places, isSettled, isError } = usePlaceSearch(text, near, combobox.dropdownOpened);
  const groups = useMemo(
    () => placeChoices({ text, saved, recent, places, withMyLocation: end === 'pickup' }),
    [text, saved, recent, places, end],
  );
  const isPlaceless = groups[0]?.name === 'actions';

  const choose = (index: number) => {
    const choice = groups.flatMap((group) => group.choices)[index];
    if (!choice) return;
    combobox.closeDropdown();
    // The next frame shows the closed list; the consequences of the choice are more than a frame's work.
    startTransition(() => {
      setTyped(null);
      device.setFarAway(null);
      if (choice.kind === 'on-map') onChooseOnMap(end);
      else if (choice.kind === 'my-location') device.ask();
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
    device.forget();
    device.setFarAway(null);
    unmark();
    if (next === '') onChange(end, null);
    open();
  };
  const leave = () => {
    combobox.closeDropdown();
    setFirstWanted(false);
    // An earlier choice still holds; typed text without a choice stays visible.
    if (value || typed === '') setTyped(null);
  };
  const takeFirst = useEffectEvent(() => {
    setFirstWanted(false);
    if (!isPlaceless) choose(0);
  });
  useEffect(() => {
    if (isFirstWanted && isSettled) takeFirst();
  }, [isFirstWanted, isSettled]);
  const list = useListKeys(combobox, (event) => {
    // Enter right after typing takes the first answer to that text, even if it is still on its way.
    event.preventDefault();
    setFirstWanted(text.trim() !== '');
  });
  return {
    typed,
    device,
    list,
    isOpen: combobox.dropdownOpened,
    groups,
    isError,
    /** The text that names no place; empty while it may. */
    unknown: isSettled && isPlaceless ? text.trim() : '',
    choose,
    open,
    type,
    leave,
  };
}

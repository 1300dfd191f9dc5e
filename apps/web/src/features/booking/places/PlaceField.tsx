import { Loader, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { LatLng } from '@ridewire/contracts';
import { memo, type Ref, useDeferredValue, useState } from 'react';
import { EndSign } from '../panel/EndSign.tsx';
import { type PlaceChoice, usePlaceChoice } from './use-place-choice.ts';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { useRiderTexts } from '../texts.en.ts';

/** The field works before there is a list, which no one sees before the field is touched. */
const PlaceList = lazyLater(async () => (await import('./PlaceList.tsx')).PlaceList);
const SavePlaceButton = lazyLater(
  async () => (await import('../../saved-places/SavePlaceButton.tsx')).SavePlaceButton,
);

interface PlaceFieldProps extends PlaceChoice {
  /** The point from which distances are measured, if known. */
  from: LatLng | null;
  isMissing: boolean;
  inputRef: Ref<HTMLInputElement>;
}

/** One end of the trip, found by name. */
export const PlaceField = memo(function PlaceField(props: PlaceFieldProps) {
  const { end, value, from, isMissing, inputRef } = props;
  const rider = useRiderTexts();
  const { typed, device, list, isOpen, groups, isError, unknown, choose, open, type, leave } =
    usePlaceChoice(props);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const ref = useMergedRef(setInput, inputRef);
  // The next frame shows the typed text; the results, and that the choice is gone, come after it.
  const isChosen = useDeferredValue(typed === null);
  const choicesNow = input && (
    <PlaceList
      store={list.store}
      target={input}
      label={rider[end]}
      groups={groups}
      from={from}
      empty={isError ? rider.searchFailed : unknown && rider.noPlace(unknown)}
      onChoose={choose}
    />
  );
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
          device.isAsking ? (
            <Loader size={18} aria-hidden />
          ) : (
            value && isChosen && <SavePlaceButton stop={value} />
          )
        }
        rightSectionWidth={48}
        description={device.hint}
        inputWrapperOrder={['input', 'description']}
        descriptionProps={{ role: 'status', mt: 4 }}
        error={isMissing}
        value={typed ?? (value ? sayAddress(value.address) : '')}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onClick={open}
        onBlur={leave}
      />
      {(isOpen && choicesLater) || choicesNow}
    </>
  );
});

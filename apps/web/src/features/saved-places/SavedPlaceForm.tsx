import { Input, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import type { SavedPlaceView, Stop } from '@ridewire/contracts';
import { SAVED_PLACE_KINDS, type SavedPlaceKind } from '@ridewire/contracts/choices';
import { LONGEST_PLACE_NAME } from '@ridewire/contracts/limits';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { trpc } from '../../kit/live/trpc.ts';
import { Failure } from '../../kit/notes/Failure.tsx';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { useSavedPlaces } from './saved-places-live.ts';
import { useSavedPlacesTexts } from './texts.en.ts';

interface SavedPlaceFormProps {
  /** The id of the changed place; a new one otherwise. */
  id: string;
  isNew: boolean;
  kind: SavedPlaceKind;
  name: string | null;
  /** Its place; null until chosen. */
  stop: Stop | null;
  /** Whether it may become home or work. */
  mayChooseKind?: boolean;
  /** Shows its place, or lets the person choose it. */
  children: ReactNode;
  onDone: () => void;
}

/** The kind and name of a rider's place. Nothing is lost when it can't be saved. */
export function SavedPlaceForm(props: SavedPlaceFormProps) {
  const { id, isNew, stop, mayChooseKind, children, onDone } = props;
  const saved = useSavedPlacesTexts();
  const { places } = useSavedPlaces();
  const [kind, setKind] = useState(props.kind);
  const [name, setName] = useState(props.name ?? '');
  const { mutateAsync: savePlace } = trpc.places.save.useMutation();
  const { mutateAsync: removePlace } = trpc.places.remove.useMutation();
  const [busy, setBusy] = useState<'saving' | 'removing' | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isNameless = kind === 'other' && name.trim() === '';
  const act = async (how: 'saving' | 'removing', call: () => Promise<unknown>) => {
    setBusy(how);
    setProblem(null);
    try {
      await call();
      onDone();
    } catch (error) {
      setProblem(errorSentence(error, saved.failed));
    }
    setBusy(null);
  };
  const save = () => {
    setChecked(true);
    if (isNameless || !stop) return undefined;
    const { address, lat, lng } = stop;
    return act('saving', () => savePlace({ id, kind, name, address, lat, lng }));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="md">
        {children}
        {mayChooseKind && (
          <Input.Wrapper label={saved.what} labelElement="div">
            <SegmentedControl
              fullWidth
              aria-label={saved.what}
              value={kind}
              onChange={setKind}
              data={SAVED_PLACE_KINDS.map((each) => ({ value: each, label: saved[each] }))}
            />
          </Input.Wrapper>
        )}
        <Replaced
          place={places.find((place) => kind !== 'other' && place.kind === kind && place.id !== id)}
        />
        {kind === 'other' && (
          <TextInput
            size="lg"
            label={saved.name}
            value={name}
            maxLength={LONGEST_PLACE_NAME}
            autoComplete="off"
            error={isChecked && isNameless && saved.nameMissing}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
        {isChecked && !stop && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {saved.placeMissing}
          </Text>
        )}
        <Failure>{problem}</Failure>
        <ConnectedButton
          size="lg"
          fullWidth
          type="submit"
          isBusy={busy === 'saving'}
          busyLabel={saved.saving}
        >
          {saved.save}
        </ConnectedButton>
        {!isNew && (
          <ConnectedButton
            size="lg"
            fullWidth
            variant="default"
            c="var(--mantine-color-red-text)"
            icon={<IconTrash size={20} stroke={1.75} aria-hidden />}
            isBusy={busy === 'removing'}
            busyLabel={saved.removing}
            onPress={() => act('removing', () => removePlace({ id }))}
          >
            {saved.remove}
          </ConnectedButton>
        )}
      </Stack>
    </form>
  );
}

/** There is one home and one work: says which place is replaced. */
function Replaced({ place }: { place: SavedPlaceView | undefined }) {
  const saved = useSavedPlacesTexts();
  return (
    place && (
      <Text size="sm" c="dimmed" role="status">
        {saved.replaces(sayAddress(place.address))}
      </Text>
    )
  );
}

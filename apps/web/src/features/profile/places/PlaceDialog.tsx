import { Button, Modal, Text } from '@mantine/core';
import type { SavedPlaceView, Stop } from '@ridewire/contracts';
import { useState } from 'react';
import { useBackCloses } from '../../../kit/dialogs/use-back-closes.ts';
import { useShield } from '../../../kit/dialogs/use-shield.ts';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { PlacePicker } from '../../booking/places/PlacePicker.tsx';
import { SavedPlaceForm } from '../../saved-places/SavedPlaceForm.tsx';
import { useNameOfSaved } from '../../saved-places/saved-places-live.ts';
import { useSavedPlacesTexts } from '../../saved-places/texts.en.ts';

/** A saved place, or a new one. */
export type ChangedPlace = Partial<SavedPlaceView> & Pick<SavedPlaceView, 'kind'>;

interface PlaceDialogProps {
  /** Null for none. */
  place: ChangedPlace | null;
  onClose: () => void;
}

/** Renames, moves or deletes a place, or adds a new one. */
export function PlaceDialog({ place, onClose }: PlaceDialogProps) {
  const saved = useSavedPlacesTexts();
  const nameOf = useNameOfSaved();
  useShield(place !== null);
  useBackCloses(place !== null, onClose);
  const isUnnamed = place?.kind === 'other' && !place.id;
  return (
    <Modal
      opened={place !== null}
      onClose={onClose}
      title={place && (isUnnamed ? saved.add : nameOf({ name: null, ...place }))}
    >
      {place && <ChangePlace place={place} onClose={onClose} />}
    </Modal>
  );
}

const stopOf = ({ address, lat, lng }: ChangedPlace): Stop | null =>
  address !== undefined && lat !== undefined && lng !== undefined ? { address, lat, lng } : null;

function ChangePlace({ place, onClose }: { place: ChangedPlace; onClose: () => void }) {
  const saved = useSavedPlacesTexts();
  const [newId] = useState(() => crypto.randomUUID());
  const [stop, setStop] = useState(() => stopOf(place));
  const [isPicking, setPicking] = useState(stop === null);
  const pick = (chosen: Stop) => {
    setStop(chosen);
    setPicking(false);
  };
  if (isPicking) return <PlacePicker label={saved.place} near={stop} onChoose={pick} />;
  return (
    <SavedPlaceForm
      id={place.id ?? newId}
      isNew={!place.id}
      kind={place.kind}
      name={place.name ?? null}
      stop={stop}
      onDone={onClose}
    >
      <div>
        <Text style={{ overflowWrap: 'anywhere' }}>{stop && sayAddress(stop.address)}</Text>
        <Button variant="subtle" size="sm" mih={44} ml="-sm" px="sm" onClick={() => setPicking(true)}>
          {saved.another}
        </Button>
      </div>
    </SavedPlaceForm>
  );
}

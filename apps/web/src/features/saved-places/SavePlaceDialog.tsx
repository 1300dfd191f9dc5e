import { Modal, Text } from '@mantine/core';
import type { Stop } from '@ridewire/contracts';
import { useBackCloses } from '../../kit/dialogs/use-back-closes.ts';
import { useShield } from '../../kit/dialogs/use-shield.ts';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { SavedPlaceForm } from './SavedPlaceForm.tsx';
import { savedAt, useSavedPlaces } from './saved-places-live.ts';
import { useSavedPlacesTexts } from './texts.en.ts';

export interface SavePlaceDialogProps {
  isOpen: boolean;
  /** The id under which a new place is saved; null while the dialog is closed. */
  newId: string | null;
  stop: Stop;
  onClose: () => void;
}

/** Asks for the name under which a place is saved. */
export function SavePlaceDialog({ isOpen, newId, stop, onClose }: SavePlaceDialogProps) {
  const saved = useSavedPlacesTexts();
  const { places } = useSavedPlaces();
  useShield(isOpen);
  useBackCloses(isOpen, onClose);
  const known = savedAt(places, stop);
  const free = (['home', 'work'] as const).find((kind) => places.every((place) => place.kind !== kind));
  return (
    <Modal opened={isOpen} onClose={onClose} title={known ? saved.changeTitle : saved.saveTitle}>
      {newId !== null && (
        <SavedPlaceForm
          id={known?.id ?? newId}
          isNew={!known}
          kind={known?.kind ?? free ?? 'other'}
          name={known?.name ?? null}
          stop={stop}
          mayChooseKind
          onDone={onClose}
        >
          <Text style={{ overflowWrap: 'anywhere' }}>{sayAddress(stop.address)}</Text>
        </SavedPlaceForm>
      )}
    </Modal>
  );
}

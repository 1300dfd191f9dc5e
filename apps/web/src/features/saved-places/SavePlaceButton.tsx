import { ActionIcon, Modal, Text, Tooltip } from '@mantine/core';
import type { Stop } from '@ridewire/contracts';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useBackCloses } from '../../kit/dialogs/use-back-closes.ts';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { SavedPlaceForm } from './SavedPlaceForm.tsx';
import { savedAt, useNameOfSaved, useSavedPlaces } from './saved-places-live.ts';
import { useSavedPlacesTexts } from './texts.en.ts';

/** Saves a place that is shown, under a name; or changes what is saved there. */
export function SavePlaceButton({ stop }: { stop: Stop }) {
  const saved = useSavedPlacesTexts();
  const nameOf = useNameOfSaved();
  const { places, isKnown } = useSavedPlaces();
  const [newId, setNewId] = useState<string | null>(null);
  const close = () => setNewId(null);
  useBackCloses(newId !== null, close);
  const known = savedAt(places, stop);
  const address = sayAddress(stop.address);
  const label = known ? saved.savedAs(nameOf(known), address) : saved.saveThis(address);
  const Sign = known ? IconBookmarkFilled : IconBookmark;
  const free = (['home', 'work'] as const).find((kind) => places.every((place) => place.kind !== kind));
  return (
    <>
      <Tooltip label={label} portalProps={{ target: '#content' }}>
        <ActionIcon
          size={44}
          aria-label={label}
          data-part="save-place"
          disabled={!isKnown}
          onClick={() => setNewId(crypto.randomUUID())}
        >
          <Sign size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Modal opened={newId !== null} onClose={close} title={known ? saved.changeTitle : saved.saveTitle}>
        {newId !== null && (
          <SavedPlaceForm
            id={known?.id ?? newId}
            isNew={!known}
            kind={known?.kind ?? free ?? 'other'}
            name={known?.name ?? null}
            stop={stop}
            mayChooseKind
            onDone={close}
          >
            <Text style={{ overflowWrap: 'anywhere' }}>{address}</Text>
          </SavedPlaceForm>
        )}
      </Modal>
    </>
  );
}

import { ActionIcon } from '@mantine/core';
import type { Stop } from '@ridewire/contracts';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Hint } from '@ridewire/ui';
import { lazyDialog } from '../../kit/dialogs/lazy-dialog.tsx';
import { sayAddress } from '../../kit/texts/say-address.ts';
import { savedAt, useNameOfSaved, useSavedPlaces } from './saved-places-live.ts';
import { useSavedPlacesTexts } from './texts.en.ts';

const SavePlaceDialog = lazyDialog(async () => (await import('./SavePlaceDialog.tsx')).SavePlaceDialog);

/** Saves the shown place under a name, or changes the saved one. */
export function SavePlaceButton({ stop }: { stop: Stop }) {
  const saved = useSavedPlacesTexts();
  const nameOf = useNameOfSaved();
  const { places, isKnown } = useSavedPlaces();
  const [newId, setNewId] = useState<string | null>(null);
  const known = savedAt(places, stop);
  const address = sayAddress(stop.address);
  const label = known ? saved.savedAs(nameOf(known), address) : saved.saveThis(address);
  const Sign = known ? IconBookmarkFilled : IconBookmark;
  return (
    <>
      <Hint label={label}>
        <ActionIcon
          size={44}
          aria-label={label}
          data-part="save-place"
          disabled={!isKnown}
          onClick={() => setNewId(crypto.randomUUID())}
        >
          <Sign size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Hint>
      <SavePlaceDialog isOpen={newId !== null} newId={newId} stop={stop} onClose={() => setNewId(null)} />
    </>
  );
}

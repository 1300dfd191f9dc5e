import { Button, Text } from '@mantine/core';
import type { SavedPlaceView } from '@ridewire/contracts';
import { MOST_OTHER_PLACES } from '@ridewire/contracts/limits';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Row } from '../../../kit/lists/Row.tsx';
import { Rows } from '../../../kit/lists/Rows.tsx';
import { Failure } from '../../../kit/notes/Failure.tsx';
import { Setting } from '../../../kit/page/Setting.tsx';
import { sayAddress } from '../../../kit/texts/say-address.ts';
import { SavedPlaceIcon } from '../../saved-places/SavedPlaceIcon.tsx';
import { useNameOfSaved, useSavedPlaces } from '../../saved-places/saved-places-live.ts';
import { useSavedPlacesTexts } from '../../saved-places/texts.en.ts';
import { useMe } from '../../session/use-me.ts';
import { type ChangedPlace, PlaceDialog } from './PlaceDialog.tsx';

/** A rider's saved places; nothing for others. */
export function SavedPlacesSetting() {
  return useMe()?.role === 'rider' ? <SavedPlaces /> : null;
}

/** Home and work are listed before they are saved. */
const withRooms = (places: readonly SavedPlaceView[]): ChangedPlace[] => [
  ...(['home', 'work'] as const).map((kind) => places.find((place) => place.kind === kind) ?? { kind }),
  ...places.filter(({ kind }) => kind === 'other'),
];

function SavedPlaces() {
  const saved = useSavedPlacesTexts();
  const { places, isKnown, failure } = useSavedPlaces();
  const [changed, setChanged] = useState<ChangedPlace | null>(null);
  return (
    <Setting id="saved-places" title={saved.title} hint={saved.hint}>
      {failure && <Failure mb="sm">{saved.loadFailed(failure)}</Failure>}
      {/* Home and work are there in any case, so nothing below moves once they are known. */}
      {(isKnown || !failure) && (
        <>
          <Rows isUnknown={!isKnown}>
            {withRooms(places).map((place) => (
              <PlaceRow key={place.id ?? place.kind} place={place} onPress={() => setChanged(place)} />
            ))}
          </Rows>
          {places.filter(({ kind }) => kind === 'other').length < MOST_OTHER_PLACES && (
            <Button
              variant="default"
              size="md"
              mt="sm"
              leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
              onClick={() => setChanged({ kind: 'other' })}
            >
              {saved.add}
            </Button>
          )}
        </>
      )}
      <PlaceDialog place={changed} onClose={() => setChanged(null)} />
    </Setting>
  );
}

function PlaceRow({ place, onPress }: { place: ChangedPlace; onPress: () => void }) {
  const saved = useSavedPlacesTexts();
  const nameOf = useNameOfSaved();
  const name = nameOf({ name: null, ...place });
  return (
    <Row>
      <SavedPlaceIcon kind={place.kind} />
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {place.address ? sayAddress(place.address) : saved.notYet}
        </Text>
      </div>
      <Button
        variant="default"
        size="sm"
        mih={44}
        aria-label={place.id ? saved.changeOf(name) : saved.addOf(name)}
        onClick={onPress}
      >
        {place.id ? saved.change : saved.addShort}
      </Button>
    </Row>
  );
}

import { Box, Combobox, Text } from '@mantine/core';
import { distanceMeters, type LatLng } from '@ridewire/contracts';
import type { PlaceKind } from '@ridewire/contracts/place-kinds';
import { useFormat } from '@ridewire/ui';
import { IconCurrentLocation, IconHistory, IconMapPin, IconMapPinSearch } from '@tabler/icons-react';
import type { Choice, ChoiceGroup } from './place-choices.ts';
import { SavedPlaceIcon } from '../../saved-places/SavedPlaceIcon.tsx';
import { useSavedPlacesTexts } from '../../saved-places/texts.en.ts';
import { useRiderTexts } from '../texts.en.ts';
import styles from '../panel/choose-trip.module.css';

const ICONS = {
  'my-location': IconCurrentLocation,
  'on-map': IconMapPinSearch,
  recent: IconHistory,
  place: IconMapPin,
};

interface PlaceOptionsProps {
  groups: readonly ChoiceGroup[];
  /** The distance of each place from here is shown; null where it isn't known. */
  from: LatLng | null;
}

/** The list under a field. An option's value is its position in the whole list. */
export function PlaceOptions({ groups, from }: PlaceOptionsProps) {
  const rider = useRiderTexts();
  const savedPlaces = useSavedPlacesTexts();
  const names = {
    actions: undefined,
    saved: savedPlaces.title,
    recent: rider.recent,
    places: rider.wellKnown,
  };
  const firstOf = (index: number) =>
    groups.slice(0, index).reduce((count, { choices }) => count + choices.length, 0);
  return groups.map((group, index) => (
    // Search results need no group name.
    <Combobox.Group key={group.name} label={groups[0]?.name === 'actions' ? names[group.name] : undefined}>
      {group.choices.map((choice, i) => (
        <Combobox.Option key={keyOf(choice)} value={String(firstOf(index) + i)} className={styles.option}>
          <Line choice={choice} from={from} />
        </Combobox.Option>
      ))}
    </Combobox.Group>
  ));
}

const keyOf = (choice: Choice): string =>
  choice.kind === 'place' || choice.kind === 'saved'
    ? choice.id
    : choice.kind === 'recent'
      ? choice.stop.address
      : choice.kind;

/** The kind of place and its address, so that two of one name can be told apart. */
const besideName = (
  { what, area }: Extract<Choice, { kind: 'place' }>,
  kinds: Readonly<Record<PlaceKind, string>>,
): string => [what && kinds[what], area].filter(Boolean).join(' · ');

function Line({ choice, from }: { choice: Choice; from: LatLng | null }) {
  const rider = useRiderTexts();
  const format = useFormat();
  const Sign = choice.kind === 'saved' ? null : ICONS[choice.kind];
  const name =
    'name' in choice ? choice.name : choice.kind === 'on-map' ? rider.chooseOnMap : rider.useMyLocation;
  const beside =
    choice.kind === 'place'
      ? besideName(choice, rider.placeKinds)
      : choice.kind === 'saved'
        ? choice.area
        : null;
  return (
    <>
      {choice.kind === 'saved' && <SavedPlaceIcon kind={choice.as} />}
      {Sign && <Sign size={20} stroke={1.75} aria-hidden />}
      <Box component="span" miw={0} flex={1}>
        <Text inherit truncate component="span" display="block">
          {name}
        </Text>
        {beside && (
          <Text component="span" display="block" fz="xs" truncate c="dimmed">
            {beside}
          </Text>
        )}
      </Box>
      {from && 'stop' in choice && (
        <Text component="span" className="rw-num" fz="sm" c="dimmed" flex="none">
          {format.distance(distanceMeters(from, choice.stop))}
        </Text>
      )}
    </>
  );
}

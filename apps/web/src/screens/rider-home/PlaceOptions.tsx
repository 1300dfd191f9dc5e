import { Combobox } from '@mantine/core';
import { IconCurrentLocation, IconHistory, IconMapPin, IconMapPinSearch } from '@tabler/icons-react';
import { useTexts } from '../../texts/use-texts.ts';
import type { Choice, ChoiceGroup } from './place-choices.ts';

const ICONS = {
  'my-location': IconCurrentLocation,
  'on-map': IconMapPinSearch,
  recent: IconHistory,
  place: IconMapPin,
};

/** The list under a field. An option's value is its place in the whole list. */
export function PlaceOptions({ groups }: { groups: readonly ChoiceGroup[] }) {
  const { rider } = useTexts();
  const names = { actions: undefined, recent: rider.recent, places: rider.wellKnown };
  const firstOf = (index: number) =>
    groups.slice(0, index).reduce((count, { choices }) => count + choices.length, 0);
  return groups.map((group, index) => (
    // Answers to what was typed need no name above them.
    <Combobox.Group key={group.name} label={groups[0]?.name === 'actions' ? names[group.name] : undefined}>
      {group.choices.map((choice, i) => (
        <Combobox.Option key={keyOf(choice)} value={String(firstOf(index) + i)} className="rw-rider-option">
          <Line choice={choice} />
        </Combobox.Option>
      ))}
    </Combobox.Group>
  ));
}

const keyOf = (choice: Choice): string =>
  'stop' in choice ? choice.kind + choice.stop.address : choice.kind;

function Line({ choice }: { choice: Choice }) {
  const { rider } = useTexts();
  const Sign = ICONS[choice.kind];
  const name =
    'name' in choice ? choice.name : choice.kind === 'on-map' ? rider.chooseOnMap : rider.useMyLocation;
  return (
    <>
      <Sign size={20} stroke={1.75} aria-hidden />
      <span className="rw-rider-option-name">{name}</span>
      {'area' in choice && choice.area && <span className="rw-rider-option-area">{choice.area}</span>}
    </>
  );
}

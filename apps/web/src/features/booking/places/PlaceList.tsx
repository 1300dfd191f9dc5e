import { Combobox, type ComboboxStore } from '@mantine/core';
import type { LatLng } from '@ridewire/contracts';
import { type Ref, useImperativeHandle } from 'react';
import type { ChoiceGroup } from './place-choices.ts';
import { PlaceOptions } from './PlaceOptions.tsx';
import styles from '../panel/choose-trip.module.css';

export interface PlaceListProps {
  store: ComboboxStore;
  /** The field it belongs to. */
  target: HTMLInputElement;
  label: string;
  groups: readonly ChoiceGroup[];
  /** The point from which distances are measured, if known. */
  from: LatLng | null;
  /** Why there are no results; null if there are some. */
  empty: string | null;
  onChoose: (index: number) => void;
}

/** The options under a place field. */
export function PlaceList({ store, target, label, groups, from, empty, onChoose }: PlaceListProps) {
  return (
    <Combobox
      store={store}
      position="bottom-start"
      offset={4}
      // When opened, the sheet moves up and leaves room below.
      middlewares={{ flip: false, shift: true }}
      // Inside the page's main part, where a screen reader looks for it.
      portalProps={{ target: '#content' }}
      onOptionSubmit={(option) => onChoose(Number(option))}
    >
      <Combobox.DropdownTarget>
        <Field input={target} />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={label} className={styles.options}>
          {empty && <Combobox.Empty>{empty}</Combobox.Empty>}
          <PlaceOptions groups={groups} from={from} />
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Takes the place of the field, which existed before. */
function Field({ input, ref }: { input: HTMLInputElement; ref?: Ref<HTMLInputElement> }) {
  useImperativeHandle(ref, () => input, [input]);
  return null;
}

import { SegmentedControl, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

export interface FilterChoiceProps<Value extends string> {
  label: string;
  /** Undefined shows everything. */
  value: Value | undefined;
  /** The name of the choice that filters nothing. */
  all: string;
  choices: readonly { value: Value; label: string; beside?: ReactNode }[];
  onChoose: (value: Value | undefined) => void;
  /** Below this width the choices are a dropdown, since many of them don't fit in a row. @default a phone */
  opensBelow?: string;
}

/** Means "no filter", which the address leaves out. */
const ALL = 'all';

/** One filter of a list: all choices in a row if there is room, else a dropdown. */
export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, value = ALL, all, choices, onChoose, opensBelow = '48em' } = props;
  const isNarrow = useMediaQuery(`(width < ${opensBelow})`, false, { getInitialValueInEffect: false });
  const choose = (chosen: string | null) =>
    onChoose(choices.find((choice) => choice.value === chosen)?.value);
  const data = [{ value: ALL, label: all }, ...choices];
  if (isNarrow) {
    return (
      <Select
        flex="var(--select-flex, 1 1 130px)"
        aria-label={label}
        allowDeselect={false}
        data={data.map(({ value: each, label: name }) => ({ value: each, label: name }))}
        value={value}
        onChange={choose}
      />
    );
  }
  return (
    <SegmentedControl
      aria-label={label}
      data={[
        { value: ALL, label: all },
        ...choices.map((choice) => ({
          value: choice.value as string,
          label: (
            <>
              {choice.label}
              {choice.beside}
            </>
          ),
        })),
      ]}
      value={value}
      onChange={choose}
    />
  );
}

import { Input, SegmentedControl } from '@mantine/core';

interface OneOfTwoProps {
  id: string;
  label: string;
  /** The first is chosen. */
  value: boolean;
  names: readonly [string, string];
  onChange: (isFirst: boolean) => void;
}

/** One of two. */
export function OneOfTwo({ id, label, value, names: [first, second], onChange }: OneOfTwoProps) {
  return (
    <Input.Wrapper size="md" labelElement="div" id={id} label={label}>
      <SegmentedControl
        fullWidth
        mt={8}
        aria-labelledby={`${id}-label`}
        value={value ? 'first' : 'second'}
        onChange={(chosen) => onChange(chosen === 'first')}
        data={[
          { value: 'first', label: first },
          { value: 'second', label: second },
        ]}
      />
    </Input.Wrapper>
  );
}

import { TextInput } from '@mantine/core';
import { useRidesTexts } from './texts.en.ts';

/** The longest reason, in letters. */
const MOST = 200;

export interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Why it must be given; false if it need not. */
  needed: string | false;
}

/** Why an admin does something to a ride, in one line. */
export function ReasonField({ value, onChange, needed }: ReasonFieldProps) {
  const { statusUpdate } = useRidesTexts();
  return (
    <TextInput
      label={statusUpdate.reason}
      placeholder={needed ? undefined : statusUpdate.reasonHint}
      maxLength={MOST}
      required={needed !== false}
      description={needed || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

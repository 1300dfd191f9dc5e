import { TextInput } from '@mantine/core';
import { LONGEST_PICKUP_NOTE } from '@ridewire/contracts/limits';
import { useRiderTexts } from '../texts.en.ts';

interface PickupNoteFieldProps {
  value: string;
  onChange: (note: string) => void;
}

/** What the driver who comes reads about where to find the rider. */
export function PickupNoteField({ value, onChange }: PickupNoteFieldProps) {
  const rider = useRiderTexts();
  return (
    <TextInput
      size="lg"
      aria-label={rider.note}
      placeholder={rider.noteHint}
      value={value}
      maxLength={LONGEST_PICKUP_NOTE}
      autoComplete="off"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

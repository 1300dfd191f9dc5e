import { Stack, Switch, TextInput } from '@mantine/core';
import { isPhoneNumber } from '@ridewire/contracts/guests';
import type { TypedPassenger } from './typed-passenger.ts';
import { usePassengerTexts } from './passenger.en.ts';

export interface PassengerFieldsProps {
  /** Null: the person who books rides. */
  value: TypedPassenger | null;
  /** The person tried to book: what is missing is said. */
  isChecked: boolean;
  onChange: (passenger: TypedPassenger | null) => void;
}

/** The passenger's name and number, where a rider books for somebody else. */
export function PassengerFields({ value, isChecked, onChange }: PassengerFieldsProps) {
  const texts = usePassengerTexts();
  const type = (name: string, phone: string) =>
    onChange({ name, phone, isComplete: name.trim() !== '' && isPhoneNumber(phone) });
  return (
    <Stack gap="sm">
      <Switch
        size="md"
        label={texts.forSomeone}
        checked={value !== null}
        onChange={({ currentTarget }) => (currentTarget.checked ? type('', '') : onChange(null))}
      />
      {value && (
        <>
          <TextInput
            size="lg"
            data-passenger="name"
            label={texts.name}
            description={texts.hint}
            maxLength={100}
            autoComplete="off"
            value={value.name}
            error={isChecked && value.name.trim() === '' && texts.nameMissing}
            onChange={({ currentTarget }) => type(currentTarget.value, value.phone)}
          />
          <TextInput
            size="lg"
            type="tel"
            data-passenger="phone"
            label={texts.phone}
            maxLength={30}
            autoComplete="off"
            value={value.phone}
            error={isChecked && !isPhoneNumber(value.phone) && texts.phoneMissing}
            onChange={({ currentTarget }) => type(value.name, currentTarget.value)}
          />
        </>
      )}
    </Stack>
  );
}

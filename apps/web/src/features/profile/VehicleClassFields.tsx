import { NativeSelect, Text, TextInput } from '@mantine/core';
import { classesOf, kindsOf } from '@ridewire/contracts';
import { useOfferedTypes, useTypeName } from '../rides/ride-types.ts';
import { useKindName } from '../rides/use-kind-name.ts';
import { useProfileTexts } from './texts.en.ts';

interface VehicleClassFieldsProps {
  /** The chosen kind. */
  kind: string;
  /** What is to know of a vehicle that nobody has confirmed yet. */
  hint?: string;
  field: (name: 'kind' | 'classRank' | 'seats') => { onChange: (value: unknown) => void };
}

/**
 * The facts that decide which rides a vehicle takes: its kind, where there are several, its class, and how many riders
 * fit in.
 */
export function VehicleClassFields({ kind, hint, field }: VehicleClassFieldsProps) {
  const profile = useProfileTexts();
  const types = useOfferedTypes();
  const typeName = useTypeName();
  const kindName = useKindName();
  const kinds = kindsOf(types);
  const choose = (chosen: string) => {
    field('kind').onChange(chosen);
    // Another kind has other classes.
    const [lowest] = classesOf(chosen, types);
    if (lowest) field('classRank').onChange(String(lowest.leastClass));
  };
  return (
    <>
      {kinds.length > 1 && (
        <NativeSelect
          {...field('kind')}
          label={profile.vehicleKind}
          data={kinds.map((value) => ({ value, label: kindName(value) }))}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      <NativeSelect
        {...field('classRank')}
        label={profile.vehicleClass}
        data={classesOf(kind, types).map(({ id, leastClass }) => ({
          value: String(leastClass),
          label: typeName(id),
        }))}
      />
      <TextInput {...field('seats')} label={profile.seats} inputMode="numeric" autoComplete="off" />
      <Text size="sm" c="dimmed" mt={0} mb="md" style={{ gridColumn: '1 / -1' }}>
        {hint ?? profile.confirmedFirst}
      </Text>
    </>
  );
}

import '@mantine/core/styles/CheckboxCard.layer.css';
import '@mantine/core/styles/CheckboxIndicator.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Stack, Text, Title } from '@mantine/core';
import { vehicleServes } from '@ridewire/contracts';
import { useIsConnected } from '../../kit/live/connection-state.ts';
import { usePreferences } from '../driving/home/use-preferences.ts';
import { useOfferedTypes, useTypeName } from '../rides/ride-types.ts';
import { useProfileTexts } from './texts.en.ts';

/** The types the vehicle serves that its driver takes, at least one. */
export function TakenTypes() {
  const profile = useProfileTexts();
  const types = useOfferedTypes();
  const typeName = useTypeName();
  const isConnected = useIsConnected();
  const { preferences, setTakenType } = usePreferences();
  if (!preferences) return null;
  const { vehicle, declinedTypes } = preferences;
  const served = types.filter((type) => vehicleServes(vehicle, type));
  const taken = served.filter(({ id }) => !declinedTypes.includes(id));
  if (served.length === 0) return null;
  return (
    <section aria-labelledby="taken-types">
      <Title order={2} size="h4" id="taken-types" mb={4}>
        {profile.takenTypes}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {profile.takenTypesHint}
      </Text>
      <Stack gap={0} className="rw-choices" role="group" aria-labelledby="taken-types">
        {served.map(({ id }) => (
          <Checkbox
            key={id}
            label={typeName(id)}
            checked={!declinedTypes.includes(id)}
            disabled={!isConnected || (taken.length === 1 && taken[0]?.id === id)}
            onChange={({ currentTarget }) => void setTakenType(id, currentTarget.checked)}
          />
        ))}
      </Stack>
    </section>
  );
}

import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { LatLng, NamedStreet } from '@ridewire/contracts';
import { announce, useFormat } from '@ridewire/ui';
import { useState } from 'react';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { errorSentence } from '../../kit/live/error-sentence.ts';
import { api } from '../../kit/live/trpc.ts';
import { sayStreet } from '../../kit/map/say-street.ts';
import { useStreetChangesTexts } from './texts.en.ts';
import styles from './street-changes.module.css';

const LONGEST_NAME = 100;

interface StreetSearchProps {
  /** The nearest streets to it come first. */
  near: LatLng | null;
  onAdd: (street: NamedStreet) => void;
}

/** Streets by their name, also for the keyboard. */
export function StreetSearch({ near, onAdd }: StreetSearchProps) {
  const texts = useStreetChangesTexts();
  const { count, distance, options } = useFormat();
  const [name, setName] = useState('');
  const [streets, setStreets] = useState<readonly NamedStreet[] | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const find = async () => {
    if (name.trim() === '' || !near || isBusy) return;
    setBusy(true);
    setFailed(null);
    try {
      const found = await api.streetChanges.streetsNamed.query({ name, near });
      setStreets(found);
      if (found.length === 0) announce(texts.noneFound);
    } catch (error) {
      setStreets(null);
      setFailed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="sm">
      <Group gap="sm" align="end" wrap="nowrap">
        <TextInput
          size="md"
          flex={1}
          label={texts.search}
          description={texts.searchHint}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={name}
          error={failed !== null && errorSentence(failed, texts.findFailed)}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around it is not sent.
            event.preventDefault();
            void find();
          }}
        />
        <ConnectedButton size="md" isBusy={isBusy} busyLabel={texts.find} onPress={() => void find()}>
          {texts.find}
        </ConnectedButton>
      </Group>
      {streets?.length === 0 && <Text c="dimmed">{texts.noneFound}</Text>}
      {streets && streets.length > 0 && (
        <ul className={styles.choices}>
          {streets.map((street) => {
            const said = sayStreet(street.name, options.locale) ?? texts.unnamed;
            const away = texts.away(distance(street.metersAway));
            const stretches = texts.stretches(count(street.stretches.length), street.stretches.length === 1);
            return (
              <li key={street.stretches[0]?.line} className={styles.choice}>
                <Text size="sm">
                  <b>{said}</b> · {away} · {stretches}
                </Text>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={texts.found(said, away, stretches)}
                  onClick={() => onAdd(street)}
                >
                  {texts.add}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}

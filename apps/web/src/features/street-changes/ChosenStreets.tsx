import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { STRETCH_DIRECTIONS, type StretchDirection } from '@ridewire/contracts/street-change';
import { useFormat } from '@ridewire/ui';
import { sayStreet } from '../../kit/map/say-street.ts';
import type { Choice, ChoiceStep, ChosenStretch } from './chosen-streets.ts';
import { useStreetChangesTexts } from './texts.en.ts';
import styles from './street-changes.module.css';

interface ChosenStreetsProps {
  choice: Choice;
  step: (step: ChoiceStep) => void;
}

/** The chosen streets in words, each with its direction. */
export function ChosenStreets({ choice: { stretches, full }, step }: ChosenStreetsProps) {
  const texts = useStreetChangesTexts();
  const { count, distance, options } = useFormat();
  const describe = ({ name, from, to }: ChosenStretch): string => {
    const said = sayStreet(name, options.locale) ?? texts.unnamed;
    const [begin, end] = [sayStreet(from, options.locale), sayStreet(to, options.locale)];
    if (begin && end && begin !== end) return `${said} ${texts.between(begin, end)}`;
    const crossing = begin ?? end;
    return crossing ? `${said} ${texts.at(crossing)}` : said;
  };
  return (
    <Stack gap="sm" role="group" aria-label={texts.chosen}>
      <Group justify="space-between">
        <Text fw={650} aria-live="polite">
          {texts.chosen}: {texts.stretches(count(stretches.length), stretches.length === 1)}
        </Text>
        {stretches.length > 0 && (
          <Button variant="default" size="sm" onClick={() => step({ do: 'clear' })}>
            {texts.removeAll}
          </Button>
        )}
      </Group>
      {full && (
        <Text c="red" role="alert">
          {full === 'many' ? texts.tooMany : texts.tooLong}
        </Text>
      )}
      {stretches.length === 0 ? (
        <Text c="dimmed">{texts.noneChosen}</Text>
      ) : (
        <ul className={styles.choices}>
          {stretches.map((stretch) => {
            const said = describe(stretch);
            const { line, direction, isOneWay, meters } = stretch;
            return (
              <li key={line} className={styles.choice}>
                <Text size="sm">
                  {said} · {distance(meters)}
                </Text>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={texts.remove(said)}
                  onClick={() => step({ do: 'remove', line })}
                >
                  ×
                </Button>
                {isOneWay ? (
                  <Text size="sm" c="dimmed">
                    {texts.oneWay}
                  </Text>
                ) : (
                  <NativeSelect
                    size="md"
                    aria-label={`${texts.direction}: ${said}`}
                    value={direction}
                    data={STRETCH_DIRECTIONS.map((value) => ({ value, label: texts.directions[value] }))}
                    onChange={({ currentTarget }) =>
                      step({ do: 'turn', line, direction: currentTarget.value as StretchDirection })
                    }
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Stack>
  );
}

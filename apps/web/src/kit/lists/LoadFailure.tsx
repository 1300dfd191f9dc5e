import { type AlertProps, Group, Text } from '@mantine/core';
import { AgainButton } from '../buttons/AgainButton.tsx';
import { Failure } from '../notes/Failure.tsx';

export interface LoadFailureProps extends AlertProps {
  sentence: string;
  isTrying: boolean;
  onTry: () => unknown;
}

/** Says what could not be loaded, with a button to try again. Earlier results stay below. */
export function LoadFailure({ sentence, isTrying, onTry, ...more }: LoadFailureProps) {
  return (
    <Failure mb="lg" {...more}>
      <Group justify="space-between">
        <Text size="sm">{sentence}</Text>
        <AgainButton isTrying={isTrying} onTry={onTry} />
      </Group>
    </Failure>
  );
}

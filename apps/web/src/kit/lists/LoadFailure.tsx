import { Alert, Group, Text } from '@mantine/core';
import { AgainButton } from '../buttons/AgainButton.tsx';

export interface LoadFailureProps {
  sentence: string;
  isTrying: boolean;
  onTry: () => void;
}

/** Says what could not be loaded, with a button to try again. Earlier results stay below. */
export function LoadFailure({ sentence, isTrying, onTry }: LoadFailureProps) {
  return (
    <Alert color="red" role="alert" mb="lg">
      <Group justify="space-between">
        <Text size="sm">{sentence}</Text>
        <AgainButton isTrying={isTrying} onTry={onTry} />
      </Group>
    </Alert>
  );
}

import { Alert, Button, Group, Text } from '@mantine/core';
import { useTexts } from '../texts/use-texts.ts';

export interface LoadFailureProps {
  sentence: string;
  isTrying: boolean;
  onTry: () => void;
}

/** What could not be read, and the way to try again. What was read before stays below. */
export function LoadFailure({ sentence, isTrying, onTry }: LoadFailureProps) {
  const { shell } = useTexts();
  return (
    <Alert color="red" role="alert" mb="lg">
      <Group justify="space-between">
        <Text size="sm">{sentence}</Text>
        <Button variant="default" aria-busy={isTrying} onClick={() => !isTrying && onTry()}>
          {shell.tryAgain}
        </Button>
      </Group>
    </Alert>
  );
}

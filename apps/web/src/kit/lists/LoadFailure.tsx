import { Alert, Button, Group, Text } from '@mantine/core';
import { useKitTexts } from '../texts/texts.en.ts';

export interface LoadFailureProps {
  sentence: string;
  isTrying: boolean;
  onTry: () => void;
}

/** Says what could not be loaded, with a button to try again. Earlier results stay below. */
export function LoadFailure({ sentence, isTrying, onTry }: LoadFailureProps) {
  const kit = useKitTexts();
  return (
    <Alert color="red" role="alert" mb="lg">
      <Group justify="space-between">
        <Text size="sm">{sentence}</Text>
        <Button variant="default" aria-busy={isTrying} onClick={() => !isTrying && onTry()}>
          {kit.tryAgain}
        </Button>
      </Group>
    </Alert>
  );
}

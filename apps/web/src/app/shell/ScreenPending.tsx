import { Center, Text } from '@mantine/core';
import { useKitTexts } from '../../kit/texts/texts.en.ts';

/** Shown while we find out who is signed in. */
export function ScreenPending() {
  const kit = useKitTexts();
  return (
    <Center mih="50dvh" role="status">
      <Text c="dimmed">{kit.loading}</Text>
    </Center>
  );
}

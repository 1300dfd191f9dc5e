import { Center, Text } from '@mantine/core';
import { useTexts } from '../texts/use-texts.ts';

/** While it is being found out who is signed in. */
export function ScreenPending() {
  const { shell } = useTexts();
  return (
    <Center mih="50dvh" role="status">
      <Text c="dimmed">{shell.loading}</Text>
    </Center>
  );
}

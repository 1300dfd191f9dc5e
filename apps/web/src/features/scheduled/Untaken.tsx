import { Text } from '@mantine/core';
import { useScheduledTexts } from './texts.en.ts';
import { useAsksAt } from './use-asks-at.ts';

/** That no driver took a scheduled ride yet, and about when we ask them. */
export function Untaken({ asksAt }: { asksAt: string }) {
  const scheduled = useScheduledTexts();
  const clock = useAsksAt(asksAt);
  return (
    <Text size="sm" c="dimmed" className="rw-num" data-part="untaken">
      {clock === null ? scheduled.untakenSoon : scheduled.untaken(clock)}
    </Text>
  );
}

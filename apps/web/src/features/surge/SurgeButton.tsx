import { Button, Group } from '@mantine/core';
import { Flash, useFormat } from '@ridewire/ui';
import { IconTrendingUp } from '@tabler/icons-react';
import { memo, useCallback, useState } from 'react';
import { useAskedHere } from '../../kit/page/ask-page.ts';
import { SurgeDialog } from './SurgeDialog.tsx';
import { useSurge } from './surge-live.ts';
import { useSurgeTexts } from './texts.en.ts';

/** The state of surge prices, and the way to change it. The component around it renders with each update of the city. */
export const SurgeButton = memo(function SurgeButton() {
  const texts = useSurgeTexts();
  const format = useFormat();
  const surge = useSurge();
  const [isOpen, setOpen] = useState(false);
  useAskedHere(
    'surge',
    useCallback(() => setOpen(true), []),
    surge !== undefined,
  );
  if (!surge) return null;
  const { isOn, areas } = surge;
  const highest = Math.max(0, ...areas.map(({ tenths }) => tenths));
  const line = !isOn
    ? texts.off
    : areas.length === 0
      ? texts.calm
      : texts.busy(areas.length, format.times(highest));
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        fz="sm"
        px={10}
        mih={36}
        flex="none"
        style={{ alignSelf: 'center' }}
        color={areas.length > 0 ? 'amber' : 'gray'}
        onClick={() => setOpen(true)}
      >
        <Group component="span" gap={10} wrap="nowrap">
          <IconTrendingUp size={16} stroke={1.75} aria-hidden />
          <Flash value={line}>{line}</Flash>
        </Group>
      </Button>
      <SurgeDialog settings={surge} opened={isOpen} onClose={() => setOpen(false)} />
    </>
  );
});

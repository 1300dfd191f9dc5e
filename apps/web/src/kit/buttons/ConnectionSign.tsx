import { Box, Group } from '@mantine/core';
import { LINK_STATES } from '../live/link-states.ts';
import { useConnectionPart } from '../live/connection-state.ts';
import { useKitTexts } from '../texts/texts.en.ts';

/** Shows whether the page is up to date. */
export function ConnectionSign() {
  const kit = useKitTexts();
  const { sign: state } = LINK_STATES[useConnectionPart('status')];
  const words = { live: kit.live, down: kit.notLive, connecting: kit.connecting };
  return (
    <Group
      component="span"
      gap={6}
      wrap="nowrap"
      fz="0.8125rem"
      c="dimmed"
      data-part="link-sign"
      data-print="none"
      data-state={state}
    >
      <Box
        component="span"
        w={8}
        h={8}
        bdrs="50%"
        bg={state === 'live' ? 'var(--rw-primary)' : 'var(--rw-rail-stuck)'}
        aria-hidden
      />
      {words[state]}
    </Group>
  );
}

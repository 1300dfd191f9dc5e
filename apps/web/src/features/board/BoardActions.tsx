import { Box, Group, Text } from '@mantine/core';
import { isActive, type RideDetail } from '@ridewire/contracts';
import { Elapsed, useMemory } from '@ridewire/ui';
import { IconClockExclamation } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useAskedHere } from '../../kit/page/ask-page.ts';
import { ConnectedButton } from '../../kit/buttons/ConnectedButton.tsx';
import { StuckOwner } from '../stuck/StuckOwner.tsx';
import { useShownBoard } from './board-context.ts';
import { BoardSource } from './BoardSource.tsx';
import { RideDialogs, type Asked } from './RideActions.tsx';
import { useBoardTexts } from './texts.en.ts';
import { IfMay } from '../session/IfMay.tsx';

const NO_FILTERS = {};
const STUCK_STYLE = {
  order: 1,
  borderRadius: 'var(--mantine-radius-md)',
  background: 'var(--rw-warning-bg)',
  color: 'var(--rw-warning-text)',
};

/** The live board's actions for a ride under way, and why it needs attention. The board is followed only for such a ride. */
export function BoardActions({ ride }: { ride: RideDetail }) {
  // A person who ends it here still sees the dialog close.
  const [wasActive] = useMemory(false, (before) => before || isActive(ride.status));
  return (
    wasActive && (
      <BoardSource search={NO_FILTERS}>
        <ActiveRide ride={ride} />
      </BoardSource>
    )
  );
}

function ActiveRide({ ride: { id, status, next } }: { ride: RideDetail }) {
  const texts = useBoardTexts();
  const { board } = useShownBoard();
  const [asked, setAsked] = useState<Asked | null>(null);
  const stuck = isActive(status) && board?.stuck.get(id);
  const isWaiting = !board;
  const isKnown = board?.state.rides.has(id) === true;
  const [cancel, reassign] = useMemo(
    () => [() => setAsked('cancel'), () => setAsked('reassign')] as const,
    [],
  );
  useAskedHere(`cancel ${id}`, cancel, isKnown && isActive(status));
  useAskedHere(`reassign ${id}`, reassign, isKnown && status === 'accepted');
  return (
    <>
      {stuck && (
        // Below the buttons: a sentence among them would part them.
        <Group
          role="status"
          wrap="nowrap"
          align="flex-start"
          gap={8}
          flex="1 1 100%"
          px={12}
          py={8}
          style={STUCK_STYLE}
        >
          <IconClockExclamation size={20} stroke={1.75} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
          <Group gap="4px 20px" miw={0}>
            <Box miw={0} flex="0 1 auto">
              {texts.board.whyLong[stuck.why]}{' '}
              <Text span inherit fw={650}>
                <Elapsed since={stuck.sinceMs} />
              </Text>
            </Box>
            <StuckOwner rideId={id} />
          </Group>
        </Group>
      )}
      <IfMay right="rides:write">
        {status === 'requested' && !next && (
          <ConnectedButton variant="default" isWaiting={isWaiting} onPress={() => setAsked('assign')}>
            {texts.assign.open}
          </ConnectedButton>
        )}
        {status === 'accepted' && (
          <ConnectedButton variant="default" isWaiting={isWaiting} onPress={() => setAsked('reassign')}>
            {texts.reassign.open}
          </ConnectedButton>
        )}
        {isActive(status) && (
          <ConnectedButton
            variant="light"
            color="red"
            isWaiting={isWaiting}
            onPress={() => setAsked('cancel')}
          >
            {texts.cancel.open}
          </ConnectedButton>
        )}
      </IfMay>
      <RideDialogs rideId={id} asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

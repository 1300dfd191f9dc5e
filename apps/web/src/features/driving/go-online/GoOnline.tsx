import { Anchor, Box, Group, Paper, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { AvailabilityButton } from '../AvailabilityButton.tsx';
import { LaterBreakMenu } from '../breaks/LaterBreakMenu.tsx';
import { LaterBreakNotice } from '../breaks/LaterBreakNotice.tsx';
import { LocationNotice } from '../LocationNotice.tsx';
import { PresenceNotice } from '../PresenceNotice.tsx';
import { LINK_STATES } from '../../../kit/live/link-states.ts';
import { useConnectionPart } from '../../../kit/live/connection-state.ts';
import { useAvailabilityLive } from '../driving-live.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { OnlineChecks } from './OnlineChecks.tsx';
import { useDriverTexts } from '../texts.en.ts';
import drivingStyles from '../driving.module.css';
import { Waiting } from '../../../kit/page/Waiting.tsx';

/** A line's height, without words. */
const UNKNOWN = '\u00a0';

/** Only the switch, with its requirements. */
export function GoOnline() {
  const driver = useDriverTexts();
  const { data: availability } = useAvailabilityLive();
  const isDown = LINK_STATES[useConnectionPart('status')].sign === 'down';
  const isOnline = availability?.available === true;
  const onBreak = availability?.presence.onBreak;
  return (
    <Page title={isOnline ? driver.goOffline : driver.goOnline}>
      <Paper withBorder display="grid" maw={480} p={20} style={{ gap: 20 }} aria-busy={!availability}>
        <div>
          <Text
            span
            size="xl"
            className={drivingStyles.online}
            data-online={isOnline || undefined}
            role="status"
          >
            {isOnline ? driver.online : onBreak ? driver.onBreak : driver.offline}
          </Text>
          {!availability && <Text c="dimmed">{UNKNOWN}</Text>}
          {availability?.approved && !availability.suspended && !onBreak && (
            <Text c="dimmed">{isOnline ? driver.onlineHint : driver.offlineHint}</Text>
          )}
        </div>
        {/* Their number is known by then; without a link they say just that. */}
        {availability || isDown ? <OnlineChecks /> : <Waiting height={150} />}
        <PresenceNotice />
        <LaterBreakNotice />
        <LocationNotice />
        {/* The button keeps its space while nothing is known. */}
        <Group mih={64} gap={8} wrap="nowrap">
          <Box flex={1}>
            <AvailabilityButton size="xl" />
          </Box>
          {isOnline && <LaterBreakMenu />}
        </Group>
        {isOnline && (
          <Anchor
            component={Link}
            to="/dashboard/driver"
            display="grid"
            mih={44}
            fw={600}
            style={{ placeItems: 'center' }}
          >
            {driver.toRequests}
          </Anchor>
        )}
      </Paper>
    </Page>
  );
}

import './go-online.css';
import { Anchor, Paper, Skeleton, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { AvailabilityButton } from '../../driving/AvailabilityButton.tsx';
import { LocationNotice } from '../../driving/LocationNotice.tsx';
import { PresenceNotice } from '../../driving/PresenceNotice.tsx';
import { useLinkPart } from '../../live/link-state.ts';
import { useAvailabilityLive } from '../../live/use-live.ts';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { OnlineChecks } from './OnlineChecks.tsx';

/** A line's height, and no words. */
const UNKNOWN = '\u00a0';

/** The switch alone, with what is needed for it. */
export function GoOnline() {
  const { driver } = useTexts();
  const { data: availability } = useAvailabilityLive();
  const status = useLinkPart('status');
  const isDown = status === 'down' || status === 'offline';
  const isOnline = availability?.available === true;
  return (
    <Page title={isOnline ? driver.goOffline : driver.goOnline}>
      <Paper className="rw-go" withBorder aria-busy={!availability}>
        <div className="rw-go-state">
          <span className="rw-driver-online rw-go-word" data-online={isOnline || undefined} role="status">
            {isOnline ? driver.online : driver.offline}
          </span>
          {!availability && <Text c="dimmed">{UNKNOWN}</Text>}
          {availability?.approved && !availability.suspended && (
            <Text c="dimmed">{isOnline ? driver.onlineHint : driver.offlineHint}</Text>
          )}
        </div>
        {/* Their number is known by then; without a link they say just that. */}
        {availability || isDown ? (
          <OnlineChecks />
        ) : (
          <Skeleton height={150} radius="sm" className="rw-late" />
        )}
        <PresenceNotice />
        <LocationNotice />
        <div className="rw-go-button">
          <AvailabilityButton size="xl" />
        </div>
        {isOnline && (
          <Anchor component={Link} to="/dashboard/driver" className="rw-go-link">
            {driver.toRequests}
          </Anchor>
        )}
      </Paper>
    </Page>
  );
}

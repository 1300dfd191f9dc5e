import './go-online.css';
import { Anchor, Paper, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { AvailabilityButton } from '../../driving/AvailabilityButton.tsx';
import { LocationNotice } from '../../driving/LocationNotice.tsx';
import { useAvailabilityLive } from '../../live/use-live.ts';
import { Page } from '../../shell/Page.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { OnlineChecks } from './OnlineChecks.tsx';

/** The switch alone, with what is needed for it. */
export function GoOnline() {
  const { driver } = useTexts();
  const { data: availability } = useAvailabilityLive();
  const isOnline = availability?.available === true;
  return (
    <Page title={isOnline ? driver.goOffline : driver.goOnline}>
      <Paper className="rw-go" withBorder aria-busy={!availability}>
        <div className="rw-go-state">
          <span className="rw-driver-online rw-go-word" data-online={isOnline || undefined} role="status">
            {isOnline ? driver.online : driver.offline}
          </span>
          {availability?.approved && !availability.suspended && (
            <Text c="dimmed">{isOnline ? driver.onlineHint : driver.offlineHint}</Text>
          )}
        </div>
        <OnlineChecks />
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

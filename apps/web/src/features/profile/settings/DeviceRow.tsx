import { Button, Group } from '@mantine/core';
import type { SessionView } from '@ridewire/contracts';
import { Age, ToneBadge, useFlash, useFormat, useNow } from '@ridewire/ui';
import {
  type Icon,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconTerminal2,
} from '@tabler/icons-react';
import { describeDevice, type Device } from './describe-device.ts';
import { useDeviceName } from './use-device-name.ts';
import { useSettingsTexts } from './texts.en.ts';
import { Row } from '../../../kit/lists/Row.tsx';
import styles from './settings.module.css';

const HOUR_MS = 3_600_000;

/** When a device was last heard from. The server saves it once an hour, so minutes would be too exact. */
function LastSeen({ session }: { session: SessionView }) {
  const settings = useSettingsTexts();
  const seenMs = Date.parse(session.lastSeenAt);
  const nowMs = useNow((ms) => Math.max(1_000, seenMs + HOUR_MS - ms));
  if (session.isCurrent) return settings.now;
  return nowMs - seenMs < HOUR_MS ? settings.withinHour : <Age since={seenMs} />;
}

const SIGNS: Record<Device['form'], Icon> = {
  desktop: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  program: IconTerminal2,
};

export interface DeviceRowProps {
  session: SessionView;
  /** Without it, the row only informs. */
  onSignOut?: () => void;
}

/** One signed-in browser or program. */
export function DeviceRow({ session, onSignOut }: DeviceRowProps) {
  const settings = useSettingsTexts();
  const format = useFormat();
  const name = useDeviceName()(session);
  const flash = useFlash(session.lastSeenAt);
  const Sign = SIGNS[describeDevice(session).form];
  return (
    <Row className={styles.device} {...flash}>
      <Sign size={24} stroke={1.75} aria-hidden />
      <div>
        <Group component="p" gap="2px 8px" fw={600} style={{ overflowWrap: 'anywhere' }}>
          <span>{name}</span>
          {session.isCurrent && (
            <ToneBadge tone="wire" size="sm">
              {settings.thisDevice}
            </ToneBadge>
          )}
        </Group>
        <p className={`${styles.deviceFacts} rw-num`}>
          <span>{settings.at(settings.kinds[session.kind], session.ipAddress)}</span>
          <span>
            {settings.since} <time dateTime={session.createdAt}>{format.dateTime(session.createdAt)}</time>
          </span>
          <span>
            {settings.lastSeen} <LastSeen session={session} />
          </span>
        </p>
      </div>
      {!session.isCurrent && onSignOut && (
        <Button variant="default" size="sm" aria-label={settings.signOutOf(name)} onClick={onSignOut}>
          {settings.signOut}
        </Button>
      )}
    </Row>
  );
}

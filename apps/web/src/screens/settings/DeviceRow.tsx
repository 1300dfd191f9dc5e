import { Button } from '@mantine/core';
import type { SessionView } from '@ridewire/contracts';
import { ToneBadge, useFlash, useFormat } from '@ridewire/ui';
import {
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconTerminal2,
  type Icon,
} from '@tabler/icons-react';
import { useTexts } from '../../texts/use-texts.ts';
import { describeDevice, type Device } from './describe-device.ts';
import { LastSeen } from './LastSeen.tsx';
import { useDeviceName } from './use-device-name.ts';

const SIGNS: Record<Device['form'], Icon> = {
  desktop: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  program: IconTerminal2,
};

export interface DeviceRowProps {
  session: SessionView;
  /** Without it the row only tells. */
  onSignOut?: () => void;
}

/** One signed-in browser or program. */
export function DeviceRow({ session, onSignOut }: DeviceRowProps) {
  const { settings } = useTexts();
  const format = useFormat();
  const name = useDeviceName()(session);
  const flash = useFlash(session.lastSeenAt);
  const Sign = SIGNS[describeDevice(session).form];
  return (
    <li className="rw-device" {...flash}>
      <Sign size={24} stroke={1.75} aria-hidden />
      <div className="rw-device-what">
        <p className="rw-device-name">
          <span>{name}</span>
          {session.isCurrent && (
            <ToneBadge tone="wire" size="sm">
              {settings.thisDevice}
            </ToneBadge>
          )}
        </p>
        <p className="rw-device-facts rw-num">
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
    </li>
  );
}

import { Button, Stack } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { IconNavigation, IconPhone } from '@tabler/icons-react';
import { Hint } from '@ridewire/ui';
import { ArriveButton } from './ArriveButton.tsx';
import { KeptNote } from '../kept/KeptNote.tsx';
import { navigationLink } from '../navigation-link.ts';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import { type EarlyButton, type EarlyMenu, useEarlyButton } from '../../../kit/menus/early-menu.ts';
import { MoreButton } from './MoreButton.tsx';
import type { RideMenuProps } from './RideMenu.tsx';
import { headingTo } from './ride-stage.ts';
import { StageButton } from './StageButton.tsx';
import { LaterChatButton } from '../../chat/LaterChatButton.tsx';
import { useMe } from '../../session/use-me.ts';
import { useDriverTexts } from '../texts.en.ts';
import styles from './driver-home.module.css';

export interface RideFooterProps {
  ride: DriverRide;
  watch: (rideId: string | null) => void;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** A driver's actions for a ride, near the thumb: call, find the way, go on. */
export function RideFooter({ ride, watch }: RideFooterProps) {
  const driver = useDriverTexts();
  const driverId = useMe()?.id;
  const { phone } = ride.rider;
  const contact = { size: 'md', variant: 'default', leftSection: <IconPhone {...icon} /> } as const;
  return (
    <Stack gap="sm">
      <div className={styles.drivingButtons}>
        {phone ? (
          <Button component="a" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} {...contact}>
            {driver.contactRider}
          </Button>
        ) : (
          <Hint label={driver.noPhone} isInstant>
            <Button data-disabled aria-disabled {...contact}>
              {driver.contactRider}
            </Button>
          </Hint>
        )}
        <Button
          component="a"
          href={navigationLink(ride[headingTo(ride)], navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
          size="md"
          variant="default"
          leftSection={<IconNavigation {...icon} />}
        >
          {driver.navigate}
        </Button>
        {driverId && (
          <LaterChatButton rideId={ride.id} driverId={driverId} side="driver" name={ride.rider.name} />
        )}
        <LaterRideMenu ride={ride} watch={watch} />
      </div>
      <ArriveButton ride={ride} />
      <StageButton ride={ride} />
      <KeptNote rideId={ride.id} />
    </Stack>
  );
}

const LazyRideMenu = lazyLater<RideMenuProps & EarlyMenu & EarlyButton>(
  async () => (await import('./RideMenu.tsx')).RideMenu,
  ({ onPress, leave }) => <MoreButton ref={leave} aria-haspopup="menu" onClick={onPress} />,
);

const LaterRideMenu = (props: RideMenuProps) => <LazyRideMenu {...props} {...useEarlyButton()} />;

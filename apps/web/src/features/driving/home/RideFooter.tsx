import { phoneLink } from '../../../kit/texts/phone-link.ts';
import { Button, Stack, Text } from '@mantine/core';
import type { DriverRide } from '@ridewire/contracts';
import { IconNavigation, IconPhone } from '@tabler/icons-react';
import { Hint, statusIcons } from '@ridewire/ui';
import type { ArrivalNoteProps } from './ArrivalNote.tsx';
import { KeptNote } from '../kept/KeptNote.tsx';
import { navigationLink } from '../navigation-link.ts';
import { lazyLater } from '../../../kit/page/lazy-extra.tsx';
import { type EarlyButton, type EarlyMenu, useEarlyButton } from '../../../kit/menus/early-menu.ts';
import { MoreButton } from './MoreButton.tsx';
import type { RideMenuProps } from './RideMenu.tsx';
import { headingOf } from './ride-stage.ts';
import { StageButton } from './StageButton.tsx';
import type { StageDialogsProps } from './StageDialogs.tsx';
import { useArrival } from './use-arrival.ts';
import { useReachStop } from './use-reach-stop.ts';
import { useStage } from './use-stage.ts';
import { LaterChatButton } from '../../chat/LaterChatButton.tsx';
import { useMe } from '../../session/use-me.ts';
import { useDriverTexts } from '../texts.en.ts';
import { whoRides } from './who-rides.ts';
import styles from './driver-panel.module.css';

export interface RideFooterProps {
  ride: DriverRide;
  watch: (rideId: string | null) => void;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** A driver's actions for a ride, near the thumb: call, find the way, go on. */
export function RideFooter({ ride, watch }: RideFooterProps) {
  const driver = useDriverTexts();
  const driverId = useMe()?.id;
  const stage = useStage(ride);
  const arrival = useArrival(ride);
  const sayings = [arrival, useReachStop(ride)];
  const first = sayings.find(({ isFirst }) => isFirst);
  const { phone } = whoRides(ride);
  const contact = { size: 'md', variant: 'default', leftSection: <IconPhone {...icon} /> } as const;
  // The stage is in the menu while something else is said first, for a driver whom their position holds up.
  const laterStage =
    first && stage.to
      ? { label: driver.stages[stage.to], icon: statusIcons[stage.to], onPress: stage.press }
      : undefined;
  return (
    <Stack gap="sm">
      <div className={styles.drivingButtons}>
        {phone ? (
          <Button component="a" href={phoneLink(phone)} {...contact}>
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
          href={navigationLink(headingOf(ride).at, navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
          size="md"
          variant="default"
          leftSection={<IconNavigation {...icon} />}
        >
          {driver.navigate}
        </Button>
        {driverId && !ride.rider.isGuest && (
          <LaterChatButton rideId={ride.id} driverId={driverId} side="driver" name={ride.rider.name} />
        )}
        <LaterRideMenu
          ride={ride}
          watch={watch}
          laterStage={laterStage}
          shown={arrival.isFirst ? 'arrived' : undefined}
        />
      </div>
      <ArrivalNote ride={ride} arrival={arrival} watch={watch} />
      <StageButton ride={ride} stage={stage} first={first} />
      <StageDialogs ride={ride} stage={stage} />
      <KeptNote rideId={ride.id} />
    </Stack>
  );
}

const LazyRideMenu = lazyLater<RideMenuProps & EarlyMenu & EarlyButton>(
  async () => (await import('./RideMenu.tsx')).RideMenu,
  ({ onPress, leave }) => <MoreButton ref={leave} aria-haspopup="menu" onClick={onPress} />,
);

const ArrivalNote = lazyLater<ArrivalNoteProps>(
  async () => (await import('./ArrivalNote.tsx')).ArrivalNote,
  // The lines it takes once the driver has arrived, so that nothing moves when it comes.
  ({ ride }) =>
    ride.status === 'accepted' &&
    ride.times.arrived && (
      <Text>
        <br />
        <br />
      </Text>
    ),
);

const StageDialogs = lazyLater<StageDialogsProps>(
  async () => (await import('./StageDialogs.tsx')).StageDialogs,
);

const LaterRideMenu = (props: RideMenuProps) => <LazyRideMenu {...props} {...useEarlyButton()} />;
